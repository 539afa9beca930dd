"""HTTP/1.1 on both ports as backends speak it, and as nobody should (RFC 9112)."""

import json
import socket
import time

import pytest

from support.http1 import Wire
from support.wire import Peer

HELLO = b'{"aps":{"alert":"Hello"}}'


@pytest.fixture(params=[False, True], ids=["cleartext", "TLS"])
def tls(request):
    return request.param


@pytest.fixture(scope="module")
def push(shared_gateway):
    """The first lines of a push, up to its fields' end."""
    fields = shared_gateway.headers() | {"host": "localhost"}
    lines = [f"POST /3/device/{shared_gateway.token} HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items())]
    return "\r\n".join(lines).encode() + b"\r\n"


def with_body(push, body=HELLO):
    return push + f"content-length: {len(body)}\r\n\r\n".encode() + body


@pytest.fixture
def others_are_served(shared_gateway, push):
    with Wire(shared_gateway, False) as other:
        other.send(with_body(push))
        assert other.answer()[0] == 200
        yield
        other.send(with_body(push))
        assert other.answer()[0] == 200
    assert shared_gateway.process.poll() is None


def test_a_connection_is_kept(shared_gateway, push, tls):
    with Wire(shared_gateway, tls) as wire:
        for _ in range(5):
            wire.send(with_body(push))
            status, fields, body = wire.answer()
            assert (status, body) == (200, b"") and fields["apns-id"]


def test_a_connection_ends_when_the_client_says_so(shared_gateway, push, tls):
    with Wire(shared_gateway, tls) as wire:
        wire.send(with_body(push + b"connection: close\r\n"))
        assert wire.answer()[0] == 200 and wire.is_over()


def test_an_older_client_is_answered_and_let_go(shared_gateway, push, tls):
    with Wire(shared_gateway, tls) as wire:
        wire.send(with_body(push.replace(b"HTTP/1.1", b"HTTP/1.0")))
        assert wire.answer()[0] == 200 and wire.is_over()


def test_requests_one_after_the_other_without_waiting(shared_gateway, push, tls):
    with Wire(shared_gateway, tls) as wire:
        first, second = (f"apns-id: 123e4567-e89b-12d3-a456-42665544000{number}\r\n".encode() for number in (1, 2))
        wire.send(with_body(push + first) + with_body(push + second) + with_body(push, b""))
        ids = [wire.answer()[1]["apns-id"] for _ in range(2)]
        assert [each[-1] for each in ids] == ["1", "2"]
        assert json.loads(wire.answer()[2]) == {"reason": "PayloadEmpty"}


@pytest.mark.parametrize("size", [1, 7, 1000])
def test_a_body_in_chunks(shared_gateway, push, tls, size):
    chunks = b"".join(b"%x\r\n%s\r\n" % (len(HELLO[at : at + size]), HELLO[at : at + size]) for at in range(0, len(HELLO), size))
    with Wire(shared_gateway, tls) as wire:
        wire.send(push + b"transfer-encoding: chunked\r\n\r\n" + chunks + b"0\r\n\r\n")
        assert wire.answer()[0] == 200
        wire.send(push + b"Transfer-Encoding: chunked\r\n\r\n" + chunks + b"0\r\nx-sum: 1\r\n\r\n")
        assert wire.answer()[0] == 200, "a trailer is no harm"


def test_a_client_may_ask_before_it_sends_the_body(shared_gateway, push, tls):
    with Wire(shared_gateway, tls) as wire:
        wire.send(push + f"content-length: {len(HELLO)}\r\nexpect: 100-continue\r\n\r\n".encode())
        assert wire.answer()[0] == 100
        wire.send(HELLO)
        assert wire.answer()[0] == 200


def test_one_that_asks_for_far_too_much_is_told_so(shared_gateway, push, others_are_served, tls):
    with Wire(shared_gateway, tls) as wire:
        wire.send(push + b"content-length: 999999999\r\nexpect: 100-continue\r\n\r\n")
        assert wire.answer()[0] in (413, 417)


def test_delete_may_have_a_body(shared_gateway, tls):
    """A vendor whose routes have DELETE answers in its own words, whatever the body, and the connection goes on."""
    with Wire(shared_gateway, tls) as wire:
        for _ in range(2):
            body = b'{"a":1}'
            wire.send(b"DELETE /v3/aliases/nobody HTTP/1.1\r\nhost: localhost\r\nauthorization: Basic dTpw\r\n"
                      b"content-length: %d\r\n\r\n%s" % (len(body), body))
            status, _, _ = wire.answer()
            assert status in (200, 400, 401)


def test_head_has_no_body(shared_gateway, tls):
    with Wire(shared_gateway, tls) as wire:
        wire.send(b"HEAD /nothing HTTP/1.1\r\nhost: localhost\r\n\r\nGET /nothing HTTP/1.1\r\nhost: localhost\r\n\r\n")
        status, fields, _ = wire.answer(has_body=False)
        assert status == 404
        status, _, body = wire.answer()
        assert status == 404 and json.loads(body)["ok"] is False


@pytest.mark.parametrize("method", ["BREW", "get", "P\x7fST"])
def test_a_method_that_nobody_knows(shared_gateway, others_are_served, tls, method):
    with Wire(shared_gateway, tls) as wire:
        wire.send(f"{method} / HTTP/1.1\r\nhost: localhost\r\n\r\n".encode())
        assert wire.answer()[0] in (400, 501)


BROKEN = [
    ("no request line", b"\r\n\r\n\r\n\r\nhello\r\n\r\n", 400),
    ("a word alone", b"GET\r\n\r\n", 400),
    ("no version", b"GET /\r\n\r\n", 400),
    ("a version that is none", b"GET / HTTP/9.x\r\n\r\n", 400),
    ("a field without a colon", b"GET / HTTP/1.1\r\nhost\r\n\r\n", 400),
    ("a length in words", b"POST / HTTP/1.1\r\ncontent-length: ten\r\n\r\n", 400),
    ("a length below nothing", b"POST / HTTP/1.1\r\ncontent-length: -1\r\n\r\n", 400),
    ("a length beyond numbers", b"POST / HTTP/1.1\r\ncontent-length: 99999999999999999999999\r\n\r\n", 413),
    ("a chunk in words", b"POST / HTTP/1.1\r\ntransfer-encoding: chunked\r\n\r\nxyz\r\n", 413),
    ("a chunk below nothing", b"POST / HTTP/1.1\r\ntransfer-encoding: chunked\r\n\r\n-5\r\nhello\r\n", 413),
    ("a chunk beyond numbers", b"POST / HTTP/1.1\r\ntransfer-encoding: chunked\r\n\r\nffffffffffffffffff\r\n", 413),
    ("too long a body", b"POST / HTTP/1.1\r\ncontent-length: 2000000\r\n\r\n", 413),
    ("too long a chunk", b"POST / HTTP/1.1\r\ntransfer-encoding: chunked\r\n\r\n1E8480\r\n", 413),
    ("too long a line", b"GET /" + b"x" * 20_000 + b" HTTP/1.1\r\n\r\n", 400),
    ("too long a field", b"GET / HTTP/1.1\r\nx: " + b"y" * 20_000 + b"\r\n\r\n", 400),
    ("too many fields", b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 5000 + b"\r\n", 400),
]


@pytest.mark.parametrize(("data", "status"), [row[1:] for row in BROKEN], ids=[row[0] for row in BROKEN])
def test_what_is_broken_is_answered_or_ended(shared_gateway, others_are_served, tls, data, status):
    with Wire(shared_gateway, tls) as wire:
        wire.send(data)
        answer = wire.answer()
        assert answer is None or answer[0] == status
        wire.send(b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n")
        assert wire.is_over(), "what follows cannot be told from the rest"


@pytest.mark.parametrize("data", [b"\x16\x03\x01\x00\x05hello", bytes(200), b"\xff" * 200, b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"])
def test_what_is_no_http1(shared_gateway, others_are_served, tls, data):
    with Wire(shared_gateway, tls) as wire:
        wire.send(data + b"\r\n\r\n")
        answer = wire.answer()
        assert answer is None or answer[0] in (400, 501, 505)


def test_a_request_has_one_length(shared_gateway, others_are_served, push, tls):
    """Two lengths, or a length and chunks: what one reads as a body another reads as the next request."""
    hidden = b"GET /belfry/v1/state HTTP/1.1\r\nhost: localhost\r\n\r\n"
    for both in (
        b"content-length: 5\r\ncontent-length: 6\r\n\r\nhello" + hidden,
        b"content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n" + hidden,
        b"transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n" + hidden,
    ):
        with Wire(shared_gateway, tls) as wire:
            wire.send(push + both)
            answer = wire.answer()
            assert answer is None or answer[0] == 400


def test_a_request_that_is_cut_off_at_any_byte_is_none(shared_gateway, push):
    whole = with_body(push)
    before = shared_gateway.program.state_now()["arrivals"]
    for size in range(len(whole)):
        with Wire(shared_gateway, False) as wire:
            wire.send(whole[:size])
            wire.socket.shutdown(socket.SHUT_WR)
            answer = wire.answer()
            assert answer is None or answer[0] == 400
    with Wire(shared_gateway, False) as wire:
        for byte in whole:
            wire.send(bytes([byte]))
        assert wire.answer()[0] == 200
    assert shared_gateway.program.state_now()["arrivals"] == before + 1


def test_who_leaves_before_the_answer_harms_nobody(shared_gateway, others_are_served, push, tls):
    for body in (with_body(push), b"POST /belfry/v1/wait?within=300ms HTTP/1.1\r\nhost: localhost\r\ncontent-length: 10\r\n\r\nbody:never"):
        for _ in range(20):
            with Wire(shared_gateway, tls) as wire:
                wire.send(body)
    time.sleep(0.5)
    assert shared_gateway.process.poll() is None


def test_a_client_that_stops_sending_gets_its_answer(shared_gateway, push):
    with Wire(shared_gateway, False) as wire:
        wire.send(with_body(push))
        wire.socket.shutdown(socket.SHUT_WR)
        assert wire.answer()[0] == 200


def test_alpn_on_the_port_of_http1(shared_gateway):
    for offer, chosen in ((("h2", "http/1.1"), "http/1.1"), (("h2",), None)):
        with Peer(shared_gateway.ready["https"], shared_gateway.certificate, alpn=offer, hello=b"") as peer:
            assert peer.wire.selected_alpn_protocol() == chosen
