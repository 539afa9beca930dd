"""The first push of a real backend: its tokens, ids and aliases are out of its own database."""

import asyncio
import ssl
import subprocess
import sys

import aioapns
import httpx
import jpush
import pytest
from jpush import common

from support.gateway import Gateway
from support.waiting import until

TOKEN = "c0ffee" + "ab" * 29
TOPIC = "com.acme.shop"


@pytest.fixture
def gateway(program):
    opened = Gateway(program)
    yield opened
    opened.close()


@pytest.fixture
def adopting(program):
    opened = Gateway(program, "--adopt")
    yield opened
    opened.close()


def by_aioapns(gateway):
    async def send():
        context = ssl.create_default_context(cafile=gateway.certificate)
        aioapns.connection.APNsProductionClientProtocol.APNS_SERVER = "localhost"
        aioapns.connection.APNsProductionClientProtocol.APNS_PORT = gateway.ready["apns"]
        key = open(gateway.key_file()).read()
        apns = aioapns.APNs(key=key, key_id="KEY1234567", team_id="TEAM123456", topic=TOPIC, ssl_context=context)
        request = aioapns.NotificationRequest(device_token=TOKEN, message={"aps": {"alert": "Hello"}})
        return await apns.send_notification(request)

    answer = asyncio.run(asyncio.wait_for(send(), 60))
    return answer.is_successful, answer.description


def by_httpx(gateway):
    context = ssl.create_default_context(cafile=gateway.certificate)
    with httpx.Client(http2=True, verify=context) as http:
        headers = gateway.headers(apns_topic=TOPIC + ".voip", apns_push_type="voip", apns_expiration="0")
        answer = http.post(f"{gateway.apns}/3/device/{TOKEN}", json={"aps": {"alert": "Call"}}, headers=headers)
    return answer.status_code == 200, answer.text


def by_jpush(gateway, audience, pair=None):
    common.ZONES["DEFAULT"]["PUSH"] = f"{gateway.http}/v3/"
    push = jpush.JPush(*(pair or gateway.jpush)).create_push()
    push.platform = jpush.all_
    push.audience = audience
    push.notification = jpush.notification(alert="Hello")
    push.options = {"apns_production": False}
    try:
        return push.send().status_code == 200, ""
    except (common.APIRequestException, common.JPushFailure, common.Unauthorized) as refused:
        return False, str(refused)


def by_getui(gateway, path, audience, app=None, key=None, secret=None):
    base = f"{gateway.http}/v2/{app or gateway.getui[0]}"
    body = gateway.sign(key, secret)
    auth, now = httpx.post(f"{base}/auth", json=body), body["timestamp"]
    if auth.status_code != 200:
        return False, auth.text
    body = {"request_id": "r" + now, "audience": audience, "push_message": {"transmission": "Hello"}}
    answer = httpx.post(f"{base}/push/{path}", json=body, headers={"token": auth.json()["data"]["token"]})
    return answer.status_code == 200, answer.text


PUSHES = {
    "token": by_aioapns,
    "voip token": by_httpx,
    "registration id": lambda gateway: by_jpush(gateway, jpush.registration_id("1a0018970a8d7e6f5c4")),
    "jpush alias": lambda gateway: by_jpush(gateway, jpush.alias("user_42")),
    "jpush tag": lambda gateway: by_jpush(gateway, jpush.tag("vip")),
    "cid": lambda gateway: by_getui(gateway, "single/cid", {"cid": ["1b2c3d4e5f60718293a4b5c6d7e8f901"]}),
    "getui alias": lambda gateway: by_getui(gateway, "single/alias", {"alias": ["user_42"]}),
}


@pytest.mark.parametrize("kind", PUSHES)
def test_refused_then_adopted_then_taken(gateway, kind):
    send = PUSHES[kind]
    assert send(gateway)[0] is False
    row = httpx.get(f"{gateway.http}/belfry/v1/history", params={"filter": "outcome:refused"}).json()["arrivals"][-1]
    assert row["refusal"]
    done = httpx.post(f"{gateway.http}/belfry/v1/do", content=f"adopt #{row['push']}").json()
    assert done["ok"] is True and done["arrivals"], done
    assert send(gateway)[0] is True
    again = httpx.post(f"{gateway.http}/belfry/v1/do", content=f"adopt #{row['push']}").json()
    assert again["ok"] is False and "nothing" in again["error"]


@pytest.mark.parametrize("kind", PUSHES)
def test_by_itself_the_first_push_is_taken(adopting, kind):
    assert PUSHES[kind](adopting)[0] is True
    state = adopting.program.state_now()
    assert state["refused"] == 0 and state["adopt"] is True


def test_adopting_stays_after_a_restart_and_can_be_ended(program):
    first = Gateway(program, "--adopt")
    assert by_aioapns(first) == (True, None)
    first.close()
    second = Gateway(program)
    try:
        assert by_aioapns(second) == (True, None), "the token is known still"
        program.get("do", "set adopt off")
        assert by_jpush(second, jpush.alias("somebody"))[0] is False
    finally:
        second.close()


