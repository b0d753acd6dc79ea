"""Coming, going, coming back: invitations, devices, bots that stand in, spectators, tabs, dying servers."""

from __future__ import annotations

import re
import signal
import socket
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.pages import Person, State, asked, together
from tests.browser.people import People
from tests.server.serving import Program, environment

QUICK = {"confirm": False}


def planning(state: State) -> bool:
    """A plan is to be laid out."""
    return state.planning and not state.locked


def two_at_a_table(people: People) -> tuple[Person, Person, str]:
    """Ada has invited Bob, and both have sat down; Bob's recovery code."""
    ada, bob = people.person("Ada", QUICK), people.person("Bob", QUICK)
    given = ada.new_table()
    code = bob.join(given.invitation)
    ada.sit_down()
    bob.sit_down()
    return ada, bob, code


def test_a_seat_moves_to_another_device_by_its_code(people: People) -> None:
    ada, bob = people.person("Ada", QUICK), people.person("Bob", QUICK)
    given = ada.new_table()
    code = bob.join(given.invitation)
    bob.sit_down()

    eve = people.person("Eve")
    eve.expected.append("status of 4")
    eve.goes(given.invitation)
    eve.page.get_by_label("Your name").fill("Eve")
    eve.button("Take the seat").click()
    expect(eve.page.get_by_role("alert").filter(has_text=re.compile(r"\w"))).to_be_visible()
    eve.check()

    phone = people.person("Bob", QUICK)
    fresh = phone.recover(code)
    assert fresh != code
    phone.sees("The seat is yours again, on this device.")
    phone.check()
    bob.sees("Your seat is played on another device now.")
    bob.check()

    ada.sit_down()
    phone.sit_down()
    together(ada, phone, planning)

    eve.goes()
    eve.page.get_by_label("Link or recovery code").fill(code)
    eve.button("Enter").click()
    expect(eve.page.get_by_role("alert").filter(has_text=re.compile(r"\w"))).to_be_visible()


def test_a_bot_stands_in_until_the_person_returns(people: People) -> None:
    ada, bob, _ = two_at_a_table(people)
    together(ada, bob, planning)
    bob.wait_turn()

    bob.button("Seats and guests").click()
    bob.button("Leave; a bot plays on").click()
    bob.check()
    bob.button("Yes, let a bot play on").click()
    expect(bob.button("Take my seat back")).to_be_visible()

    expect(ada.page.get_by_role("img", name="stands in")).to_be_visible()
    ada.plan(2)
    ada.play_on(asked("action"))
    ada.button("Seats and guests").click()
    expect(ada.dialog()).to_contain_text("stands in")
    ada.check()
    ada.close()

    bob.button("Take my seat back").click()
    expect(bob.button("Leave; a bot plays on")).to_be_visible()
    bob.close()
    ada.button("Seats and guests").click()
    expect(ada.dialog()).not_to_contain_text("stands in")
    ada.close()
    together(ada, bob, planning)
    bob.wait_turn()
    bob.plan(2)


def test_spectators_see_nobodys_cards(people: People) -> None:
    ada, bob = people.person("Ada", QUICK), people.person("Bob", QUICK)
    given = ada.new_table()
    bob.join(given.invitation)
    ada.sit_down()
    bob.sit_down()
    eve = people.person("Eve")
    eve.goes(given.watch).settle()

    together(ada, bob, planning)
    ada.wait_turn()
    bob.wait_turn()
    hands = [*ada.hand_names(), *bob.hand_names()]
    assert len(hands) >= 4
    ada.plan(2)
    eve.sees(re.compile("Waiting for"))
    expect(eve.page.get_by_role("region", name="What is asked")).to_contain_text("Waiting for")
    shown = eve.everything()
    assert not [name for name in hands if name in shown]
    assert "Your hand" not in shown
    eve.check_everywhere()
    ada.button("Seats and guests").click()
    expect(ada.dialog()).to_contain_text("1 spectator is watching.")


def test_two_tabs_of_one_person_cannot_choose_twice(people: People) -> None:
    ada, bob, _ = two_at_a_table(people)
    together(ada, bob, asked("action"))
    ada = ada if ada.state().asked else bob
    late = ada.context.new_page()
    held: list[str | bytes] = []
    lines: list[WebSocketRoute] = []
    holding = False

    def slow(line: WebSocketRoute) -> None:
        """A line that can be made to tell nothing for a while."""
        lines.append(line)
        server = line.connect_to_server()
        line.on_message(server.send)
        server.on_message(lambda message: held.append(message) if holding else line.send(message))

    late.route_web_socket(re.compile("/ws/"), slow)
    other = Person.of(ada, late)
    other.goes(ada.page.url).settle()
    assert other.state() == ada.state()

    holding = True
    ada.choose(1)
    after = ada.read_log()
    other.option(-1).click()
    other.waits_until(lambda: bool(held) and '"full"' in str(held[-1]), "the whole view for a late tab")
    assert any('"stale"' in str(message) for message in held)
    holding = False
    for message in held:
        lines[-1].send(message)
    other.waits_until(lambda: other.read_log() == ada.read_log() == after, "the same log in both tabs")
    other.waits_until(lambda: other.state() == ada.state(), "the same question in both tabs")
    other.check()


def free_port() -> int:
    """A port nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as place:
        return int(place.getsockname()[1])


def test_a_server_that_is_killed_comes_back_with_every_secret_plan(
    tmp_path: Path, page_folder: Path, elsewhere: Callable[[str], People]
) -> None:
    settings = environment(tmp_path, page_folder=page_folder, port=free_port())
    server = Program(settings)
    try:
        ada, bob, _ = two_at_a_table(elsewhere(server.url))
        for person in (ada, bob):
            person.expected.extend(("WebSocket connection", "ERR_CONNECTION"))
        together(ada, bob, planning)
        ada.wait_turn()
        bob.wait_turn()
        ada.plan(2)
        planned = ada.page.get_by_role("list", name="Your slots").inner_text()
        bob.lay(0, 1)
        laid = bob.page.get_by_role("list", name="Your slots").inner_text()

        server.end(signal.SIGKILL)
        ada.sees("No connection. What you see may be old; trying again …")
        bob.sees("No connection. What you see may be old; trying again …")
        ada.check()
        server = Program(settings)
        ada.settle()
        bob.settle()

        expect(ada.page.get_by_role("list", name="Your slots")).to_have_text(planned, use_inner_text=True)
        expect(bob.page.get_by_role("list", name="Your slots")).to_have_text(laid, use_inner_text=True)
        ada.page.reload()
        ada.settle()
        ada.sees("Your plan is locked.")
        expect(ada.page.get_by_role("list", name="Your slots")).to_have_text(planned, use_inner_text=True)
        bob.plan(1)
        together(bob, ada, asked("action"))
    finally:
        server.process.kill()
        server.wait()
