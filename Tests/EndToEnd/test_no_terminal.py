"""Where the inbox cannot run it says so in one plain sentence, with the fix, and touches nothing."""

import os
import pty
import subprocess

import pytest


def start(program, stdin, stdout, term="xterm-256color"):
    return subprocess.run(
        program.command("--no-stream"), stdin=stdin, stdout=stdout, stderr=subprocess.PIPE, text=True,
        env=program.environment | {"TERM": term}, timeout=60, check=False,
    )


@pytest.fixture
def tty():
    master, slave = pty.openpty()
    yield slave
    os.close(master)
    os.close(slave)


def assert_refused(done, *words):
    assert done.returncode == 2, done.stderr
    assert done.stderr.count("\n") <= 2
    for word in words:
        assert word in done.stderr


def test_input_at_its_end(program, tty):
    assert_refused(start(program, subprocess.DEVNULL, tty), "needs a terminal")


def test_output_into_a_pipe(program, tty):
    done = start(program, tty, subprocess.PIPE)
    assert_refused(done, "needs a terminal")
    assert done.stdout == ""


@pytest.mark.parametrize(
    "term, word", [("dumb", "cannot move its cursor"), ("nosuchterm", "no description"), ("", "TERM is not set")]
)
def test_a_terminal_that_cannot_show_it(program, tty, term, word):
    assert_refused(start(program, tty, tty, term), word, "TERM=xterm-256color")


def test_nothing_is_left_behind(program, tty):
    start(program, tty, tty, "dumb")
    assert not program.socket().exists()
    assert program.call("mark").returncode == 2


@pytest.mark.parametrize(
    "variable, word",
    [("XDG_STATE_HOME", "--ephemeral"), ("XDG_RUNTIME_DIR", "ls -ld")],
)
def test_a_folder_that_cannot_be_made(program, tty, variable, word):
    # Not even root may make folders there.
    program.environment[variable] = "/sys/kernel"
    assert_refused(start(program, tty, tty), word)


def test_a_folder_that_others_can_reach_is_not_used_for_the_socket(program, tty):
    folder = program.run_folder / "belfry"
    folder.mkdir(mode=0o755)
    os.chmod(folder, 0o755)
    assert_refused(start(program, tty, tty), "not yours alone", f"chmod 700 {folder}")


def test_a_theme_that_is_not_there_is_said_with_what_is(terminal):
    terminal.start_inbox("--no-stream", "--theme", "nrod")
    terminal.wait_for("nrod")
