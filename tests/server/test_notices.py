"""Letters to people who are not looking: one a wait, to whoever agreed, with what a spectator sees."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from blackrose.language.words import LANGUAGES
from blackrose.server.browsers import Browser as Known
from blackrose.server.database import APPLICATION, SCHEMA, VERSION
from blackrose.server.notices.addresses import BadAddress, masked, read_address
from blackrose.server.notices.delivery import DELAYS
from blackrose.server.notices.describing import described
from blackrose.server.notices.letters import Letters
from blackrose.server.notices.postbox import MailServer
from blackrose.server.notices.wishes import WishStore
from blackrose.server.service import Presence
from blackrose.server.settings import BadSetting, Rate, Settings
from blackrose.server.store import SqliteStore
from blackrose.server.tokens import new_secret
from blackrose.table.live import Entry, StoreError
from blackrose.table.live.store import CHOOSE
from blackrose.table.shown import option_id
from tests.live.tables import Clock, hosting, new_table, scenario
from tests.live.test_store import entry, table
from tests.server.people import Browser, Plain, Seat
from tests.server.postoffice import PostOffice, Received
from tests.server.serving import WIDE, Served, serving
from tests.server.test_secrets import hidden, in_the_open

PASSWORD = "Gran-Maestro-7%@:"
ANNA = "anna@mail.example"
AFTER = 120.0


@dataclass
class House:
    """A server that sends mail, its mail server, and a clock that moves when it is told to."""

    served: Served
    office: PostOffice
    clock: Clock
    stack: ExitStack

    def browser(self, **more: Any) -> Browser:
        """Somebody new."""
        return self.stack.enter_context(Browser(self.served, **more))

    def look(self, later: float = 0.0) -> None:
        """So many seconds pass, and the server looks who should be told."""
        self.served.call(self._look(later))

    async def _look(self, later: float) -> None:
        """Time passes between two looks of the server's own: one that has begun must not end later than it
        began, or it sends letters about what was so before.
        """
        notices = self.served.service.notices
        async with notices._looking:
            self.clock.now += later
        await notices.look()

    def table(self, me: Browser, *players: str, **more: Any) -> str:
        """A table at which the first seat is asked first."""
        seats = players or ("person", "open")
        return str(me.new_table(*seats, options={"crown": "0"}, **more)["table"])

    def ask(self, me: Browser, name: str, address: str = ANNA, seat: int = 0, lang: str = "en") -> Plain:
        """The holder of a seat names an address."""
        told: Plain = me.post(f"/api/tables/{name}/seats/{seat}/notices", {"address": address, "lang": lang})
        return told

    def agree(self, me: Browser, name: str, address: str = ANNA, lang: str = "en") -> Received:
        """And confirms it; the letter that asked for it."""
        assert self.ask(me, name, address, lang=lang)["mail"] == "asked"
        letter = self.office.letter()
        me.post("/api/notices/confirm", {"secret": letter.link("notices")})
        return letter

    def standing(self, me: Browser, name: str, seat: int = 0) -> str:
        """What a seat has asked for."""
        return str(me.get(f"/api/tables/{name}/seats/{seat}/notices")["mail"])


def mailing(data: Path, office: PostOffice, **changed: Any) -> Any:
    """A server with mail, and wide limits unless a test says otherwise."""
    mail = MailServer("smtp", "127.0.0.1", office.port, "operator", PASSWORD)
    wide = {"rate_mail": WIDE, "rate_mail_address": WIDE}
    settings = {"mail": mail, "mail_from": "Black Rose <table@games.example>", "url": "https://games.example"}
    return serving(data, **{**settings, **wide, **changed})


def opened(data: Path, office: PostOffice, clock: Clock, stack: ExitStack, **changed: Any) -> House:
    """The house, with its clock wound up."""
    served = stack.enter_context(mailing(data, office, **changed))
    served.service.presence = Presence(clock)
    served.service.notices.clock = clock
    return House(served, office, clock, stack)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with PostOffice() as office, ExitStack() as stack:
        yield opened(tmp_path, office, Clock(), stack)


def plans(seat: Seat) -> None:
    """Chooses whatever comes first for as long as the seat is asked."""
    while seat.options:
        assert seat.choose(seat.options[0])["type"] == "done"


# --------------------------------------------------------------------------------------------------
# Who is told, and when
# --------------------------------------------------------------------------------------------------


def test_whoever_is_asked_and_away_gets_one_letter(house: House) -> None:
    me = house.browser()
    name = str(
        me.post(
            "/api/tables",
            {
                "edition": "duel",
                "seats": [{"player": "person", "name": "Ännchen"}, {"player": "open", "name": "Bert"}],
                "options": {"crown": "0"},
            },
        )["table"]
    )
    house.agree(me, name)
    house.look(AFTER - 1)
    assert house.office.empty
    house.look(1)
    letter = house.office.letter()
    assert (letter.sender, letter.to) == ("table@games.example", [ANNA])
    assert letter.link("table") == name
    for told in ("Duel", "Ännchen (", "Bert (", "Waiting for Ännchen", "a mage"):
        assert told in letter.text
    for _ in range(3):
        house.look(3600)
    assert house.office.empty
    assert len(house.office.logins) == 2


def test_whoever_is_at_the_table_gets_none(house: House) -> None:
    me = house.browser()
    name = house.table(me)
    house.agree(me, name)
    with me.sit(name, 0):
        house.look(AFTER * 10)
        assert house.office.empty
    # and when they have gone, once they have been gone for long enough
    until_gone(house, name)
    house.look(AFTER - 1)
    assert house.office.empty
    house.look(1)
    assert house.office.letter().link("table") == name


def until_gone(house: House, name: str, seat: int = 0) -> None:
    """Waits until the server has noticed that a connection has ended: it tells whoever looks on."""
    watcher = house.browser()
    watcher.new_table()
    house.served.call(house.served.service.store.add_watcher(name, Known(watcher.cookie, False).holder))
    with watcher.sit(name, "watch") as eyes:
        while eyes.info["seats"][seat]["online"]:
            eyes.hear()


def test_whoever_has_chosen_meanwhile_gets_none_until_asked_again(house: House) -> None:
    me, friend = house.browser(), house.browser()
    made = me.new_table("person", "open", options={"crown": "0"})
    name = str(made["table"])
    house.agree(me, name)
    with me.sit(name, 0) as seat:
        plans(seat)
    until_gone(house, name)
    house.look(AFTER * 2)
    assert house.office.empty
    friend.post(f"/api/tables/{name}/claim", {"claim": made["seats"][1]["claim"]})
    with friend.sit(name, 1) as rival:
        while not any(each["seat"] == 0 for each in rival.shown["waiting"]):
            assert rival.choose(rival.options[0])["type"] == "done"
    house.look()
    assert "round 1 of 4" in house.office.letter().text


def test_whoever_came_and_did_not_choose_is_told_once_more(house: House) -> None:
    me = house.browser()
    name = house.table(me)
    house.agree(me, name)
    house.look(AFTER)
    house.office.letter()
    with me.sit(name, 0):
        pass
    until_gone(house, name)
    house.look(AFTER)
    house.office.letter()
    house.look(AFTER * 100)
    assert house.office.empty


def test_tables_that_wait_at_the_same_time_are_in_one_letter(house: House) -> None:
    me = house.browser()
    first, second = house.table(me), house.table(me)
    house.agree(me, first)
    # this browser has shown that the address is its own
    assert house.ask(me, second)["mail"] == "on"
    house.look(AFTER)
    letter = house.office.letter()
    assert letter.message["subject"] == "Black Rose: 2 tables are waiting for you"
    for name in (first, second):
        assert f"https://games.example/#/table/{name}\n" in letter.text
    house.look(AFTER)
    assert house.office.empty


def test_a_seat_that_a_bot_plays_waits_for_nobody(house: House) -> None:
    me = house.browser()
    name = house.table(me)
    house.agree(me, name)
    me.post(f"/api/tables/{name}/seats/0/bot", {"bot": "random"})
    house.look(AFTER)
    assert house.office.empty


@pytest.mark.parametrize(
    ("language", "subject", "asked"),
    [
        ("de", "Black Rose: Du bist dran", "ein Magi"),
        ("ru", "Black Rose: ваш ход", "выбор мага"),
    ],
)
def test_letters_speak_the_language_that_was_chosen(
    house: House, language: str, subject: str, asked: str
) -> None:
    me = house.browser()
    name = house.table(me)
    house.agree(me, name, lang=language)
    house.look(AFTER)
    letter = house.office.letter()
    assert letter.message["subject"] == subject
    assert letter.message["content-language"] == language
    assert asked in letter.text


# --------------------------------------------------------------------------------------------------
# Agreeing and ending
# --------------------------------------------------------------------------------------------------


def test_nobody_is_told_who_has_not_agreed(house: House) -> None:
    me = house.browser()
    name = house.table(me)
    told = house.ask(me, name)
    assert told == {"mail": "asked", "address": "a…@mail.example"}
    asking = house.office.letter()
    assert asking.to == [ANNA]
    house.look(AFTER * 10)
    assert house.office.empty
    me.post("/api/notices/confirm", {"secret": asking.link("notices")})
    assert house.standing(me, name) == "on"
    house.look()
    assert house.office.letter().link("table") == name


def test_a_link_confirms_once_and_for_a_day(house: House) -> None:
    me, stranger = house.browser(), house.browser()
    name = house.table(me)
    secret = house.agree(me, name).link("notices")
    for wrong in (secret, new_secret(), "x", me.cookie, house.table(me)):
        assert stranger.refused("/api/notices/confirm", {"secret": wrong}) == (404, "wrong-link")
    late = house.table(me)
    house.ask(me, late, "late@mail.example")
    secret = house.office.letter().link("notices")
    house.clock.now += 24 * 3600 + 1
    assert me.refused("/api/notices/confirm", {"secret": secret}) == (404, "wrong-link")
    house.look()
    assert house.standing(me, late) == "none"  # and the address is forgotten
    assert house.standing(me, name) == "on"


def test_another_address_ends_the_link_to_the_first(house: House) -> None:
    me = house.browser()
    name = house.table(me)
    house.ask(me, name)
    first = house.office.letter().link("notices")
    house.ask(me, name, "other@mail.example")
    second = house.office.letter()
    assert second.to == ["other@mail.example"]
    assert me.refused("/api/notices/confirm", {"secret": first}) == (404, "wrong-link")
    me.post("/api/notices/confirm", {"secret": second.link("notices")})
    house.look(AFTER)
    assert house.office.letter().to == ["other@mail.example"]


def test_only_the_holder_of_a_seat_names_an_address(house: House) -> None:
    me, other = house.browser(), house.browser()
    name = house.table(me)
    other.new_table()
    path = f"/api/tables/{name}/seats/0/notices"
    for who in (other, house.browser()):
        assert who.refused(path, {"address": ANNA}) == (403, "no-seat")
        assert who.refused(path, method="GET") == (403, "no-seat")
        assert who.refused(f"{path}/stop") == (403, "no-seat")
    assert me.refused(f"/api/tables/{name}/seats/1/notices", {"address": ANNA}) == (403, "no-seat")
    assert me.refused(f"/api/tables/{name}/seats/7/notices", {"address": ANNA}) == (404, "not-found")
    assert house.browser(origin="https://evil.example").refused(path, {"address": ANNA}) == (403, "origin")
    house.look(AFTER)
    assert house.office.empty


def test_the_mail_program_of_a_reader_can_end_it(house: House) -> None:
    """RFC 8058: one request, without a cookie, of a form, to an address in a header."""
    me = house.browser()
    first, second = house.table(me), house.table(me)
    house.agree(me, first)
    house.ask(me, second)
    house.look(AFTER)
    letter = house.office.letter()
    assert letter.message["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    secret = letter.link("notices/off")
    address = f"<https://games.example/api/notices/stop/{secret}>"
    assert f"\r\nList-Unsubscribe: {address}\r\n".encode() in letter.raw
    with Browser(house.served) as program:
        del program.http.headers["origin"]
        path = f"/api/notices/stop/{secret}"
        for _ in range(2):  # a second time does no harm
            answer = program.ask("POST", path, data={"List-Unsubscribe": "One-Click"})
            assert answer.status_code == 200
    assert [house.standing(me, name) for name in (first, second)] == ["none", "none"]
    house.look(AFTER * 100)
    assert house.office.empty
    assert house.browser().refused("/api/notices/stop/x") == (404, "wrong-link")


@pytest.mark.parametrize("ending", ["the holder", "the end of the game", "the reader"])
def test_an_address_that_is_not_wanted_any_more_is_nowhere(house: House, ending: str) -> None:
    me = house.browser()
    name = house.table(me)
    asking = house.agree(me, name, "anna@gone.example")
    if ending == "the holder":
        assert me.post(f"/api/tables/{name}/seats/0/notices/stop") == {"mail": "none", "address": ""}
    elif ending == "the reader":
        house.browser().post(f"/api/notices/stop/{asking.link('notices/off')}")
    else:
        over, store = "UPDATE tables SET over = 1 WHERE id = ?", house.served.service.store
        assert isinstance(store, SqliteStore)
        house.served.call(store.write(lambda db: db.execute(over, (name,)).rowcount))
    house.look(AFTER)
    assert house.office.empty
    house.stack.close()
    for file in house.served.settings.data.iterdir():
        assert b"gone.example" not in file.read_bytes()


# --------------------------------------------------------------------------------------------------
# Addresses
# --------------------------------------------------------------------------------------------------

ODD = [
    "",
    "anna",
    "@mail.example",
    "anna@",
    "anna@localhost",
    "anna@127.0.0.1",
    "anna@[127.0.0.1]",
    "anna@mail.example\r\nBcc: all@mail.example",
    "anna@mail.example\nX: y",
    "an\0na@mail.example",
    "an\tna@mail.example",
    "a@b@mail.example",
    "anna@mail.example, bert@mail.example",
    "anna@mail.example;bert@mail.example",
    "Anna <anna@mail.example>",
    "<anna@mail.example>",
    '"anna bert"@mail.example',
    "anna(home)@mail.example",
    "anna%other.example@mail.example",
    "other.example!anna@mail.example",
    "|sh@mail.example",
    "-oQ/tmp@mail.example",
    ".anna@mail.example",
    "an..na@mail.example",
    "änna@mail.example",
    "anna@-mail.example",
    "anna@mail..example",
    "anna@mail.example.",
    "anna@ma il.example",
    "anna@mail.\u202eexample",
    "a" * 65 + "@mail.example",
    "anna@" + "mail." * 60 + "example",
]


@pytest.mark.parametrize("text", ODD)
def test_an_odd_address_is_refused(text: str) -> None:
    with pytest.raises(BadAddress):
        read_address(text)


def test_no_odd_address_passes_the_door(house: House) -> None:
    me = house.browser()
    path = f"/api/tables/{house.table(me)}/seats/0/notices"
    for text in ODD[1:]:
        status, code = me.refused(path, {"address": text})
        assert (status, code) in ((400, "bad-address"), (400, "malformed"))
    house.look()
    assert house.office.empty


def test_plain_addresses_are_taken() -> None:
    for text in (ANNA, "a.b+c_d-e@sub.mail.example", "o'neil@mail.example", "x@a1.co"):
        assert read_address(f" {text} ") == text
    assert read_address("Anna@MAIL.Example") == "Anna@mail.example"
    assert read_address("anna@bücher.example") == "anna@xn--bcher-kva.example"
    assert masked(ANNA) == "a…@mail.example"


def test_nobody_names_many_addresses_and_nobody_gets_many_letters(tmp_path: Path) -> None:
    with PostOffice() as office, ExitStack() as stack:
        house = opened(
            tmp_path,
            office,
            Clock(),
            stack,
            rate_mail=Rate(3, 86400.0),
            rate_mail_address=Rate(2, 3600.0),
        )
        me, other = house.browser(), house.browser()
        name = house.table(me)
        for number in range(3):
            house.ask(me, name, f"a{number}@mail.example")
        path = f"/api/tables/{name}/seats/0/notices"
        assert me.refused(path, {"address": ANNA}) == (429, "too-fast")
        theirs = house.table(other)  # another browser of the same network
        assert other.refused(f"/api/tables/{theirs}/seats/0/notices", {"address": ANNA}) == (429, "too-fast")
        house.clock.now += 86400.0
        last = house.ask(me, name, ANNA)
        assert last["mail"] == "asked"
        while (letter := office.letter()).to != [ANNA]:
            pass
        me.post("/api/notices/confirm", {"secret": letter.link("notices")})
        house.look(AFTER)
        assert office.letter().link("table") == name
        house.ask(me, name, ANNA)  # nothing has changed, but it counts as a new wish
        house.look(1)
        assert office.empty  # two letters in an hour are enough
        house.look(3600)
        assert office.letter().link("table") == name


# --------------------------------------------------------------------------------------------------
# Trouble
# --------------------------------------------------------------------------------------------------


def test_when_the_mail_server_is_down_the_table_goes_on_and_it_is_tried_again(house: House) -> None:
    me = house.browser()
    name, other = house.table(me), house.table(me)
    house.agree(me, name)
    house.ask(me, other)
    house.office.broken = True
    house.look(AFTER)
    tried = house.office.tried
    house.look(DELAYS[0] - 1)
    assert house.office.tried == tried  # it is not pestered
    house.look(1)
    assert house.office.tried == tried + 1
    with me.sit(other, 0) as seat:
        plans(seat)
    house.office.broken = False
    house.look(DELAYS[1])
    letter = house.office.letter()
    assert letter.link("table") == name
    assert other not in letter.text  # they have chosen there meanwhile
    house.look(AFTER)
    assert house.office.empty


def test_a_confirmation_is_tried_again_as_well(house: House) -> None:
    me = house.browser()
    name = house.table(me)
    house.office.recipient = "451 later"
    assert house.ask(me, name)["mail"] == "asked"
    house.look()
    house.office.recipient = "250 ok"
    house.look(DELAYS[0])
    me.post("/api/notices/confirm", {"secret": house.office.letter().link("notices")})


def test_an_address_that_is_refused_for_good_is_not_tried_again(house: House) -> None:
    me = house.browser()
    name = house.table(me)
    house.agree(me, name)
    house.office.recipient = "550 nobody"
    house.look(AFTER)
    tried = house.office.tried
    house.office.recipient = "250 ok"
    house.look(3600)
    assert house.office.tried == tried


def test_after_a_restart_nothing_is_lost_and_nothing_is_sent_twice(tmp_path: Path) -> None:
    clock = Clock()
    with PostOffice() as office:
        with ExitStack() as stack:
            house = opened(tmp_path, office, clock, stack)
            me = house.browser()
            told, waiting = house.table(me), house.table(me)
            house.agree(me, told)
            house.look(AFTER)
            assert office.letter().link("table") == told
            house.ask(me, waiting)
            office.broken = True
            house.look(AFTER)
        office.broken = False
        with ExitStack() as stack:
            house = opened(tmp_path, office, clock, stack)
            house.look(AFTER)
            assert office.letter().link("table") == waiting
            house.look(AFTER)
            assert office.empty


def test_a_letter_that_could_not_be_noted_is_not_sent_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    me = house.browser()
    name = house.table(me)
    house.agree(me, name)

    async def fails(*_: object) -> None:
        raise StoreError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(WishStore, "set_told", fails)
        with pytest.raises(StoreError):
            house.look(AFTER)
    assert house.office.letter().link("table") == name
    house.look(AFTER)
    assert house.office.empty


def test_the_password_is_nowhere(tmp_path: Path) -> None:
    with PostOffice() as office, ExitStack() as stack:
        house = opened(tmp_path, office, Clock(), stack)
        me = house.browser()
        name = house.table(me)
        house.agree(me, name)
        office.broken = True
        house.look(AFTER)
        assert office.logins  # it was used
        told = house.served.log.getvalue() + repr(house.served.settings) + str(house.served.settings.mail)
    assert "a letter was not sent" in told
    for secret in (PASSWORD, "operator", ANNA, "mail.example"):
        assert secret not in told
    for wrong in (f"smtp://operator:{PASSWORD}@mail.example/x", f"http://operator:{PASSWORD}@mail.example"):
        with pytest.raises(BadSetting) as refused:
            Settings.from_environment({"BLACKROSE_MAIL": wrong})
        assert PASSWORD not in str(refused.value)
        assert "smtps://" in str(refused.value)


# --------------------------------------------------------------------------------------------------
# Without mail, and settings
# --------------------------------------------------------------------------------------------------


def test_a_server_without_mail_says_so(tmp_path: Path) -> None:
    with serving(tmp_path) as served, Browser(served) as me:
        name = me.new_table()["table"]
        path = f"/api/tables/{name}/seats/0/notices"
        assert me.get(path) == {"mail": "off", "address": ""}
        assert me.refused(path, {"address": ANNA}) == (409, "mail-off")
        assert me.post(f"{path}/stop") == {"mail": "off", "address": ""}
        assert me.refused("/api/notices/confirm", {"secret": new_secret()}) == (404, "wrong-link")


def test_where_the_mail_server_is() -> None:
    read = MailServer.read
    assert read("smtp://localhost") == MailServer("smtp", "localhost", 25)
    assert read("smtps://u%40x:p%3Aw@mail.example") == MailServer("smtps", "mail.example", 465, "u@x", "p:w")
    assert read("smtp+starttls://u:p@mail.example:2525/").port == 2525
    for wrong in (
        "mail.example",
        "smtp://",
        "smtp://user@mail.example",
        "smtp://a b",
        "smtp://h:x",
        "smtp://h?q=1",
        "smtp://u%0a:p@h",
    ):
        with pytest.raises(ValueError):  # noqa: PT011
            read(wrong)


def test_settings_of_mail() -> None:
    right = {
        "BLACKROSE_MAIL": "smtp://localhost",
        "BLACKROSE_MAIL_FROM": "Black Rose <table@games.example>",
        "BLACKROSE_URL": "https://games.example/rose/",
    }
    assert Settings.from_environment(right).url == "https://games.example/rose"
    for missing in ("BLACKROSE_MAIL_FROM", "BLACKROSE_URL"):
        with pytest.raises(BadSetting, match="needed as well"):
            Settings.from_environment({**right, missing: ""})
    for name, wrong in (
        ("BLACKROSE_MAIL_FROM", "table"),
        ("BLACKROSE_MAIL_FROM", "a@b.example\r\nBcc: c@d.example"),
        ("BLACKROSE_URL", "games.example"),
        ("BLACKROSE_URL", "https://games.example/#/"),
        ("BLACKROSE_URL", "https://games.example/>\r\nX: y"),
    ):
        with pytest.raises(BadSetting, match=name):
            Settings.from_environment({**right, name: wrong})


# --------------------------------------------------------------------------------------------------
# Secrets
# --------------------------------------------------------------------------------------------------


@scenario
async def test_no_letter_names_a_hidden_card() -> None:
    """A whole game, and before every choice the letters that could be sent."""
    dice, canaries, asked = random.Random("letters"), 0, set()
    writer = Letters("table@games.example", "https://games.example")
    async with hosting() as host:
        live = await new_table(host)
        course, known = live._game, set[int]()
        while not course.over:
            state = course.state
            known |= in_the_open(state, -1)
            names = [state.rules.cards[card].name.en for card in hidden(state) - known]
            canaries += len(names)
            tables = [await described(live, course.asked, "en")]
            asked |= {what for _, what in tables[0].asked}
            letter = writer.turn(ANNA, "en", tables, new_secret(), "mark", 0.0)
            told = letter.message.get_content() + str(letter.message["subject"])
            assert not [each for each in names if each in told]
            decision = dice.choice(state.decisions)
            option = option_id(dice.choice(decision.options))
            course.apply(Entry(course.length, decision.seat, CHOOSE, option, None, 0.0))
    assert canaries > 500
    assert len(asked) > 5


@scenario
async def test_a_letter_is_what_its_headers_say() -> None:
    """Names of players cannot become headers or other lines, and a long link is not broken."""
    url = "https://" + "a-long-name." * 8 + "example"
    writer = Letters("Schwarze Rose – Gäste <table@games.example>", url)
    async with hosting() as host:
        live = await new_table(host)
        for language in LANGUAGES:
            waits = replace(await described(live, (0,), language), players=("Ж" * 24, "Bcc: x@y.example"))
            stop = new_secret()
            letter = writer.turn(ANNA, language, [waits], stop, "mark", 0.0)
            again = writer.turn(ANNA, language, [waits], stop, "mark", 9.0)
            read = Received("", [], letter.message.as_bytes())
            assert f"\r\nList-Unsubscribe: <{url}/api/notices/stop/{stop}>\r\n".encode() in read.raw
            assert read.message["bcc"] is None
            assert read.message["to"] == ANNA
            assert read.message["message-id"] == again.message["message-id"]
            assert "Ж" * 24 in read.text
            assert max(map(len, read.raw.partition(b"\r\n\r\n")[2].split(b"\r\n"))) <= 78


# --------------------------------------------------------------------------------------------------
# A database of before
# --------------------------------------------------------------------------------------------------


def of_the_first_version(path: Path) -> None:
    """A database as it was made before there were notices."""
    with sqlite3.connect(path) as old:
        old.executescript(
            f"PRAGMA journal_mode = WAL; PRAGMA application_id = {APPLICATION};"
            f"PRAGMA user_version = 1; {SCHEMA}"
        )
    old.close()


@scenario
async def test_a_database_of_before_gets_what_is_new_and_keeps_the_rest(tmp_path: Path) -> None:
    new, old = tmp_path / "new.sqlite3", tmp_path / "old.sqlite3"
    of_the_first_version(old)
    store = SqliteStore(new)
    await store.create(table(), [entry(0)])
    await store.close()
    with sqlite3.connect(old) as database:
        database.execute("ATTACH ? AS new", (str(new),))
        for each in ("tables", "seats", "entries", "watchers"):
            names = ", ".join(row[1] for row in database.execute(f"PRAGMA main.table_info({each})"))
            database.execute(f"INSERT INTO main.{each} ({names}) SELECT {names} FROM new.{each}")
    database.close()
    shape = "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name"
    for _ in range(2):  # and opened again it is what it is
        store = SqliteStore(old)
        assert await store.table("t1") == table()
        assert await store.entries("t1") == [entry(0)]
        mine = await store.read(lambda db: db.execute(shape).fetchall())
        await store.close()
        assert int.from_bytes(old.read_bytes()[60:64]) == VERSION == 4
    fresh = sqlite3.connect(new)
    assert fresh.execute(shape).fetchall() == mine
    fresh.close()


@scenario
async def test_a_change_that_fails_leaves_the_old_database_as_it_was(
    tmp_path: Path,
) -> None:
    path = tmp_path / "old.sqlite3"
    of_the_first_version(path)
    with sqlite3.connect(path) as spoilt:
        spoilt.execute("CREATE TABLE keys (something TEXT)")
    spoilt.close()
    with pytest.raises(StoreError):
        SqliteStore(path)
    left = sqlite3.connect(path)
    assert left.execute("PRAGMA user_version").fetchone() == (1,)
    assert left.execute("SELECT count(*) FROM sqlite_master WHERE name = 'notices'").fetchone() == (0,)
    left.close()
