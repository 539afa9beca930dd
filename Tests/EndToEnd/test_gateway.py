"""Real clients against the running gateway, and what no client should send."""

import asyncio
import datetime
import json
import signal
import socket
import ssl
import subprocess
import sys
import uuid

import aioapns
import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from support.gateway import TOPIC, Gateway
from support.waiting import until

HELLO = json.dumps({"aps": {"alert": "Hello"}})


@pytest.fixture
def gateway(program):
    opened = Gateway(program)
    yield opened
    opened.close()


def client(gateway, **more):
    return httpx.Client(http2=True, verify=ssl.create_default_context(cafile=gateway.certificate), **more)


def post(gateway, token=None, body=HELLO, **headers):
    with client(gateway) as http:
        return http.post(
            f"{gateway.apns}/3/device/{token or gateway.token}", content=body, headers=gateway.headers(**headers)
        )


# APNs over HTTP/2


def test_a_push_is_taken_and_shown(gateway):
    answer = post(gateway)
    assert (answer.status_code, answer.content, answer.http_version) == (200, b"", "HTTP/2")
    assert uuid.UUID(answer.headers["apns-id"]) and uuid.UUID(answer.headers["apns-unique-id"])
    assert gateway.rows(1)["refused"] == 0


def test_the_senders_id_is_echoed_also_on_an_error(gateway):
    own = str(uuid.uuid4())
    answer = post(gateway, token="ab" * 32, apns_id=own)
    assert answer.status_code == 400 and answer.json() == {"reason": "BadDeviceToken"}
    assert answer.headers["apns-id"] == own and answer.headers["content-type"] == "application/json"


def test_a_removed_app_answers_410_with_its_moment(gateway):
    token = gateway.token
    gateway.program.get("do", "app remove")
    answer = post(gateway, token=token)
    assert answer.status_code == 410 and answer.json()["reason"] == "Unregistered"
    assert isinstance(answer.json()["timestamp"], int) and answer.json()["timestamp"] > 1_700_000_000_000


@pytest.mark.parametrize(
    ("change", "status", "reason"),
    [
        ({"apns_topic": "com.other"}, 400, "DeviceTokenNotForTopic"),
        ({"apns_push_type": "sms"}, 400, "InvalidPushType"),
        ({"apns_priority": "7"}, 400, "BadPriority"),
        ({"authorization": "bearer x"}, 403, "InvalidProviderToken"),
        ({"authorization": ""}, 403, "MissingProviderToken"),
        ({"apns_collapse_id": "x" * 65}, 400, "BadCollapseId"),
    ],
)
def test_what_is_wrong_with_a_request_is_named(gateway, change, status, reason):
    answer = post(gateway, **change)
    assert (answer.status_code, answer.json()) == (status, {"reason": reason})


def test_a_payload_may_be_too_large_by_a_byte_or_by_far(gateway):
    for size in (4097, 60_000, 900_000):
        body = json.dumps({"aps": {"alert": "x" * size}})
        assert post(gateway, body=body).json() == {"reason": "PayloadTooLarge"}


def test_a_token_that_is_too_old_is_expired(gateway):
    answer = post(gateway, authorization=gateway.bearer(age=3700))
    assert (answer.status_code, answer.json()) == (403, {"reason": "ExpiredProviderToken"})


def test_other_paths_and_methods(gateway):
    with client(gateway) as http:
        headers = gateway.headers()
        assert http.get(f"{gateway.apns}/3/device/{gateway.token}", headers=headers).status_code == 405
        assert http.post(f"{gateway.apns}/3/devices", headers=headers).json() == {"reason": "BadPath"}
        assert http.post(f"{gateway.apns}/3/device/", headers=headers).json() == {"reason": "MissingDeviceToken"}


def test_many_streams_at_once(gateway):
    token, headers = gateway.token, gateway.headers()

    async def burst():
        context = ssl.create_default_context(cafile=gateway.certificate)
        async with httpx.AsyncClient(http2=True, verify=context, timeout=60) as http:
            url = f"{gateway.apns}/3/device/{token}"
            calls = [http.post(url, content=HELLO, headers=headers) for _ in range(300)]
            return await asyncio.gather(*calls)

    answers = asyncio.run(burst())
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.headers["apns-id"] for answer in answers}) == 300
    assert gateway.rows(300)["arrivals"] == 300


