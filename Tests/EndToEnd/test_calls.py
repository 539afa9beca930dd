"""Calls that need no running belfry: help, options, completions, lint, errors."""

import json
import os
import subprocess

import pytest

COMMANDS = [
    "push", "do", "tail", "mark", "wait", "state", "shot", "lint", "explain", "profile", "rules", "paths",
    "completions", "man", "help",
]


def test_help_names_every_command(program):
    text = program.get("help")
    for name in COMMANDS:
        assert f"\n  {name} " in text
    assert program.get("--help") == text


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("language", ["en", "zh"])
def test_every_command_explains_itself(program, name, language):
    text = program.get("help", name, "--language", language)
    assert f"belfry {name}" in text
    assert "cli." not in text, "a sentence is missing"
    assert program.get(name, "--help", "--language", language) == text


def test_the_locale_decides_the_language(program):
    assert "用法" in program.get("help", LC_ALL="zh_CN.UTF-8")
    assert "Usage" in program.get("help", LC_ALL="de_DE.UTF-8")
    assert "用法" in program.get("help", LC_ALL="", LC_MESSAGES="", LANG="zh_CN.UTF-8")


def test_version(program):
    assert program.get("--version").startswith("belfry ")


@pytest.mark.parametrize(
    "words, reason, fix",
    [
        (["psuh", "x"], "there is no command “psuh”", "belfry push"),
        (["--instanse", "x"], "there is no option --instanse", "--instance"),
        (["push", "--colapse-id", "x", "f"], "there is no option --colapse-id", "--collapse-id"),
        (["wait", "--within", "soon", "x"], "--within cannot be “soon”", None),
        (["push", "--instance"], "--instance needs a value", None),
        (["explain", "--os", "5", __file__], "there is no iOS “5” here", "--os 6 to 18"),
        (["explain", "--matrix", "--versions", __file__], "Choose one", None),
        (["explain", "--set", "sound", __file__], "--set takes KEY=VALUE", None),
        (["explain", "--set", "sond=off", __file__], "--set knows no “sond”", "--set sound=off"),
        (["explain", "--set", "sound=loud", __file__], "--set sound=loud cannot be", None),
        (["explain", "--set", "permission=maybe", __file__], "cannot be “maybe”", None),
        (["explain", "--state", "foregrund", "x"], "--state cannot be “foregrund”", "foreground"),
        (["lint", "--json=yes", "x"], "--json takes no value", None),
        (["--seed", "-1"], "--seed cannot be “-1”", None),
        (["push"], "something is missing", "belfry push [OPTION]… FILE|-"),
        (["mark", "x"], "“x” is one word too many", "belfry mark"),
        (["--ephemeral", "mark"], "--ephemeral belongs to the inbox", None),
        (["mark", "--instance", "../x"], "“../x” cannot be an instance's name", None),
        (["completions", "tcsh"], "there is no script for “tcsh”", None),
        (["help", "psuh"], "there is no command “psuh”", "belfry help push"),
    ],
)
def test_a_wrong_call_is_status_2_with_the_reason_and_the_fix(program, words, reason, fix):
    done = program.call(*words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert reason in done.stderr
    if fix:
        assert fix in done.stderr


def test_a_file_in_place_of_a_command_is_understood(program):
    path = program.payload()
    done = program.call(path)
    assert done.returncode == 2
    assert f"belfry push {path}" in done.stderr


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_scripts_know_commands_and_options(program, shell):
    script = program.get("completions", shell)
    for word in ["push", "collapse-id", "completions"]:
        assert word in script
    assert "crash-for-tests" not in script


def test_bash_completes(program):
    script = program.file("completion.bash", program.get("completions", "bash"))
    ask = f"source {script}; COMP_WORDS=(belfry push --coll); COMP_CWORD=2; _belfry; echo ${{COMPREPLY[@]}}"
    done = subprocess.run(["bash", "-c", ask], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "--collapse-id"


def test_the_manual_page_has_every_command_and_no_bad_roff(program):
    page = program.get("man")
    for name in COMMANDS:
        assert f".SS belfry {name}" in page
    assert "crash-for-tests" not in page
    for line in page.splitlines():
        assert not line.startswith((".", "'")) or line.split()[0] in {
            ".TH", ".SH", ".SS", ".TP", ".PP", ".br", ".EX", ".EE",
        }


def test_paths_follow_the_xdg_variables(program):
    lines = dict(line.split(None, 1) for line in program.get("paths", "--instance", "two").splitlines())
    assert lines["config"] == str(program.config / "belfry")
    assert lines["rc"] == str(program.config / "belfry" / "belfryrc")
    assert lines["journal"] == str(program.state / "belfry" / "two.journal")
    assert lines["socket"] == str(program.socket("two"))


def test_paths_without_a_runtime_folder_are_the_persons_own(program):
    text = program.get("paths", XDG_RUNTIME_DIR="relative/is/ignored", TMPDIR="/tmp")
    assert f"/tmp/belfry-{os.getuid()}/default.sock" in text


BOTH = '{"aps":{"alert":"x","badge":3,"content-available":1}}'


def test_explain_says_outcome_callbacks_and_reasons(program):
    text = program.get("explain", "-", "--state", "swiped-away", "--os", "17", stdin=BOTH)
    assert "iOS 17, app state: swiped away" in text
    assert "on arrival  silent part dropped" in text
    assert "✗ ios.silent.swiped (documented)" in text
    assert "状态：已划掉" in program.get(
        "explain", "-", "--state", "swiped-away", "--language", "zh", stdin=BOTH
    )


def test_explain_speaks_json(program):
    found = json.loads(program.get("explain", "--json", "-", stdin=BOTH))
    assert found["state"] == "background"
    assert found["outcome"] == "banner"
    assert found["badge"] == 3
    assert found["callbacks"] == ["didReceiveRemoteNotification(background)"]
    assert found["callbacksOnTap"][0] == "willEnterForeground"
    assert "ios.show" in [reason["rule"] for reason in found["reasons"]]


def test_explain_has_a_line_for_each_state(program):
    states = [
        json.loads(line)["state"]
        for line in program.get("explain", "--matrix", "--json", "-", stdin=BOTH).splitlines()
    ]
    assert states == [
        "foreground", "inactive", "background", "suspended", "not-running", "swiped-away"
    ]
    table = program.get("explain", "--md", "-", stdin=BOTH).splitlines()
    assert len(table) == 8
    assert table[0].startswith("| state | what the person sees |")
    text = program.get("explain", "--matrix", "-", stdin=BOTH)
    for name in ["foreground", "inactive", "background", "suspended", "not running", "swiped away"]:
        assert f"\n{name} " in text


def test_explain_knows_every_ios(program):
    found = [
        json.loads(line)
        for line in program.get("explain", "--versions", "--json", "-", stdin=BOTH).splitlines()
    ]
    assert [row["os"] for row in found] == [str(number) for number in range(18, 5, -1)]
    assert {row["state"] for row in found} == {"background"}
    assert "iOS 9, app state: foreground" in program.get(
        "explain", "--os", "9", "--state", "foreground", "-", stdin=BOTH
    )
    table = program.get("explain", "--versions", "--md", "-", stdin=BOTH).splitlines()
    assert len(table) == 15
    assert table[0].startswith("| iOS | what the person sees |")


def test_explain_sets_the_phone_up_first(program):
    def ask(*settings, state="background"):
        words = [word for setting in settings for word in ("--set", setting)]
        return json.loads(program.get("explain", "--json", "--state", state, *words, "-", stdin=BOTH))

    assert ask()["shown"] != []
    assert ask("permission=denied")["shown"] == []
    assert "badge" not in ask("sound=off", "badge=off")
    assert ask("presents=list", state="foreground")["shown"] == ["list"]
    assert ask("rule.silent-unlimited=on")["changedRules"] == ["silent-unlimited"]
    assert ask("locked=on")["outcome"] == "lockscreen"


def test_explain_judges_the_headers(program):
    done = program.call("explain", "-", "--priority", "3", stdin=BOTH)
    assert done.returncode == 1
    assert "400 BadPriority" in done.stdout
    text = program.call("explain", "-", "--push-type", "background", "--matrix", stdin="{").stdout
    assert "none" in text and "message" not in text


def test_lint_names_place_reason_and_fix(program):
    path = program.file("bad.json", '{\n  "aps": {"alert": "x",}\n}')
    done = program.call("lint", path)
    assert done.returncode == 1
    assert f"{path}:2:" in done.stdout
    assert ": error: " in done.stdout


def test_lint_passes_warnings_and_counts_bytes(program):
    path = program.file("warn.json", '{"aps":{"alert":"x","badge":"1"}}')
    done = program.call("lint", path)
    assert done.returncode == 0
    assert ":1:29: warning: " in done.stdout
    assert "33 of 4096 bytes, 1 finding" in done.stdout


def test_lint_speaks_json(program):
    path = program.file("warn.json", '{"aps":{"alert":"x","badge":"1"}}')
    found = json.loads(program.get("lint", "--json", path))
    assert (found["line"], found["column"], found["severity"]) == (1, 29, "warning")
    assert list(found) == [
        "file", "line", "column", "severity", "rule", "path", "seen", "effect", "fix", "certainty", "source",
    ]


def test_lint_reads_standard_input_and_judges_by_push_type(program):
    done = program.call("lint", "--push-type", "background", "-", stdin='{"aps":{"alert":"x"}}')
    assert "<stdin>:1:" in done.stdout
    assert program.call("lint", "--push-type", "backgruond", "-").returncode == 2


def test_lint_judges_the_files_it_can_read(program):
    bad = program.file("bad.json", "[]")
    done = program.call("lint", "/nowhere/x.json", bad)
    assert done.returncode == 2
    assert "there is no file /nowhere/x.json" in done.stderr
    assert f"{bad}:1:1: error" in done.stdout


def test_no_control_byte_of_a_file_reaches_the_terminal(program):
    path = program.file("esc.json", b'{"aps":{"alert":"x","badge":"\\u001b[31m\xe2\x80\xae"}}')
    text = program.call("lint", path).stdout + program.call("lint", "--json", path).stdout
    assert "\x1b" not in text and "\u202e" not in text
    done = program.call("lint", "/nowhere/\x1b[31m\u202e")
    assert "\x1b" not in done.stderr and "\u202e" not in done.stderr


@pytest.mark.parametrize("name", ["push", "do", "wait"])
def test_without_a_running_belfry_the_fix_is_to_start_one(program, name):
    done = program.call(name, program.payload())
    assert done.returncode == 2
    assert "no belfry named “default” is running" in done.stderr
    assert "Start one in another terminal: belfry" in done.stderr


@pytest.mark.parametrize(
    "path, reason", [("/nowhere/x", "there is no file"), ("/", "is a folder"), ("/proc/self/mem", "cannot be read")],
)
def test_a_file_that_cannot_be_read_is_status_2(program, path, reason):
    done = program.call("push", path)
    assert done.returncode == 2
    assert reason in done.stderr


@pytest.mark.skipif(os.getuid() == 0, reason="root may read everything")
def test_a_file_without_permission_is_status_2(program):
    path = program.payload()
    os.chmod(path, 0)
    done = program.call("push", path)
    assert done.returncode == 2
    assert "may not be read" in done.stderr


def test_a_full_disk_behind_the_output_is_said(program):
    with open("/dev/full", "w", encoding="utf-8") as full:
        done = subprocess.run(
            [*program.command("help")], stdout=full, stderr=subprocess.PIPE, text=True,
            env=program.environment, check=False,
        )
    assert done.returncode == 2
    assert "cannot write the answer" in done.stderr


def test_a_reader_that_leaves_early_is_no_error_to_speak_of(program):
    done = subprocess.run(
        ["bash", "-c", f"{program.command('man')[0]} man | head -1"],
        capture_output=True, text=True, env=program.environment, check=True,
    )
    assert done.stdout.startswith(".TH BELFRY") and done.stderr == ""


def test_profile_begins_with_a_file_that_can_be_read(program, tmp_path):
    name = str(tmp_path / "shop")
    assert program.get("profile", "new", name).strip() == name + ".profile"
    text = (tmp_path / "shop.profile").read_text()
    assert text.count("\n# ") > 8 and 'name "shop"' in text
    assert program.call("profile", "new", name).returncode == 2, "it must not be written over"
    assert (tmp_path / "shop.profile").read_text() == text
    assert "good" in program.get("profile", "check", name + ".profile")
    assert program.get("profile", "new").startswith("# An app under test")
    assert "被测应用" in program.get("profile", "new", "--language", "zh")


def test_profile_check_says_where_and_why(program, tmp_path):
    bad = tmp_path / "bad.profile"
    bad.write_text("name A\non didReceive {\n  navigat X\n}\n")
    good = tmp_path / "good.profile"
    good.write_text("name A\n")
    done = program.call("profile", "check", str(bad), str(good))
    assert done.returncode == 1
    first, second = done.stdout.splitlines()
    assert first.startswith(f"{bad}:3:3: ") and "navigate" in first
    assert second.startswith(f"{good}: good")
    done = program.call("profile", "chekc", str(bad))
    assert done.returncode == 2 and "check" in done.stderr


def test_rules_are_listed_with_source_certainty_and_switch(program):
    found = [json.loads(line) for line in program.get("rules", "--json").splitlines()]
    assert len(found) > 300
    assert {"documented", "reported", "assumed"} <= {rule["certainty"] for rule in found}
    killed = next(rule for rule in found if rule["rule"] == "ios.silent.killed")
    assert killed["switch"] == "drnf-timeout-kills" and killed["source"] and "on" not in killed
    assumed = [json.loads(line) for line in program.get("rules", "--json", "--assumed").splitlines()]
    assert 0 < len(assumed) < len(found) and all(rule["certainty"] == "assumed" for rule in assumed)
    assert "set rule negative-badge-clears on|off" in program.get("rules", "below 0")
    assert program.call("rules", "--changed").returncode == 2, "no belfry runs"
