"""The terminal is given back on every way out, and every size is drawn."""

import os
import signal

import pytest

from support.terminal import is_alive
from support.waiting import until

BEFORE = "what was here before"


@pytest.fixture
def before(terminal):
    """A terminal with something on it, and what its line and modes are like."""
    terminal.run(f"clear; echo '{BEFORE}'")
    terminal.wait_for(f"^{BEFORE}")
    return terminal, terminal.settings(), terminal.modes()


def assert_given_back(terminal, settings, modes):
    assert terminal.settings() == settings
    assert terminal.modes() == modes
    # What a crash says may have pushed it up.
    assert f"\n{BEFORE}\n" in "\n" + terminal.history()
    assert "╭" not in terminal.history()
    # The line is a person's again: what is typed is echoed and run.
    terminal.run("echo alive-$((40+2))")
    terminal.wait_for("^alive-42")


@pytest.mark.parametrize("keys", [["q"], ["C-c"], [":", "q", "u", "i", "t", "Enter"]])
def test_quitting_gives_the_terminal_back(before, keys):
    terminal, settings, modes = before
    terminal.start_inbox("--no-stream")
    assert terminal.modes() != modes
    terminal.keys(*keys)
    assert terminal.status() == 0
    assert_given_back(terminal, settings, modes)


@pytest.mark.parametrize(
    "number, status", [(signal.SIGTERM, 143), (signal.SIGINT, 130), (signal.SIGHUP, 129)]
)
def test_a_signal_gives_the_terminal_back(before, number, status):
    terminal, settings, modes = before
    terminal.start_inbox("--no-stream")
    os.kill(terminal.process(), number)
    assert terminal.status() == status
    assert_given_back(terminal, settings, modes)


@pytest.mark.parametrize("number", [signal.SIGSEGV, signal.SIGABRT, signal.SIGBUS])
def test_a_crash_of_the_main_thread_gives_the_terminal_back(before, number):
    terminal, settings, modes = before
    terminal.start_inbox("--no-stream")
    os.kill(terminal.process(), number)
    assert terminal.status() == 128 + number
    assert_given_back(terminal, settings, modes)


def test_a_crash_of_another_thread_gives_the_terminal_back_and_says_why(before, program):
    terminal, settings, modes = before
    terminal.start_inbox("--no-stream", "--crash-for-tests")
    assert program.call("do", "crash").returncode == 70
    assert terminal.status() > 128
    assert "crashed on purpose" in terminal.history() or "Illegal instruction" in terminal.history()
    assert_given_back(terminal, settings, modes)


def test_ctrl_z_stops_it_and_fg_brings_it_back(before, program):
    terminal, settings, modes = before
    terminal.call("--no-stream")
    terminal.wait_for_inbox()
    for _ in range(2):
        terminal.keys("C-z")
        assert terminal.status() == 148
        assert terminal.settings() == settings
        assert terminal.modes() == modes
        terminal.shell("fg")
        terminal.wait_for_inbox()
        terminal.wait_for("FG foreground")
    program.get("push", program.payload("After fg"))
    terminal.wait_for("After fg")
    terminal.keys("q")
    assert terminal.status() == 0


@pytest.mark.parametrize("columns, rows", [(120, 36), (80, 24), (40, 10), (20, 5), (200, 60), (10, 3)])
def test_every_size_is_drawn(open_terminal, columns, rows, program):
    terminal = open_terminal(columns=columns, rows=rows)
    terminal.start_inbox("--no-stream")
    program.get("push", program.payload("Paket 包裹", badge=3))
    terminal.wait_for("P")
    lines = terminal.screen()
    assert len(lines) <= rows
    assert program.state_now()["arrivals"] == 1


def test_resizing_while_pushes_flow(inbox, program):
    program.get("do", "stream rate 200/s")
    for columns, rows in [(120, 36), (40, 10), (100, 30), (60, 8), (116, 24), (80, 24)] * 3:
        inbox.resize(columns, rows)
        inbox.wait(lambda rows=rows: len(inbox.screen()) <= rows and inbox.text().strip(), "a frame")
    program.get("do", "stream off")
    inbox.wait(lambda: is_whole(inbox.screen()), "a frame of the last size")
    inbox.keys("q")
    assert inbox.status() == 0


def is_whole(lines):
    """Whether every row of the panes reaches from edge to edge of 80 columns."""
    rows = [line for line in lines if line.startswith("│")]
    return len(lines) == 24 and rows and all(len(line) <= 80 and line.endswith("│") for line in rows)


def test_ctrl_l_paints_over_what_another_program_wrote(inbox):
    with open(inbox.tty(), "w", encoding="utf-8") as tty:
        tty.write("\x1b[5;5Hgarbage from elsewhere")
    inbox.wait_for("garbage from elsewhere")
    inbox.keys("C-l")
    inbox.wait_until_gone("garbage from elsewhere")


def test_escape_acts_at_once(inbox):
    inbox.keys("?")
    inbox.wait_for("Keys and commands")
    inbox.keys("Escape")
    inbox.wait_until_gone("Keys and commands")
    assert "FG foreground" in inbox.text()


def test_the_end_of_the_terminal_is_the_end_of_belfry(inbox, program):
    process = inbox.process()
    inbox.close()
    until(lambda: not is_alive(process), "the end of the process")
    assert not program.socket().exists()


@pytest.mark.parametrize("theme", ["nord", "mono", "solarized-light"])
def test_themes(terminal, theme):
    terminal.start_inbox("--no-stream", "--theme", theme)
    terminal.wait_for("FG foreground")


def test_no_color_sends_no_colour(open_terminal):
    terminal = open_terminal(NO_COLOR="1")
    terminal.start_inbox("--no-stream")
    terminal.wait_for("FG foreground")
    assert "38;" not in terminal.colours() and "48;" not in terminal.colours()


def test_the_locale_decides_the_language_of_the_inbox(open_terminal):
    terminal = open_terminal(LANG="zh_CN.UTF-8", LC_ALL="")
    terminal.start_inbox("--no-stream")
    terminal.wait_for("通知")
    terminal.keys("L")
    terminal.wait_for("Notifications")


def test_an_edited_profile_is_loaded_anew(inbox, program, tmp_path):
    profile = tmp_path / "a.profile"
    profile.write_text("name Shop\non willPresent return list\n")
    inbox.keys(":")
    inbox.type(f"app profile {profile}")
    inbox.keys("Enter")
    inbox.wait(lambda: "list" in program.get("push", program.payload("One")), "the profile")
    profile.write_text("name Shop\non willPresent return banner\n")
    inbox.wait_for("Loaded anew: a.profile")
    assert program.get("push", program.payload("Two")).startswith("banner ")
    profile.write_text("name Shop\non willPresnt return list\n")
    inbox.wait_for("stays as it was")
    assert program.get("push", program.payload("Three")).startswith("banner ")
