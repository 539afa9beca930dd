"""The apps of articles that come with the program: listed, shown, explained, loaded, and edited."""

import json

import pytest

NAMES = [
    "mejpush", "mejpush-as-meant", "jpush-category", "jpush-category-as-meant", "getui-tvm", "getui-tvm-as-meant",
]
PAGE = {"aps": {"alert": {"title": "Parcel", "body": "On its way"}}, "isPush": "1"}


def test_every_profile_is_listed_with_a_sentence(program):
    lines = program.get("profile", "list").splitlines()
    assert [line for line in lines if not line.startswith(" ")] == NAMES
    assert all(line.endswith(".") for line in lines if line.startswith(" "))
    assert "极光" in program.get("profile", "list", "--language", "zh")


@pytest.mark.parametrize("name", NAMES)
def test_what_is_shown_can_be_checked_and_loaded_as_a_file(program, name):
    text = program.get("profile", "show", name)
    assert text.startswith("# ")
    path = program.file(f"{name}.profile", text)
    assert "good" in program.get("profile", "check", path)


def test_a_name_that_does_not_exist(program):
    done = program.call("profile", "show", "mejpus")
    assert done.returncode == 2
    assert "mejpush" in done.stderr


def explained(program, *words):
    path = program.file("page.apns", json.dumps(PAGE))
    return json.loads(program.get("explain", path, "--json", *words))


def test_explain_goes_by_the_app_that_is_named(program):
    plain = explained(program, "--state", "foreground")
    named = explained(program, "--state", "foreground", "--profile", "mejpush")
    assert "sound" in json.dumps(plain) and plain != named
    assert "iOS10 前台收到远程通知" in json.dumps(named, ensure_ascii=False)
    path = program.file("own.profile", program.get("profile", "show", "mejpush"))
    assert explained(program, "--state", "foreground", "--profile", path) == named


@pytest.mark.parametrize("name, opens", [("mejpush", False), ("mejpush-as-meant", True)])
def test_a_tap_opens_the_page_only_as_it_was_meant(inbox, program, name, opens):
    program.get("do", f"app profile {name}", "app background")
    program.get("push", program.file("page.apns", json.dumps(PAGE)))
    program.get("do", "tap 1")
    assert program.state_now().get("page") == ("Mine/MessageManage_VC" if opens else None)


def test_a_dialog_stays_until_a_button_is_tapped(inbox, program):
    program.get("do", "app profile mejpush", "app kill", "app open", "clock 10s", "message one", "message two")
    assert program.state_now()["dialog"].endswith("本次推送的内容为:one")
    program.get("do", "dialog close 确认")
    assert "dialog" not in program.state_now()


def test_the_palette_offers_the_names(inbox, program):
    inbox.keys(":")
    inbox.type("app profile mej")
    inbox.wait_for("mejpush-as-meant")