def test_secrets_are_not_adopted_and_that_is_said(program):
    unchecked = Gateway(program)
    key = unchecked.key_file()
    unchecked.close()
    gateway = Gateway(program, "--apns-key", key, "--app-key", "a" * 24, "--master-secret", "right", "--getui-master-secret", "right")
    try:
        assert by_httpx(gateway)[1] == '{"reason":"InvalidProviderToken"}'
        refused = program.call("do", "adopt")
        assert refused.returncode == 1 and "secret" in refused.stderr
        assert "master-secret" not in gateway.ready["jpush"] and gateway.ready["jpush"]["credentials"] == "checked"
        assert by_jpush(gateway, jpush.all_, ("a" * 24, "wrong"))[0] is False
        assert "secret" in program.call("do", "adopt").stderr
        assert by_getui(gateway, "all", "all", secret="wrong", app="own", key="own")[0] is False
        assert "secret" in program.call("do", "adopt").stderr
    finally:
        gateway.close()


THEIRS = ("b" * 24, "their-own-secret")


def credentials(gateway):
    """One call with a pair out of the backend's own database, for each vendor, and what its refusal says."""
    alias = {"alias": ["user_42"]}
    return [
        (lambda secret: by_jpush(gateway, jpush.alias("user_42"), (THEIRS[0], secret)), "AppKey and Master Secret"),
        (lambda secret: by_getui(gateway, "single/alias", alias, "acme", "theirs", secret), "sign is invalid"),
    ]


def test_credentials_are_refused_then_adopted_and_stay_so(program):
    gateway = Gateway(program)
    try:
        for send, reason in credentials(gateway):
            refused = send("their-own-secret")
            assert refused[0] is False and reason in refused[1]
            done = program.get("do", "adopt")
            assert THEIRS[0] in done or "banner" in done or "theirs" in done
            again = send("their-own-secret")
            if again[0] is False:
                # Getui: the token first, then the alias.
                program.get("do", "adopt")
                assert send("their-own-secret")[0] is True
        assert by_jpush(gateway, jpush.alias("user_42"), (THEIRS[0], "another"))[0] is False
        gateway.close()
        kept = {path.name: path.read_bytes() for path in program.state.rglob("*") if path.is_file()}
        assert not [name for name, text in kept.items() if b"their-own-secret" in text]
        gateway = Gateway(program)
        for send, _ in credentials(gateway):
            assert send("their-own-secret")[0] is True, "adopted is adopted"
    finally:
        gateway.close()


def test_by_itself_credentials_are_adopted_and_that_is_said(program):
    gateway = Gateway(program, "--adopt")
    try:
        for send, _ in credentials(gateway):
            assert send("their-own-secret")[0] is True
        assert program.state_now()["refused"] == 0
    finally:
        gateway.close()


def test_any_pair_may_be_taken(program):
    gateway = Gateway(program, "--app-key", "any", "--getui-app-key", "any")
    try:
        until(lambda: program.state_now().get("registration-id"), lambda: "no registration ID came")
        assert gateway.ready["jpush"]["credentials"] == gateway.ready["getui"]["credentials"] == "any"
        assert by_jpush(gateway, jpush.all_, THEIRS) == (True, "")
        assert by_getui(gateway, "all", "all", "acme", "theirs", "x")[0] is True
    finally:
        gateway.close()


def test_the_printed_pairs_stay_and_are_the_owners_alone(program):
    first = Gateway(program)
    first.close()
    second = Gateway(program)
    second.close()
    assert (first.jpush, first.getui) == (second.jpush, second.getui)
    found = [path for path in program.state.rglob("gateway-credentials.json")]
    assert [oct(path.stat().st_mode & 0o777) for path in found] == ["0o600"]


def test_names_of_the_app_are_adopted(program):
    gateway = Gateway(program, "--app-key", "a" * 24, "--getui-app-id", "own", "--getui-app-key", "own")
    try:
        until(lambda: gateway.program.state_now().get("registration-id"), lambda: "no registration ID came")
        assert gateway.jpush[0] == "a" * 24 and gateway.getui[:2] == ("own", "own")
        assert by_jpush(gateway, jpush.all_) == (True, "")
        assert by_jpush(gateway, jpush.all_, THEIRS)[0] is False
        program.get("do", "adopt")
        assert by_jpush(gateway, jpush.all_, THEIRS) == (True, "")
        assert by_getui(gateway, "all", "all", app="other")[0] is False
        program.get("do", "adopt")
        assert by_getui(gateway, "all", "all", app="other")[0] is True
    finally:
        gateway.close()


def test_a_snippet_says_what_is_missing(gateway):
    program = gateway.program
    missing = program.call("clients", "getui")
    assert missing.returncode != 0 and "app sdk getui" in missing.stderr
    program.get("do", "app sdk none")
    missing = program.call("clients", "jpush")
    assert missing.returncode != 0 and "app sdk jpush" in missing.stderr
    program.get("do", "app remove")
    missing = program.call("clients", "curl")
    assert missing.returncode != 0 and "app install" in missing.stderr


def test_a_snippet_names_the_keys_that_were_given(program):
    gateway = Gateway(program, "--app-key", "k" * 24, "--master-secret", "s3cret")
    try:
        until(lambda: program.state_now().get("registration-id"), lambda: "no registration ID came")
        text = program.get("clients", "jpush")
        assert "k" * 24 in text and "s3cret" not in text and "MASTER_SECRET" in text
        done = subprocess.run(
            [sys.executable, program.file("try.py", text)],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
            env=program.environment | {"MASTER_SECRET": "s3cret"},
        )
        assert "msg_id" in done.stdout, done.stderr
    finally:
        gateway.close()
