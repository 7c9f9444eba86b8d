"""Four ways to use whatever has a role and a name: mouse, touch, keyboard, and the accessibility tree."""

from __future__ import annotations

import re
import time
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PATIENCE
from tests.browser.words import plain

#: What a screen reader does by default: it moves the focus to a node, and has it clicked.
_USE: Final = "function () { this.focus(); this.click(); }"


class Hand:
    """Uses controls, found by role and name, in one of four ways."""

    def __init__(self, page: Page, way: str) -> None:
        self.page, self.way = page, way
        self._tools = page.context.new_cdp_session(page)

    def press(self, role: Any, name: re.Pattern[str]) -> None:
        """Press a button, follow a link, choose an option, turn a switch."""
        self._use(self.page.get_by_role(role, name=name).first, role, name)

    def press_inside(self, role: Any, name: re.Pattern[str]) -> None:
        """The same in the dialog that is open: what lies behind it cannot be reached, and the tree does not have it."""
        self._use(self.page.locator("dialog[open]").get_by_role(role, name=name).first, role, name)

    def unfold(self, text: re.Pattern[str]) -> None:
        """Open what is behind a summary."""
        self._use(self.page.locator("summary").filter(has_text=text).first, "DisclosureTriangle", text)

    def _use(self, thing: Locator, role: str, name: re.Pattern[str]) -> None:
        if self.way == "mouse":
            thing.click()
        elif self.way == "touch":
            thing.tap()
        elif self.way == "keyboard":
            self._by_key(thing, role)
        else:
            self._by_tree(role, name)

    def leave(self) -> None:
        """Close the dialog that is open: Esc on a keyboard, else its own button."""
        dialog = self.page.locator("dialog[open]")
        if self.way == "keyboard":
            self.page.keyboard.press("Escape")
        elif self.way == "touch":
            dialog.locator("header button").tap()
        else:
            dialog.locator("header button").click()
        expect(dialog).to_have_count(0)

    def hold(self, thing: Locator, told: Locator, times: int) -> None:
        """Keep a finger or the mouse on something until what that does is there so many times."""
        box = thing.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if self.way == "touch":
            self._tools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
            expect(told).to_have_count(times)
            self._tools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        else:
            self.page.mouse.move(x, y)
            self.page.mouse.down()
            expect(told).to_have_count(times)
            self.page.mouse.up()

    def _by_key(self, thing: Locator, role: str) -> None:
        expect(thing).to_be_enabled()  # nothing else takes the focus
        thing.focus()
        expect(thing).to_be_focused()
        assert thing.evaluate("node => node.tabIndex") >= 0 or role == "radio", "the Tab key does not get there"
        self.page.keyboard.press("Space" if role in {"radio", "switch"} else "Enter")

    def _by_tree(self, role: str, name: re.Pattern[str]) -> None:
        node = self._read(role, name)
        found = self._tools.send("DOM.resolveNode", {"backendNodeId": node})["object"]["objectId"]
        self._tools.send("Runtime.callFunctionOn", {"objectId": found, "functionDeclaration": _USE})

    def _read(self, role: str, name: re.Pattern[str]) -> int:
        """Read the tree until the thing is there and can be used."""
        deadline = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < deadline:
            for node in self._tools.send("Accessibility.getFullAXTree")["nodes"]:
                if _fits(node, role, name):
                    return int(node["backendDOMNodeId"])
            self.page.wait_for_timeout(20)
        raise AssertionError(f"no {role} {name.pattern} in the accessibility tree")


def _fits(node: dict[str, Any], role: str, name: re.Pattern[str]) -> bool:
    if node.get("ignored") or node.get("role", {}).get("value") != role:
        return False
    states = {state["name"]: state["value"].get("value") for state in node.get("properties", [])}
    said = str(node.get("name", {}).get("value", ""))
    return not states.get("disabled") and bool(name.search(said) or name.search(plain(said)))
