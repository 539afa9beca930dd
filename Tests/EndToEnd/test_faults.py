"""Faults on demand against the running gateway, and what Belfry says of clients that take them badly."""

import json
import socket
import ssl
import time

import httpx
import pytest

from support.gateway import TOPIC, Gateway
from support.waiting import until

HELLO = json.dumps({"aps": {"alert": "Hello"}})


@pytest.fixture
def gateway(program):
    opened = Gateway(program)
    opened.kept = opened.bearer()
    yield opened
    opened.close()


def client(gateway, patience=20):
    context = ssl.create_default_context(cafile=gateway.certificate)
    return httpx.Client(http2=True, verify=context, timeout=patience)


def post(gateway, http, token=None, bearer=None):
    """A push in order, with the one provider token unless another is given."""
    url = f"{gateway.apns}/3/device/{token or gateway.token}"
    return http.post(url, content=HELLO, headers=gateway.headers(authorization=bearer or gateway.kept))


def do(gateway, *lines):
    answer = httpx.post(f"{gateway.http}/belfry/v1/do", content="\n".join(lines))
    assert answer.json()["ok"] is True, answer.text
    return answer.json()


def test_reasons_of_every_service(gateway):
    do(gateway, "fault TooManyRequests 100%", "fault jpush-2002 100%", "fault getui-10005 100%")
    assert gateway.program.state_now()["faults"] == [
        "TooManyRequests 100%",
        "jpush-2002 100%",
        "getui-10005 100%",
    ]
    with client(gateway) as http:
        answer = post(gateway, http)
        assert (answer.status_code, answer.json()) == (429, {"reason": "TooManyRequests"})
        assert answer.headers["apns-id"]
    answer = httpx.post(f"{gateway.http}/v3/push", json={}, auth=gateway.jpush)
    assert (answer.status_code, answer.json()["error"]["code"]) == (429, 2002)
    answer = httpx.get(f"{gateway.http}/v2/{gateway.getui[0]}/user/status/x", headers={"token": "x"})
    assert answer.json()["code"] == 10005
    do(gateway, "fault off")
    assert "faults" not in gateway.program.state_now()
    with client(gateway) as http:
        assert post(gateway, http).status_code == 200


def test_a_share_strikes_some_and_the_row_says_why(gateway):
    do(gateway, "fault ServiceUnavailable 50%")
    with client(gateway) as http:
        answers = [post(gateway, http).status_code for _ in range(40)]
    assert 5 < answers.count(503) < 35 and set(answers) == {200, 503}
    rows = httpx.get(f"{gateway.http}/belfry/v1/history", params={"filter": "outcome:refused"}).json()["arrivals"]
    assert {row["rule"] for row in rows} == {"fault.refuse"}


def test_an_unknown_reason_gets_a_suggestion(gateway):
    wrong = gateway.program.call("do", "fault TooManyRequest 20%")
    assert wrong.returncode != 0 and "TooManyRequests" in wrong.stderr


def test_410_carries_a_moment(gateway):
    do(gateway, "fault Unregistered 100%")
    with client(gateway) as http:
        answer = post(gateway, http)
    assert answer.status_code == 410 and answer.json()["timestamp"] > 1_700_000_000_000


def test_latency_delays_the_answer_and_not_the_phone(gateway):
    do(gateway, "fault latency 800ms")
    token = gateway.token
    with client(gateway) as http:
        begun = time.monotonic()
        assert post(gateway, http, token).status_code == 200
        assert time.monotonic() - begun >= 0.8
    begun = time.monotonic()
    assert httpx.post(f"{gateway.http}/v3/push", json={}, auth=gateway.jpush).status_code == 400
    assert time.monotonic() - begun >= 0.8


def frame(kind, flags=0, stream=0, payload=b""):
    return len(payload).to_bytes(3, "big") + bytes([kind, flags]) + stream.to_bytes(4, "big") + payload


OPENING = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + frame(4)
PING = frame(6, payload=b"12345678")
PONG = frame(6, 1, payload=b"12345678")


def literal(name, value):
    return b"\x00" + bytes([len(name)]) + name + bytes([len(value)]) + value


def request(gateway, stream):
    """A whole request as HPACK literals."""
    fields = [(b":method", b"POST"), (b":scheme", b"http"), (b":path", f"/3/device/{gateway.token}".encode())]
    fields += [(b":authority", b"localhost"), (b"apns-topic", TOPIC.encode()), (b"apns-push-type", b"alert")]
    block = b"".join(literal(*field) for field in fields)
    # The bearer is longer than one byte of length can say, so that is refused as missing: an answer all the same.
    return frame(1, 4, stream, block) + frame(0, 1, stream, HELLO.encode())


class Wire:
    """A connection without TLS, byte by byte."""

    def __init__(self, gateway):
        self.socket = socket.create_connection(("127.0.0.1", gateway.ready["apns"]), timeout=5)
        self.socket.sendall(OPENING)

    def send(self, data):
        self.socket.sendall(data)

    def read(self, patience=1.5):
        self.socket.settimeout(patience)
        got = b""
        try:
            while piece := self.socket.recv(65536):
                got += piece
        except TimeoutError:
            pass
        return got

    def frames(self, patience=1.5):
        data, found = self.read(patience), []
        while len(data) >= 9:
            size = int.from_bytes(data[:3], "big")
            found.append((data[3], int.from_bytes(data[5:9], "big"), data[9 : 9 + size]))
            data = data[9 + size :]
        return found