def test_aioapns(gateway):
    token = gateway.token

    async def send():
        context = ssl.create_default_context(cafile=gateway.certificate)
        aioapns.connection.APNsProductionClientProtocol.APNS_SERVER = "localhost"
        aioapns.connection.APNsProductionClientProtocol.APNS_PORT = gateway.ready["apns"]
        apns = aioapns.APNs(
            key=open(gateway.key_file()).read(), key_id="KEY1234567", team_id="TEAM123456", topic=TOPIC, ssl_context=context
        )
        good = aioapns.NotificationRequest(device_token=token, message={"aps": {"alert": "Hello"}})
        bad = aioapns.NotificationRequest(device_token="ab" * 32, message={"aps": {"alert": "Hello"}})
        return [await apns.send_notification(one) for one in (good, bad)]

    good, bad = asyncio.run(asyncio.wait_for(send(), 60))
    assert good.is_successful
    assert (bad.status, bad.description) == ("400", "BadDeviceToken")


def curl(gateway, *words):
    return subprocess.run(
        ["curl", "-sS", "-m", "30", *words], capture_output=True, text=True, check=True, timeout=60
    ).stdout


def test_curl_with_tls_and_without(gateway):
    fields = [word for name, value in gateway.headers().items() for word in ("-H", f"{name}: {value}")]
    common = [*fields, "-d", HELLO, "-o", "/dev/null", "-w", "%{http_version} %{response_code}"]
    path = f"/3/device/{gateway.token}"
    assert curl(gateway, "--http2", "--cacert", gateway.certificate, *common, gateway.apns + path) == "2 200"
    plain = f"http://127.0.0.1:{gateway.ready['apns']}{path}"
    assert curl(gateway, "--http2-prior-knowledge", *common, plain) == "2 200"
    assert curl(gateway, *common, gateway.http + path) == "1.1 200"
    assert curl(gateway, "--http1.1", "--cacert", gateway.certificate, *common, gateway.https + path) == "1.1 200"


