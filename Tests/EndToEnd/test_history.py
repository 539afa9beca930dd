"""Every request is in the history, can be found there, sent again, and taken to other tools."""

import csv
import io
import json
import subprocess
import threading
import time

import httpx
import pytest

from support.program import TOP
from support.gateway import TOPIC, Gateway
from support.waiting import until
from test_gateway import HELLO, client, post


@pytest.fixture
def gateway(program):
    opened = Gateway(program)
    yield opened
    opened.close()


def history(gateway, **query):
    answer = httpx.get(f"{gateway.http}/belfry/v1/history", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def requests(gateway, count, **query):
    """The newest requests, once there are so many."""
    return until(
        lambda: (lambda rows: rows if len(rows) >= count else None)(
            history(gateway, kind="requests", **query)["requests"]
        ),
        lambda: f"waited in vain for {count} requests",
    )


# What is kept


def test_every_request_is_kept_with_its_answer_and_without_secrets(gateway):
    bearer = gateway.bearer()
    post(gateway, token="ab" * 32, authorization=bearer, x_note="parcel")
    httpx.post(f"{gateway.http}/v3/push", content=b"{broken", auth=("a1b2", "top-secret"))
    httpx.get(f"{gateway.http}/favicon.ico", headers={"cookie": "top-secret"})
    with client(gateway) as http:
        http.get(f"{gateway.apns}/nowhere")
    rows = requests(gateway, 4)
    assert [row["number"] for row in rows] == [4, 3, 2, 1]
    refused, broken, lost, odd = reversed(rows)
    assert (refused["port"], refused["protocol"], refused["method"]) == ("apns", "HTTP/2", "POST")
    assert refused["target"] == f"/3/device/{'ab' * 32}" and refused["body"] == HELLO
    assert "authorization: bearer …" in refused["headers"] and "x-note: parcel" in refused["headers"]
    assert refused["reply"]["status"] == 400 and refused["reply"]["code"] == "BadDeviceToken"
    assert json.loads(refused["reply"]["body"]) == {"reason": "BadDeviceToken"}
    assert refused["rule"] == "apns.token.unknown" and refused["decision"] and refused["push"] == 1
    assert broken["body"] == "{broken" and broken["reply"]["code"] and "authorization: Basic …" in broken["headers"]
    assert lost["reply"]["status"] == 404 and "cookie: …" in lost["headers"] and "rule" not in lost
    assert (odd["method"], odd["reply"]["code"]) == ("GET", "BadPath")
    gateway.close()
    kept = b"".join(path.read_bytes() for path in gateway.program.state.rglob("*") if path.is_file())
    assert b"top-secret" not in kept and bearer.split()[1].encode() not in kept


def test_getuis_secrets_are_not_kept(gateway):
    app, body = gateway.getui[0], gateway.sign()
    sign = body["sign"]
    token = httpx.post(f"{gateway.http}/v2/{app}/auth", json=body).json()["data"]["token"]
    httpx.get(f"{gateway.http}/v2/{app}/user/count", headers={"token": token})
    httpx.delete(f"{gateway.http}/v2/{app}/auth/{token}")
    rows = requests(gateway, 3)
    assert '"token":"…"' in rows[2]["reply"]["body"] and '"sign":' in rows[2]["body"]
    assert rows[0]["target"] == f"/v2/{app}/auth/…"
    gateway.close()
    kept = b"".join(path.read_bytes() for path in gateway.program.state.rglob("*") if path.is_file())
    assert token.encode() not in kept and sign.encode() not in kept


def test_requests_are_there_after_a_kill(gateway):
    post(gateway, token="cd" * 32)
    gateway.process.kill()
    gateway.process.wait(20)
    lines = gateway.program.get("export", "--requests").splitlines()
    assert json.loads(lines[0])["reply"]["code"] == "BadDeviceToken"


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ({"filter": "status:400"}, [2]),
        ({"filter": "refused from:apns"}, [2]),
        ({"filter": "reason:none"}, [3, 1]),
        ({"filter": "parcel"}, [3]),
        ({"limit": 2}, [3, 2]),
        ({"before": 3, "limit": 1}, [2]),
    ],
)
def test_requests_are_found_by_the_one_filter_language(gateway, query, expected):
    post(gateway)
    post(gateway, token="ab" * 32)
    post(gateway, body=json.dumps({"aps": {"alert": "parcel"}}))
    requests(gateway, 3)
    assert [row["number"] for row in history(gateway, kind="requests", **query)["requests"]] == expected


