"""What a tester changes between tries, and what the phone then does: the built program, asked by `do` and `push`."""

import json

import pytest

SILENT = {"aps": {"content-available": 1}}
BOTH = {"aps": {"alert": {"title": "T", "body": "B"}, "badge": 3, "sound": "default", "content-available": 1}}
ALERT = {"aps": {"alert": {"title": "T", "body": "B"}, "sound": "default"}}
TIME_SENSITIVE = {"aps": {"alert": "Now", "sound": "default", "interruption-level": "time-sensitive"}}


def push(program, payload, *words):
    path = program.file("case.apns", json.dumps(payload, ensure_ascii=False))
    return program.get("push", *words, path).strip()


FETCH = "didReceiveRemoteNotification"

CELLS = [
    # what is set before, the push, what `push` prints; of a reason, how it begins
    ([], ALERT, "banner, list, sound · willPresent"),
    ([], BOTH, f"banner, list, sound, badge 3 · willPresent, {FETCH}"),
    (["app background"], ALERT, "banner, list, sound"),
    (["app background"], SILENT, f"woke · {FETCH}"),
    (["app kill"], SILENT, "dropped\nDropped. The person swiped the app away"),
    (["app kill"], BOTH, "banner, list, sound, badge 3"),
    (["phone os 9"], ALERT, f"woke · {FETCH}"),
    (["phone os 6", "app background"], SILENT, "dropped\nDropped. aps asks for nothing that iOS acts on"),
    (["app delegate none"], ALERT, f"woke · {FETCH}"),
    (["app mode remote-notification off", "app terminate"], SILENT, "dropped\nDropped. The app has no background mode"),
    (["setting refresh off", "app background"], SILENT, "dropped\nDropped. From iOS 13 on silent pushes need"),
    (["phone low-power on", "app background"], SILENT, "held\nHeld. Low Power Mode is on"),
    (["setting banners off", "app background"], ALERT, "list, sound"),
    (["setting sound off", "app background"], ALERT, "banner, list"),
    (["allow provisional", "app background"], ALERT, "list"),
    (["deny"], SILENT, f"woke · {FETCH}"),
    (["deny", "app background"], ALERT, "dropped\nDropped. The person turned the app's notifications off"),
    (["phone focus on", "app background"], ALERT, "list"),
]


@pytest.mark.parametrize("before, payload, printed", CELLS, ids=[" + ".join(row[0]) or "as it is" for row in CELLS])
def test_a_push_does_what_the_cell_says(inbox, program, before, payload, printed):
    if before:
        program.get("do", *before)
    said = push(program, payload)
    assert said.startswith(printed) if "\n" in printed else said == printed


def test_a_time_sensitive_push_breaks_through_a_focus_and_lights_the_lock_screen(inbox, program):
    program.get("do", "app background", "phone focus on", "phone lock")
    assert push(program, TIME_SENSITIVE) == "lock-screen, list, light, sound"
    program.get("do", "app entitlement time-sensitive off")
    assert push(program, TIME_SENSITIVE) == "list"


def test_a_tap_starts_an_app_with_scenes_in_the_order_of_ios(inbox, program):
    program.get("do", "app scenes on", "app kill")
    push(program, ALERT)
    said = program.get("do", "tap 1").strip()
    assert said == (
        "willFinishLaunching, didFinishLaunching, configurationForConnecting, sceneWillConnectTo, "
        "sceneWillEnterForeground, didReceive, sceneDidBecomeActive"
    )


def test_an_open_point_is_a_switch_and_rules_tells_its_value(inbox, program):
    program.get("do", "app background")
    flagged = {"aps": {"content-available": True}}
    assert push(program, flagged).splitlines() == [
        "dropped", "Dropped. aps asks for nothing that iOS acts on, and the app is not in front: nothing happens."]
    program.get("do", "set rule bool-as-one on")
    assert push(program, flagged) == f"woke · {FETCH}"
    changed = program.get("rules", "--changed")
    assert "bool-as-one" in changed
    inbox.wait_for("1 rule changed")


def test_a_reply_reaches_the_app(inbox, program):
    program.get("do", "app background", "category CHAT action REPLY text")
    push(program, {"aps": {"alert": "晚饭?", "category": "CHAT"}})
    assert "didReceive" in program.get("do", 'reply 1 "好的 👍"')
    inbox.wait_for("replied")


def test_a_notification_of_the_app_itself_has_a_row(inbox, program):
    program.get("do", "app background", 'local add "Stand up" in 1s')
    inbox.wait_for(r"Stand up +(banner|list)")


def test_a_voip_push_rings(inbox, program):
    program.get("do", "app background")
    path = program.file("call.apns", json.dumps({"aps": {}, "caller": "王小明"}))
    assert "called" in program.get("push", "--push-type", "voip", path)


def test_removing_the_app_takes_its_token_along(inbox, program):
    inbox.wait_for("online")
    old = program.state_now()["device-token"]
    bundle = program.state_now()["bundle"]
    assert "willPresent" in program.get("push", old, bundle, program.payload())
    program.get("do", "app remove", "app install")
    new = program.state_now()["device-token"]
    assert new != old
    done = program.call("push", old, bundle, program.payload())
    assert done.returncode == 1
    assert "410" in done.stdout + done.stderr and "Unregistered" in done.stdout + done.stderr
    assert program.call("push", new, bundle, program.payload()).returncode == 0
    done = program.call("push", new, "com.example.other", program.payload())
    assert "DeviceTokenNotForTopic" in done.stdout + done.stderr


def test_a_command_that_comes_to_nothing_says_why(inbox, program):
    program.get("do", "app kill")
    done = program.call("do", "app badge 3")
    assert done.returncode == 1
    assert "app" in done.stderr and "nothing there" not in done.stderr


PROFILE = """name Acme
on didReceiveRemoteNotification { local add "From code" in 0s; complete newData }
"""


def test_what_the_apps_code_fails_at_is_no_fault_of_the_push(inbox, program):
    program.get("do", "app background", f"app profile {program.file('a.profile', PROFILE)}")
    assert push(program, SILENT) == f"woke · {FETCH}"
