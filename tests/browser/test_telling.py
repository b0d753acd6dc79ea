"""What the page says of its own accord: a text came to nothing, what the table is bound to, who has won."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.looking import PHONE
from tests.browser.people import People


def test_a_text_of_ones_own_that_came_to_nothing_is_said_before_ones_eyes(people: People) -> None:
    ada = people.person("Ada", {"confirm": False}).start_against_bot()
    lines: list[WebSocketRoute] = []
    last: dict[str, Any] = {}

    def heard(line: WebSocketRoute) -> None:
        lines.append(line)
        server = line.connect_to_server()
        line.on_message(server.send)

        def tell(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "full":
                last.update(said)
            line.send(message)

        server.on_message(tell)

    ada.page.route_web_socket(re.compile("/ws/"), heard)
    ada.page.reload()
    ada.settle()
    for seat, text in ((1, "Tremor (light): nothing happens."), (0, "Fusion (dark): nothing happens.")):
        told = {"level": 2, "text": text, "event": "resolved", "card": None, "hurts": [], "seats": [seat]}
        last["rev"] += 1
        log = {"start": len(last["log"]), "lines": [told]}
        last["log"].append(told)
        lines[-1].send(json.dumps({"type": "diff", "rev": last["rev"], "ops": [], "log": log, "facts": []}))
    expect(ada.page.locator(".toast").filter(has_text="Fusion (dark): nothing happens.")).to_be_visible()
    expect(ada.page.locator(".toast").filter(has_text="Tremor")).to_have_count(0)
    ada.check()


def test_what_the_table_has_bound_itself_to_is_seen_before_and_during_the_game(people: People) -> None:
    ada = people.person("Ada", {"confirm": False})
    ada.new_table("A bot")
    before = ada.page.locator("[data-commitment]").inner_text()
    assert re.fullmatch(r"[0-9a-f]{64}", before)
    ada.check_everywhere()
    ada.sit_down()
    expect(ada.page.locator("[data-log]")).to_contain_text(f"Commitment to the shuffles: {before[:16]}…")
    ada.button("Seats and guests").click()
    expect(ada.page.locator("[data-commitment]")).to_have_text(before)
    ada.resize(PHONE)
    ada.check()


def test_the_end_and_the_list_of_tables_say_who_has_won(people: People) -> None:
    ada = people.person("Ada", {"confirm": False}).start_against_bot()
    ada.play_on()
    won = ada.page.get_by_text("The victory is yours.")
    lost = ada.page.get_by_text("You have not won this time.")
    expect(won.or_(lost)).to_be_visible()
    said = "You won" if won.count() else re.compile(r"(Adept|The Black Rose) won")
    ada.check_everywhere()
    ada.goes()
    listed = ada.page.get_by_role("region", name="Your tables").get_by_role("listitem").first
    expect(listed).to_contain_text(said)
    ada.check()
