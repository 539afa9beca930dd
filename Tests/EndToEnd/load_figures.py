"""How fast pushes are answered once they are kept, beside a server that keeps nothing.

h2load speaks TLS to belfry and to nghttpd (one thread, a small file), by turns, from the other core: 10 connections of 100
streams, payloads of 600 bytes, three rounds, belfry's state folder on the disk and on a tmpfs. Prints pushes a second, their
ratio, the median and p99 of an answer, the memory of both, and how far the history's index was behind at the end.

    python Tests/EndToEnd/load_figures.py [--requests N] [--rounds N] [--belfry FILE] [--json]

Needs h2load and nghttpd (Debian: nghttp2-client, nghttp2-server); nothing else should be running."""

import argparse
import base64
import json
import os
import shutil
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

CLIENTS, STREAMS, PAYLOAD = 10, 100, 600
SERVER_CORE, CLIENT_CORE = "0", "1"
SMALL_FILE = b"Hello, this is a small file.\n"


def payload(folder):
    """An alert of exactly 600 bytes."""
    body = {"aps": {"alert": {"title": "Your parcel", "body": ""}, "sound": "default", "badge": 1}}
    body["aps"]["alert"]["body"] = "x" * (PAYLOAD - len(json.dumps(body)))
    path = folder / "payload.json"
    path.write_text(json.dumps(body))
    return path


def memory(pid):
    """Resident memory in MB."""
    with open(f"/proc/{pid}/status") as status:
        return next(int(line.split()[1]) / 1024 for line in status if line.startswith("VmRSS"))


class Belfry:
    """A belfry without a face, its state in a folder of its own."""

    def __init__(self, binary, place):
        self.folder = Path(tempfile.mkdtemp(prefix="bf", dir=place))
        names = {"XDG_STATE_HOME": "state", "XDG_CONFIG_HOME": "config", "XDG_RUNTIME_DIR": "run"}
        for name in names.values():
            (self.folder / name).mkdir(mode=0o700)
        self.environment = os.environ | {key: str(self.folder / name) for key, name in names.items()}
        self.process = subprocess.Popen(
            ["taskset", "-c", SERVER_CORE, binary, "serve", "--ports", "0", "--quiet"],
            env=self.environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE)
        self.ready = json.loads(self.process.stdout.readline())
        state = subprocess.run(
            [binary, "state", "--json"], env=self.environment, capture_output=True, text=True, check=True).stdout
        self.token = json.loads(state)["device-token"]
        self.journal = self.folder / "state" / "belfry" / "default.journal"

    @property
    def url(self):
        return f"https://127.0.0.1:{self.ready['apns']}/3/device/{self.token}"

    def lag(self):
        """Pushes that the index has not taken in yet."""
        with closing(sqlite3.connect(f"file:{self.journal}?mode=ro", uri=True)) as base:
            indexed = base.execute("select value from meta where name = 'indexed'").fetchone()
            newest = base.execute("select max(number) from history").fetchone()[0] or 0
        return newest - (indexed[0] if indexed else 0)

    def close(self):
        self.process.terminate()
        self.process.wait(60)
        shutil.rmtree(self.folder, ignore_errors=True)


