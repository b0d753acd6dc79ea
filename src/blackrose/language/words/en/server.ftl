### What the server says to players: why something was refused, and what can be chosen for a new table.

## Refusals. Each says what would be right; none repeats what was sent.

refused-malformed = The server could not read this request.
refused-bad-name = A name has 1 to { $most } characters that can be printed.
refused-bad-setup = Such a table cannot be set up. Choose seats, mages and options from those that are offered.
refused-origin = This request came from another site and was refused.
refused-no-right = This browser may not do that at this table.
refused-no-seat = This browser does not hold that seat. If it is yours, use your recovery code.
refused-not-found = There is nothing at this address.
refused-no-table = There is no such table.
refused-no-replay = There is no such replay.
refused-no-edition = There is no such edition.
refused-wrong-link = This link is not valid, or not any more. Ask the host for a new one.
refused-wrong-code = This recovery code is not valid. A code can be used once; look for the newest one.
refused-no-method = This address does not take such a request.
refused-taken = Somebody sits there already.
refused-not-over = That is possible once the game is over.
refused-unplayable = This game was played with another version and cannot be opened here.
refused-not-now = That is not possible now.
refused-bad-address = This is not an e-mail address that letters can be sent to.
refused-mail-off = This server sends no mail.
refused-too-large = That is too large: the limit is 64 KB.
refused-media-type = The server reads JSON only.
refused-too-fast = { $seconds ->
    [one] Too many requests. Try again in { $seconds } second.
   *[other] Too many requests. Try again in { $seconds } seconds.
}
refused-internal = The server made a mistake. Nothing was changed; please try again.
refused-full = The server has as many tables as it can hold. Try again later.
refused-not-saved = This could not be saved, so nothing was changed. Please try again.
refused-going-down = The server is shutting down. Your game is saved.

## Why a connection ends

closed-restart = The server is being restarted. Your game is saved.
closed-moved = This seat was taken over on another device.
closed-too-fast = This browser sent too much in a short time. Reload the page to go on.
closed-too-many = Too many connections are open. Close some and try again.
closed-slow = This connection could not keep up with the game. Reload the page to go on.
closed-malformed = This page sent something the server cannot read. Reload it to go on.
closed-no-table = There is no such table.
closed-no-seat = This browser does not hold that seat. If it is yours, use your recovery code.
closed-internal = The server made a mistake. Your game is saved; reload the page to go on.

## Bots

bot-random = Novice
    .text = Plays any answer that is allowed, without a thought. Good for getting to know the game.
bot-greedy = Adept
    .text = Looks one step ahead and takes what brings the most at once.

## Editions: the name, what it is like, and its options. The value of an option is followed by what it does.

edition-duel = Duel
    .text = Two mages and four rounds in one hall of the Lodge, about forty minutes.

option-duel-crown = Crown
    .text = Whoever has the crown takes the first turn of the first round.
option-duel-crown-random = By chance
    .text = Chance decides who begins.
option-duel-crown-0 = Seat 1
    .text = The first seat begins.
option-duel-crown-1 = Seat 2
    .text = The second seat begins.
option-duel-event = Event card
    .text = Each side of the event card has one event for every round; one side lies up for the whole game.
option-duel-event-random = By chance
    .text = Chance turns the card.
option-duel-event-choose = Chosen
    .text = The holder of the crown chooses the side before the game.
option-duel-event-0 = { $name }
    .text = This side lies up.
option-duel-event-1 = { $name }
    .text = This side lies up.
option-duel-quests = Quests
    .text = There are two quest cards; the side that lies up says which quests can be fulfilled.
option-duel-quests-random = By chance
    .text = Chance turns both cards.
option-duel-quests-choose = Chosen
    .text = The holder of the crown chooses a side of each card before the game.
option-duel-quests-1a-2a = 1A and 2A
    .text = Both cards lie with side A up.
option-duel-quests-1a-2b = 1A and 2B
    .text = The first card lies with side A up, the second with side B.
option-duel-quests-1b-2a = 1B and 2A
    .text = The first card lies with side B up, the second with side A.
option-duel-quests-1b-2b = 1B and 2B
    .text = Both cards lie with side B up.
