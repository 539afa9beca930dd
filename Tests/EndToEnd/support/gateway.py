"""A belfry without a face, and what a backend needs to reach it."""

import hashlib
import json
import shutil
import subprocess
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

import jwt
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from support.program import Program
from support.waiting import until
from support.wire import Peer

TOPIC = "com.example.demo"


@contextmanager
def gateway_of_its_own(*options, **more):
    """A gateway with folders of its own."""
    folder = Path(tempfile.mkdtemp(prefix="bf"))
    opened = Gateway(Program(folder), *options, **more)
    try:
        yield opened
        assert opened.process.poll() is None, "it has ended by itself"
    finally:
        opened.close()
        shutil.rmtree(folder, ignore_errors=True)


class Gateway:
    def __init__(self, program, *options, signs=False, before=()):
        self.program = program
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.usual = (None, None)
        if signs:
            options += ("--apns-key", self.key_file(), "--key-id", "KEY1234567", "--team-id", "TEAM123456")
        self.process = program.start(
            "serve", "--ports", "0", "--quiet", *options, before=before, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        line = self.process.stdout.readline()
        assert line, self.process.stderr.read()
        self.ready = json.loads(line)
        self.apns = f"https://localhost:{self.ready['apns']}"
        self.http = f"http://127.0.0.1:{self.ready['http']}"
        self.https = f"https://localhost:{self.ready['https']}"

    def close(self):
        if self.process.poll() is None:
            self.process.terminate()
        self.process.wait(20)
        self.process.stdout.close()
        self.process.stderr.close()

    @property
    def certificate(self):
        return self.ready["certificate"]

    @property
    def jpush(self):
        """The AppKey and the master secret that Belfry printed."""
        return self.ready["jpush"]["app-key"], self.ready["jpush"]["master-secret"]

    @property
    def getui(self):
        """The appId, the appkey and the master secret that Belfry printed."""
        return tuple(self.ready["getui"][name] for name in ("app-id", "app-key", "master-secret"))

    def sign(self, key=None, secret=None):
        """The body of Getui's `/auth`."""
        key, now = key or self.ready["getui"]["app-key"], str(int(time.time() * 1000))
        sign = hashlib.sha256((key + now + (secret or self.getui[2])).encode()).hexdigest()
        return {"sign": sign, "timestamp": now, "appkey": key}

    @property
    def token(self):
        return self.program.state_now()["device-token"]

    def token_of(self, kind):
        """The token of a kind: `voip`, `activity-start`, …"""
        return next(each["token"] for each in self.program.state_now()["tokens"] if each["of"] == kind)

    def rows(self, count):
        """The newest arrivals, once there are so many."""

        def look():
            shown = json.loads(self.program.get("state", "--json"))
            return shown if shown["arrivals"] >= count else None

        return until(look, lambda: f"waited in vain for {count} arrivals")

    def bearer(self, age=0, team="TEAM123456", kid="KEY1234567", **more):
        """A provider token as clients make it."""
        claims = {"iss": team, "iat": int(time.time()) - age} | more
        return "bearer " + jwt.encode(claims, self.key, "ES256", headers={"kid": kid})

    def usual_bearer(self):
        """One provider token for all pushes, as clients do: APNs refuses those that change it all the time."""
        if self.usual[0] is not self.key:
            self.usual = (self.key, self.bearer())
        return self.usual[1]

    def key_file(self):
        """The signing key in a file."""
        return self.program.file(
            "key.p8",
            self.key.private_bytes(
                serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
            ),
        )

    def headers(self, **more):
        """The header fields of a push in order."""
        fields = {"authorization": self.usual_bearer(), "apns-topic": TOPIC, "apns-push-type": "alert"}
        return fields | {name.replace("_", "-"): value for name, value in more.items()}

    def peer(self, tls=False, **more):
        """A connection to the provider API, to speak frame by frame."""
        return Peer(self.ready["apns"], self.certificate if tls else None, **more)

    def request(self, path=None, method="POST", without=(), **more):
        """The fields of a push as HTTP/2 has them, pseudo-fields first; an underscore stands for a hyphen."""
        fields = {":method": method, ":scheme": "https", ":path": path or f"/3/device/{self.token}", ":authority": "localhost"}
        fields |= self.headers(**more)
        return [(name, value) for name, value in fields.items() if name not in without and value is not None]
