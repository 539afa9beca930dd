"""Answered 200 means kept: the server is killed at random moments under load, and finds every such push again, once.

The seed is printed; BELFRY_CRASH_SEED repeats a run, as far as two machines can do the same thing twice."""

import json
import os
import random
import signal
import sqlite3
import threading
import time
import uuid
from contextlib import closing

import httpx
import pytest

from support.gateway import Gateway
from support.wire import DATA, END_HEADERS, END_STREAM, HEADERS, block, frame

ROUNDS = 50
# So many are on their way at a time, and are answered by few commits.
WINDOW = 40
BODY = json.dumps({"aps": {"alert": {"title": "Crash", "body": "Order 7731 left the depot"}, "badge": 1}}).encode()


class Load(threading.Thread):
    """One client that keeps many pushes on their way, and knows which were answered 200."""

    def __init__(self, gateway, path, dice):
        super().__init__()
        self.fields = gateway.request(path)
        self.dice = dice
        self.peer = gateway.peer()
        self.answered = []
        self.sent = 0

    def run(self):
        waiting = {}
        stream = 1
        while not self.peer.is_over and self.sent < 80:
            while len(waiting) < WINDOW:
                own = str(uuid.UUID(int=self.dice.getrandbits(128)))
                waiting[stream] = own
                fields = block([*self.fields, ("apns-id", own)])
                data = frame(HEADERS, END_HEADERS, stream, fields) + frame(DATA, END_STREAM, stream, BODY)
                self.peer.try_to_send(data)
                self.sent += 1
                stream += 2
            found = self.peer.until(lambda each: each.kind == HEADERS)
            if found is None:
                break
            if dict(self.peer.decoder.decode(found.payload))[":status"] == "200":
                self.answered.append(waiting.pop(found.stream))
        self.peer.wire.close()


def ids_in_history(gateway):
    rows = httpx.get(f"{gateway.http}/belfry/v1/history", params={"limit": 1000}, timeout=30).json()["arrivals"]
    return [row["apns-id"] for row in rows]


@pytest.fixture
def dice():
    seed = int(os.environ.get("BELFRY_CRASH_SEED", random.SystemRandom().randrange(1 << 32)))
    print(f"BELFRY_CRASH_SEED={seed}")
    return random.Random(seed)


def test_every_answered_push_is_there_after_50_crashes(program, dice):
    answered = []
    last = []
    path = None
    for round in range(ROUNDS + 1):
        gateway = Gateway(program)
        try:
            found = ids_in_history(gateway)
            assert len(found) == len(set(found)), f"round {round}: something is there twice"
            missing = set(last) - set(found)
            assert not missing, f"round {round}: {len(missing)} of {len(last)} answered pushes are lost"
            if round == ROUNDS:
                break
            path = path or f"/3/device/{gateway.token}"
            loads = [Load(gateway, path, random.Random(dice.random())) for _ in range(2)]
            for load in loads:
                load.start()
            time.sleep(dice.uniform(0.005, 0.4))
            # Every fifth time it is asked to end, and writes its checkpoint, or has just begun to, when it is killed.
            if round % 5 == 4:
                gateway.process.send_signal(signal.SIGTERM)
                time.sleep(dice.uniform(0, 0.05))
            gateway.process.send_signal(signal.SIGKILL)
            for load in loads:
                load.join(30)
            last = [own for load in loads for own in load.answered]
            answered += last
        finally:
            gateway.close()
    assert len(answered) > ROUNDS, "hardly anything was answered: this proves nothing"
    with closing(sqlite3.connect(f"file:{program.state}/belfry/default.journal?mode=ro", uri=True)) as base:
        assert base.execute("pragma integrity_check").fetchone() == ("ok",)
        kept = [row[0] for row in base.execute("select apns_id from history where apns_id is not null")]
    assert len(kept) == len(set(kept)) and not set(answered) - set(kept)


def test_a_checkpoint_that_is_cut_off_harms_nothing(program, dice):
    """Many phones make a world of megabytes: writing it takes long enough to be killed in the middle, ten times."""
    gateway = Gateway(program)
    gateway.program.get("do", "phone add 2000", patience=120)
    answered = []
    for round in range(10):
        try:
            path = f"/3/device/{gateway.token}"
            with gateway.peer() as peer:
                for stream in (1, 3, 5):
                    peer.ask(stream, gateway.request(path), BODY)
                    answered.append(peer.answer(stream).fields["apns-id"])
            gateway.process.send_signal(signal.SIGTERM)
            time.sleep(dice.uniform(0, 0.03))
            gateway.process.send_signal(signal.SIGKILL)
        finally:
            gateway.close()
        gateway = Gateway(program)
    try:
        assert sorted(ids_in_history(gateway)) == sorted(answered)
        assert gateway.program.state_now()["phones"] == 2001
    finally:
        gateway.close()
