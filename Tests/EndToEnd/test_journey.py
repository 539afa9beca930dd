"""The journey: pushes arrive, are tapped and dismissed, the app comes and goes, tags and alias change."""

import json
import re


def test_the_first_frame_says_how_to_begin(inbox):
    inbox.wait_for("FG foreground")
    inbox.wait_for("Nothing has arrived yet")
    inbox.wait_for("belfry push FILE")
    inbox.wait_for("JPush online")


def test_a_push_from_a_second_shell_is_seen_and_answered(inbox, program):
    answer = program.get("push", program.payload(badge=7, sound="default"))
    assert answer == "banner, list, sound, badge 7 · willPresent\n"
    inbox.wait_for(r"Your par.*banner")
    inbox.wait_for("badge 7")
    inbox.wait_for(r"asked first and said \[")


def test_the_first_push_from_outside_clears_the_stream_away(terminal, program):
    terminal.start_inbox("--seed", "7")
    terminal.wait(lambda: program.state_now()["arrivals"] > 0, "the stream's first push")
    program.get("push", program.payload("From outside"))
    terminal.wait_for("From outside")
    state = program.state_now()
    assert state["arrivals"] == 1
    assert state["stream"] == "gave-way"


def test_the_same_push_has_another_outcome_in_the_background(inbox, program):
    path = program.payload(badge=1, sound="default")
    assert "willPresent" in program.get("push", path)
    inbox.keys("f")
    inbox.wait_for("BG background")
    answer = program.get("push", path)
    assert "willPresent" not in answer
    assert answer.startswith("banner, list, sound, badge 1")
    inbox.keys("f")
    inbox.wait_for("FG foreground")
    assert "willPresent" in program.get("push", path)


def test_swiped_away_a_silent_push_does_not_wake_the_app(inbox, program):
    path = program.file("silent.json", '{"aps":{"content-available":1},"orderId":7731}')
    assert "didReceiveRemoteNotification" in program.get("push", "--push-type", "background", path)
    inbox.keys("x")
    inbox.wait_for("swiped")
    assert "didReceiveRemoteNotification" not in program.get("push", "--push-type", "background", path)


def test_enter_taps_and_the_app_is_told(inbox, program):
    inbox.keys("f")
    inbox.wait_for("BG background")
    program.get("push", program.payload())
    inbox.wait_for("Your parcel")
    inbox.keys("Enter")
    inbox.wait_for(r"Your par.*tapped")
    inbox.wait_for("didReceive")
    assert program.state_now()["app"] == "foreground"


def test_d_dismisses_and_u_takes_it_back(inbox, program):
    program.get("push", program.payload())
    inbox.wait_for("Your parcel")
    inbox.keys("d")
    inbox.wait_for("dismissed")
    assert program.state_now()["on-phone"] == 0
    inbox.keys("u")
    inbox.wait(lambda: "banner" in inbox.rows(), "the row as it was")
    assert program.state_now()["on-phone"] == 1


def test_a_click_selects_and_the_wheel_moves(inbox, program):
    for number in range(3):
        program.get("push", program.payload(f"Push {number}", f"body {number}"))
    # Rows move down while pushes come in.
    inbox.wait_for("Push 2")
    row = inbox.wait(lambda: next((y for y, line in enumerate(inbox.screen(), 1) if "Push 0" in line[:34]), 0),
                     "the oldest row")
    inbox.click(12, row)
    inbox.wait_for(r"│.*body 0")
    inbox.wheel(12, row, down=False)
    inbox.wait_for(r"│.*body [12]")


def test_why_and_raw(inbox, program):
    program.get("push", program.file("p.json", '{"aps":{"alert":"x"},  "z":1.10, "a":[]}'))
    inbox.wait_for("banner")
    inbox.keys("w")
    inbox.wait_for(r"apns\.")
    inbox.wait_for("documented|assumed|reported")
    inbox.keys("r")
    inbox.wait_for(r"1\.10")
    inbox.keys("Escape")
    inbox.wait_for("Shown as a banner")


