"""What APNs answers to what, asked of the real server: status, reason and fields of every refusal it comes to by itself."""

import base64
import json
import time
import uuid
from dataclasses import dataclass, field

import jwt
import pytest
from cryptography.hazmat.primitives.asymmetric import ec, rsa, utils

from support.gateway import TOPIC, gateway_of_its_own

HELLO = json.dumps({"aps": {"alert": "Hello"}}).encode()
SANDBOX = "api.sandbox.push.apple.com"


def sized(size):
    """A payload of exactly so many bytes."""
    frame = len(json.dumps({"aps": {"alert": ""}}))
    return json.dumps({"aps": {"alert": "x" * (size - frame)}}).encode()


def ask(gateway, body=HELLO, again=(), **more):
    """A push on a connection of its own."""
    with gateway.peer() as peer:
        peer.ask(1, gateway.request(**more) + list(again), body)
        return peer.answer(1)


def check(answer, status, reason):
    """Every answer has an id; a refusal says why in JSON, a push that was taken has no body."""
    assert str(uuid.UUID(answer.fields["apns-id"])) == answer.fields["apns-id"]
    if reason is None:
        assert (answer.status, answer.body) == (200, b"") and "content-type" not in answer.fields
        return
    found = json.loads(answer.body)
    assert (answer.status, found["reason"]) == (status, reason)
    assert answer.fields["content-type"] == "application/json"
    assert ("timestamp" in found) == (status == 410)


@dataclass
class Row:
    what: str
    status: int = 200
    reason: str = None
    body: bytes = HELLO
    # The path; "{}" stands for the phone's token.
    path: str = "/3/device/{}"
    # Claims of the provider token that differ from the usual ones.
    claims: dict = field(default_factory=dict)
    # Fields that are added although they are there.
    again: tuple = ()
    # Fields that are left out, or are others.
    without: tuple = ()
    fields: dict = field(default_factory=dict)

    def __str__(self):
        return f"{self.reason or self.status}: {self.what}"


def auth(text):
    return {"authorization": text}


