"""HTTP/2 as nobody should speak it: each fault ends the stream or the connection with its code, and nobody else notices."""

import json
import struct

import pytest

from support import wire
from support.wire import (
    ACK, COMPRESSION_ERROR, CONTINUATION, DATA, END_HEADERS, END_STREAM, ENHANCE_YOUR_CALM, FLOW_CONTROL_ERROR, FRAME_SIZE_ERROR,
    GOAWAY, HEADERS, PADDED, PING, PREFACE, PRIORITY, PROTOCOL_ERROR, PUSH_PROMISE, RST_STREAM, SETTINGS, STREAM_CLOSED,
    WINDOW_UPDATE, block, frame, settings,
)

HELLO = b'{"aps":{"alert":"Hello"}}'
START = PREFACE + frame(SETTINGS)
CODE = bytes(4)


@pytest.fixture(scope="module")
def fields(shared_gateway):
    return shared_gateway.request(f"/3/device/{shared_gateway.token}")


@pytest.fixture
def others_are_served(shared_gateway, fields):
    """While a client does harm, another is connected, and is served before and after."""
    with shared_gateway.peer() as other:
        other.ask(1, fields, HELLO)
        assert other.answer(1).status == 200
        yield
        other.ask(3, fields, HELLO)
        assert other.answer(3).status == 200
    assert shared_gateway.process.poll() is None


GOOD = block([(":method", "POST"), (":scheme", "http"), (":path", "/3/device/x"), (":authority", "x")])


def head(stream=1, more=0, payload=GOOD):
    return frame(HEADERS, END_HEADERS | more, stream, payload)


# What is sent after the preface, and the code of the GOAWAY that ends the connection.
FATAL = [
    ("data on stream 0", frame(DATA, 0, 0, b"x"), PROTOCOL_ERROR),
    ("data on a stream that is not open", frame(DATA, END_STREAM, 1, b"x"), PROTOCOL_ERROR),
    ("fields on stream 0", frame(HEADERS, END_HEADERS, 0, GOOD), PROTOCOL_ERROR),
    ("fields on a stream of the server's", head(2), PROTOCOL_ERROR),
    ("a continuation of nothing", frame(CONTINUATION, END_HEADERS, 1, GOOD), PROTOCOL_ERROR),
    ("a ping inside a header block", frame(HEADERS, 0, 1, GOOD[:4]) + frame(PING, payload=bytes(8)), PROTOCOL_ERROR),
    ("data inside a header block", frame(HEADERS, 0, 1, GOOD[:4]) + frame(DATA, 0, 1, b"x"), PROTOCOL_ERROR),
    ("another stream inside a header block", frame(HEADERS, 0, 1, GOOD[:4]) + head(3), PROTOCOL_ERROR),
    ("another stream's continuation", frame(HEADERS, 0, 1, GOOD[:4]) + frame(CONTINUATION, 4, 3, GOOD[4:]), PROTOCOL_ERROR),
    ("more padding than frame", head() + frame(DATA, PADDED, 1, b"\x09x"), PROTOCOL_ERROR),
    ("more padding than fields", frame(HEADERS, END_HEADERS | PADDED, 1, b"\xff" + GOOD), PROTOCOL_ERROR),
    ("padding without its length", head() + frame(DATA, PADDED, 1), PROTOCOL_ERROR),
    ("a frame over the limit", frame(DATA, 0, 1, bytes(16385)), FRAME_SIZE_ERROR),
    ("a frame of 16 MB that is only announced", b"\xff\xff\xff\x01\x05\x00\x00\x00\x01", FRAME_SIZE_ERROR),
    ("a priority of four bytes", frame(PRIORITY, 0, 1, bytes(4)), FRAME_SIZE_ERROR),
    ("a reset of three bytes", head() + frame(RST_STREAM, 0, 1, bytes(3)), FRAME_SIZE_ERROR),
    ("a reset of stream 0", frame(RST_STREAM, 0, 0, CODE), PROTOCOL_ERROR),
    ("a reset of a stream that is not open", frame(RST_STREAM, 0, 1, CODE), PROTOCOL_ERROR),
    ("settings of five bytes", frame(SETTINGS, payload=bytes(5)), FRAME_SIZE_ERROR),
    ("settings on a stream", frame(SETTINGS, 0, 1), PROTOCOL_ERROR),
    ("an acknowledgement with settings", frame(SETTINGS, ACK, 0, bytes(6)), FRAME_SIZE_ERROR),
    ("a window of more than 2 GB", settings(initial_window_size=1 << 31), FLOW_CONTROL_ERROR),
    ("frames of less than 16 KB", settings(max_frame_size=16383), PROTOCOL_ERROR),
    ("frames of more than 16 MB", settings(max_frame_size=1 << 24), PROTOCOL_ERROR),
    ("a push that is neither on nor off", settings(enable_push=2), PROTOCOL_ERROR),
    ("a promise by the client", head() + frame(PUSH_PROMISE, END_HEADERS, 1, bytes(4) + GOOD), PROTOCOL_ERROR),
    ("a ping of seven bytes", frame(PING, payload=bytes(7)), FRAME_SIZE_ERROR),
    ("a ping on a stream", frame(PING, 0, 1, bytes(8)), PROTOCOL_ERROR),
    ("a goaway of seven bytes", frame(GOAWAY, payload=bytes(7)), FRAME_SIZE_ERROR),
    ("a goaway on a stream", frame(GOAWAY, 0, 1, bytes(8)), PROTOCOL_ERROR),
    ("a window that grows by nothing", frame(WINDOW_UPDATE, payload=CODE), PROTOCOL_ERROR),
    ("a window update of three bytes", frame(WINDOW_UPDATE, payload=bytes(3)), FRAME_SIZE_ERROR),
    ("a connection's window over 2 GB", frame(WINDOW_UPDATE, payload=b"\x7f\xff\xff\xff"), FLOW_CONTROL_ERROR),
    ("a window update of no stream", frame(WINDOW_UPDATE, 0, 1, b"\x00\x00\x00\x01"), PROTOCOL_ERROR),
    ("an index of no table", head(payload=b"\xff\xff\xff\x7f"), COMPRESSION_ERROR),
    ("index 0", head(payload=b"\x80"), COMPRESSION_ERROR),
    ("a text that is longer than the block", head(payload=b"\x00\x7f\xff\x10x"), COMPRESSION_ERROR),
    ("a number without an end", head(payload=b"\x1f" + b"\xff" * 12), COMPRESSION_ERROR),
    ("Huffman code with a wrong end", head(payload=b"\x00\x81\x00\x81\xff"), COMPRESSION_ERROR),
    ("a table larger than was allowed", head(payload=b"\x3f\xff\xff\x03" + GOOD), COMPRESSION_ERROR),
]