def client_certificate(program, uid, name="client.pem", topics=()):
    """A certificate as Apple makes them for an app, with its key, in one file; signed by nobody."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name(
        ([x509.NameAttribute(x509.NameOID.USER_ID, uid)] if uid else [])
        + [x509.NameAttribute(x509.NameOID.COMMON_NAME, "Apple Push Services")]
    )
    now = datetime.datetime.now(datetime.timezone.utc)
    made = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now)
        .not_valid_after(now + datetime.timedelta(days=1))
    )
    if topics:
        # A sequence of the topics, each followed by a sequence that says what it is for.
        texts = b"".join(bytes([12, len(topic)]) + topic.encode() + bytes([48, 5, 12, 3]) + b"app" for topic in topics)
        listed = x509.UnrecognizedExtension(
            x509.ObjectIdentifier("1.2.840.113635.100.6.3.6"), bytes([48, len(texts)]) + texts
        )
        made = made.add_extension(listed, critical=False)
    form = serialization
    return program.file(
        name,
        made.sign(key, hashes.SHA256()).public_bytes(form.Encoding.PEM)
        + key.private_bytes(form.Encoding.PEM, form.PrivateFormat.PKCS8, form.NoEncryption()),
    )


@pytest.mark.parametrize(
    ("uid", "topics", "sent", "expected"),
    [
        (TOPIC, (), TOPIC, "200"),
        (TOPIC, (), None, "200"),
        ("com.other", (), TOPIC, "400BadTopic"),
        (TOPIC, (TOPIC, TOPIC + ".voip"), TOPIC, "200"),
        (TOPIC, (TOPIC, TOPIC + ".voip"), None, "400MissingTopic"),
        (TOPIC, (TOPIC + ".voip",), TOPIC, "400BadTopic"),
        (None, (), TOPIC, "403BadCertificate"),
    ],
)
def test_a_client_certificate_stands_for_its_topics(gateway, uid, topics, sent, expected):
    shown = client_certificate(gateway.program, uid, topics=topics)
    words = ["--http2", "--cacert", gateway.certificate, "--cert", shown, "-H", "apns-push-type: alert"]
    if sent:
        words += ["-H", f"apns-topic: {sent}"]
    # A provider token beside a certificate is not looked at.
    words += ["-H", "authorization: bearer x", "-d", HELLO, "-w", "%{response_code}"]
    out = curl(gateway, *words, f"{gateway.apns}/3/device/{gateway.token}")
    reason, status = out[:-3], out[-3:]
    assert status + (json.loads(reason)["reason"] if reason else "") == expected


def test_signatures_are_checked_with_the_key(program):
    unchecked = Gateway(program)
    key = unchecked.key_file()
    signing = unchecked.key
    unchecked.close()
    gateway = Gateway(program, "--apns-key", key, "--key-id", "KEY1234567", "--team-id", "TEAM123456")
    try:
        assert gateway.ready["signatures"] == "checked"
        assert post(gateway).json() == {"reason": "InvalidProviderToken"}, "signed with another key"
        gateway.key = signing
        assert post(gateway).status_code == 200
        assert post(gateway, authorization=gateway.bearer(team="OTHER12345")).status_code == 403
        assert post(gateway, authorization=gateway.bearer(kid="OTHER12345")).status_code == 403
    finally:
        gateway.close()


# The wire, byte by byte


def frame(kind, flags=0, stream=0, payload=b""):
    return len(payload).to_bytes(3, "big") + bytes([kind, flags]) + stream.to_bytes(4, "big") + payload


PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"


def speak(gateway, data):
    """Sends bytes without TLS and returns everything until the other end closes or is silent."""
    with socket.create_connection(("127.0.0.1", gateway.ready["apns"]), timeout=5) as wire:
        wire.sendall(data)
        wire.settimeout(2)
        answer = b""
        try:
            while piece := wire.recv(65536):
                answer += piece
        except (TimeoutError, ConnectionResetError):
            pass
        return answer


def kinds(answer):
    """The kinds of the frames in an answer."""
    found = []
    while len(answer) >= 9:
        found.append(answer[3])
        answer = answer[9 + int.from_bytes(answer[:3], "big") :]
    return found


@pytest.mark.parametrize(
    "data",
    [
        b"GET / HTTP/1.1\r\nhost: x\r\n\r\n",
        b"\x16\x03\x01\x00\x05hello",
        b"\x00" * 100,
        PREFACE + frame(4, payload=b"\x00\x01"),
        PREFACE + frame(4) + frame(1, 5, 1, b"\xff" * 40),
        PREFACE + frame(4) + frame(0, 1, 1, b"data before headers"),
        PREFACE + frame(4) + frame(9, 4, 1, b"a continuation of nothing"),
        PREFACE + frame(4) + b"\xff\xff\xff\x01\x05\x00\x00\x00\x01",
        PREFACE[:10],
    ],
)
def test_nonsense_ends_the_connection_and_nothing_else(gateway, data):
    speak(gateway, data)
    assert post(gateway).status_code == 200, "others are served on"
    assert gateway.process.poll() is None


def test_ping_is_answered_and_bad_compression_is_told(gateway):
    pong = speak(gateway, PREFACE + frame(4) + frame(6, payload=b"12345678"))
    assert frame(6, 1, payload=b"12345678") in pong
    assert 7 in kinds(speak(gateway, PREFACE + frame(4) + frame(1, 5, 1, b"\xff" * 40))), "GOAWAY"


def test_resets_in_quick_succession_end_in_goaway(gateway):
    # :method POST, :scheme http, :path /, :authority as a literal.
    block = b"\x83\x86\x84\x41\x01x"
    data = PREFACE + frame(4)
    for number in range(3000):
        data += frame(1, 4, 2 * number + 1, block) + frame(3, 0, 2 * number + 1, b"\x00\x00\x00\x08")
    assert 7 in kinds(speak(gateway, data))
    assert post(gateway).status_code == 200


def test_a_header_block_over_the_limit_is_431(gateway):
    answer = post(gateway, x_long="y" * 20_000)
    assert answer.status_code == 431


# HTTP/1.1


def test_state_history_do_and_wait(gateway):
    base = f"{gateway.http}/belfry/v1"
    assert httpx.get(f"{base}/state").json()["device-token"] == gateway.token
    assert httpx.post(f"{base}/do", content="app background\napp badge 3").json()["ok"] is True
    assert httpx.get(f"{base}/state").json()["badge"] == 3
    refused = httpx.post(f"{base}/do", content="app fly")
    assert refused.status_code == 400 and refused.json()["ok"] is False
    post(gateway)
    found = httpx.post(f"{base}/wait?since=0.0&within=5s", content="body:Hello")
    assert found.status_code == 200 and found.json()["arrival"]["outcome"] == "banner"
    assert httpx.post(f"{base}/wait?within=100ms", content="body:never").status_code == 408
    rows = httpx.get(f"{base}/history", params={"filter": "body:Hello"}).json()["arrivals"]
    assert [row["body"] for row in rows] == ["Hello"]


def test_web_pages_do_not_drive_belfry(gateway):
    base = f"{gateway.http}/belfry/v1/do"
    for headers in ({"origin": "https://example.com"}, {"host": "example.com"}):
        assert httpx.post(base, content="app kill", headers=headers).status_code == 403
    assert gateway.program.state_now()["app"] == "foreground"


def test_chunked_bodies_and_expectations(gateway):
    def pieces():
        yield HELLO[:10].encode()
        yield HELLO[10:].encode()

    url = f"{gateway.http}/3/device/{gateway.token}"
    assert httpx.post(url, content=pieces(), headers=gateway.headers()).status_code == 200
    fields = [word for name, value in gateway.headers().items() for word in ("-H", f"{name}: {value}")]
    status = curl(
        gateway, *fields, "-H", "expect: 100-continue", "-d", HELLO, "-o", "/dev/null", "-w", "%{response_code}", url
    )
    assert status == "200"


# The program


def test_the_certificate_stays_and_its_key_is_private(program):
    first = Gateway(program)
    text = open(first.certificate, "rb").read()
    first.close()
    second = Gateway(program)
    assert open(second.certificate, "rb").read() == text
    second.close()
    key = program.state / "belfry" / "gateway-key.pem"
    assert key.stat().st_mode & 0o777 == 0o600
    third = Gateway(program, "--san", "push.test,10.1.2.3")
    assert open(third.certificate, "rb").read() != text
    third.close()


def test_a_taken_port_is_said(program):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = program.call("serve", "--ports", f"{port},0,0")
    assert done.returncode == 2 and "taken" in done.stderr and "--ports" in done.stderr


def test_it_ends_when_asked_and_every_answered_push_is_there(program):
    gateway = Gateway(program)
    ids = [post(gateway).headers["apns-id"] for _ in range(5)]
    gateway.process.send_signal(signal.SIGKILL)
    gateway.close()
    again = Gateway(program)
    try:
        rows = httpx.get(f"{again.http}/belfry/v1/history").json()["arrivals"]
        assert sorted(row["apns-id"] for row in rows) == sorted(ids)
    finally:
        again.process.send_signal(signal.SIGTERM)
        assert again.process.wait(20) == 0
        again.close()


@pytest.mark.parametrize("library", ["httpx", "aioapns", "jpush", "getui"])
def test_snippets_run_as_they_are_printed(gateway, library):
    if library == "getui":
        gateway.program.get("do", "app sdk getui")
        until(lambda: gateway.program.state_now().get("cid"), lambda: "waited in vain for the cid")
    if library == "jpush":
        until(lambda: gateway.program.state_now().get("registration-id"), lambda: "no registration ID came")
    snippet = gateway.program.file(f"try_{library}.py", gateway.program.get("clients", library))
    done = subprocess.run([sys.executable, snippet], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    found = {"httpx": "200 ", "aioapns": "200 None", "jpush": "msg_id", "getui": "successed"}
    assert found[library] in done.stdout
