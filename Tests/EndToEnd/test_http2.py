"""HTTP/2 as clients may speak it: with and without ALPN, in pieces, padded, in many streams, and to the end."""

import json
import signal
import socket
import ssl
import time

import pytest

from support import wire
from support.gateway import gateway_of_its_own
from support.wire import (
    ACK, CONTINUATION, DATA, END_HEADERS, END_STREAM, GOAWAY, HAS_PRIORITY, HEADERS, NO_ERROR, PADDED, PING, PRIORITY,
    RST_STREAM, SETTINGS, WINDOW_UPDATE, block, frame, settings,
)

HELLO = b'{"aps":{"alert":"Hello"}}'
START = wire.PREFACE + frame(SETTINGS)


@pytest.fixture(scope="module")
def path(shared_gateway):
    return f"/3/device/{shared_gateway.token}"


@pytest.fixture
def request_fields(shared_gateway, path):
    return shared_gateway.request(path)


@pytest.mark.parametrize(
    ("tls", "alpn", "chosen"),
    [
        (True, ("h2",), "h2"),
        (True, ("h2", "http/1.1"), "h2"),
        (True, ("http/1.1", "h2"), "h2"),
        (True, ("spdy/3",), None),
        (True, (), None),
        (False, (), None),
    ],
)
def test_with_tls_and_alpn_and_without(shared_gateway, request_fields, tls, alpn, chosen):
    with shared_gateway.peer(tls, alpn=alpn) as peer:
        if tls:
            assert peer.wire.selected_alpn_protocol() == chosen
            assert peer.wire.version() in ("TLSv1.2", "TLSv1.3")
        peer.ask(1, request_fields, HELLO)
        assert peer.answer(1).status == 200


@pytest.mark.parametrize("version", [ssl.TLSVersion.TLSv1_2, ssl.TLSVersion.TLSv1_3])
def test_versions_of_tls(shared_gateway, version):
    context = ssl.create_default_context(cafile=shared_gateway.certificate)
    context.minimum_version = context.maximum_version = version
    with socket.create_connection(("127.0.0.1", shared_gateway.ready["apns"])) as plain:
        with context.wrap_socket(plain, server_hostname="localhost") as wrapped:
            assert wrapped.version() == version.name.replace("_", ".")


def test_no_older_version_of_tls(shared_gateway):
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    context.set_ciphers("DEFAULT:@SECLEVEL=0")
    context.minimum_version = context.maximum_version = ssl.TLSVersion.TLSv1_1
    with socket.create_connection(("127.0.0.1", shared_gateway.ready["apns"])) as plain:
        with pytest.raises(ssl.SSLError):
            context.wrap_socket(plain, server_hostname="localhost")


@pytest.mark.parametrize("name", ["localhost", "127.0.0.1", "::1"])
def test_the_certificate_is_for_every_name_of_loopback(shared_gateway, name):
    context = ssl.create_default_context(cafile=shared_gateway.certificate)
    for port in ("apns", "https"):
        with socket.create_connection((name, shared_gateway.ready[port])) as plain:
            with context.wrap_socket(plain, server_hostname=name) as wrapped:
                assert wrapped.getpeercert()["notAfter"]


def test_more_names_for_the_certificate():
    with gateway_of_its_own("--san", "push.test,10.1.2.3,*.wild.test") as gateway:
        context = ssl.create_default_context(cafile=gateway.certificate)
        for name in ("localhost", "push.test", "10.1.2.3", "a.wild.test"):
            with socket.create_connection(("127.0.0.1", gateway.ready["apns"])) as plain:
                context.wrap_socket(plain, server_hostname=name).close()
        with socket.create_connection(("127.0.0.1", gateway.ready["apns"])) as plain:
            with pytest.raises(ssl.SSLCertVerificationError):
                context.wrap_socket(plain, server_hostname="other.test")


def test_host_in_place_of_authority(shared_gateway, request_fields):
    fields = [each for each in request_fields if each[0] != ":authority"]
    with shared_gateway.peer(tls=True) as peer:
        peer.ask(1, fields + [("host", "localhost")], HELLO)
        assert peer.answer(1).status == 200


def test_the_world_is_named_by_host_as_well(shared_gateway, request_fields):
    fields = [each for each in request_fields if each[0] != ":authority"]
    with shared_gateway.peer() as peer:
        peer.ask(1, fields + [("host", "api.push.apple.com")], HELLO)
        assert json.loads(peer.answer(1).body) == {"reason": "BadDeviceToken"}


def test_many_streams_before_the_settings_have_come(shared_gateway, request_fields):
    hello = START
    for stream in range(1, 1001, 2):
        hello += frame(HEADERS, END_HEADERS, stream, block(request_fields)) + frame(DATA, END_STREAM, stream, HELLO)
    with shared_gateway.peer(hello=hello) as peer:
        ended = set()
        while len(ended) < 500:
            found = peer.next()
            assert found is not None and found.kind != RST_STREAM
            if found.kind == HEADERS:
                assert dict(peer.decoder.decode(found.payload))[":status"] == "200"
                ended.add(found.stream)