def test_the_history_of_arrivals_has_their_requests(gateway):
    post(gateway)
    gateway.program.get("push", gateway.program.payload("By hand"))
    rows = until(lambda: (lambda found: found if len(found) == 2 else None)(history(gateway)["arrivals"]), lambda: "")
    assert "request" not in rows[0] and rows[0]["title"] == "By hand"
    assert rows[1]["request"]["reply"]["status"] == 200 and rows[1]["payload"] == HELLO
    assert httpx.get(f"{gateway.http}/belfry/v1/history?kind=sums").status_code == 400


# Sending again


def test_a_request_is_sent_again(gateway):
    post(gateway, token="ab" * 32)
    again = gateway.program.call("do", "resend #1")
    assert "BadDeviceToken" in again.stdout + again.stderr
    gateway.program.get("push", gateway.program.payload("Twice"))
    assert "banner" in gateway.program.get("do", "resend #3")
    assert gateway.rows(4)["arrivals"] == 4
    assert gateway.program.call("do", "resend #99").returncode != 0
    assert gateway.program.call("do", "resend request 1").returncode != 0
    assert gateway.rows(5)["refused"] == 3


def test_what_is_kept_is_set_once_and_for_all(gateway):
    for _ in range(5):
        gateway.program.get("push", gateway.program.payload())
    gateway.program.get("do", "set keep 2", "set keep 30d")
    until(lambda: len(history(gateway)["arrivals"]) == 2, lambda: "the history is still long")
    assert gateway.program.call("do", "set keep plenty").returncode != 0


# To other tools


def run_shell(line, gateway):
    """What a curl line prints: the status, the body's reason or code."""
    done = subprocess.run(["sh", "-c", line], capture_output=True, text=True, timeout=30, check=False)
    assert done.returncode == 0, f"{line}\n{done.stderr}"
    head, _, body = done.stdout.replace("\r\n", "\n").rpartition("\n\n")
    status = int(head.splitlines()[0].split()[1])
    if not body.strip():
        return status, None
    answer = json.loads(body)
    error = answer.get("error")
    code = answer.get("reason") or (error.get("code") if isinstance(error, dict) else answer.get("code"))
    return status, str(code) if code else None


def test_a_curl_line_is_decided_as_the_request_was(gateway):
    known = gateway.token
    post(gateway)
    post(gateway, token="ab" * 32)
    post(gateway, body="it's {\"broken' $HOME `x`\n")
    post(gateway, apns_topic="com.other")
    post(gateway, authorization="")
    post(gateway, authorization="bearer x")
    post(gateway, authorization=gateway.bearer(age=7200))
    post(gateway, apns_priority="7", x_odd="a'b \"c\" $d")
    post(gateway, body=json.dumps({"aps": {"alert": "x" * 5000}}))
    post(gateway, body=b"\x00\xff\n")
    # A push to all that comes before the phone has signed up finds nobody, and the curl line later does.
    until(lambda: gateway.program.state_now().get("registration-id"), lambda: "no registration ID")
    jpush = {"platform": "all", "audience": "all", "notification": {"alert": "it's here"}}
    for auth, body in (
        (gateway.jpush, jpush),
        (gateway.jpush, {"platform": "all"}),
        (("b" * 24, "their-secret"), jpush),
        (None, jpush),
    ):
        httpx.post(f"{gateway.http}/v3/push", json=body, auth=auth)
    httpx.get(f"{gateway.http}/nowhere")
    httpx.post(f"{gateway.https}/3/device/{known}", content=HELLO, headers=gateway.headers(), verify=False)
    rows = requests(gateway, 16)[::-1]
    lines = gateway.program.get("export", "--requests", "--format", "curl").splitlines()
    assert len(lines) == len(rows) == 16
    for row, line in zip(rows, lines):
        was = (row["reply"]["status"], row["reply"].get("code"))
        assert run_shell(line, gateway) == was, f"{row}\n{line}"


