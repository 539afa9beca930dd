"""What one client may take: connections, time, room; and from where it may come."""

import json
import socket
import ssl
import subprocess
import threading
import time

import httpx
import pytest

from support.gateway import gateway_of_its_own
from support.http1 import Wire
from support.waiting import until
from support.wire import (
    ACK, CONTINUATION, DATA, END_HEADERS, END_STREAM, ENHANCE_YOUR_CALM, GOAWAY, HEADERS, PING, PREFACE, SETTINGS, Peer, block,
    frame,
)

HELLO = b'{"aps":{"alert":"Hello"}}'


def push(gateway, path):
    with gateway.peer(tls=True) as peer:
        peer.ask(1, gateway.request(path), HELLO)
        return peer.answer(1).status


def memory(gateway):
    """What the server holds, in MB."""
    with open(f"/proc/{gateway.process.pid}/status") as status:
        return next(int(line.split()[1]) / 1024 for line in status if line.startswith("VmRSS"))


# Connections


def test_300_connections_with_256_descriptors(open_gateway):
    """Those over the limit hear so; none of them takes what the journal and the control socket need."""
    gateway = open_gateway(before=("sh", "-c", 'ulimit -n 256; exec "$@"', "sh"))
    path = f"/3/device/{gateway.token}"
    peers = [gateway.peer(patience=30) for _ in range(300)]
    try:
        served, refused = [], []
        for peer in peers[:180]:
            peer.try_to_send(frame(PING, payload=b"are here"))
            found = peer.until(lambda each: each.kind == GOAWAY or each == (PING, ACK, 0, b"are here"))
            (served if found is not None and found.kind == PING else refused).append((peer, found))
        assert 100 <= len(served) <= 160
        assert {int.from_bytes(found.payload[4:8], "big") for _, found in refused if found} == {ENHANCE_YOUR_CALM}
        served[0][0].ask(1, gateway.request(path), HELLO)
        assert served[0][0].answer(1).status == 200, "those who are in are served on"
        assert gateway.program.state_now()["arrivals"] == 1, "the control socket answers"
        gateway.program.get("do", "app badge 3")
    finally:
        for peer in peers:
            peer.wire.close()
    until(lambda: push(gateway, path) == 200, "room for new connections")
    assert gateway.rows(2)["arrivals"] >= 2


def test_300_connections_of_http1_with_256_descriptors(open_gateway):
    gateway = open_gateway(before=("sh", "-c", 'ulimit -n 256; exec "$@"', "sh"))
    request = b"GET /belfry/v1/state HTTP/1.1\r\nhost: localhost\r\n\r\n"
    wires = [Wire(gateway, False, patience=30) for _ in range(300)]
    try:
        answers = []
        for wire in wires[:180]:
            wire.send(request)
            answers.append(wire.answer())
        statuses = [answer[0] for answer in answers if answer]
        assert statuses[:100] == [200] * 100 and 503 in statuses
        full = next(answer for answer in answers if answer[0] == 503)
        assert full[1]["retry-after"] == "1" and full[1]["connection"] == "close"
        wires[0].send(request)
        assert wires[0].answer()[0] == 200
        assert gateway.program.state_now()["arrivals"] == 0
    finally:
        for wire in wires:
            wire.socket.close()
    until(lambda: httpx.get(f"{gateway.http}/belfry/v1/state").status_code == 200, "room for new connections")


def test_many_who_come_and_go_leave_nothing_open(open_gateway):
    gateway = open_gateway()
    folder = f"/proc/{gateway.process.pid}/fd"
    path = f"/3/device/{gateway.token}"
    assert push(gateway, path) == 200

    def count():
        return len(subprocess.run(["ls", folder], capture_output=True, text=True, check=True).stdout.split())

    before = count()
    for round in range(100):
        with gateway.peer(tls=round % 2 == 0, hello=PREFACE[: round % 30]), Wire(gateway, round % 3 == 0) as wire:
            wire.send(b"POST / HTTP/1.1\r\n"[: round % 17])
    until(lambda: count() <= before + 2, lambda: f"{count()} descriptors, {before} before")


# Time


def trickle(send, is_over, began, ended, name):
    """Sends a byte a second until the other end has had enough, and writes down when that was."""
    while not is_over() and time.monotonic() - began < 60:
        send()
        time.sleep(1)
    ended[name] = time.monotonic() - began