@pytest.mark.parametrize(("data", "code"), [row[1:] for row in FATAL], ids=[row[0] for row in FATAL])
@pytest.mark.parametrize("tls", [False, True], ids=["cleartext", "TLS"])
def test_a_fault_of_the_connection_ends_it_with_its_code(shared_gateway, others_are_served, tls, data, code):
    with shared_gateway.peer(tls) as peer:
        peer.try_to_send(data)
        assert peer.end() == code
        assert peer.is_over


def fields_with(*more, without=()):
    fields = [(":method", "POST"), (":scheme", "http"), (":path", "/3/device/x"), (":authority", "x"), *more]
    return block([each for each in fields if each[0] not in without])


# A header block that is none of a request's, or a body that is not the one that was announced.
MALFORMED = [
    ("no method", head(1, END_STREAM, fields_with(without=(":method",)))),
    ("no path", head(1, END_STREAM, fields_with(without=(":path",)))),
    ("no scheme", head(1, END_STREAM, fields_with(without=(":scheme",)))),
    ("an empty path", head(1, END_STREAM, fields_with((":path", ""), without=(":path",)))),
    ("two paths", head(1, END_STREAM, fields_with((":path", "/")))),
    ("a pseudo-field that is none", head(1, END_STREAM, fields_with((":reason", "x")))),
    ("a pseudo-field of an answer", head(1, END_STREAM, fields_with((":status", "200")))),
    ("a pseudo-field after the others", head(1, END_STREAM, fields_with(("a", "b"), (":path", "/"), without=(":path",)))),
    ("a name in capitals", head(1, END_STREAM, fields_with(("Apns-Topic", "x")))),
    ("a name with a space", head(1, END_STREAM, fields_with(("apns topic", "x")))),
    ("an empty name", head(1, END_STREAM, fields_with(("", "x")))),
    ("a line feed in a value", head(1, END_STREAM, fields_with(("apns-topic", "x\ny: z")))),
    ("a zero in a value", head(1, END_STREAM, fields_with(("apns-topic", "x\0y")))),
    ("connection", head(1, END_STREAM, fields_with(("connection", "close")))),
    ("transfer-encoding", head(1, END_STREAM, fields_with(("transfer-encoding", "chunked")))),
    ("te that is no trailers", head(1, END_STREAM, fields_with(("te", "gzip")))),
    ("a length in words", head(1, END_STREAM, fields_with(("content-length", "x")))),
    ("two lengths", head(1, END_STREAM, fields_with(("content-length", "1"), ("content-length", "2")))),
    ("less than was announced", head(1, 0, fields_with(("content-length", "9"))) + frame(DATA, END_STREAM, 1, b"x")),
    ("more than was announced", head(1, 0, fields_with(("content-length", "1"))) + frame(DATA, END_STREAM, 1, b"xyz")),
    ("trailers with a pseudo-field", head() + head(1, END_STREAM, block([(":path", "/")]))),
]


