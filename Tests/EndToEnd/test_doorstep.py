"""What comes and is no request: it is turned away in words that clients can read, and is in the history all the same."""

import json
import socket

import httpx
import pytest

from support.http1 import Wire
from support.waiting import until
from support.wire import CONTINUATION, END_HEADERS, END_STREAM, HEADERS, PREFACE, SETTINGS, block, frame

HELLO = b'{"aps":{"alert":"Hello"}}'


@pytest.fixture
def gateway(open_gateway):
    return open_gateway()


def rows(gateway, count, **query):
    """The newest requests of the history, once there are so many."""

    def look():
        found = httpx.get(f"{gateway.http}/belfry/v1/history", params={"kind": "requests", "limit": 1000} | query)
        return found.json()["requests"] if len(found.json()["requests"]) >= count else None

    return until(look, lambda: f"waited in vain for {count} requests")


def by_apns(body):
    return body["reason"]


def by_jpush(body):
    return body["error"]["code"]


def by_getui(body):
    return body["code"]


def by_belfry(body):
    return body["ok"], bool(body["error"])


TURNED_AWAY = [
    ("POST /3/device/ab HTTP/1.1\r\ncontent-length: 2000000\r\n\r\n", 413, "edge.long", by_apns, "PayloadTooLarge"),
    ("BREW /3/device/ab HTTP/1.1\r\n\r\n", 501, "edge.method", by_apns, "MethodNotAllowed"),
    ("POST /3/device/ab HTTP/1.1\r\nno colon\r\n\r\n", 400, "edge.malformed", by_apns, "BadRequest"),
    ("POST /v3/push HTTP/1.1\r\ncontent-length: 2000000\r\n\r\n", 413, "edge.long", by_jpush, 1005),
    ("POST /v3/push HTTP/1.1\r\ncontent-length: ten\r\n\r\n", 400, "edge.malformed", by_jpush, 1002),
    ("POST /v2/app/push/all HTTP/1.1\r\ncontent-length: -1\r\n\r\n", 400, "edge.malformed", by_getui, 20001),
    ("BREW /v2/app/auth HTTP/1.1\r\n\r\n", 501, "edge.method", by_getui, 405),
    ("BREW / HTTP/1.1\r\n\r\n", 501, "edge.method", by_belfry, (False, True)),
    ("hello\r\n\r\n", 400, "edge.malformed", by_belfry, (False, True)),
]


@pytest.mark.parametrize("tls", [False, True], ids=["cleartext", "TLS"])
def test_http1_is_turned_away_in_the_vendors_own_form(gateway, tls):
    for data, status, _, code, expected in TURNED_AWAY:
        with Wire(gateway, tls) as wire:
            wire.send(data.encode())
            found, fields, body = wire.answer()
            assert (found, code(json.loads(body))) == (status, expected), data
            assert fields["content-type"] == "application/json" and fields["connection"] == "close"
            assert wire.is_over()
    kept = rows(gateway, len(TURNED_AWAY))[::-1]
    assert len(kept) == len(TURNED_AWAY)
    for row, (data, status, rule, _, _) in zip(kept, TURNED_AWAY):
        assert (row["reply"]["status"], row["rule"], row["peer"]) == (status, rule, "127.0.0.1"), row
        assert row["port"] == ("https" if tls else "http") and row["decision"]
        words = data.split("\r\n")[0].split(" ")
        assert (row["method"], row["target"]) == ((words[0], words[1]) if len(words) > 1 else ("", words[0]))
    assert len(rows(gateway, 1, filter="refused")) == len(TURNED_AWAY)
    assert len(rows(gateway, 1, filter="rule:edge.method")) == 3
    exported = gateway.program.get("export", "--requests").splitlines()
    assert [json.loads(line)["rule"] for line in exported] == [rule for _, _, rule, _, _ in TURNED_AWAY]


def test_secrets_of_what_is_turned_away_are_not_kept(gateway):
    with Wire(gateway, False) as wire:
        wire.send(b"POST /v3/push HTTP/1.1\r\nauthorization: Basic c2VjcmV0\r\ncookie: c2VjcmV0\r\ncontent-length: ten\r\n\r\nc2VjcmV0")
        assert wire.answer()[0] == 400
    row = rows(gateway, 1)[0]
    assert "authorization: Basic …" in row["headers"] and row["body"] == ""
    gateway.close()
    assert not [path for path in gateway.program.state.rglob("*") if path.is_file() and b"c2VjcmV0" in path.read_bytes()]