def test_a_byte_a_second_is_too_slow(shared_gateway):
    """Five ways of never coming to an end, side by side: each is ended after half a minute, and one who is quick is not."""
    path = f"/3/device/{shared_gateway.token}"
    fields = block(shared_gateway.request(path))
    began, ended, threads, peers = time.monotonic(), {}, [], {}

    def start(name, peer, send):
        def is_over():
            peer.wire.settimeout(0.01)
            try:
                while peer.next() is not None:
                    pass
            except TimeoutError:
                return any(found.kind in (GOAWAY, HEADERS) for found in peer.frames)
            return True

        peers[name] = peer
        threads.append(threading.Thread(target=trickle, args=(send, is_over, began, ended, name)))

    def peer_of(name, hello, more, **options):
        peer = shared_gateway.peer(hello=hello, **options)
        start(name, peer, lambda: peer.try_to_send(more))

    begun = PREFACE + frame(SETTINGS)
    peer_of("body", begun + frame(HEADERS, END_HEADERS, 1, fields), frame(DATA, 0, 1, b" "))
    peer_of("body over TLS", begun + frame(HEADERS, END_HEADERS, 1, fields), frame(DATA, 0, 1, b" "), tls=True)
    peer_of("nothing after the fields", begun + frame(HEADERS, END_HEADERS, 1, fields), b"")
    peer_of("header block", begun + frame(HEADERS, 0, 1, fields) + (60).to_bytes(3, "big") + b"\x09\x00\x00\x00\x00\x01", b"\x00")
    peer_of("a frame that is skipped", begun + b"\x00\x20\x00\xee\x00\x00\x00\x00\x00", b"x")
    peer_of("handshake", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"x")
    for tls in (False, True):
        wire = Wire(shared_gateway, tls)
        wire.send(f"POST {path} HTTP/1.1\r\nx: ".encode())

        def is_over(wire=wire):
            wire.socket.settimeout(0.01)
            try:
                return not wire.fill()
            except (TimeoutError, ssl.SSLWantReadError):
                return False

        name = "HTTP/1.1 over TLS" if tls else "HTTP/1.1"
        peers[name] = wire
        threads.append(threading.Thread(
            target=trickle, args=(lambda wire=wire: wire.send(b"y"), is_over, began, ended, name)))
    for thread in threads:
        thread.start()
    quick = shared_gateway.peer()
    for thread in threads:
        thread.join()
    assert all(25 < seconds < 45 for seconds in ended.values()), sorted(ended.items(), key=lambda each: each[1])
    for name in ("body", "body over TLS", "nothing after the fields"):
        head = next(found for found in peers[name].frames if found.kind == HEADERS)
        assert dict(peers[name].decoder.decode(head.payload))[":status"] == "408", name
        assert peers[name].ping() if name == "nothing after the fields" else True, "the connection goes on"
    for name in ("header block", "a frame that is skipped"):
        code = next(found for found in peers[name].frames if found.kind == GOAWAY).payload[4:8]
        assert int.from_bytes(code, "big") == ENHANCE_YOUR_CALM, name
    for name in ("HTTP/1.1", "HTTP/1.1 over TLS"):
        assert peers[name].buffer.startswith(b"HTTP/1.1 408 "), name
    quick.ask(1, shared_gateway.request(path), HELLO)
    assert quick.answer(1).status == 200
    assert shared_gateway.process.poll() is None


# Room


def test_who_never_reads_costs_little(shared_gateway):
    """Answers that nobody takes are held up to a limit; then nothing more is taken in."""
    path = f"/3/device/{shared_gateway.token}"
    before = memory(shared_gateway)
    requests = [b""]
    for stream in range(1, 1_000_001, 2):
        if len(requests[-1]) > 200_000:
            requests.append(b"")
            if len(requests) > 150:
                break
        requests[-1] += frame(HEADERS, END_HEADERS | END_STREAM, stream, LITTLE)
    with shared_gateway.peer(patience=3) as peer:
        peer.wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        sent = 0
        try:
            for each in requests:
                peer.wire.sendall(each)
                sent += len(each)
        except TimeoutError:
            pass
        except (BrokenPipeError, ConnectionResetError):
            pass
        assert push(shared_gateway, path) == 200
        assert memory(shared_gateway) < before + 60
    assert push(shared_gateway, path) == 200