@pytest.mark.parametrize("data", [row[1] for row in MALFORMED], ids=[row[0] for row in MALFORMED])
def test_a_malformed_request_ends_its_stream_alone(shared_gateway, others_are_served, fields, data):
    with shared_gateway.peer() as peer:
        peer.send(data)
        assert peer.reset(1) == PROTOCOL_ERROR
        assert peer.ping()
        peer.ask(3, fields, HELLO)
        assert peer.answer(3).status == 200


def test_a_streams_window_over_2_gb_ends_the_stream(shared_gateway, others_are_served, fields):
    with shared_gateway.peer() as peer:
        peer.send(frame(HEADERS, END_HEADERS, 1, block(fields)) + frame(WINDOW_UPDATE, 0, 1, b"\x7f\xff\xff\xff"))
        assert peer.reset(1) == FLOW_CONTROL_ERROR
        peer.ask(3, fields, HELLO)
        assert peer.answer(3).status == 200


def test_fields_on_an_earlier_stream_open_none(shared_gateway, others_are_served, fields):
    with shared_gateway.peer() as peer:
        peer.ask(5, fields, HELLO)
        assert peer.answer(5).status == 200
        peer.ask(3, fields, HELLO)
        assert peer.ping() and not any(found.stream == 3 and found.kind == HEADERS for found in peer.frames)


def test_what_comes_late_on_a_closed_stream_harms_nobody(shared_gateway, fields):
    with shared_gateway.peer() as peer:
        peer.ask(1, fields, HELLO)
        assert peer.answer(1).status == 200
        late = frame(DATA, END_STREAM, 1, b"x") + frame(WINDOW_UPDATE, 0, 1, b"\x00\x00\x00\x01")
        late += frame(RST_STREAM, 0, 1, CODE) + frame(PRIORITY, 0, 1, b"\x00\x00\x00\x00\x08")
        peer.try_to_send(late)
        peer.try_to_send(frame(PING, payload=bytes(8)))
        found = peer.until(lambda each: each.kind == GOAWAY or (each.kind, each.flags) == (PING, ACK))
        assert found.kind == PING or int.from_bytes(found.payload[4:8], "big") in (STREAM_CLOSED, PROTOCOL_ERROR)


def test_a_body_that_overflows_the_window_is_told(shared_gateway, others_are_served, fields):
    """A client that never looks at its window: the server has opened it for no more than it wants to hold."""
    with shared_gateway.peer() as peer:
        peer.send(settings(initial_window_size=1000) + frame(HEADERS, END_HEADERS, 1, block(fields)))
        for _ in range(400):
            peer.try_to_send(frame(DATA, 0, 1, bytes(16384)))
            if peer.is_over:
                break
        found = peer.until(lambda each: each.kind in (RST_STREAM, GOAWAY) or (each.kind, each.stream) == (HEADERS, 1))
        if found.kind == HEADERS:
            assert dict(peer.decoder.decode(found.payload))[":status"] == "413"
        else:
            assert int.from_bytes(found.payload[-4:], "big") == FLOW_CONTROL_ERROR


