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