LITTLE = block([(":method", "GET"), (":scheme", "http"), (":path", "/"), (":authority", "x")])


# Places


def own_address():
    """An address of this machine that is not loopback's; none where there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found = probe.getsockname()[0]
        except OSError:
            return None
    return None if found.startswith("127.") else found


ADDRESS = own_address()
needs_address = pytest.mark.skipif(ADDRESS is None, reason="this machine has no address beside loopback's")


def can_connect(address, port):
    try:
        socket.create_connection((address, port), timeout=5).close()
    except OSError:
        return False
    return True


@needs_address
def test_nothing_listens_beyond_loopback_by_itself(shared_gateway):
    assert not any(can_connect(ADDRESS, shared_gateway.ready[port]) for port in ("apns", "http", "https"))
    assert shared_gateway.ready.get("token") is None


def test_an_address_needs_a_range(program):
    done = program.call("serve", "--ports", "0", "--listen", "0.0.0.0")
    assert done.returncode == 2 and "--allow" in done.stderr


@needs_address
def test_beyond_loopback_it_takes_tls_and_a_token():
    with gateway_of_its_own("--listen", ADDRESS, "--allow", ADDRESS, "--san", ADDRESS) as gateway:
        path = f"/3/device/{gateway.token}"
        assert not can_connect(ADDRESS, gateway.ready["http"]), "HTTP/1.1 without TLS stays here"
        context = ssl.create_default_context(cafile=gateway.certificate)
        base = f"https://{ADDRESS}:{gateway.ready['https']}"
        with httpx.Client(verify=context) as http:
            assert http.post(base + path, content=HELLO, headers=gateway.headers()).status_code == 200
            for secret, status in ((None, 401), ("Bearer x", 401), (f"Bearer {gateway.ready['token']}", 200)):
                fields = {"authorization": secret} if secret else {}
                assert http.get(f"{base}/belfry/v1/state", headers=fields).status_code == status
                assert http.post(f"{base}/belfry/v1/do", content="app badge 1", headers=fields).status_code == status
        assert httpx.get(f"{gateway.http}/belfry/v1/state").status_code == 200, "this machine needs no token"
        with httpx.Client(http2=True, verify=context) as http:
            answer = http.post(f"https://{ADDRESS}:{gateway.ready['apns']}{path}", content=HELLO, headers=gateway.headers())
            assert (answer.status_code, answer.http_version) == (200, "HTTP/2")
        with Peer(gateway.ready["apns"], host=ADDRESS) as plain:
            assert plain.next() is None, "HTTP/2 without TLS stays here as well"


@needs_address
def test_only_the_range_is_let_in():
    with gateway_of_its_own("--listen", ADDRESS, "--allow", "203.0.113.0/24", "--san", ADDRESS) as gateway:
        with Peer(gateway.ready["apns"], host=ADDRESS) as peer:
            assert peer.next() is None
        context = ssl.create_default_context(cafile=gateway.certificate)
        base = f"https://{ADDRESS}:{gateway.ready['https']}"
        fields = {"authorization": f"Bearer {gateway.ready['token']}"}
        for path in ("/belfry/v1/state", f"/3/device/{gateway.token}"):
            assert httpx.post(base + path, verify=context, headers=fields).status_code == 403
        assert push(gateway, f"/3/device/{gateway.token}") == 200


def test_files_are_for_their_owner_alone(shared_gateway):
    folder = shared_gateway.program.state / "belfry"
    assert folder.stat().st_mode & 0o077 == 0
    assert (folder / "gateway-key.pem").stat().st_mode & 0o777 == 0o600
    assert (folder / "gateway-cert.pem").stat().st_mode & 0o777 == 0o644
    assert not list(folder.glob("*.new"))


def test_no_secret_is_written_down(open_gateway, program):
    gateway = open_gateway("--master-secret", "masterly-secret")
    bearer = gateway.usual_bearer()
    push(gateway, f"/3/device/{gateway.token}")
    httpx.post(f"{gateway.http}/v3/push", auth=("app", "masterly-secret"), json={})
    state = httpx.get(f"{gateway.http}/belfry/v1/history").text + json.dumps(program.state_now())
    gateway.close()
    written = b"".join(each.read_bytes() for each in (program.state / "belfry").iterdir() if each.is_file())
    for secret in (bearer.split(".")[2], "masterly-secret"):
        assert secret.encode() not in written and secret not in state