@pytest.mark.parametrize("tls", [False, True], ids=["cleartext", "TLS"])
def test_a_request_that_is_cut_off_at_any_byte_is_none(shared_gateway, fields, tls):
    whole = START + frame(HEADERS, END_HEADERS, 1, block(fields)) + frame(DATA, END_STREAM, 1, HELLO)
    before = shared_gateway.program.state_now()["arrivals"]
    for size in range(0, len(whole), 7 if tls else 1):
        with shared_gateway.peer(tls, hello=whole[:size]) as peer:
            if tls:
                peer.wire.unwrap() if size == 0 else peer.wire.shutdown(1)
            else:
                peer.wire.shutdown(1)
            peer.end()
            assert not any(found.stream == 1 and found.kind in (HEADERS, DATA) for found in peer.frames)
    with shared_gateway.peer(tls, hello=whole) as peer:
        assert peer.answer(1).status == 200
    assert shared_gateway.program.state_now()["arrivals"] == before + 1


def test_a_request_may_come_byte_by_byte(shared_gateway, fields):
    whole = START + frame(HEADERS, END_HEADERS, 1, block(fields)) + frame(DATA, END_STREAM, 1, HELLO)
    for tls in (False, True):
        with shared_gateway.peer(tls, hello=b"") as peer:
            for byte in whole:
                peer.send(bytes([byte]))
            assert peer.answer(1).status == 200


NO_PREFACE = [
    ("zeros", bytes(100)),
    ("a preface that goes astray", PREFACE[:20] + b"XX\r\n"),
    ("frames without a preface", frame(SETTINGS) + frame(PING, payload=bytes(8))),
    ("a preface and no settings", PREFACE + frame(PING, payload=bytes(8))),
    ("a binary APNs of long ago", b"\x00\x00\x20" + bytes(32) + b"\x00\x02{}"),
]


@pytest.mark.parametrize("data", [row[1] for row in NO_PREFACE], ids=[row[0] for row in NO_PREFACE])
@pytest.mark.parametrize("tls", [False, True], ids=["cleartext", "TLS"])
def test_what_is_no_http2_is_not_listened_to(shared_gateway, others_are_served, tls, data):
    with shared_gateway.peer(tls, hello=b"") as peer:
        peer.try_to_send(data)
        assert peer.end() in (None, PROTOCOL_ERROR) and peer.is_over


@pytest.mark.parametrize("tls", [False, True], ids=["cleartext", "TLS"])
def test_http1_is_told_that_this_is_the_wrong_port(shared_gateway, others_are_served, tls):
    for data in (b"GET / HTTP/1.1\r\nhost: x\r\n\r\n", b"POST /3/device/x HTTP/1.1\r\ncontent-length: 2\r\n\r\n{}"):
        with shared_gateway.peer(tls, hello=data, alpn=("http/1.1",)) as peer:
            answer = b""
            while piece := peer.wire.recv(65536):
                answer += piece
        head, body = answer.split(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 505 ") and f"content-length: {len(body)}".encode() in head
        assert "HTTP/2" in json.loads(body)["error"]


@pytest.mark.parametrize(
    "data",
    [b"\x16\x03\x01\x00\x05hello", b"\x16" + bytes(300), b"\x16\x03\x01\xff\xff" + b"x" * 70_000],
)
def test_what_only_begins_like_tls(shared_gateway, others_are_served, data):
    for port in ("apns", "https"):
        with wire.Peer(shared_gateway.ready[port], hello=b"") as peer:
            peer.try_to_send(data)
            piece = b"x"
            try:
                while piece:
                    piece = peer.wire.recv(65536)
            except ConnectionResetError:
                pass


def test_a_handshake_that_is_cut_off_anywhere(shared_gateway, others_are_served):
    import ssl

    context = ssl.create_default_context(cafile=shared_gateway.certificate)
    incoming, outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()
    client = context.wrap_bio(incoming, outgoing, server_hostname="localhost")
    with pytest.raises(ssl.SSLWantReadError):
        client.do_handshake()
    hello = outgoing.read()
    for port in ("apns", "https"):
        for size in range(0, len(hello), 13):
            with wire.Peer(shared_gateway.ready[port], hello=hello[:size]) as peer:
                peer.wire.shutdown(1)
                assert all(kind in (21, 22) for kind in peer.wire.recv(1)), "at most an alert"


# Floods


def flood(shared_gateway, pieces):
    """Sends until the other end has had enough, and returns the code of its GOAWAY; none if it has not."""
    with shared_gateway.peer(patience=20) as peer:
        for piece in pieces:
            peer.try_to_send(piece)
            if peer.is_over:
                break
        if not peer.is_over:
            peer.try_to_send(frame(PING, payload=b"are here"))
            found = peer.until(lambda each: each.kind == GOAWAY or each == (PING, ACK, 0, b"are here"))
            if found is not None and found.kind == PING:
                return None
        found = [each for each in peer.frames if each.kind == GOAWAY]
        return int.from_bytes(found[0].payload[4:8], "big") if found else "closed"


def test_resets_in_quick_succession_are_stopped(shared_gateway, others_are_served):
    pieces = (head(stream) + frame(RST_STREAM, 0, stream, b"\x00\x00\x00\x08") for stream in range(1, 8001, 2))
    assert flood(shared_gateway, pieces) in (ENHANCE_YOUR_CALM, "closed")


def test_a_header_block_without_an_end_is_stopped(shared_gateway, others_are_served):
    pieces = [frame(HEADERS, 0, 1, GOOD)] + [frame(CONTINUATION, 0, 1, block([("a", "b")]))] * 5000
    assert flood(shared_gateway, pieces) in (ENHANCE_YOUR_CALM, PROTOCOL_ERROR, wire.INTERNAL_ERROR, "closed")


def test_empty_continuations_are_stopped(shared_gateway, others_are_served):
    pieces = [frame(HEADERS, 0, 1, GOOD)] + [frame(CONTINUATION, 0, 1)] * 20_000
    assert flood(shared_gateway, pieces) in (ENHANCE_YOUR_CALM, PROTOCOL_ERROR, wire.INTERNAL_ERROR, "closed")


@pytest.mark.parametrize("data", [frame(PING, payload=bytes(8)), frame(SETTINGS)], ids=["pings", "settings"])
def test_a_flood_whose_answers_nobody_reads_is_stopped(shared_gateway, others_are_served, data):
    with shared_gateway.peer(patience=20) as peer:
        for _ in range(400):
            peer.try_to_send(data * 2000)
            if peer.is_over:
                return
    raise AssertionError("it takes 800 000 and goes on")


def test_too_many_streams_are_refused(shared_gateway, others_are_served):
    with shared_gateway.peer() as peer:
        found = peer.until(lambda each: each.kind == SETTINGS and not each.flags & ACK)
        values = dict(struct.unpack(">HI", found.payload[place : place + 6]) for place in range(0, len(found.payload), 6))
        most = values[wire.MAX_CONCURRENT_STREAMS]
        peer.send(frame(SETTINGS, ACK))
        for stream in range(1, 2 * most + 3, 2):
            peer.try_to_send(head(stream))
        found = peer.until(lambda each: each.kind in (RST_STREAM, GOAWAY))
        assert int.from_bytes(found.payload[-4:] if found.kind == RST_STREAM else found.payload[4:8], "big") in (
            wire.REFUSED_STREAM, PROTOCOL_ERROR)


def test_fields_over_the_limit_are_431(shared_gateway, others_are_served, fields):
    large = [*fields, ("x-long", "y" * 17_000)]
    many = [*fields, *((f"x{number}", "y") for number in range(600))]
    for more in (large, many):
        with shared_gateway.peer() as peer:
            data = block(more)
            peer.send(frame(HEADERS, END_STREAM, 1, data[:16384]) + frame(CONTINUATION, END_HEADERS, 1, data[16384:]))
            assert peer.answer(1).status == 431
            peer.ask(3, fields, HELLO)
            assert peer.answer(3).status == 200


def test_a_small_block_of_many_large_fields_is_431(shared_gateway, others_are_served, fields):
    """One field of 4 KB goes into the table and is named again and again: 8 KB on the wire, 16 MB when read."""
    from hpack import Encoder

    encoder = Encoder()
    first = encoder.encode([*fields, ("x-long", "y" * 3900)], huffman=False)
    again = encoder.encode([("x-long", "y" * 3900)] * 4000, huffman=False)
    assert len(first) + len(again) < 16384
    with shared_gateway.peer() as peer:
        peer.send(frame(HEADERS, END_HEADERS | END_STREAM, 1, first + again))
        assert peer.answer(1).status == 431
        peer.ask(3, fields, HELLO)
        assert peer.answer(3).status == 200