ROWS = [
    Row("in order"),
    Row("an id of its own", fields={"apns-id": "123e4567-e89b-12d3-a456-426655440000"}),
    Row("no push type", without=("apns-push-type",)),
    Row("expiration 0", fields={"apns-expiration": "0"}),
    Row("an expiration", fields={"apns-expiration": "4102444800"}),
    Row("priority 10", fields={"apns-priority": "10"}),
    Row("priority 5", fields={"apns-priority": "5"}),
    Row("priority 1", fields={"apns-priority": "1"}),
    Row("64 bytes to collapse by", fields={"apns-collapse-id": "x" * 64}),
    Row("the sandbox's name", fields={":authority": SANDBOX}),
    Row("a background push with priority 10", fields={"apns-push-type": "background", "apns-priority": "10"},
        body=b'{"aps":{"content-available":1}}'),
    Row("4096 bytes", body=sized(4096)),
    Row("59 minutes old", claims={"age": 59 * 60}),
    Row("59 minutes ahead", claims={"age": -59 * 60}),
    Row("its time as text", claims={"iat": str(int(time.time()))}),
    Row("its time as a fraction", claims={"iat": time.time()}),
    Row("kid among the claims as well", claims={"also": "KEY1234567"}),
    Row("another path", 404, "BadPath", path="/"),
    Row("a path below the token", 404, "BadPath", path="/3/device/{}/x"),
    Row("an older version", 404, "BadPath", path="/2/device/{}"),
    Row("no token", 400, "MissingDeviceToken", path="/3/device/"),
    Row("no token and no slash", 400, "MissingDeviceToken", path="/3/device"),
    Row("GET", 405, "MethodNotAllowed", b"", fields={":method": "GET"}),
    Row("PUT", 405, "MethodNotAllowed", fields={":method": "PUT"}),
    Row("a method nobody knows", 405, "MethodNotAllowed", fields={":method": "BREW"}),
    Row("two topics", 400, "DuplicateHeaders", again=(("apns-topic", TOPIC),)),
    Row("two priorities", 400, "DuplicateHeaders", again=(("apns-priority", "5"), ("apns-priority", "5"))),
    Row("two credentials", 400, "DuplicateHeaders", again=(("authorization", "bearer x"),)),
    Row("no credential", 403, "MissingProviderToken", without=("authorization",)),
    Row("an empty credential", 403, "MissingProviderToken", fields=auth("")),
    Row("bearer and nothing", 403, "MissingProviderToken", fields=auth("bearer ")),
    Row("Basic", 403, "MissingProviderToken", fields=auth("Basic dTpw")),
    Row("one part", 403, "InvalidProviderToken", fields=auth("bearer x")),
    Row("two parts", 403, "InvalidProviderToken", fields=auth("bearer e30.e30")),
    Row("parts without JSON", 403, "InvalidProviderToken", fields=auth("bearer AAAA.AAAA.AAAA")),
    Row("an hour old", 403, "ExpiredProviderToken", claims={"age": 3700}),
    Row("an hour ahead", 403, "InvalidProviderToken", claims={"age": -3700}),
    Row("its time in milliseconds", 403, "InvalidProviderToken", claims={"iat": int(time.time() * 1000)}),
    Row("its time as a word", 403, "InvalidProviderToken", claims={"iat": "now"}),
    Row("an id that is no UUID", 400, "BadMessageId", fields={"apns-id": "7"}),
    Row("an id without hyphens", 400, "BadMessageId", fields={"apns-id": "123e4567e89b12d3a456426655440000"}),
    Row("an expiration in words", 400, "BadExpirationDate", fields={"apns-expiration": "tomorrow"}),
    Row("an expiration before 1970", 400, "BadExpirationDate", fields={"apns-expiration": "-1"}),
    Row("priority 7", 400, "BadPriority", fields={"apns-priority": "7"}),
    Row("priority in words", 400, "BadPriority", fields={"apns-priority": "high"}),
    Row("65 bytes to collapse by", 400, "BadCollapseId", fields={"apns-collapse-id": "x" * 65}),
    Row("22 characters of 66 bytes", 400, "BadCollapseId", fields={"apns-collapse-id": "推" * 22}),
    Row("a push type that is none", 400, "InvalidPushType", fields={"apns-push-type": "sms"}),
    Row("a push type in capitals", 400, "InvalidPushType", fields={"apns-push-type": "ALERT"}),
    Row("no topic", 400, "MissingTopic", without=("apns-topic",)),
    Row("a topic with a space", 400, "BadTopic", fields={"apns-topic": "com example"}),
    Row("an empty topic", 400, "BadTopic", fields={"apns-topic": ""}),
    Row("another app's topic", 400, "DeviceTokenNotForTopic", fields={"apns-topic": "com.example.other"}),
    Row("a suffix that an alert has not", 400, "DeviceTokenNotForTopic", fields={"apns-topic": TOPIC + ".voip"}),
    Row("a token that is too short", 400, "BadDeviceToken", path="/3/device/" + "ab" * 31),
    Row("a token that is not hex", 400, "BadDeviceToken", path="/3/device/" + "xy" * 32),
    Row("nobody's token", 400, "BadDeviceToken", path="/3/device/" + "ab" * 32),
    Row("the other one of Apple's worlds", 400, "BadDeviceToken", fields={":authority": "api.push.apple.com"}),
    Row("no body", 400, "PayloadEmpty", b""),
    Row("no JSON", 400, "PayloadEmpty", b"{"),
    Row("JSON that is no object", 400, "PayloadEmpty", b"[1]"),
    Row("4097 bytes", 413, "PayloadTooLarge", sized(4097)),
    Row("more than is kept of a body", 413, "PayloadTooLarge", sized(40_000)),
]


@pytest.fixture(scope="module")
def token(shared_gateway):
    return shared_gateway.token


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_an_answer(shared_gateway, token, row):
    fields = dict(row.fields)
    if row.claims:
        fields = auth(shared_gateway.bearer(**row.claims)) | fields
    answer = ask(shared_gateway, row.body, row.again, path=row.path.format(token), without=row.without, **fields)
    check(answer, row.status, row.reason)
    own = row.fields.get("apns-id")
    if own and row.reason != "BadMessageId":
        assert answer.fields["apns-id"] == own


def test_bearer_may_be_written_in_capitals(shared_gateway, token):
    capitals = "BEARER" + shared_gateway.bearer().removeprefix("bearer")
    check(ask(shared_gateway, path=f"/3/device/{token}", authorization=capitals), 200, None)


def test_the_world_of_the_sandbox_gives_an_id_of_its_own(shared_gateway, token):
    answers = [ask(shared_gateway, path=f"/3/device/{token}", **{":authority": host}) for host in (SANDBOX, "localhost")]
    ids = [uuid.UUID(answer.fields["apns-unique-id"]) for answer in answers]
    assert len(set(ids)) == 2


# Each fault in the order in which it is found; what is wrong later does not matter.
ORDER = [
    ("BadPath", {"path": "/3/devices"}),
    ("MethodNotAllowed", {":method": "PUT"}),
    ("DuplicateHeaders", {"again": [("apns-priority", "10")]}),
    ("MissingProviderToken", {"authorization": ""}),
    ("BadMessageId", {"apns-id": "x"}),
    ("BadExpirationDate", {"apns-expiration": "x"}),
    ("BadPriority", {"apns-priority": "x"}),
    ("BadCollapseId", {"apns-collapse-id": "x" * 65}),
    ("InvalidPushType", {"apns-push-type": "x"}),
    ("BadTopic", {"apns-topic": "x y"}),
    ("BadDeviceToken", {"path": "/3/device/x"}),
    ("PayloadEmpty", {}),
]


