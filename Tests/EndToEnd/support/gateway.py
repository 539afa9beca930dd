"""A belfry without a face, and what a backend needs to reach it."""

import json
import subprocess
import time

import jwt
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from support.waiting import until

TOPIC = "com.example.demo"


class Gateway:
    def __init__(self, program, *options):
        self.program = program
        self.process = program.start(
            "serve", "--ports", "0", "--quiet", *options, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        line = self.process.stdout.readline()
        assert line, self.process.stderr.read()
        self.ready = json.loads(line)
        self.apns = f"https://localhost:{self.ready['apns']}"
        self.http = f"http://127.0.0.1:{self.ready['http']}"
        self.https = f"https://localhost:{self.ready['https']}"
        self.key = ec.generate_private_key(ec.SECP256R1())

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
    def token(self):
        return self.program.state_now()["device-token"]

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
        fields = {"authorization": self.bearer(), "apns-topic": TOPIC, "apns-push-type": "alert"}
        return fields | {name.replace("_", "-"): value for name, value in more.items()}