def test_streams_may_take_turns(shared_gateway, request_fields):
    streams = range(1, 41, 2)
    with shared_gateway.peer() as peer:
        for stream in streams:
            peer.send(frame(HEADERS, END_HEADERS, stream, block(request_fields)))
        for place, byte in enumerate(HELLO):
            for stream in streams:
                last = END_STREAM if place == len(HELLO) - 1 else 0
                peer.send(frame(DATA, last, stream, bytes([byte])))
        assert {peer.until(lambda found: found.kind == HEADERS).stream for _ in streams} == set(streams)


@pytest.mark.parametrize("pad", [0, 1, 255])
def test_padding_and_priorities_are_skipped(shared_gateway, request_fields, pad):
    fields = block(request_fields)
    head = bytes([pad]) + b"\x80\x00\x00\x00\x10" + fields + bytes(pad)
    data = bytes([pad]) + HELLO + bytes(pad)
    with shared_gateway.peer() as peer:
        peer.send(frame(PRIORITY, 0, 7, b"\x00\x00\x00\x00\x08") + frame(PRIORITY, 0, 9, b"\x00\x00\x00\x07\x08"))
        peer.send(frame(HEADERS, END_HEADERS | PADDED | HAS_PRIORITY, 11, head))
        peer.send(frame(PRIORITY, 0, 11, b"\x00\x00\x00\x09\xff") + frame(DATA, PADDED, 11, data))
        peer.send(frame(DATA, END_STREAM | PADDED, 11, b"\x03\x00\x00\x00"))
        assert peer.answer(11).status == 200


@pytest.mark.parametrize("piece", [1, 7, 100])
def test_a_header_block_may_be_continued(shared_gateway, request_fields, piece):
    fields = block(request_fields)
    # A server may end a connection on which a block comes in too many pieces: seven are never too many.
    pieces = [fields[place : place + piece] for place in range(0, min(6 * piece, len(fields)), piece)]
    pieces.append(fields[sum(map(len, pieces)) :])
    with shared_gateway.peer() as peer:
        peer.send(frame(HEADERS, 0, 1, pieces[0]))
        for each in pieces[1:-1]:
            peer.send(frame(CONTINUATION, 0, 1, each))
        peer.send(frame(CONTINUATION, END_HEADERS, 1, pieces[-1]) + frame(DATA, END_STREAM, 1, HELLO))
        assert peer.answer(1).status == 200


def test_trailers_end_a_request_too(shared_gateway, request_fields):
    with shared_gateway.peer() as peer:
        peer.send(frame(HEADERS, END_HEADERS, 1, block(request_fields)) + frame(DATA, 0, 1, HELLO))
        peer.send(frame(HEADERS, END_HEADERS | END_STREAM, 1, block([("x-sum", "1")])))
        assert peer.answer(1).status == 200


def test_empty_data_is_no_end(shared_gateway, request_fields):
    with shared_gateway.peer() as peer:
        peer.send(frame(HEADERS, END_HEADERS, 1, block(request_fields)))
        peer.send(frame(DATA, 0, 1) * 3 + frame(DATA, 0, 1, HELLO) + frame(DATA, END_STREAM, 1))
        assert peer.answer(1).status == 200


def test_compression_of_fields_may_use_the_table(shared_gateway, request_fields):
    from hpack import Encoder

    encoder = Encoder()
    with shared_gateway.peer() as peer:
        sizes = []
        for stream in (1, 3, 5):
            fields = encoder.encode(request_fields, huffman=True)
            sizes.append(len(fields))
            peer.send(frame(HEADERS, END_HEADERS, stream, fields) + frame(DATA, END_STREAM, stream, HELLO))
            assert peer.answer(stream).status == 200
        assert sizes[2] < sizes[0] / 4


def test_settings_may_change_in_the_middle(shared_gateway, request_fields):
    """A window of nothing holds the answer's body back until it grows; fields come all the same."""
    with shared_gateway.peer() as peer:
        peer.send(settings(initial_window_size=0))
        assert peer.until(lambda found: (found.kind, found.flags) == (SETTINGS, ACK))
        peer.ask(1, request_fields)
        head = peer.until(lambda found: found.kind == HEADERS)
        assert not head.flags & END_STREAM and dict(peer.decoder.decode(head.payload))[":status"] == "400"
        assert peer.ping(), "nothing else waits for the window"
        assert not any(found.kind == DATA for found in peer.frames)
        peer.send(settings(initial_window_size=10))
        part = peer.until(lambda found: found.kind == DATA)
        assert len(part.payload) == 10 and not part.flags & END_STREAM
        peer.send(frame(WINDOW_UPDATE, 0, 1, (1000).to_bytes(4, "big")))
        rest = peer.until(lambda found: found.kind == DATA)
        assert json.loads(part.payload + rest.payload) == {"reason": "PayloadEmpty"} and rest.flags & END_STREAM