class Nghttpd:
    """nghttp2's own server with belfry's key and certificate, and a small file."""

    def __init__(self, belfry, folder):
        (folder / "file").write_bytes(SMALL_FILE)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        certificate = belfry.ready["certificate"]
        key = certificate.replace("gateway-cert.pem", "gateway-key.pem")
        self.process = subprocess.Popen(
            ["taskset", "-c", SERVER_CORE, "nghttpd", "-n", "1", "-d", folder, str(self.port), key, certificate],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(200):
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()
                break
            except ConnectionRefusedError:
                time.sleep(0.02)

    @property
    def url(self):
        return f"https://127.0.0.1:{self.port}/file"

    def close(self):
        self.process.terminate()
        self.process.wait(20)


def bearer():
    """A provider token in its form; belfry reads it and has no key to check it with."""
    def part(value):
        return base64.urlsafe_b64encode(value).rstrip(b"=").decode()

    head = part(json.dumps({"alg": "ES256", "kid": "KEY1234567"}).encode())
    claims = part(json.dumps({"iss": "TEAM123456", "iat": int(time.time())}).encode())
    return f"bearer {head}.{claims}.{part(bytes(range(64)))}"


def load(url, data, folder, requests, token):
    """One run of h2load: answers a second, and the milliseconds that half and 99 of 100 of them took at most."""
    log = folder / "h2load.log"
    log.unlink(missing_ok=True)
    fields = {"authorization": token, "apns-topic": "com.example.demo", "apns-push-type": "alert", "apns-priority": "10"}
    done = subprocess.run(
        ["taskset", "-c", CLIENT_CORE, "h2load", "-n", str(requests), "-c", str(CLIENTS), "-m", str(STREAMS), "-t", "1",
         "-d", data, f"--log-file={log}", *(f"--header={name}: {value}" for name, value in fields.items()), url],
        capture_output=True, text=True, check=True).stdout
    speed = next(line for line in done.splitlines() if line.startswith("finished in"))
    spans = []
    with log.open() as lines:
        for line in lines:
            _, status, span = line.split()[:3]
            assert status == "200", f"{url} answered {status}\n{done}"
            spans.append(int(span))
    assert len(spans) == requests, done
    spans.sort()
    return {
        "per_second": float(speed.split(",")[1].split()[0]),
        "p50_ms": spans[len(spans) // 2] / 1000,
        "p99_ms": spans[len(spans) * 99 // 100] / 1000,
    }


def measure(binary, place, rounds, requests):
    """All rounds with belfry's state at a place."""
    folder = Path(tempfile.mkdtemp(prefix="bf"))
    belfry = Belfry(binary, place)
    nghttpd = Nghttpd(belfry, folder)
    data, token, found = payload(folder), bearer(), []
    try:
        for server in (belfry, nghttpd):
            load(server.url, data, folder, requests // 10, token)
        for _ in range(rounds):
            ours = load(belfry.url, data, folder, requests, token)
            ours["lag"] = belfry.lag()
            began = time.monotonic()
            while belfry.lag() > 0:
                time.sleep(0.02)
            ours["lag_seconds"] = round(time.monotonic() - began, 2)
            ours["rss_mb"] = round(memory(belfry.process.pid), 1)
            theirs = load(nghttpd.url, data, folder, requests, token)
            theirs["rss_mb"] = round(memory(nghttpd.process.pid), 1)
            found.append({"belfry": ours, "nghttpd": theirs, "ratio": round(ours["per_second"] / theirs["per_second"], 3)})
    finally:
        nghttpd.close()
        belfry.close()
        shutil.rmtree(folder, ignore_errors=True)
    return found


def show(name, rounds):
    print(f"state folder on {name}")
    for number, each in enumerate(rounds, 1):
        for server in ("belfry", "nghttpd"):
            row = each[server]
            lag = f"   index behind {row['lag']}, caught up in {row['lag_seconds']} s" if "lag" in row else ""
            print(f"  {number} {server:8} {row['per_second']:9.0f}/s   p50 {row['p50_ms']:7.2f} ms   p99 {row['p99_ms']:7.2f} ms"
                  f"   {row['rss_mb']:6.1f} MB{lag}")
    print(f"  ratio {', '.join(str(each['ratio']) for each in rounds)}; median {statistics.median(e['ratio'] for e in rounds):.3f}")


def main():
    top = Path(__file__).resolve().parents[2]
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--requests", type=int, default=100_000, help="pushes of a round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--belfry", default=str(top / ".build" / "release" / "belfry"))
    parser.add_argument("--disk", default="/var/tmp", help="a folder on the disk")
    parser.add_argument("--json", action="store_true", help="figures for programs")
    options = parser.parse_args()
    missing = [name for name in ("h2load", "nghttpd", "taskset") if not shutil.which(name, path=os.environ["PATH"] + ":/usr/sbin")]
    if missing:
        sys.exit(f"{', '.join(missing)} missing: apt-get install nghttp2-client nghttp2-server util-linux")
    os.environ["PATH"] += ":/usr/sbin"
    places = {"the disk": options.disk, "a tmpfs": "/dev/shm"}
    found = {name: measure(options.belfry, place, options.rounds, options.requests) for name, place in places.items()}
    if options.json:
        print(json.dumps(found, indent=1))
        return
    for name, rounds in found.items():
        show(name, rounds)


if __name__ == "__main__":
    main()
