"""Every test gets folders of its own, so that tests neither see each other nor the person's own belfry."""

import shutil
import tempfile
from pathlib import Path

import pytest

from support.gateway import Gateway, gateway_of_its_own
from support.program import Program
from support.terminal import Terminal


@pytest.fixture
def program():
    """The built program with empty folders. A short path: a socket's may have 107 bytes."""
    folder = Path(tempfile.mkdtemp(prefix="bf"))
    yield Program(folder)
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="module")
def shared_gateway():
    """One gateway for all tests of a file: each of them finds out whether it goes on serving."""
    with gateway_of_its_own() as opened:
        yield opened


@pytest.fixture
def open_gateway(program):
    """Opens gateways with options of their own."""
    opened = []

    def open_one(*options, **more):
        opened.append(Gateway(program, *options, **more))
        return opened[-1]

    yield open_one
    for gateway in opened:
        gateway.close()


@pytest.fixture
def terminal(program):
    """A terminal of 80×24 with a shell in it."""
    opened = Terminal(program)
    yield opened
    opened.close()


@pytest.fixture
def open_terminal(program):
    """Opens terminals of other sizes and kinds."""
    opened = []

    def open_one(**options):
        opened.append(Terminal(program, **options))
        return opened[-1]

    yield open_one
    for terminal in opened:
        terminal.close()


@pytest.fixture
def inbox(terminal):
    """The inbox on an empty journal, without the stream, its first frame drawn."""
    terminal.start_inbox("--no-stream")
    return terminal