def test_hanging_takes_the_push_and_answers_pings_alone(gateway):
    do(gateway, "fault hang")
    with client(gateway, patience=1) as http, pytest.raises(httpx.ReadTimeout):
        post(gateway, http)
    assert gateway.rows(1)["arrivals"] == 1, "it was taken"
    wire = Wire(gateway)
    wire.send(request(gateway, 1))
    wire.send(PING)
    assert PONG in wire.read()
    with pytest.raises(httpx.ReadTimeout):
        httpx.post(f"{gateway.http}/v3/push", json={}, auth=gateway.jpush, timeout=1)
    rows = history(gateway, 3)
    assert {row["target"] for row in rows} == {"/v3/push", f"/3/device/{gateway.token}"}
    for row in rows:
        assert row["answered"] is False and "reply" not in row, "what was withheld is not told as if it had been given"
        assert row["rule"] == "fault.hang" and row["decision"]
    lines = [json.loads(line) for line in gateway.program.get("export", "--requests").splitlines()]
    assert [line.get("reply") for line in lines] == [None] * 3
    do(gateway, "fault off")
    with client(gateway) as http:
        assert post(gateway, http).status_code == 200


def history(gateway, count):
    """The newest requests, once there are so many."""

    def look():
        rows = httpx.get(f"{gateway.http}/belfry/v1/history", params={"kind": "requests"}).json()["requests"]
        return rows if len(rows) >= count else None

    return until(look, lambda: f"waited in vain for {count} requests")


def test_cut_connections_are_silent(gateway):
    wire = Wire(gateway)
    wire.send(PING)
    assert PONG in wire.read()
    do(gateway, "fault cut")
    wire.send(PING + request(gateway, 1))
    assert wire.read() == b"", "no answer, and no end either"
    with client(gateway, patience=1) as http, pytest.raises(httpx.TimeoutException):
        post(gateway, http)
    with pytest.raises(httpx.ReadTimeout):
        httpx.post(f"{gateway.http}/v3/push", json={}, auth=gateway.jpush, timeout=1)
    assert gateway.program.state_now()["arrivals"] == 0
    row = history(gateway, 1)[0]
    assert (row["target"], row["rule"], row["answered"]) == ("/v3/push", "fault.cut", False)
    do(gateway, "fault off")
    with client(gateway) as http:
        assert post(gateway, http).status_code == 200
    wire.send(PING)
    assert wire.read() == b"", "what was cut stays so"


def test_a_lost_push_is_answered_200(gateway):
    do(gateway, "fault lose-push")
    with client(gateway) as http:
        assert post(gateway, http).status_code == 200
    rows = httpx.get(f"{gateway.http}/belfry/v1/history").json()["arrivals"]
    assert [(row["outcome"], row["rule"]) for row in rows] == [("dropped", "fault.lose")]


def test_goaway_after_so_many_requests(gateway):
    do(gateway, "fault goaway every 3")
    with client(gateway) as http:
        assert [post(gateway, http).status_code for _ in range(10)] == [200] * 10, "the client opens others"
    do(gateway, "fault goaway every 4 last-done 2")
    wire = Wire(gateway)
    wire.send(b"".join(request(gateway, stream) for stream in (1, 3, 5, 7)))
    found = wire.frames()
    assert {stream for kind, stream, _ in found if kind == 1} == {1, 3}, "two were answered"
    last = [int.from_bytes(rest[:4], "big") for kind, _, rest in found if kind == 7]
    assert last and set(last) == {3}
    covered = [row for row in history(gateway, 4) if row.get("rule") == "fault.goaway"]
    assert len(covered) == 2 and {row["ended"] for row in covered} == {"GOAWAY NO_ERROR"}
    alone = Wire(gateway)
    alone.send(b"".join(request(gateway, stream) for stream in (1, 3, 5)))
    assert [kind for kind, _, _ in alone.frames(3)].count(7) >= 1, "those that never come are not waited for"


def test_streams_change_on_open_connections(gateway):
    wire = Wire(gateway)
    wire.read(0.5)
    do(gateway, "fault streams 3")
    settings = [rest for kind, _, rest in wire.frames() if kind == 4 and rest]
    assert b"\x00\x03\x00\x00\x00\x03" in b"".join(settings)
    fresh = [rest for kind, _, rest in Wire(gateway).frames() if kind == 4]
    assert any(b"\x00\x03\x00\x00\x00\x03" in rest for rest in fresh)


@pytest.mark.parametrize("preset", ["subway", "token-churn", "bad-day"])
def test_presets_are_many_faults(gateway, preset):
    do(gateway, f"fault {preset}")
    assert len(gateway.program.state_now()["faults"]) > 2
    assert "faults" in gateway.program.get("do", "fault list")


def test_clients_that_take_it_badly_are_told(gateway):
    token = gateway.token
    file = gateway.program.folder / "tail.jsonl"
    with file.open("w") as out:
        tail = gateway.program.start("tail", stdout=out)

    def warned():
        lines = file.read_text().splitlines(keepends=True)
        events = [json.loads(line) for line in lines if line.endswith("\n")]
        return {event["rule"] for event in events if event.get("event") == "apns.warned"}

    try:
        do(gateway, "fault list")
        until(file.read_text, "the tail to begin")
        with client(gateway) as http:
            do(gateway, "fault Unregistered 100%")
            post(gateway, http, token)
            post(gateway, http, token)
            do(gateway, "fault off", "fault ServiceUnavailable 100%")
            post(gateway, http, token)
            do(gateway, "fault off")
            post(gateway, http, token)
            post(gateway, http, token, bearer=gateway.bearer())
        for _ in range(11):
            with client(gateway) as http:
                post(gateway, http, token)
        wanted = {"apns.client.void", "apns.client.retry", "apns.client.tokens", "apns.client.connections"}
        until(lambda: wanted <= warned(), lambda: f"only {warned()}")
    finally:
        tail.terminate()
        tail.wait(20)