option-duel-grimoire = Grimoires
    .text = There are two lists of spells to start with; each mage gets one.
option-duel-grimoire-choose = Chosen
    .text = The holder of the crown takes one list, the other mage gets the other.
option-duel-grimoire-random = By chance
    .text = Chance gives out the lists.
option-duel-grimoire-0 = First list
    .text = The holder of the crown gets the first list, the other mage the second.
option-duel-grimoire-1 = Second list
    .text = The holder of the crown gets the second list, the other mage the first.

edition-rebirth = Rebirth
    .text = Two to six mages in the whole Lodge until the third moon is past: traps, schools, quests and events of your own; two hours and more.

option-rebirth-crown = Crown
    .text = Whoever has the crown is the First Mage of the first round.
option-rebirth-crown-random = By chance
    .text = Chance decides who begins.
option-rebirth-crown-0 = Seat 1
    .text = Seat 1 begins.
option-rebirth-crown-1 = Seat 2
    .text = Seat 2 begins.
option-rebirth-crown-2 = Seat 3
    .text = Seat 3 begins.
option-rebirth-crown-3 = Seat 4
    .text = Seat 4 begins.
option-rebirth-crown-4 = Seat 5
    .text = Seat 5 begins.
option-rebirth-crown-5 = Seat 6
    .text = Seat 6 begins.
option-rebirth-setup = Mages and schools
    .text = How each player comes to a mage, a school and a list of spells.
option-rebirth-setup-choose = Chosen
    .text = Each player chooses, from the crown on.
option-rebirth-setup-random = By chance
    .text = Chance gives them out.
option-rebirth-expansion = Expansion
    .text = Death magic and two more mages; five or six players need them.
option-rebirth-expansion-no = Without
    .text = The base box.
option-rebirth-expansion-yes = With
    .text = Death is a seventh school, Angela and Mors can be chosen.
option-rebirth-moons = Length
    .text = At which power the moons rise and the last round comes.
option-rebirth-moons-6-18-30 = Standard
    .text = Moons at 6 and 18, the end at 30.
option-rebirth-moons-4-12-20 = Short
    .text = Moons at 4 and 12, the end at 20.
option-rebirth-moons-2-6-10 = A taste
    .text = Moons at 2 and 6, the end at 10.
option-rebirth-moons-8-24-40 = Long
    .text = Moons at 8 and 24, the end at 40.
option-rebirth-steady-crown = Steady crown
    .text = Whether events can move the crown.
option-rebirth-steady-crown-no = No
    .text = Whoever draws an event with a crown takes the crown.
option-rebirth-steady-crown-yes = Yes
    .text = Crowns on events do not count.
option-rebirth-summoner = Crown of the summoner
    .text = In which order evocations activate.
option-rebirth-summoner-no = No
    .text = Mage by mage, each all of their own.
option-rebirth-summoner-yes = Yes
    .text = One each by turns.
option-rebirth-window = Time to react
    .text = How long there is to reveal a trap or protection when several people play; as long for everybody who might have one.
option-rebirth-window-5 = Five seconds
    .text = Short enough not to hold up the game.
option-rebirth-window-3 = Three seconds
    .text = For quick players.
option-rebirth-window-8 = Eight seconds
    .text = Time to think.
option-rebirth-window-0 = No limit
    .text = Whoever might react answers each time.

## Letters by e-mail

mail-confirm-subject = Black Rose: confirm your address
mail-confirm-text = Somebody, most likely you, wants a letter to this address when it is their turn at a table of Black Rose. If you want that, open this link and confirm it. It works once, for a day:
mail-confirm-not-me = If it was not you, you need do nothing: the address is forgotten, and nothing more is sent.
mail-turn-subject = { $count ->
    [one] Black Rose: it is your turn
   *[other] Black Rose: { $count } tables are waiting for you
}
mail-turn-round = { $rounds ->
    [0] { $edition }, round { $round }
   *[other] { $edition }, round { $round } of { $rounds }
}
mail-turn-setup = { $edition }, before the first round
mail-turn-players = At the table: { $players }
mail-turn-asked = Waiting for { $who }: { $what }
mail-turn-why = You asked for this letter at the table. There is no other about the same wait until you have been there.
mail-stop = No more letters to this address:
