"""HTTP/2 spoken frame by frame (RFC 9113), for what no library would send."""

import socket
import ssl
import struct
from collections import namedtuple

from hpack import Decoder, Encoder

PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"

DATA, HEADERS, PRIORITY, RST_STREAM, SETTINGS, PUSH_PROMISE, PING, GOAWAY, WINDOW_UPDATE, CONTINUATION = range(10)
END_STREAM, END_HEADERS, PADDED, HAS_PRIORITY = 1, 4, 8, 32
ACK = 1

NO_ERROR, PROTOCOL_ERROR, INTERNAL_ERROR, FLOW_CONTROL_ERROR, SETTINGS_TIMEOUT, STREAM_CLOSED = range(6)
FRAME_SIZE_ERROR, REFUSED_STREAM, CANCEL, COMPRESSION_ERROR, CONNECT_ERROR, ENHANCE_YOUR_CALM = range(6, 12)

# The bytes that a frame may have unless the other end takes more.
LARGEST = 16384

HEADER_TABLE_SIZE, ENABLE_PUSH, MAX_CONCURRENT_STREAMS, INITIAL_WINDOW_SIZE, MAX_FRAME_SIZE = 1, 2, 3, 4, 5

Frame = namedtuple("Frame", "kind flags stream payload")
Answer = namedtuple("Answer", "status fields body")


def frame(kind, flags=0, stream=0, payload=b""):
    return len(payload).to_bytes(3, "big") + bytes([kind, flags]) + stream.to_bytes(4, "big") + payload


def settings(**values):
    """A SETTINGS frame: `settings(initial_window_size=0)`."""
    numbers = {name: globals()[name.upper()] for name in values}
    return frame(SETTINGS, payload=b"".join(struct.pack(">HI", numbers[name], value) for name, value in values.items()))


def block(fields):
    """Fields as a header block that leaves the table alone, so that blocks may come in any order."""
    return Encoder().encode([(name, value, True) for name, value in fields], huffman=False)


class Peer:
    """One connection to a port, with TLS (and ALPN) or without."""

    def __init__(self, port, certificate=None, alpn=("h2",), hello=PREFACE + frame(SETTINGS), host="127.0.0.1", patience=10):
        self.wire = socket.create_connection((host, port), timeout=patience)
        self.wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if certificate:
            context = ssl.create_default_context(cafile=certificate)
            if alpn:
                context.set_alpn_protocols(list(alpn))
            self.wire = context.wrap_socket(self.wire, server_hostname="localhost")
        self.buffer = b""
        self.frames = []
        self.decoder = Decoder()
        self.is_over = False
        if hello:
            self.send(hello)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.wire.close()

    def send(self, data):
        self.wire.sendall(data)

    def try_to_send(self, data):
        """Sends what the other end still takes."""
        try:
            self.wire.sendall(data)
        except (BrokenPipeError, ConnectionResetError, ssl.SSLError):
            self.is_over = True

    def next(self):
        """The next frame; none once the other end has closed."""
        while True:
            if len(self.buffer) >= 9:
                size = 9 + int.from_bytes(self.buffer[:3], "big")
                if len(self.buffer) >= size:
                    head, payload = self.buffer[:9], self.buffer[9:size]
                    self.buffer = self.buffer[size:]
                    found = Frame(head[3], head[4], int.from_bytes(head[5:], "big") & 0x7FFFFFFF, payload)
                    self.frames.append(found)
                    return found
            try:
                piece = self.wire.recv(65536)
            except (ConnectionResetError, ssl.SSLEOFError):
                piece = b""
            if not piece:
                self.is_over = True
                return None
            self.buffer += piece

    def until(self, looks_right):
        """The first frame that looks right; none if the other end closes before."""
        while (found := self.next()) is not None:
            if looks_right(found):
                return found
        return None

    def end(self):
        """All frames until the other end closes, and the code of its GOAWAY; none if it said nothing."""
        self.until(lambda _: False)
        codes = [int.from_bytes(each.payload[4:8], "big") for each in self.frames if each.kind == GOAWAY]
        return codes[-1] if codes else None

    def goaway(self):
        """The code and the debug data of the first GOAWAY."""
        found = self.until(lambda each: each.kind == GOAWAY)
        return None if found is None else (int.from_bytes(found.payload[4:8], "big"), found.payload[8:])

    def reset(self, stream):
        """The code with which a stream was reset."""
        found = self.until(lambda each: each.kind == RST_STREAM and each.stream == stream)
        return None if found is None else int.from_bytes(found.payload, "big")

    def ping(self, data=b"are here"):
        """Whether the connection is alive."""
        self.send(frame(PING, payload=data))
        return self.until(lambda each: each == Frame(PING, ACK, 0, data)) is not None

    def ask(self, stream, fields, body=b""):
        """Sends a request as most clients do."""
        self.send(frame(HEADERS, END_HEADERS | (0 if body else END_STREAM), stream, block(fields)))
        for place in range(0, len(body), LARGEST):
            is_last = place + LARGEST >= len(body)
            self.send(frame(DATA, END_STREAM if is_last else 0, stream, body[place : place + LARGEST]))

    def answer(self, stream):
        """The whole answer on a stream. Answers on other streams are read on the way and lost."""
        fields, body = {}, b""
        while (found := self.next()) is not None:
            if found.kind == HEADERS:
                assert found.flags & END_HEADERS
                decoded = dict(self.decoder.decode(found.payload))
                if found.stream == stream:
                    fields = decoded
            if found.kind == DATA and found.stream == stream:
                body += found.payload
            assert not (found.kind == RST_STREAM and found.stream == stream), found
            if found.kind in (HEADERS, DATA) and found.stream == stream and found.flags & END_STREAM:
                return Answer(int(fields[":status"]), fields, body)
        raise AssertionError(f"closed without an answer: {self.frames}")

