"""The first push of a real backend: its tokens, ids and aliases are out of its own database."""

import asyncio
import hashlib
import ssl
import subprocess
import sys
import time

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


def by_jpush(gateway, audience):
    common.ZONES["DEFAULT"]["PUSH"] = f"{gateway.http}/v3/"
    push = jpush.JPush("a1b2c3d4e5f6a7b8c9d0e1f2", "0f1e2d3c4b5a69788796a5b4").create_push()
    push.platform = jpush.all_
    push.audience = audience
    push.notification = jpush.notification(alert="Hello")
    push.options = {"apns_production": False}
    try:
        return push.send().status_code == 200, ""
    except (common.APIRequestException, common.JPushFailure, common.Unauthorized) as refused:
        return False, str(refused)


def by_getui(gateway, path, audience, app="acme"):
    base = f"{gateway.http}/v2/{app}"
    now = str(int(time.time() * 1000))
    sign = hashlib.sha256(("key" + now + "secret").encode()).hexdigest()
    auth = httpx.post(f"{base}/auth", json={"sign": sign, "timestamp": now, "appkey": "key"})
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
    gateway = Gateway(program, "--apns-key", key, "--app-key", "a" * 24, "--master-secret", "right")
    try:
        assert by_httpx(gateway)[1] == '{"reason":"InvalidProviderToken"}'
        refused = program.call("do", "adopt")
        assert refused.returncode == 1 and "secret" in refused.stderr
        assert by_jpush(gateway, jpush.all_)[0] is False
        assert "secret" in program.call("do", "adopt").stderr
    finally:
        gateway.close()


def test_names_of_the_app_are_adopted(program):
    gateway = Gateway(program, "--app-key", "a" * 24, "--getui-app-id", "own", "--getui-app-key", "own")
    try:
        until(lambda: gateway.program.state_now().get("registration-id"), lambda: "no registration ID came")
        assert by_jpush(gateway, jpush.all_)[0] is False
        program.get("do", "adopt")
        assert by_jpush(gateway, jpush.all_) == (True, "")
        assert by_getui(gateway, "all", "all")[0] is False
        program.get("do", "adopt")
        assert by_getui(gateway, "all", "all")[0] is True
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