@pytest.mark.parametrize("place", range(len(ORDER)), ids=[name for name, _ in ORDER])
def test_the_first_fault_is_the_answer(shared_gateway, place):
    change = {}
    for _, more in reversed(ORDER[place:]):
        change |= more
    answer = ask(shared_gateway, b"", **change)
    assert json.loads(answer.body)["reason"] == ORDER[place][0]


# What each push type wants: the topic's suffix, the token, and the bytes that a payload may have.
KINDS = [
    ("alert", "", "device", 4096),
    ("background", "", "device", 4096),
    ("voip", ".voip", "voip", 5120),
    ("complication", ".complication", "complication", 4096),
    ("fileprovider", ".pushkit.fileprovider", "fileprovider", 4096),
    ("location", ".location-query", "location", 4096),
    ("liveactivity", ".push-type.liveactivity", "activity-start", 4096),
    ("pushtotalk", ".voip-ptt", "pushtotalk", 4096),
    ("widgets", ".push-type.widgets", "widgets", 4096),
    ("controls", ".push-type.controls", "controls", 4096),
]


@pytest.mark.parametrize(("kind", "suffix", "name", "limit"), KINDS)
def test_a_push_type_has_its_topic_its_token_and_its_size(shared_gateway, kind, suffix, name, limit):
    path = f"/3/device/{shared_gateway.token_of(name)}"
    right = {"path": path, "apns-push-type": kind, "apns-topic": TOPIC + suffix, "apns-priority": "5"}
    check(ask(shared_gateway, sized(limit), **right), 200, None)
    check(ask(shared_gateway, sized(limit + 1), **right), 413, "PayloadTooLarge")
    wrong = right | {"apns-topic": TOPIC + (".complication" if suffix == "" else "")}
    check(ask(shared_gateway, **wrong), 400, "DeviceTokenNotForTopic")
    other = shared_gateway.token_of("voip" if name != "voip" else "device")
    check(ask(shared_gateway, **right | {"path": f"/3/device/{other}"}), 400, "DeviceTokenNotForTopic")


def test_mdm_has_a_topic_that_is_no_apps(shared_gateway, token):
    topic = "com.apple.mgmt.External.7b1e2c55"
    check(ask(shared_gateway, b'{"mdm":"x"}', path=f"/3/device/{token}", apns_push_type="mdm", apns_topic=topic), 200, None)


def test_a_token_whose_time_has_passed_is_410_with_its_moment(open_gateway, program):
    gateway = open_gateway()
    before = int(time.time() * 1000)
    token = gateway.token
    gateway.program.get("do", "app remove")
    after = int(time.time() * 1000)
    answer = ask(gateway, path=f"/3/device/{token}")
    check(answer, 410, "Unregistered")
    assert before <= json.loads(answer.body)["timestamp"] <= after + 1000


def test_a_token_of_an_activity_that_has_ended_is_410(open_gateway):
    gateway = open_gateway()
    gateway.program.get("do", "activity start order")
    token = gateway.token_of("activity order-1")
    kind = {"path": f"/3/device/{token}", "apns-push-type": "liveactivity", "apns-topic": TOPIC + ".push-type.liveactivity"}
    update = json.dumps({"aps": {"timestamp": int(time.time()), "event": "update", "content-state": {}}}).encode()
    check(ask(gateway, update, **kind), 200, None)
    gateway.program.get("do", "activity end order-1")
    check(ask(gateway, update, **kind), 410, "ExpiredToken")


# Provider tokens that are checked with a key


def part(value):
    return base64.urlsafe_b64encode(json.dumps(value).encode()).rstrip(b"=").decode()


def of_another_kind(algorithm, key):
    claims = {"iss": "TEAM123456", "iat": int(time.time())}
    return "bearer " + jwt.encode(claims, key, algorithm, headers={"kid": "KEY1234567"})


def signed_anew(bearer, change):
    """A token whose third part is another."""
    head, claims, signature = bearer.split(".")
    return ".".join((head, claims, change(signature)))


def flipped(signature):
    raw = bytearray(base64.urlsafe_b64decode(signature + "=="))
    raw[10] ^= 1
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def as_der(signature):
    raw = base64.urlsafe_b64decode(signature + "==")
    der = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    return base64.urlsafe_b64encode(der).rstrip(b"=").decode()


def by_another_key(gateway):
    claims = {"iss": "TEAM123456", "iat": int(time.time())}
    return "bearer " + jwt.encode(claims, ec.generate_private_key(ec.SECP256R1()), "ES256", headers={"kid": "KEY1234567"})


