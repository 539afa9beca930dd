"""What other programs can do with a running belfry, and who may be one."""

import fcntl
import json
import os
import signal
import socket
import stat
import subprocess
import threading

import pytest

from support.waiting import until


@pytest.fixture
def mark(inbox, program):
    """A mark taken once the app has settled."""
    inbox.wait_for("JPush online")
    return program.get("mark").strip()


def test_the_socket_is_the_persons_own(inbox, program):
    assert stat.S_IMODE(os.stat(program.socket()).st_mode) == 0o600
    assert stat.S_IMODE(os.stat(program.socket().parent).st_mode) == 0o700
    inbox.keys("q")
    assert inbox.status() == 0
    assert not program.socket().exists()


def test_two_instances_stand_side_by_side(inbox, program, open_terminal):
    second = open_terminal()
    second.start_inbox("--no-stream", "--instance", "two")
    program.get("push", program.payload("First"))
    program.get("push", "--instance", "two", program.payload("Second"))
    inbox.wait_for("First")
    second.wait_for("Second")
    assert "Second" not in inbox.text() and "First" not in second.text()


def test_a_second_belfry_of_the_name_is_refused_and_the_first_stays(inbox, program, open_terminal):
    second = open_terminal()
    second.call()
    assert second.status() == 2
    text = second.text()
    assert "a belfry named “default” is running already" in text
    assert "--instance NAME" in text
    assert "alternate_on=0" in second.modes()
    program.get("push", program.payload())
    inbox.wait_for("Your par")


def test_a_killed_belfrys_socket_does_not_stand_in_the_way(inbox, program):
    inbox.kill()
    assert program.socket().exists()
    done = program.call("mark")
    assert done.returncode == 2 and "no belfry named" in done.stderr
    inbox.start_inbox("--no-stream")
    program.get("mark")


def speak(program, greeting, instance="default"):
    """Listens where a belfry would, and says `greeting` to whoever comes."""
    folder = program.socket().parent
    folder.mkdir(mode=0o700, exist_ok=True)
    server = socket.socket(socket.AF_UNIX)
    server.bind(str(program.socket(instance)))
    server.listen()

    def serve():
        while True:
            try:
                client, _ = server.accept()
            except OSError:
                return
            client.sendall(greeting)
            client.close()

    threading.Thread(target=serve, daemon=True).start()
    return server