GOOD = [(":method", "POST"), (":scheme", "http"), (":path", "/3/device/x"), (":authority", "x")]


def heads(fields, stream=1):
    return frame(HEADERS, END_HEADERS | END_STREAM, stream, block(fields))


BROKEN = [
    (heads(GOOD[:2] + GOOD[3:]), "edge.http2.stream", "RST_STREAM PROTOCOL_ERROR", "POST"),
    (heads(GOOD + [("connection", "close")]), "edge.http2.stream", "RST_STREAM PROTOCOL_ERROR", "POST"),
    (heads(GOOD + [("content-length", "5")]), "edge.http2.stream", "RST_STREAM PROTOCOL_ERROR", "POST"),
    (frame(HEADERS, END_HEADERS, 0, block(GOOD)), "edge.http2.connection", "GOAWAY PROTOCOL_ERROR", ""),
    (b"\xff\xff\xff\x01\x05\x00\x00\x00\x01", "edge.http2.connection", "GOAWAY FRAME_SIZE_ERROR", ""),
]


@pytest.mark.parametrize("tls", [False, True], ids=["cleartext", "TLS"])
def test_http2_is_turned_away_and_kept(gateway, tls):
    for data, *_ in BROKEN:
        with gateway.peer(tls=tls, hello=PREFACE + frame(SETTINGS)) as peer:
            peer.try_to_send(data)
            assert peer.until(lambda each: each.kind in (3, 7)) is not None
    kept = rows(gateway, len(BROKEN))[::-1]
    assert [(row["rule"], row["ended"], row["method"]) for row in kept] == [row[1:] for row in BROKEN]
    for row in kept:
        assert row["answered"] is False and "reply" not in row and (row["port"], row["peer"]) == ("apns", "127.0.0.1")


def test_fields_that_are_too_long_are_431_and_kept(gateway):
    with gateway.peer() as peer:
        fields = block(GOOD + [("x", "y" * 20_000)])
        peer.send(frame(HEADERS, END_STREAM, 1, fields[:16_000]) + frame(CONTINUATION, END_HEADERS, 1, fields[16_000:]))
        assert peer.answer(1).status == 431
    row = rows(gateway, 1)[0]
    assert (row["reply"]["status"], row["rule"], row["target"]) == (431, "edge.http2.fields", "/3/device/x")


def test_another_language_is_kept(gateway):
    for data, rule in ((b"GET /x HTTP/1.1\r\nhost: x\r\n\r\n", "edge.http2.only"), (b"\x00\x01" * 40, "edge.http2.preface")):
        with socket.create_connection(("127.0.0.1", gateway.ready["apns"]), 10) as wire:
            wire.sendall(data)
            answer = wire.recv(65536)
            assert answer.startswith(b"HTTP/1.1 505 ") == (rule == "edge.http2.only")
    assert [row["rule"] for row in rows(gateway, 2)[::-1]] == ["edge.http2.only", "edge.http2.preface"]


def test_nobody_fills_the_history_with_nonsense(gateway):
    for _ in range(200):
        with Wire(gateway, False) as wire:
            wire.send(b"BREW / HTTP/1.1\r\n\r\n")
            assert wire.answer()[0] == 501
    assert 55 <= len(rows(gateway, 55)) <= 75
    answer = httpx.post(f"{gateway.http}/3/device/{gateway.token}", content=HELLO, headers=gateway.headers())
    assert answer.status_code == 200, "what is a request is kept still"
    assert rows(gateway, 1)[0]["reply"]["status"] == 200


@pytest.mark.parametrize("count", [1, 2, 3, 50])
def test_a_client_that_stops_sending_gets_every_answer(gateway, count):
    fields = gateway.headers() | {"host": "localhost", "content-length": str(len(HELLO))}
    lines = [f"POST /3/device/{gateway.token} HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items())]
    whole = "\r\n".join(lines).encode() + b"\r\n\r\n" + HELLO
    with Wire(gateway, False) as wire:
        wire.send(whole * count + whole[: len(whole) // 2])
        wire.socket.shutdown(socket.SHUT_WR)
        assert [wire.answer()[0] for _ in range(count)] == [200] * count
        rest = wire.answer()
        assert rest is None or rest[0] == 400, "half a request is none"
