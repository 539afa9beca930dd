"""Payloads and requests of the kinds that people send, taken from public repositories and threads: what the built
program says that a phone makes of each, and what it holds against each. The files lie with the tests of the payload's
room, which read them key by key."""

import json
from pathlib import Path

import pytest

CASES = Path(__file__).parents[1] / "PayloadTests" / "Cases"
BANNER = ["banner", "list"]
HEARD = BANNER + ["sound"]
ALL = HEARD + ["badge"]
FETCH = "didReceiveRemoteNotification(background)"
VOIP = ["--push-type", "voip"]

ROWS = [
    # the file, how it is sent, what becomes of it, how it is noticed, the sound, the badge, what is called, lint's status
    ("01-string-alert.json", [], "banner", BANNER, None, None, [], 0),
    ("02-full-basic-simulator.apns", [], "banner", ALL, "♪ default", 4, [], 0),
    ("04-badge-zero.json", [], "quiet", ["badge"], None, 0, [], 0),
    ("06-critical-sound-badge-word.json", [], "banner", HEARD, "♪ siren", None, [FETCH], 0),
    ("10-category-and-mutable.json", [], "banner", BANNER, None, None, [], 0),
    ("12-array-and-nested-extras.json", [], "banner", BANNER + ["badge"], None, 5, [], 0),
    ("14-loc-title-and-body.json", [], "banner", BANNER, None, None, [], 0),
    ("20-loc-arg-null.json", [], "banner", HEARD, "♪ default", None, [], 0),
    ("22-cjk-title-body.json", [], "banner", HEARD, "♪ default", None, [], 0),
    ("24-emoji-sequences.json", [], "banner", HEARD, "♪ default", None, [], 0),
    ("27-synthetic-escape-injection.json", [], "banner", BANNER, None, None, [], 0),
    ("30-fcm-sound-in-alert.apns", [], "banner", BANNER + ["badge"], None, 1, [], 0),
    ("33-fcm-mutable-outside.json", [], "banner", BANNER, None, None, [], 0),
    ("37-clevertap-dollar-keys.json", [], "banner", BANNER, None, None, [], 0),
    ("39-alert-is-array.json", [], "quiet", ["sound"], "♪ default", None, [], 1),
    ("43-getui-device-side.json", [], "banner", ALL, "♪ default", 0, [FETCH], 0),
    ("44-jpush-device-side.json", [], "banner", ALL, "♪ default", 1, [FETCH], 0),
    ("46-jpush-request-full.json", [], "banner", ALL, "♪ default", 1, [], 0),
    ("49-jpush-message-only.json", [], "dropped", [], None, None, [], 0),
    ("51-getui-single-cid.json", [], "banner", ALL, "♪ default", 1, [], 0),
    ("56-voip-empty-aps.json", VOIP, "called", [], None, None, ["didReceiveIncomingPush(for: .voIP, completion)"], 0),
    ("59-liveactivity-update-alert.json", ["--push-type", "liveactivity"], "dropped", [], None, None, [], 0),
    ("64-silent-minimal.json", [], "woke", [], None, None, [FETCH], 0),
    ("66-content-available-string.json", [], "banner", BANNER, None, None, [], 0),
    ("70-badge-string.json", [], "banner", HEARD, "♪ default", None, [], 0),
    ("73-underscore-and-commas.txt", [], "refused", [], None, None, [], 1),
    ("76-comments-in-json.txt", [], "refused", [], None, None, [], 1),
    ("80-null-title-body-sound.json", [], "woke", [], None, None, [FETCH], 0),
    ("86-duplicate-keys.json", [], "banner", BANNER + ["badge"], None, 2, [], 0),
    ("89-size-4096-exact.json", [], "banner", HEARD, "♪ default", None, [], 0),
    ("90-size-4097.json", [], "refused", [], None, None, [], 1),
]


def explained(program, file, *words):
    return json.loads(program.call("explain", str(CASES / file), "--json", *words).stdout)


def test_every_file_is_a_row():
    assert sorted(row[0] for row in ROWS) == sorted(file.name for file in CASES.iterdir())


@pytest.mark.parametrize("file, words, outcome, shown, sound, badge, calls, status", ROWS, ids=[row[0] for row in ROWS])
def test_what_becomes_of_it(program, file, words, outcome, shown, sound, badge, calls, status):
    said = explained(program, file, *words)
    assert (said["outcome"], said["shown"]) == (outcome, shown)
    assert (said.get("sound"), said.get("badge")) == (sound, badge)
    assert said["callbacks"] == calls
    assert program.call("lint", *words, str(CASES / file)).returncode == status


@pytest.mark.parametrize("file, refusal", [
    ("73-underscore-and-commas.txt", "PayloadEmpty"), ("76-comments-in-json.txt", "PayloadEmpty"),
    ("90-size-4097.json", "PayloadTooLarge"),
])
def test_what_apns_refuses(program, file, refusal):
    assert explained(program, file)["refusal"] == refusal
    assert program.call("explain", str(CASES / file)).returncode == 1


def test_a_voip_push_may_be_larger(program):
    assert program.call("lint", *VOIP, str(CASES / "89-size-4096-exact.json")).returncode == 0
    assert explained(program, "90-size-4097.json", *VOIP).get("refusal") is None


def test_a_message_of_jpush_reaches_the_app_in_front_alone(program):
    assert explained(program, "49-jpush-message-only.json", "--state", "foreground")["outcome"] == "delivered"
    said = explained(program, "46-jpush-request-full.json", "--state", "foreground")
    assert said["outcome"] in ("banner", "delivered")
