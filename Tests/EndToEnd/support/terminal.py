"""A real terminal: tmux on a socket of its own, with a shell in it."""

import itertools
import os
import re
import signal
import subprocess

from support.waiting import until

NUMBERS = itertools.count(1)
PROMPT = "ready>"


def is_alive(process):
    """Whether a process runs; one that only waits to be collected does not."""
    try:
        with open(f"/proc/{process}/stat", encoding="utf-8") as facts:
            return facts.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


class Terminal:
    def __init__(self, program, columns=80, rows=24, term="tmux-256color", **environment):
        self.program = program
        self.calls = 0
        self.is_closed = False
        self.name = f"belfry-{os.getpid()}-{next(NUMBERS)}"
        variables = program.environment | {"PS1": PROMPT + " ", "TERM": term} | environment
        self.tmux(
            "-f", "/dev/null", "new-session", "-d", "-x", str(columns), "-y", str(rows),
            "env", "-i", *(f"{name}={value}" for name, value in variables.items()),
            "bash", "--norc", "--noprofile", "--noediting",
        )
        self.tmux("set-option", "-g", "default-terminal", "tmux-256color")
        self.wait_for(PROMPT)
        # The same environment that `new-session` was given also holds for the panes that come after it.
        self.pane = self.tmux("display-message", "-p", "#{pane_id}").strip()

    def tmux(self, *words):
        done = subprocess.run(
            ["tmux", "-L", self.name, *words], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"tmux {words}: {done.stderr}"
        return done.stdout

    def close(self):
        """Ends the terminal and waits until all that ran in it has gone, so that nothing writes to its folders."""
        if self.is_closed:
            return
        self.is_closed = True
        socket = self.tmux("display-message", "-p", "#{socket_path}").strip()
        running = [process for process, _ in self.processes()]
        self.tmux("kill-server")
        until(lambda: not any(is_alive(process) for process in running), "the end of the terminal's programs")
        if os.path.exists(socket):
            os.unlink(socket)

    # What is there

    def screen(self):
        """The lines on the screen, their trailing space left out."""
        return self.tmux("capture-pane", "-p").rstrip("\n").split("\n")

    def text(self):
        return "\n".join(self.screen())

    def history(self):
        """The screen and what has scrolled off its top."""
        return self.tmux("capture-pane", "-p", "-S", "-")

    def rows(self):
        """The list, as it stands on the left of a screen of 80 columns."""
        return "\n".join(line[:34] for line in self.screen()[1:16])

    def colours(self):
        """The screen with its escape sequences."""
        return self.tmux("capture-pane", "-p", "-e")

    def tty(self):
        """The terminal's device."""
        return self.tmux("display-message", "-p", "#{pane_tty}").strip()

    def settings(self):
        """All settings of the terminal's line, as stty prints them."""
        return subprocess.run(
            ["stty", "-a", "-F", self.tty()], capture_output=True, text=True, check=True
        ).stdout

    def modes(self):
        """What programs have switched on in the terminal."""
        names = ["alternate_on", "cursor_flag", "mouse_any_flag", "mouse_sgr_flag", "keypad_cursor_flag"]
        return self.tmux("display-message", "-p", " ".join(f"{n}=#{{{n}}}" for n in names)).strip()

    # Waiting

    def wait(self, look, what):
        return until(look, lambda: f"waited in vain for {what}; the screen:\n{self.text()}")

    def wait_for(self, pattern):
        """Waits until the screen holds a match of the regular expression, and returns it."""
        return self.wait(lambda: re.search(pattern, self.text(), re.MULTILINE), pattern)

    def wait_until_gone(self, pattern):
        self.wait(lambda: not re.search(pattern, self.text(), re.MULTILINE), f"the end of {pattern}")

    # Doing

    def keys(self, *names):
        """Presses keys by tmux's names: Enter, Escape, C-z, Down, x."""
        self.tmux("send-keys", *names)

    def type(self, text):
        self.tmux("send-keys", "-l", text)

    def bytes(self, text):
        """Sends bytes as they are."""
        self.tmux("send-keys", "-H", *(f"{byte:02x}" for byte in text.encode()))

    def click(self, column, row):
        """Presses and lets go of the left button, counted from 1."""
        self.bytes(f"\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m")

    def wheel(self, column, row, down=True):
        self.bytes(f"\x1b[<{65 if down else 64};{column};{row}M")

    def resize(self, columns, rows):
        self.tmux("resize-window", "-x", str(columns), "-y", str(rows))

    def run(self, line):
        """Types a line into the shell."""
        self.type(line)
        self.keys("Enter")

    def shell(self, line):
        """Has the shell run a line; `status` tells how it ended."""
        self.calls += 1
        self.run(f"{line}; echo status{self.calls}=$?")

    def call(self, *words, before=""):
        """Calls belfry from the shell."""
        self.shell(f"{before} belfry {' '.join(words)}")

    def start_inbox(self, *words):
        """Starts the inbox from the shell and waits for its first frame."""
        self.call(*words)
        self.wait_for_inbox()

    def wait_for_inbox(self):
        self.wait(lambda: "alternate_on=1" in self.modes() and self.text().strip(), "the first frame")

    def status(self):
        """The exit status of the last line that the shell was given, once it has ended."""
        return int(self.wait_for(rf"^status{self.calls}=(\d+)").group(1))

    def kill(self):
        """Ends belfry as nothing can be caught, and makes the terminal a shell's again."""
        process = self.process()
        os.kill(process, signal.SIGKILL)
        self.wait(lambda: not is_alive(process), "the end of the process")
        self.run("tput rmcup; tput cnorm; stty sane")
        self.wait(lambda: "alternate_on=0" in self.modes(), "the shell's screen")

    def process(self):
        """The number of the belfry that runs here, or is stopped."""
        return self.wait(
            lambda: next((process for process, name in self.processes() if name == "belfry"), None), "the process"
        )

    def processes(self):
        """The number and the name of everything that runs here."""
        tty = self.tty().removeprefix("/dev/")
        done = subprocess.run(
            ["ps", "-t", tty, "-o", "pid=,comm="], capture_output=True, text=True, check=False
        )
        return [(int(line.split()[0]), line.split()[1]) for line in done.stdout.splitlines()]
