"""Draws the picture of the README anew: python3 Tests/EndToEnd/make_picture.py"""

import json
import tempfile
from pathlib import Path

from support.program import TOP, Program
from support.terminal import Terminal

PICTURE = TOP / "Sources" / "Inbox" / "Picture" / "inbox.svg"

PUSHES = [
    ({"alert": {"title": "Morning brief", "body": "3 meetings, light rain in the evening"}, "thread-id": "News",
      "interruption-level": "passive"}, []),
    ({"content-available": 1, "thread-id": "sync"}, ["--push-type", "background", "--priority", "5"]),
    ({"alert": {"title": "王小明", "body": "晚上一起吃饭吗？🍜"}, "thread-id": "Chat", "badge": 1}, []),
    ({"alert": {"title": "Payment received", "body": "¥ 128.00 from Ada"}, "thread-id": "Orders", "badge": 2,
      "sound": "coin.caf"}, []),
    ({"alert": "Too urgent"}, ["--priority", "11"]),
    ({"alert": {"title": "Your parcel is on its way", "body": "Order 7731 left the depot 📦"}, "thread-id": "Orders",
      "category": "ORDER", "badge": 3, "sound": "default"}, ["--collapse-id", "order-7731"]),
]


def main():
    with tempfile.TemporaryDirectory(prefix="bf", ignore_cleanup_errors=True) as folder:
        program = Program(Path(folder))
        terminal = Terminal(program)
        try:
            terminal.start_inbox("--no-stream", "--seed", "7", "--ephemeral")
            terminal.wait_for("JPush online")
            program.get("do", "tags add vip,beta", "alias set user_42")
            for aps, options in PUSHES:
                body = {"aps": aps} | ({"orderId": 7731, "isPush": "1"} if "category" in aps else {})
                program.call("push", *options, program.file("payload.json", json.dumps(body)))
            terminal.wait(lambda: program.state_now().get("alias") == "user_42", "the alias")
            PICTURE.parent.mkdir(exist_ok=True)
            PICTURE.write_text(program.get("shot", "--format", "svg", "--columns", "120", "--rows", "32"))
            print(program.get("shot", "--columns", "120", "--rows", "32"))
        finally:
            terminal.close()


if __name__ == "__main__":
    main()