def test_the_clients_table_may_be_smaller(shared_gateway, request_fields):
    with shared_gateway.peer(hello=wire.PREFACE + settings(header_table_size=0)) as peer:
        peer.decoder.max_allowed_table_size = 0
        for stream in (1, 3, 5):
            peer.ask(stream, request_fields, HELLO)
            assert peer.answer(stream).status == 200


def test_a_body_larger_than_the_window_goes_on(shared_gateway, request_fields):
    """The server opens the window again while a body comes."""
    with shared_gateway.peer() as peer:
        room, sent = 65535, 0
        peer.send(frame(HEADERS, END_HEADERS, 1, block(request_fields)))
        while sent < 300_000:
            if room == 0:
                found = peer.until(lambda found: found.kind == WINDOW_UPDATE and found.stream == 1)
                room += int.from_bytes(found.payload, "big")
            piece = min(room, 10_000)
            peer.send(frame(DATA, 0, 1, b" " * piece))
            room, sent = room - piece, sent + piece
        peer.send(frame(DATA, END_STREAM, 1))
        answer = peer.answer(1)
        assert (answer.status, json.loads(answer.body)) == (413, {"reason": "PayloadTooLarge"})


def test_ping_is_answered_with_its_own_bytes(shared_gateway):
    with shared_gateway.peer() as peer:
        assert peer.ping(b"12345678") and peer.ping(b"\x00" * 8)


def test_what_nobody_knows_is_skipped(shared_gateway, request_fields):
    with shared_gateway.peer() as peer:
        peer.send(frame(0xEE, 0xFF, 0, b"whatever") + frame(SETTINGS, payload=b"\xff\xee\x00\x00\x00\x01"))
        peer.ask(1, request_fields, HELLO)
        assert peer.answer(1).status == 200


def test_a_client_that_says_goaway_gets_its_answers(shared_gateway, request_fields):
    with shared_gateway.peer() as peer:
        peer.send(frame(HEADERS, END_HEADERS, 1, block(request_fields)))
        peer.send(frame(GOAWAY, payload=bytes(8)) + frame(DATA, END_STREAM, 1, HELLO))
        assert peer.answer(1).status == 200
        peer.end()
        assert peer.is_over, "and then there is nothing left to say"


def test_a_client_that_stops_sending_gets_its_answers(shared_gateway, request_fields):
    with shared_gateway.peer() as peer:
        peer.ask(1, request_fields, HELLO)
        peer.wire.shutdown(socket.SHUT_WR)
        assert peer.answer(1).status == 200
        peer.end()


def test_a_reset_stream_gets_no_answer_and_leaves_the_others(shared_gateway, request_fields):
    with shared_gateway.peer() as peer:
        peer.send(frame(HEADERS, END_HEADERS, 1, block(request_fields)) + frame(RST_STREAM, 0, 1, b"\x00\x00\x00\x08"))
        peer.ask(3, request_fields, HELLO)
        assert peer.answer(3).status == 200
        assert not any(found.stream == 1 for found in peer.frames)


def test_the_end_is_told_with_a_reason(open_gateway):
    gateway = open_gateway()
    with gateway.peer() as busy, gateway.peer() as idle:
        busy.ask(1, gateway.request(), HELLO)
        assert busy.answer(1).status == 200 and idle.ping()
        gateway.process.send_signal(signal.SIGTERM)
        for peer in (busy, idle):
            code, data = peer.goaway()
            assert (code, json.loads(data)) == (NO_ERROR, {"reason": "Shutdown"})
            assert peer.next() is None
    assert gateway.process.wait(20) == 0


def test_http1_on_the_other_ports_says_the_same(shared_gateway, path):
    import httpx

    context = ssl.create_default_context(cafile=shared_gateway.certificate)
    for base, verify in ((shared_gateway.http, True), (shared_gateway.https, context)):
        with httpx.Client(verify=verify) as http:
            good = http.post(base + path, content=HELLO, headers=shared_gateway.headers())
            assert (good.status_code, good.content) == (200, b"") and good.headers["apns-id"]
            bad = http.post(base + path, content=HELLO, headers=shared_gateway.headers(apns_priority="7"))
            assert (bad.status_code, bad.json()) == (400, {"reason": "BadPriority"})
            assert bad.headers["content-type"] == "application/json" and bad.headers["apns-id"]
            other = http.get(base + path, headers=shared_gateway.headers())
            assert (other.status_code, other.json()) == (405, {"reason": "MethodNotAllowed"})
            gone = http.post(base + "/3/device/" + "ab" * 32, content=HELLO, headers=shared_gateway.headers())
            assert gone.json() == {"reason": "BadDeviceToken"}
