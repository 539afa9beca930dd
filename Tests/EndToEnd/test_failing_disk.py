"""A disk that takes no more: 503, nothing invented, a person is told; and afterwards everything goes on."""

import json
import resource
import subprocess

import httpx
import pytest

from support.gateway import Gateway
from support.waiting import until

HELLO = json.dumps({"aps": {"alert": "Hello", "filler": "x" * 3000}}).encode()
UNLIMITED = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


class Limit:
    """A limit on the size of the program's files stands for the full disk."""

    def __init__(self, program):
        self.journal = program.state / "belfry" / "default.journal"
        self.gateway = Gateway(program)

    def fill(self):
        largest = max(each.stat().st_size for each in self.journal.parent.glob("default.journal*"))
        room = (largest + 20_000, resource.RLIM_INFINITY)
        resource.prlimit(self.gateway.process.pid, resource.RLIMIT_FSIZE, room)

    def free(self):
        if self.gateway.process.poll() is None:
            resource.prlimit(self.gateway.process.pid, resource.RLIMIT_FSIZE, UNLIMITED)

    def close(self):
        self.gateway.close()


class TinyDisk:
    """A file system of two megabytes."""

    def __init__(self, program):
        self.folder = program.state / "belfry"
        self.folder.mkdir(mode=0o700)
        done = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", "size=2m,mode=700", "tmpfs", self.folder], capture_output=True, text=True, check=False)
        if done.returncode != 0:
            pytest.skip(f"no tmpfs may be mounted here: {done.stderr.strip()}")
        self.filler = self.folder / "filler"
        self.gateway = Gateway(program)

    def fill(self):
        with self.filler.open("wb", buffering=0) as file:
            try:
                while True:
                    file.write(bytes(4096))
            except OSError:
                pass

    def free(self):
        self.filler.unlink()

    def close(self):
        self.gateway.close()
        subprocess.run(["umount", self.folder], check=True)


@pytest.fixture(params=[Limit, TinyDisk], ids=["a limit on files", "a tiny disk"])
def disk(request, program):
    opened = request.param(program)
    yield opened
    opened.close()


def push(gateway, path):
    with gateway.peer(patience=30) as peer:
        peer.ask(1, gateway.request(path), HELLO)
        return peer.answer(1)


def ids(gateway):
    rows = httpx.get(f"{gateway.http}/belfry/v1/history", params={"limit": 1000}, timeout=30).json()["arrivals"]
    return [row["apns-id"] for row in rows]


def fill_up(gateway, path, kept):
    """Pushes until one is refused, and returns that answer."""
    for _ in range(2000):
        answer = push(gateway, path)
        if answer.status != 200:
            return answer
        kept.append(answer.fields["apns-id"])
    raise AssertionError("the disk is not full")


def test_a_full_disk_answers_503_and_invents_nothing(disk, program):
    gateway = disk.gateway
    path = f"/3/device/{gateway.token}"
    kept = [push(gateway, path).fields["apns-id"] for _ in range(3)]
    disk.fill()
    refused = fill_up(gateway, path, kept)
    assert (refused.status, json.loads(refused.body)) == (503, {"reason": "ServiceUnavailable"})
    assert refused.fields["apns-id"] not in kept
    assert program.state_now()["read-only"] is True
    # Every way in says so, in its own words.
    notice = {"platform": "all", "audience": "all", "notification": {"alert": "x"}}
    vendor = httpx.post(f"{gateway.http}/v3/push", auth=gateway.jpush, json=notice)
    assert vendor.status_code == 503 and vendor.json()["error"]["code"]
    done = program.call("do", "app badge 3")
    # A second later belfry looks again, and what is small may still find room.
    badge = 3 if done.returncode == 0 else 0
    assert badge == 3 or done.stderr
    assert sorted(ids(gateway)) == sorted(kept), "what is there can still be read, and no more than that"
    assert program.state_now()["badge"] == badge
    assert gateway.process.poll() is None

    # The next start finds what was answered.
    gateway.close()
    disk.free()
    disk.gateway = again = Gateway(program)
    assert sorted(ids(again)) == sorted(kept)
    assert program.state_now()["badge"] == badge
    kept.append(push(again, path).fields["apns-id"])
    assert len(ids(again)) == len(kept)


def test_room_on_the_disk_is_used_again(disk, program):
    gateway = disk.gateway
    path = f"/3/device/{gateway.token}"
    kept = [push(gateway, path).fields["apns-id"]]
    disk.fill()
    fill_up(gateway, path, kept)
    disk.free()
    answer = until(lambda: (found := push(gateway, path)).status == 200 and found, "the first push that is taken again")
    kept.append(answer.fields["apns-id"])
    assert "read-only" not in program.state_now()
    assert sorted(ids(gateway)) == sorted(kept)
    gateway.close()
    disk.gateway = again = Gateway(program)
    assert sorted(ids(again)) == sorted(kept)
