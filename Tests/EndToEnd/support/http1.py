"""HTTP/1.1 spoken byte by byte (RFC 9112), for what no library would send."""

import socket
import ssl


class Wire:
    """A connection to one of the two ports of HTTP/1.1."""

    def __init__(self, gateway, tls, patience=10):
        self.socket = socket.create_connection(("127.0.0.1", gateway.ready["https" if tls else "http"]), timeout=patience)
        if tls:
            context = ssl.create_default_context(cafile=gateway.certificate)
            self.socket = context.wrap_socket(self.socket, server_hostname="localhost")
        self.buffer = b""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()

    def send(self, data):
        try:
            self.socket.sendall(data)
        except (BrokenPipeError, ConnectionResetError, ssl.SSLError):
            pass

    def fill(self):
        try:
            piece = self.socket.recv(65536)
        except (ConnectionResetError, ssl.SSLEOFError):
            piece = b""
        self.buffer += piece
        return piece

    def line(self):
        while b"\r\n" not in self.buffer:
            if not self.fill():
                return None
        line, self.buffer = self.buffer.split(b"\r\n", 1)
        return line.decode()

    def answer(self, has_body=True):
        """The status, the fields and the body of the next answer; none once the other end has closed."""
        first = self.line()
        if first is None:
            return None
        fields = {}
        while line := self.line():
            name, value = line.split(":", 1)
            fields[name.lower()] = value.strip()
        size = int(fields.get("content-length", 0)) if has_body else 0
        while len(self.buffer) < size:
            assert self.fill(), "the answer is cut off"
        body, self.buffer = self.buffer[:size], self.buffer[size:]
        return int(first.split()[1]), fields, body

    def is_over(self):
        return self.line() is None
