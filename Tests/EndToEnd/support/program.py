"""The built program, called as a person calls it."""

import json
import os
import subprocess
from pathlib import Path

TOP = Path(__file__).resolve().parents[3]
BINARY = Path(os.environ.get("BELFRY", TOP / ".build" / "debug" / "belfry"))


class Program:
    def __init__(self, folder):
        self.folder = folder
        self.run_folder = folder / "run"
        self.state = folder / "state"
        self.config = folder / "config"
        for made in (self.run_folder, self.state, self.config):
            made.mkdir(mode=0o700)
        self.environment = {
            "PATH": f"{BINARY.parent}:{os.environ['PATH']}",
            "HOME": str(folder),
            "LC_ALL": "C.UTF-8",
            "XDG_RUNTIME_DIR": str(self.run_folder),
            "XDG_STATE_HOME": str(self.state),
            "XDG_CONFIG_HOME": str(self.config),
            "SWIFT_BACKTRACE": "enable=no",
            # Tests run side by side; those about the gateway choose free ports.
            "BELFRY_PORTS": "off",
        }

    @staticmethod
    def command(*words):
        """The words of a call."""
        return [str(BINARY), *words]

    def call(self, *words, stdin="", patience=60, **more):
        """Calls belfry and returns what came of it."""
        return subprocess.run(
            self.command(*words),
            input=stdin,
            env=self.environment | more,
            capture_output=True,
            text=True,
            timeout=patience,
            check=False,
        )

    def get(self, *words, **more):
        """Calls belfry, which must succeed, and returns what it prints."""
        done = self.call(*words, **more)
        assert done.returncode == 0, f"belfry {words}: {done.returncode}\n{done.stdout}{done.stderr}"
        return done.stdout

    def state_now(self, **more):
        return json.loads(self.get("state", "--json", **more))

    def start(self, *words, before=(), **pipes):
        """Starts belfry, by way of another program if `before` names one, and goes on."""
        return subprocess.Popen(
            [*before, *self.command(*words)], env=self.environment, stdin=subprocess.DEVNULL, text=True, **pipes
        )

    def file(self, name, content):
        """Writes a file and returns its path."""
        path = self.folder / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return str(path)

    def payload(self, title="Your parcel", body="Order 7731 left the depot", **aps):
        """Writes an alert and returns the file's path."""
        aps = {"alert": {"title": title, "body": body}} | aps
        return self.file("payload.apns", json.dumps({"aps": aps}, ensure_ascii=False))

    def socket(self, instance="default"):
        return self.run_folder / "belfry" / f"{instance}.sock"