def test_a_curl_line_signs_where_signatures_are_checked(program):
    gateway = Gateway(program, signs=True)
    try:
        post(gateway)
        line = gateway.program.get("export", "--requests", "--format", "curl").strip()
        unnamed = subprocess.run(["sh", "-c", line], capture_output=True, text=True, timeout=30, check=False)
        assert unnamed.returncode != 0 and "KEY1234567" in unnamed.stderr and not unnamed.stdout
        assert run_shell(f"APNS_KEY={gateway.key_file()}; {line}", gateway) == (200, None)
    finally:
        gateway.close()


def test_what_was_adopted_is_exported_and_sent_again(gateway):
    post(gateway, token="ab" * 32)
    gateway.program.get("do", "adopt #1")
    rows = until(lambda: (lambda found: found if len(found) == 2 else None)(history(gateway)["arrivals"]), lambda: "")
    assert [(row["push"], row.get("signs")) for row in rows] == [(2, ["adopted"]), (1, ["resent"])]
    scene = gateway.program.get("export", "#2", "--format", "scene").splitlines()
    assert len(scene) == 2 and "token=" + "ab" * 32 in scene[0] and scene[1] == "adopt"
    assert run_shell(gateway.program.get("export", "#2", "--format", "curl").strip(), gateway) == (200, None)
    assert history(gateway, filter="is:resent")["arrivals"] == rows[1:]
    assert history(gateway, filter="is:warned")["arrivals"] == []


def test_a_scene_line_is_the_command_again(gateway):
    post(gateway, body=json.dumps({"aps": {"alert": "it's 订单 \"x\""}}, ensure_ascii=False))
    line = gateway.program.get("export", "#1", "--format", "scene").strip()
    gateway.program.get("do", line)
    rows = until(lambda: (lambda found: found if len(found) == 2 else None)(history(gateway)["arrivals"]), lambda: "")
    assert rows[0]["payload"] == rows[1]["payload"] and rows[0]["outcome"] == rows[1]["outcome"]
    again = gateway.program.get("export", "#2", "--format", "scene").strip()
    assert again == line


def test_export_needs_no_running_belfry(gateway):
    program = gateway.program
    post(gateway)
    post(gateway, token="ab" * 32)
    program.get("push", program.payload('Say "hi", now'))
    gateway.close()
    rows = [json.loads(line) for line in program.get("export").splitlines()]
    assert [row["push"] for row in rows] == [1, 2, 3]
    assert program.get("export", "refused", "--format", "jsonl").count("\n") == 1
    table = list(csv.DictReader(io.StringIO(program.get("export", "--format", "csv"))))
    assert [row["refusal"] for row in table] == ["", "BadDeviceToken", ""] and table[2]["title"] == 'Say "hi", now'
    one = json.loads(program.get("export", "#1", "--format", "apns"))
    assert one["Simulator Target Bundle"] == TOPIC and one["aps"] == {"alert": "Hello"}
    assert program.call("export", "--format", "apns").returncode == 2
    folder = program.folder / "files"
    folder.mkdir()
    program.get("export", "--format", "apns", "--to", str(folder))
    assert sorted(path.name for path in folder.iterdir()) == ["1.apns", "2.apns", "3.apns"]
    assert program.call("export", "zebra").returncode == 1
    assert program.call("export", "nokey:x").returncode == 2
    assert program.call("export", "--instance", "none").returncode == 2


def test_the_streams_pushes_are_left_out(terminal, program):
    terminal.start_inbox("--seed", "1")
    program.get("do", "stream rate 500/s")
    terminal.wait(lambda: program.state_now()["arrivals"] > 100, "a hundred pushes")
    program.get("do", "stream off")
    assert program.call("export").returncode == 1
    assert program.get("export", "from:stream", "--limit", "3").count("\n") == 3


# Waiting