def test_tags_are_added_and_a_bad_one_is_named_while_typing(inbox, program):
    inbox.wait_for("JPush online")
    inbox.keys("t")
    inbox.wait_for("tags and alias")
    inbox.keys("Enter")
    inbox.wait_for("sdk addTags")
    inbox.type("vip")
    inbox.keys("Enter")
    inbox.wait(lambda: program.state_now()["tags"] == ["vip"], "the tag at the service")
    inbox.wait_for(r"│ +vip")
    inbox.wait_for("0 +addTags")
    inbox.keys("Enter")
    inbox.wait_for("sdk addTags")
    inbox.type("a b")
    inbox.wait_for("6005")
    inbox.keys("Enter")
    inbox.wait_for("6005 +addTags")
    inbox.keys("Escape")
    inbox.wait_until_gone("tags and alias")
    assert program.state_now()["tags"] == ["vip"]


def test_the_alias_is_set(inbox, program):
    inbox.wait_for("JPush online")
    inbox.keys("a")
    inbox.wait_for("Alias")
    inbox.type("user_42")
    inbox.keys("Enter")
    inbox.wait(lambda: program.state_now().get("alias") == "user_42", "the alias at the service")
    inbox.keys("Escape")


def test_the_network_goes_and_comes_back(inbox, program):
    inbox.wait_for("JPush online")
    inbox.keys("N")
    inbox.wait(lambda: program.state_now()["connection"] != "loggedIn", "the end of the connection")
    assert program.get("push", program.payload()).startswith("held")
    inbox.keys("N")
    inbox.wait_for(r"Your par.*banner")
    inbox.wait_for("JPush online")


def test_a_message_waits_while_the_app_is_away(inbox, program):
    inbox.wait_for("JPush online")
    assert program.get("push", "--message", "-", stdin="sync").startswith("delivered")
    inbox.keys("f")
    inbox.wait_for("BG background")
    program.get("wait", "--within", "0s", "--since", "0.0", "outcome:delivered")
    assert program.get("push", "--message", "-", stdin="later").startswith("held")
    inbox.keys("f")
    inbox.wait_for(r"later.*delivered")


def test_the_filter_and_the_palette(inbox, program):
    for title in ("Parcel", "Chat"):
        program.get("push", program.payload(title, "text"))
    inbox.wait_for("Chat")
    inbox.keys("/")
    inbox.type("title:parcel")
    inbox.keys("Enter")
    inbox.wait(lambda: "Chat" not in inbox.rows(), "the filtered list")
    assert "Parcel" in inbox.rows()
    inbox.keys("Escape")
    inbox.wait(lambda: "Chat" in inbox.rows(), "the whole list")
    inbox.type(":app background")
    inbox.keys("Enter")
    inbox.wait_for("BG background")


def test_text_of_a_push_cannot_reach_the_terminal_as_control(inbox, program):
    nasty = "\\u001b[31mred\\u0007\\u202eturned\\u009b1m"
    program.get("push", program.file("nasty.json", '{"aps":{"alert":"%s"}}' % nasty))
    inbox.wait_for("red")
    assert not re.search("[\u202e\u009b\u0007]", inbox.text())
    assert "\x1b[31mred" not in inbox.colours()


def test_wide_and_joined_characters_keep_the_frame_straight(inbox, program):
    program.get("push", program.payload("订单已发货 📦", "👨‍👩‍👧 e\u0301 🇩🇪 ❤\ufe0f"))
    inbox.wait_for("订单已发货")
    right = [line for line in inbox.screen() if line.startswith("│")]
    assert right and all(line.endswith("│") for line in right)


def test_a_command_from_another_shell_is_seen(inbox, program):
    assert program.get("do", "app background") == "willResignActive, didEnterBackground\n"
    inbox.wait_for("BG background")
    program.get("do", "view raw", "set language zh")
    inbox.wait_for("后台")


def test_what_was_pushed_with_simctls_words_arrives(inbox, program):
    path = program.file("sim.apns", json.dumps(
        {"Simulator Target Bundle": "com.example.app", "aps": {"alert": "From Xcode"}}))
    assert "banner" in program.get("push", "booted", "com.example.app", path)
    assert "banner" in program.get("push", "booted", path)
    with open(path, encoding="utf-8") as payload:
        assert "banner" in program.get("push", "booted", "com.example.app", "-", stdin=payload.read())
    inbox.wait_for("From Xcode")