def other_claims(gateway):
    head, _, signature = gateway.bearer().split(".")
    return ".".join((head, part({"iss": "TEAM123456", "iat": int(time.time()) - 60}), signature))


def of_kind(algorithm, key):
    claims = {"iss": "TEAM123456", "iat": int(time.time())}
    return "bearer " + jwt.encode(claims, key, algorithm, headers={"kid": "KEY1234567"})


RSA = rsa.generate_private_key(65537, 2048)

# What, how it is made, the answer without a key to check with, and with one.
TOKENS = [
    ("the right one", lambda gateway: gateway.bearer(), None, None),
    ("signed by another key", by_another_key, None, "InvalidProviderToken"),
    ("one bit of the signature is wrong", lambda g: signed_anew(g.bearer(), flipped), None, "InvalidProviderToken"),
    ("other claims under the signature", other_claims, None, "InvalidProviderToken"),
    ("a signature in DER", lambda g: signed_anew(g.bearer(), as_der), None, "InvalidProviderToken"),
    ("half a signature", lambda g: signed_anew(g.bearer(), lambda s: s[:43]), None, "InvalidProviderToken"),
    ("no signature", lambda g: signed_anew(g.bearer(), lambda s: ""), None, "InvalidProviderToken"),
    ("a signature with padding", lambda g: g.bearer() + "==", "InvalidProviderToken", "InvalidProviderToken"),
    ("alg none", lambda g: of_kind("none", None), "InvalidProviderToken", "InvalidProviderToken"),
    ("alg HS256", lambda g: of_kind("HS256", "secret" * 8), "InvalidProviderToken", "InvalidProviderToken"),
    ("alg RS256", lambda g: of_kind("RS256", RSA), "InvalidProviderToken", "InvalidProviderToken"),
    ("another kid", lambda g: g.bearer(kid="OTHER12345"), None, "InvalidProviderToken"),
    ("another team", lambda g: g.bearer(team="OTHER12345"), None, "InvalidProviderToken"),
    ("an empty kid", lambda g: g.bearer(kid=""), "InvalidProviderToken", "InvalidProviderToken"),
    ("an empty team", lambda g: g.bearer(team=""), "InvalidProviderToken", "InvalidProviderToken"),
    ("an hour old", lambda g: g.bearer(age=3700), "ExpiredProviderToken", "ExpiredProviderToken"),
    ("an hour old, by another key", lambda g: signed_anew(g.bearer(age=3700), flipped), "ExpiredProviderToken",
     "InvalidProviderToken"),
    ("an hour ahead", lambda g: g.bearer(age=-3700), "InvalidProviderToken", "InvalidProviderToken"),
]


@pytest.fixture(scope="module")
def checked():
    """A gateway that has the key of provider tokens."""
    with gateway_of_its_own(signs=True) as opened:
        assert opened.ready["signatures"] == "checked"
        yield opened


@pytest.mark.parametrize(("make", "read", "verified"), [row[1:] for row in TOKENS], ids=[row[0] for row in TOKENS])
def test_a_provider_token_is_read_or_checked(shared_gateway, checked, token, make, read, verified):
    assert shared_gateway.ready["signatures"] == "read"
    check(ask(shared_gateway, path=f"/3/device/{token}", authorization=make(shared_gateway)), 403, read)
    check(ask(checked, authorization=make(checked)), 403, verified)


def test_one_connection_has_one_team_and_few_tokens(shared_gateway, token):
    path = f"/3/device/{token}"
    with shared_gateway.peer() as peer:

        def reason(stream, bearer):
            peer.ask(stream, shared_gateway.request(path, authorization=bearer), HELLO)
            answer = peer.answer(stream)
            return json.loads(answer.body)["reason"] if answer.body else answer.status

        assert reason(1, shared_gateway.bearer()) == 200
        assert reason(3, shared_gateway.bearer(team="OTHER12345")) == "InvalidProviderToken"
        assert [reason(5 + 2 * each, shared_gateway.bearer(age=each)) for each in range(5)] == [200] * 5
        assert reason(15, shared_gateway.bearer(age=9)) == "TooManyProviderTokenUpdates"


def test_a_key_may_be_for_one_world_and_some_topics(open_gateway):
    gateway = open_gateway("--key-environment", "production", "--key-topics", "com.example.other")
    check(ask(gateway), 403, "BadEnvironmentKeyIdInToken")
    gateway.close()
    gateway = open_gateway("--key-environment", "development", "--key-topics", "com.example.other")
    check(ask(gateway), 400, "TopicDisallowed")
    with gateway.peer() as peer:
        peer.ask(1, gateway.request(), HELLO)
        check(peer.answer(1), 400, "TopicDisallowed")
        peer.ask(3, gateway.request(authorization=gateway.bearer(kid="OTHER12345")), HELLO)
        check(peer.answer(3), 403, "UnrelatedKeyIdInToken")