def test_wait_takes_an_alias_and_says_what_came_near(gateway):
    program = gateway.program
    until(lambda: program.state_now().get("registration-id"), lambda: "no registration ID")
    program.get("do", "sdk setAlias user_42")
    until(lambda: program.state_now().get("alias") == "user_42", lambda: "no alias")
    mark = program.get("mark").strip()
    program.get("push", program.payload(badge=3))
    done = program.call("wait", "alias:user_42 badge:3", "--since", mark, "--within", "5s")
    assert done.returncode == 0, done.stderr
    late = program.call("wait", "alias:user_42 badge:4", "--since", mark, "--within", "200ms")
    assert late.returncode == 3 and "badge:4" in late.stderr and "3" in late.stderr
    other = program.call("wait", "alias:user_43", "--since", mark, "--within", "200ms")
    assert other.returncode == 3
    assert program.call("wait", "badge:x", "--within", "1s").returncode == 2
    url = f"{gateway.http}/belfry/v1/wait"
    found = httpx.post(url, params={"since": mark, "within": "5s"}, content="alias:user_42 badge:3")
    assert found.status_code == 200 and found.json()["arrival"]["badge"] == 3
    missed = httpx.post(url, params={"since": mark, "within": "200ms"}, content="badge:4")
    assert missed.status_code == 408 and missed.json()["nearest"]["badge"] == 3
    assert httpx.post(url, content="badge:x").status_code == 400


def test_the_examples_of_the_readme_run(gateway):
    """Each call as it stands there; only the port is this test's own."""
    until(lambda: gateway.program.state_now().get("registration-id"), lambda: "no registration ID")
    gateway.program.get("do", "sdk setAlias user_42")
    until(lambda: gateway.program.state_now().get("alias") == "user_42", lambda: "no alias")
    text = (TOP / "README.md").read_text().splitlines()
    lines = [line[2:] for line in text if line.startswith("$ ") and "/belfry/v1/" in line]
    assert len(lines) == 4
    post(gateway, token="ab" * 32)
    sender = threading.Timer(1, lambda: post(gateway, body=json.dumps({"aps": {"alert": "Hi", "badge": 3}})))
    for line in lines:
        if "/wait" in line:
            sender.start()
        done = subprocess.run(
            ["sh", "-c", line.replace("localhost:2180", gateway.http.removeprefix("http://"))],
            capture_output=True, text=True, timeout=30, check=True,
        )
        answer = json.loads(done.stdout)
        assert answer["ok"] is True, f"{line}\n{done.stdout}"
        if "/state" in line:
            assert answer["mark"] and answer["device-token"]
        if "/wait" in line:
            assert answer["arrival"]["badge"] == 3
        if "/history" in line:
            assert [row["refusal"] for row in answer["arrivals"]] == ["BadDeviceToken"]
    sender.join()


# The view


def test_the_history_view_pages_filters_and_exports(inbox, program):
    for number in range(30):
        program.get("push", program.payload(f"Push {number}"))
    inbox.keys("H")
    inbox.wait_for("1 of 30")
    inbox.keys("End")
    inbox.wait_for("30 of 30")
    inbox.type("/")
    inbox.type("title:\"Push 7\"")
    inbox.keys("Enter")
    inbox.wait_for("1 found")
    inbox.keys("Enter")
    inbox.wait_for("did not come over HTTP")
    inbox.keys("Escape")
    inbox.type("y")
    inbox.wait_for("curl line")
    inbox.type("r")
    inbox.wait_for("Sent again: it is #31 now")


def test_a_push_is_edited_and_sent_again(open_terminal, program):
    script = program.file("edit.sh", "#!/bin/sh\nsed -i 's/Wrong/Right/' \"$1\"\n")
    subprocess.run(["chmod", "+x", script], check=True)
    terminal = open_terminal(EDITOR=script)
    terminal.start_inbox("--no-stream")
    program.get("push", program.payload("Wrong title"))
    terminal.wait_for("Wrong title")
    terminal.type("E")
    terminal.wait_for("Sent again: it is #2 now")
    terminal.wait_for("Right title")
