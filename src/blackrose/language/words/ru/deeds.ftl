### Язык карт по-русски, продолжение: что делают с магами, заданиями, событиями, трофеями, короной и с идущими
### эффектами. Формы глаголов те же, что в cards.ftl.

## Урон и то, что несут маги

# Ключевое слово, которое само по себе целая часть.
pain = боль { quantity } { $each }{ $cap }
suffer-black = { $quantity ->
    [all] весь чёрный урон
   *[some] { $count } { $count ->
        [one] чёрный урон
       *[many] чёрного урона
    }
} { $each }{ $cap }
    .order = получите
    .always = получайте
    .may = получить
transfer-damage = { $quantity ->
    [all] весь этот урон
   *[some] { $count } { $count ->
        [one] единицу
        [few] единицы
       *[many] единиц
    } этого урона
} на { $to-acc } { $each }{ $cap }
    .order = переместите
    .always = перемещайте
    .may = переместить
defeat = { $whom-acc }
    .order = победите
    .always = побеждайте
    .may = победить
counted-thing = { $quantity ->
    [all] все { $thing-group }
   *[some] { $count } { $count ->
        [one] { $thing-acc }
        [few] { $thing-few }
       *[many] { $thing-many }
    }
}
assign-thing = { $to-dat } { counted-thing } { $each }{ $cap }
    .order = назначьте
    .always = назначайте
    .may = назначить
remove-thing = { counted-thing } с { $on-gen } { $each }{ $cap }
    .order = снимите
    .always = снимайте
    .may = снять

## Сила, трофеи, корона

steal = { $of-at } { power } { $each }{ $cap }
    .order = украдите
    .always = крадите
    .may = украсть
take-trophy = { $of-at } 1 трофей
    .order = заберите
    .always = забирайте
    .may = забрать
discard-trophy = 1 трофей
    .order = сбросьте
    .always = сбрасывайте
    .may = сбросить
give-trophy = 1 трофей Чёрной Розе
    .order = отдайте
    .always = отдавайте
    .may = отдать
take-crown = корону
    .order = возьмите
    .always = берите
    .may = взять

## Заклинания

search = 1 заклинание по своему выбору из своего гримуара { $memories ->
    [yes] или воспоминаний
   *[no] { "" }
}
    .order = возьмите
    .always = берите
    .may = взять
shuffle-memories = свои воспоминания в свой гримуар
    .order = замешайте
    .always = замешивайте
    .may = замешать
return-revealed = на руку 1 своё раскрытое заклинание { such }
    .order = верните
    .always = возвращайте
    .may = вернуть
swap-revealed = 1 своё раскрытое заклинание на 1 заклинание с руки
    .order = обменяйте
    .always = обменивайте
    .may = обменять
cast-next = своё следующее заготовленное заклинание
    .order = сотворите
    .always = творите
    .may = сотворить
give-forgotten = { $to-dat } 1 забытое заклинание с руки
    .order = передайте
    .always = передавайте
    .may = передать
discard-chosen = 1 заготовленное заклинание { choice }
    .order = сбросьте
    .always = сбрасывайте
    .one = сбрасывает
    .may = сбросить
ignore-spell = это заклинание
    .order = проигнорируйте
    .always = игнорируйте
    .may = проигнорировать
cancel-spell = это заклинание
    .order = отмените
    .always = отменяйте
    .may = отменить
redirect-spell = это заклинание
    .order = перенаправьте
    .always = перенаправляйте
    .may = перенаправить

## Задания и события

draw-quest = { quantity } { $quantity ->
    [all] задания
   *[some] { $count ->
        [one] задание
        [few] задания
       *[many] заданий
    }
} { of-moon } { $each }{ $cap }
    .order = возьмите
    .always = берите
    .one = берёт
    .may = взять
draw-event = { quantity } { $quantity ->
    [all] события
   *[some] { $count ->
        [one] событие
        [few] события
       *[many] событий
    }
} { of-moon } { $each }{ $cap }
    .order = вытяните
    .always = вытягивайте
    .may = вытянуть
of-moon = { $moon ->
    [0] { "" }
   *[other] { $moon }-й фазы луны
}
discard-quest = { quantity } { $quantity ->
    [all] { $quest-group }
   *[some] { $count ->
        [one] { $quest }
        [few] { $quest-few }
       *[many] { $quest-many }
    }
} { $each }{ $cap }
    .order = сбросьте
    .always = сбрасывайте
    .one = сбрасывает
    .may = сбросить
advance-quest = одно своё { $quest }
    .order = { $to ->
        [solved] выполните
       *[completed] завершите
    }
    .always = { $to ->
        [solved] выполняйте
       *[completed] завершайте
    }
    .may = { $to ->
        [solved] выполнить
       *[completed] завершить
    }
discard-event = 1 событие
    .order = сбросьте
    .always = сбрасывайте
    .may = сбросить

## Комнаты, кельи, жетоны

use-room = { $room-acc }{ $rebuilt ->
    [yes] , как если бы она была восстановлена
   *[no] { "" }
}{ $spent ->
    [yes] , даже если она уже активирована
   *[no] { "" }
}
    .order = активируйте
    .always = активируйте
    .may = активировать
to-cell = { moved } в { $who-agrees ->
    [you] свою
   *[one] { $who-gender ->
        [f] её
       *[m] его
    }
} келью
    .order = { put.order }
    .always = { put.always }
    .may = { put.may }
recover-token = себе 1 жетон физического действия
    .order = верните
    .always = возвращайте
    .may = вернуть

## Правила и то, о чём они говорят

this-quest = это задание
    .agrees = one
    .gender = n
keep-quest = выполненным
    .one = не считается
activation-of = активация { $who-gen }
    .agrees = one
    .gender = f
ends = { "" }
    .one = заканчивается
becomes = { $kind-ins } { $range }
    .one = становится
spells-of = { $whose ->
    [yours] ваши заклинания { $types }
   *[mages] заклинания { $types } всех магов
}
    .agrees = many
    .gender = n
spells-inflict = на { $count } { $count ->
    [one] урон
   *[many] урона
} больше
    .many = наносят
suffer-more = на { $count } { $count ->
    [one] урон
   *[many] урона
} больше от каждого удара
    .you = получаете
cannot-suffer = получать урон
    .you = не можете
    .one = не может
    .many = не могут
cannot-use-rooms = активировать комнаты
    .you = не можете
cannot-fight = вести бой
    .you = не можете
cannot-command = отдавать приказы
    .you = не можете
trophies-of-defeated = трофеи побеждённых магов
    .agrees = many
    .gender = m
go-to-rose = Чёрной Розе
    .many = достаются