def test_a_belfry_of_another_version_is_named_with_both_versions(program, terminal):
    server = speak(program, b'{"belfry":99,"version":"9.9.9"}\n')
    done = program.call("mark")
    assert done.returncode == 2
    assert "release 9.9.9 and speaks protocol 99" in done.stderr
    # It holds the lock as a belfry does, so a new one finds out who it is.
    with open(program.socket().parent / "default.lock", "w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        terminal.call()
        assert terminal.status() == 2
        assert "speaks protocol 99" in terminal.text()
    server.close()


def test_what_is_no_belfry_is_not_talked_to(program):
    server = speak(program, b"220 mail ready\r\n")
    done = program.call("push", program.payload())
    assert done.returncode == 2
    assert "is no belfry" in done.stderr
    server.close()


def test_a_refused_push_is_status_1_with_reason_and_fix(inbox, program):
    path = program.file("big.json", '{"aps":{"alert":"%s"}}' % ("x" * 4096))
    done = program.call("push", path)
    assert done.returncode == 1 and done.stdout == ""
    assert "413 PayloadTooLarge" in done.stderr
    assert "belfry lint" in done.stderr
    inbox.wait_for("refused")
    answer = json.loads(program.call("push", "--json", path).stdout)
    assert answer["ok"] is False and answer["arrivals"][0]["refusal"] == "PayloadTooLarge"


def test_a_payload_that_is_no_json_is_named_with_its_place(inbox, program):
    path = program.file("bad.json", '{\n  "aps": {"alert": "x"},\n}')
    done = program.call("push", path)
    assert done.returncode == 1
    assert f"{path}:2:" in done.stderr
    inbox.wait_for("refused")


@pytest.mark.parametrize(
    "option, value, reason",
    [
        ("--priority", "7", "BadPriority"), ("--push-type", "silent", "InvalidPushType"),
        ("--collapse-id", "x" * 65, "BadCollapseId"), ("--expiration", "soon", "BadExpirationDate"),
        ("--topic", "no topic", "BadTopic"),
    ],
)
def test_headers_are_judged(inbox, program, option, value, reason):
    done = program.call("push", option, value, program.payload())
    assert done.returncode == 1
    assert reason in done.stderr


def test_a_collapse_id_replaces(inbox, program):
    for title in ("First", "Second"):
        program.get("push", "--collapse-id", "order", program.payload(title))
    inbox.wait_for("replaced")
    assert program.state_now()["on-phone"] == 1


def test_do_reads_all_before_it_runs_one(inbox, program):
    done = program.call("do", "app background", "app bakground")
    assert done.returncode == 2
    assert "Did you mean “app background”?" in done.stderr
    assert "olumn 5" in done.stderr
    assert program.state_now()["app"] == "foreground"


def test_do_stops_where_there_is_nothing_to_do(inbox, program):
    done = program.call("do", "tap #99", "app background")
    assert done.returncode == 1 and done.stderr
    assert program.state_now()["app"] == "foreground"


def test_do_pushes_a_file_by_its_name(inbox, program):
    path = program.payload("By its name")
    assert "banner" in program.get("do", f"push {path} collapse-id=x")
    inbox.wait_for("By its na")
    assert "there is no file" in program.call("do", "push /nowhere/x.json").stderr


def test_mark_and_wait(inbox, program, mark):
    program.get("push", program.payload("Parcel", badge=3))
    row = program.get("wait", "title:parcel", "badge:>2", "--since", mark)
    assert row == "#1 Parcel: banner, list, badge 3 · willPresent\n"
    done = program.call("wait", "title:nothing", "--since", mark, "--within", "100ms")
    assert done.returncode == 3
    assert "nothing matched" in done.stderr and "Nearest: #1 Parcel" in done.stderr


def test_wait_ends_when_the_push_comes(inbox, program, mark):
    waiting = program.start("wait", "title:later", "--within", "60s", stdout=subprocess.PIPE)
    # A wait without a mark counts from when it is heard, so the push is repeated until it was.
    path = program.payload("later")

    def push():
        program.get("push", path)
        return waiting.poll() is not None

    until(push, "the end of the wait")
    assert waiting.returncode == 0
    assert "later: banner" in waiting.stdout.read()


def test_wait_names_a_filter_it_cannot_read(inbox, program):
    done = program.call("wait", "badge:many")
    assert done.returncode == 2
    assert "filter" in done.stderr


class Tail:
    """A running belfry tail, which has begun."""

    def __init__(self, program):
        self.process = program.start("tail", stdout=subprocess.PIPE)
        self.lines = []
        self.until(lambda line: line["kind"] == "begin")

    def until(self, passes):
        while not self.lines or not passes(self.lines[-1]):
            line = self.process.stdout.readline()
            assert line, "the tail ended"
            self.lines.append(json.loads(line))
        return self.lines

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()


KEYS = {
    "begin": ["v", "kind", "mark"],
    "entry": ["v", "kind", "number", "at", "phone", "push", "from", "to", "event", "detail", "verdict",
              "rule", "certainty", "cause"],
    "arrival": ["v", "kind", "push", "phone", "at", "type", "origin", "vendor", "outcome", "source", "title",
                "subtitle", "body", "shown", "sound", "badge", "kept-badge", "answered", "silent", "callbacks",
                "on-phone", "read", "refusal", "rule", "app", "apns-id", "collapse-id", "priority",
                "push-type", "bytes"],
}


def test_tail_prints_what_happens_with_the_keys_of_its_version(inbox, program):
    with Tail(program) as tail:
        program.get("push", "--collapse-id", "x", program.payload("Seen", badge=2, sound="default"))
        lines = tail.until(lambda line: line["kind"] == "arrival" and line["outcome"] == "banner")
    for line in lines:
        known = KEYS[line["kind"]]
        assert line["v"] == 1
        assert list(line) == [key for key in known if key in line]
    events = [line["event"] for line in lines if line["kind"] == "entry"]
    assert "phone.shown" in events and "phone.callback" in events
    rules = {line["rule"] for line in lines if line["kind"] == "entry"}
    assert all("certainty" in line for line in lines if line["kind"] == "entry"), rules


def test_a_stopped_tail_does_not_hold_belfry_up(inbox, program):
    with Tail(program) as tail:
        tail.process.send_signal(signal.SIGSTOP)
        program.get("do", "stream rate 10000/s")
        until(lambda: program.state_now()["arrivals"] > 5000, "thousands of pushes")
        program.get("do", "stream off", "app background")
        inbox.wait_for("BG background")
        tail.process.send_signal(signal.SIGCONT)
        lines = tail.until(lambda line: line.get("detail", {}).get("name") == "didEnterBackground")
        assert any(line["kind"] == "lagged" for line in lines)


def test_tail_ends_with_belfry(inbox, program):
    with Tail(program) as tail:
        inbox.keys("q")
        assert inbox.status() == 0
        assert tail.process.wait(timeout=30) == 0


def test_the_protocol_can_be_spoken_without_belfry(inbox, program):
    client = socket.socket(socket.AF_UNIX)
    client.connect(str(program.socket()))
    answers = client.makefile("r", encoding="utf-8")
    assert json.loads(answers.readline())["belfry"] == 1
    body = '{"aps":{"alert":"By hand"}}'
    client.sendall(json.dumps({"request": "push", "length": len(body)}).encode() + b"\n" + body.encode())
    assert json.loads(answers.readline())["summary"].startswith("banner")
    client.sendall(b'{"request":"state"}\n{"request":"mark"}\n')
    assert json.loads(answers.readline())["app"] == "foreground"
    assert "." in json.loads(answers.readline())["mark"]
    client.close()


def test_answers_speak_the_callers_language(inbox, program):
    done = program.call("push", "--priority", "7", program.payload(), LC_ALL="zh_CN.UTF-8")
    assert "BadPriority" in done.stderr and "请" in done.stderr or "应为" in done.stderr


def test_a_shot_is_a_picture_of_what_is_there(inbox, program):
    program.get("push", program.payload("Pictured", "订单 🔔"))
    text = program.get("shot", "--columns", "80", "--rows", "24")
    assert "Pictured" in text and len(text.splitlines()) == 24
    assert "apns." in program.get("shot", "view why")
    svg = program.get("shot", "--format", "svg", "--theme", "nord")
    assert svg.startswith("<svg ") and "Pictured" in svg and svg.rstrip().endswith("</svg>")
    # The inbox itself stays where it is.
    assert "Detail" in inbox.text()
    for wrong in (["--theme", "nrod"], ["app background"], ["--columns", "0"]):
        assert program.call("shot", *wrong).returncode == 2


def test_a_profile_is_loaded_and_its_reactions_run(inbox, program, tmp_path):
    profile = tmp_path / "shop.profile"
    profile.write_text('name Shop\non willPresent { app badge 42; return list }\n')
    program.get("do", f"app profile {profile}")
    assert "list" in program.get("push", program.payload("Reaction"))
    assert program.state_now()["badge"] == 42
    profile.write_text("nmae Shop\n")
    done = program.call("do", f"app profile {profile}")
    assert done.returncode == 1 and "line 1, column 1" in done.stderr and "name" in done.stderr


def test_changed_rules_are_named(inbox, program):
    assert program.get("rules", "--changed") == ""
    program.get("do", "set rule drnf-timeout-kills on")
    assert program.state_now()["rules"] == ["drnf-timeout-kills"]
    found = [json.loads(line) for line in program.get("rules", "--changed", "--json").splitlines()]
    assert {rule["rule"] for rule in found} == {"ios.silent.limit", "ios.silent.killed"}
    assert all(rule["on"] for rule in found)
