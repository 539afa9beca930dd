"""What was acknowledged is there again, and what is wrong with the journal is said."""

import shutil
import sqlite3
import subprocess
from contextlib import closing

import pytest

from support.program import TOP


def journal(program, instance="default"):
    return program.state / "belfry" / f"{instance}.journal"


def look_into(program):
    return sqlite3.connect(f"file:{journal(program)}?mode=ro", uri=True)


def test_a_start_shows_what_was_there_before(inbox, program):
    program.get("push", program.payload("Before", badge=5))
    program.get("do", "app background")
    inbox.keys("q")
    assert inbox.status() == 0
    inbox.start_inbox("--no-stream")
    inbox.wait_for("Before")
    inbox.wait_for("badge 5")
    inbox.wait_for("BG background")


def test_kill_9_loses_nothing_that_was_acknowledged(inbox, program):
    for round in range(3):
        for number in range(10):
            program.get("push", program.payload(f"Push {round}.{number}"))
        inbox.kill()
        inbox.start_inbox("--no-stream")
        assert program.state_now()["arrivals"] == (round + 1) * 10
    inbox.wait_for(r"Push 2\.9")


def test_kill_9_in_the_middle_of_a_stream_keeps_the_journal_whole(terminal, program):
    terminal.start_inbox("--seed", "1")
    program.get("do", "stream rate 2000/s")
    terminal.wait(lambda: program.state_now()["arrivals"] > 1000, "a thousand pushes")
    terminal.kill()
    terminal.start_inbox("--no-stream")
    assert program.state_now()["arrivals"] > 0
    with closing(look_into(program)) as base:
        assert base.execute("pragma integrity_check").fetchone() == ("ok",)


def test_ephemeral_leaves_nothing_behind(terminal, program):
    terminal.start_inbox("--no-stream", "--ephemeral")
    program.get("push", program.payload("Gone"))
    terminal.wait_for("Gone")
    terminal.keys("q")
    assert terminal.status() == 0
    assert not any(program.state.rglob("*"))


def test_reset_begins_anew_and_keeps_the_history(inbox, program):
    program.get("push", program.payload("Old", badge=4))
    inbox.wait_for("Old")
    program.get("do", "reset")
    inbox.wait(lambda: program.state_now()["arrivals"] == 0, "the empty list")
    assert program.state_now()["badge"] == 0
    with closing(look_into(program)) as base:
        assert base.execute("select count(*) from history").fetchone()[0] == 1


def test_a_damaged_journal_is_moved_aside_with_a_word(terminal, program):
    path = journal(program)
    path.parent.mkdir(mode=0o700)
    path.write_bytes(b"this is no database at all, and long enough to be looked at" * 100)
    kept = path.read_bytes()
    terminal.start_inbox("--no-stream")
    terminal.wait_for("damaged")
    others = [other for other in path.parent.iterdir() if other.name.startswith("default.journal") and
              other.is_file() and other.read_bytes() == kept]
    assert len(others) == 1


def test_a_newer_journal_is_left_alone(inbox, program):
    inbox.keys("q")
    assert inbox.status() == 0
    with closing(sqlite3.connect(journal(program))) as base:
        base.execute("pragma user_version = 9999")
    before = journal(program).read_bytes()
    inbox.call()
    assert inbox.status() == 2
    assert "A newer belfry wrote" in inbox.text()
    assert "alternate_on=0" in inbox.modes()
    assert journal(program).read_bytes() == before


def test_a_journal_in_use_is_not_shared(inbox, program, open_terminal):
    other = open_terminal(XDG_RUNTIME_DIR=str(program.config))
    other.call()
    assert other.status() == 2
    assert "--instance NAME" in other.text()


@pytest.fixture
def full_disk(program):
    """A library that makes every write to the journal fail as a full disk does, once a file says so."""
    source = TOP / "Tests" / "EndToEnd" / "support" / "full_disk.c"
    library = program.folder / "full_disk.so"
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    subprocess.run([compiler, "-shared", "-fPIC", "-o", library, source, "-ldl"], check=True)
    return library, program.folder / "full"


def test_a_full_disk_answers_no_and_keeps_what_was_there(open_terminal, program, full_disk):
    library, switch = full_disk
    terminal = open_terminal(FULL_DISK=str(switch))
    terminal.call("--no-stream", before=f"LD_PRELOAD={library}")
    terminal.wait_for_inbox()
    program.get("push", program.payload("Kept"))
    switch.touch()
    done = program.call("push", program.payload("Lost"))
    assert done.returncode == 1
    assert "full" in done.stderr
    terminal.wait_for("full")
    assert program.state_now()["arrivals"] == 1
    assert program.call("push", program.payload("Lost too")).returncode == 1
    terminal.keys("q")
    assert terminal.status() == 0
    switch.unlink()
    terminal.start_inbox("--no-stream")
    terminal.wait_for("Kept")
    assert program.state_now()["arrivals"] == 1


def test_room_on_the_disk_is_told_and_used(open_terminal, program, full_disk):
    library, switch = full_disk
    terminal = open_terminal(FULL_DISK=str(switch))
    terminal.call("--no-stream", before=f"LD_PRELOAD={library}")
    terminal.wait_for_inbox()
    switch.touch()
    assert program.call("push", program.payload("Lost")).returncode == 1
    terminal.wait_for("full")
    switch.unlink()
    terminal.wait(lambda: program.call("push", program.payload("Kept")).returncode == 0, "the first push that is taken again")
    terminal.wait_for("can be written again")
    terminal.wait_for("Kept")
    assert program.state_now()["arrivals"] == 1
