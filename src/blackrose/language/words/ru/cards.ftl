### Язык карт по-русски.
###
### Формы слов о фигурках: именительный, acc, gen, dat, ins, from (от …), at (у …), room (в комнате …),
### room-into (в комнату …), room-out (из комнаты …), self (возвратная), this-ins (названо вместо «им»),
### agrees (you, one, many: какая форма глагола следует), gender.
### Формы глагола: order (повелительная), always (она же, если каждый раз), you (вы …), one, many, may (после
### «можете»).

## Виды фигурок. few: после 2, 3, 4 в винительном; many: после 5; group: все вместе, together: их число.

noun-model = фигурка
    .acc = фигурку
    .gen = фигурки
    .dat = фигурке
    .ins = фигуркой
    .few = фигурки
    .many = фигурок
    .group = фигурки
    .together = many
    .gender = f
noun-mage = маг
    .acc = мага
    .gen = мага
    .dat = магу
    .ins = магом
    .few = магов
    .many = магов
    .group = маги
    .together = many
    .gender = m
noun-evocation = воплощение
    .acc = воплощение
    .gen = воплощения
    .dat = воплощению
    .ins = воплощением
    .few = воплощения
    .many = воплощений
    .group = воплощения
    .together = many
    .gender = n
noun-undead = нежить
    .acc = нежить
    .gen = нежити
    .dat = нежити
    .ins = нежитью
    .few = нежити
    .many = нежити
    .group = нежить
    .together = one
    .gender = f
noun-templar = тамплиер
    .acc = тамплиера
    .gen = тамплиера
    .dat = тамплиеру
    .ins = тамплиером
    .few = тамплиеров
    .many = тамплиеров
    .group = тамплиеры
    .together = many
    .gender = m
# Имя, о котором известно только само имя.
named-noun = воплощение «{ $name }»
    .acc = воплощение «{ $name }»
    .gen = воплощения «{ $name }»
    .dat = воплощению «{ $name }»
    .ins = воплощением «{ $name }»
    .few = воплощения «{ $name }»
    .many = воплощений «{ $name }»
    .group = воплощения «{ $name }»
    .together = many
    .gender = n

## Кто

you = вы
    .acc = вас
    .gen = вас
    .dat = вам
    .ins = вами
    .from = от вас
    .at = у вас
    .room = в вашей комнате
    .room-out = из вашей комнаты
    .room-into = в вашу комнату
    .self = себя
    .this-ins = вами
    .agrees = you
    .gender = m
it = { $gender ->
    [m] он
    [f] она
   *[n] оно
}
    .acc = { $gender ->
        [f] её
       *[m] его
    }
    .gen = { $gender ->
        [f] её
       *[m] его
    }
    .dat = { $gender ->
        [f] ей
       *[m] ему
    }
    .ins = { $gender ->
        [f] ею
       *[m] им
    }
    .from = от { $gender ->
        [f] неё
       *[m] него
    }
    .at = у { $gender ->
        [f] неё
       *[m] него
    }
    .room = в { it.gen } комнате
    .room-out = из { it.gen } комнаты
    .room-into = в { it.gen } комнату
    .self = { it.acc }
    .this-ins = { $gender ->
        [f] этой
       *[m] этим
    } { $noun-ins }
    .agrees = one
    .gender = { $gender }
# Кто действует, и о ком только что шла речь: не называются снова.
oneself = { $plain }
    .acc = себя
    .gen = себя
    .dat = себе
    .ins = собой
    .from = от себя
    .at = у себя
    .room = в своей комнате
    .room-out = из своей комнаты
    .room-into = в свою комнату
    .self = себя
    .this-ins = { $plain-this-ins }
    .agrees = { $plain-agrees }
    .gender = { $gender }
again = { it }
    .acc = { it.acc }
    .gen = { it.gen }
    .dat = { it.dat }
    .ins = { it.ins }
    .from = { it.from }
    .at = { it.at }
    .room = { it.room }
    .room-out = { it.room-out }
    .room-into = { it.room-into }
    .self = { it.self }
    .this-ins = { $plain-this-ins }
    .agrees = { $plain-agrees }
    .gender = { $gender }
black-rose = Чёрная Роза
    .acc = Чёрную Розу
    .gen = Чёрной Розы
    .dat = Чёрной Розе
    .ins = Чёрной Розой
    .from = от Чёрной Розы
    .at = у Чёрной Розы
    .room = в комнате Чёрной Розы
    .room-out = из комнаты Чёрной Розы
    .room-into = в комнату Чёрной Розы
    .self = Чёрную Розу
    .this-ins = Чёрной Розой
    .agrees = one
    .gender = f
target = цель
    .acc = цель
    .gen = цели
    .dat = цели
    .ins = целью
    .from = от цели
    .at = у цели
    .room = в комнате цели
    .room-out = из комнаты цели
    .room-into = в комнату цели
    .self = цель
    .this-ins = целью
    .agrees = one
    .gender = f
attacker = атакующий
    .acc = атакующего
    .gen = атакующего
    .dat = атакующему
    .ins = атакующим
    .from = от атакующего
    .at = у атакующего
    .room = в комнате атакующего
    .room-out = из комнаты атакующего
    .room-into = в комнату атакующего
    .self = атакующего
    .this-ins = атакующим
    .agrees = one
    .gender = m
this-evocation = это воплощение
    .acc = это воплощение
    .gen = этого воплощения
    .dat = этому воплощению
    .ins = этим воплощением
    .from = от этого воплощения
    .at = у этого воплощения
    .room = в комнате этого воплощения
    .room-out = из комнаты этого воплощения
    .room-into = в комнату этого воплощения
    .self = это воплощение
    .this-ins = этим воплощением
    .agrees = one
    .gender = n
models = { determiner } { your } { $noun } { of-target } { $place }
    .acc = { determiner.acc } { your.acc } { $noun-acc } { of-target } { $place }
    .gen = { determiner.gen } { your.gen } { $noun-gen } { of-target } { $place }
    .dat = { determiner.dat } { your.dat } { $noun-dat } { of-target } { $place }
    .ins = { determiner.ins } { your.ins } { $noun-ins } { of-target } { $place }
    .from = от { models.gen }
    .at = у { models.gen }
    .room = в комнате { models.gen }
    .room-out = из комнаты { models.gen }
    .room-into = в комнату { models.gen }
    .self = { models.acc }
    .this-ins = { models.ins }
    .agrees = one
    .gender = { $noun-gender }
determiner = { $quantifier ->
    [one] { $chosen ->
        [no] { "" }
       *[yes] { $whose ->
            [any] { some }
           *[other] { single }
        }
    }
    [another] { other }
    [each-other] { every } { other }
   *[each] { every }
}
    .acc = { $quantifier ->
        [one] { $chosen ->
            [no] { "" }
           *[yes] { $whose ->
                [any] { some.acc }
               *[other] { single.acc }
            }
        }
        [another] { other.acc }
        [each-other] { every.acc } { other.acc }
       *[each] { every.acc }
    }
    .gen = { $quantifier ->
        [one] { $chosen ->
            [no] { "" }
           *[yes] { $whose ->
                [any] { some.gen }
               *[other] { single.gen }
            }
        }
        [another] { other.gen }
        [each-other] { every.gen } { other.gen }
       *[each] { every.gen }
    }
    .dat = { $quantifier ->
        [one] { $chosen ->
            [no] { "" }
           *[yes] { $whose ->
                [any] { some.dat }
               *[other] { single.dat }
            }
        }
        [another] { other.dat }
        [each-other] { every.dat } { other.dat }
       *[each] { every.dat }
    }
    .ins = { $quantifier ->
        [one] { $chosen ->
            [no] { "" }
           *[yes] { $whose ->
                [any] { some.ins }
               *[other] { single.ins }
            }
        }
        [another] { other.ins }
        [each-other] { every.ins } { other.ins }
       *[each] { every.ins }
    }
some = { $noun-gender ->
    [m] любой
    [f] любая
   *[n] любое
}
    .acc = { $noun-gender ->
        [m] любого
        [f] любую
       *[n] любое
    }
    .gen = { $noun-gender ->
        [m] любого
        [f] любой
       *[n] любого
    }
    .dat = { $noun-gender ->
        [m] любому
        [f] любой
       *[n] любому
    }
    .ins = { $noun-gender ->
        [m] любым
        [f] любой
       *[n] любым
    }
single = { $noun-gender ->
    [m] один
    [f] одна
   *[n] одно
}
    .acc = { $noun-gender ->
        [m] одного
        [f] одну
       *[n] одно
    }
    .gen = { $noun-gender ->
        [m] одного
        [f] одной
       *[n] одного
    }
    .dat = { $noun-gender ->
        [m] одному
        [f] одной
       *[n] одному
    }
    .ins = { $noun-gender ->
        [m] одним
        [f] одной
       *[n] одним
    }
other = { $noun-gender ->
    [m] другой
    [f] другая
   *[n] другое
}
    .acc = { $noun-gender ->
        [m] другого
        [f] другую
       *[n] другое
    }
    .gen = { $noun-gender ->
        [m] другого
        [f] другой
       *[n] другого
    }
    .dat = { $noun-gender ->
        [m] другому
        [f] другой
       *[n] другому
    }
    .ins = { $noun-gender ->
        [m] другим
        [f] другой
       *[n] другим
    }
every = { $noun-gender ->
    [m] каждый
    [f] каждая
   *[n] каждое
}
    .acc = { $noun-gender ->
        [m] каждого
        [f] каждую
       *[n] каждое
    }
    .gen = { $noun-gender ->
        [m] каждого
        [f] каждой
       *[n] каждого
    }
    .dat = { $noun-gender ->
        [m] каждому
        [f] каждой
       *[n] каждому
    }
    .ins = { $noun-gender ->
        [m] каждым
        [f] каждой
       *[n] каждым
    }
your = { $whose ->
    [yours] { $own ->
        [yes] { $noun-gender ->
            [m] свой
            [f] своя
           *[n] своё
        }
       *[no] { $noun-gender ->
            [m] ваш
            [f] ваша
           *[n] ваше
        }
    }
   *[other] { "" }
}
    .acc = { $whose ->
        [yours] { $own ->
            [yes] { $noun-gender ->
                [m] своего
                [f] свою
               *[n] своё
            }
           *[no] { $noun-gender ->
                [m] вашего
                [f] вашу
               *[n] ваше
            }
        }
       *[other] { "" }
    }
    .gen = { $whose ->
        [yours] { $own ->
            [yes] { $noun-gender ->
                [m] своего
                [f] своей
               *[n] своего
            }
           *[no] { $noun-gender ->
                [m] вашего
                [f] вашей
               *[n] вашего
            }
        }
       *[other] { "" }
    }
    .dat = { $whose ->
        [yours] { $own ->
            [yes] { $noun-gender ->
                [m] своему
                [f] своей
               *[n] своему
            }
           *[no] { $noun-gender ->
                [m] вашему
                [f] вашей
               *[n] вашему
            }
        }
       *[other] { "" }
    }
    .ins = { $whose ->
        [yours] { $own ->
            [yes] { $noun-gender ->
                [m] своим
                [f] своей
               *[n] своим
            }
           *[no] { $noun-gender ->
                [m] вашим
                [f] вашей
               *[n] вашим
            }
        }
       *[other] { "" }
    }
of-target = { $whose ->
    [targets] цели
   *[other] { "" }
}
group = { $whose ->
    [yours] { $noun-together ->
        [many] ваши
       *[one] { your }
    }
   *[targets] { "" }
} { $quantifier ->
    [each-other] { $noun-together ->
        [many] другие
       *[one] { other }
    }
   *[each] { "" }
} { $noun-group } { of-target } { $place }
    .agrees = { $noun-together }
    .gender = { $noun-gender }

## Где. into: куда; out: откуда; early и late: перед тем, что там происходит, и после.

in-lodge = в ложе
in-target-room = в целевой комнате
within = { $range ->
    [0] { $anchor-room }
   *[other] в пределах { $range } { $anchor-from }
}

room-at = { $range ->
    [0] { $anchor-room }
   *[other] в { $quantifier ->
        [one] { "" }
        [another] другой
        [each-other] каждой другой
       *[each] каждой
    } комнате в пределах { $range } { $anchor-from }
}
    .into = { $range ->
        [0] { $anchor-room-into }
       *[other] в { $quantifier ->
            [one] { "" }
            [another] другую
            [each-other] каждую другую
           *[each] каждую
        } комнату в пределах { $range } { $anchor-from }
    }
    .out = { $range ->
        [0] { $anchor-room-out }
       *[other] из { $quantifier ->
            [one] { "" }
            [another] другой
            [each-other] каждой другой
           *[each] каждой
        } комнаты в пределах { $range } { $anchor-from }
    }
    .early = { "" }
    .late = { room-at }
any-room = в любой комнате
    .into = в любую комнату
    .out = из любой комнаты
    .early = { "" }
    .late = в любой комнате
every-room = в каждой { $colours-loc } комнате
    .into = в каждую { $colours } комнату
    .out = из каждой { $colours-loc } комнаты
    .early = { "" }
    .late = { every-room }
target-room = в целевой комнате
    .into = в целевую комнату
    .out = из целевой комнаты
    .early = { "" }
    .late = в целевой комнате
there = там
    .into = туда
    .out = там
    .early = там
    .late = { "" }
# Целевая комната, которую текст не называет.
unsaid-room = { "" }
    .into = { "" }
    .out = { "" }
    .early = { "" }
    .late = { "" }
some-room = { $colours } комнату { $without ->
    [yes] без вашей нестабильности
   *[no] { "" }
}

colour-black = чёрную
    .loc = чёрной
colour-grey = серую
    .loc = серой
colour-violet = фиолетовую
    .loc = фиолетовой
colour-red = красную
    .loc = красной
colour-green = зелёную
    .loc = зелёной
colour-yellow = жёлтую
    .loc = жёлтой
colour-blue = синюю
    .loc = синей

## Перечни

list-or = { $rest } или { $last }
list-and = { $rest } и { $last }
# Перед частью со своим подлежащим.
list-and-new = { $rest }, и { $last }

## Сколько

power = { $quantity ->
    [all] все очки силы
   *[some] { $count } { $count ->
        [one] очко
        [few] очка
       *[many] очков
    } силы
}
damage = { $quantity ->
    [all] весь урон
   *[some] { $count } { $count ->
        [one] урон
       *[many] урона
    }
}
instability = { $quantity ->
    [all] всю нестабильность
   *[some] { $count } { cubes }
}
cubes = { $count ->
    [one] нестабильность
    [few] нестабильности
   *[many] нестабильностей
}
own-instability = { $quantity ->
    [all] всю свою нестабильность
   *[some] { $count } { $count ->
        [one] свою
        [few] свои
       *[many] своих
    } { cubes }
}
quantity = { $quantity ->
    [all] все
   *[some] { $count }
}
spells = { $quantity ->
    [all] заклинания
   *[some] { $count ->
        [one] заклинание
        [few] заклинания
       *[many] заклинаний
    }
}
adjective-ending = { $quantity ->
    [all] ые
   *[some] { $count ->
        [one] ое
       *[many] ых
    }
}
cap = , но не более { $count }
each-damage = за { $every ->
    [1] каждый урон
   *[other] каждые { $every } урона
} { $who-at }
each-ignored = за { $every ->
    [1] каждую проигнорированную единицу
   *[other] каждые { $every } { $every ->
        [one] проигнорированную единицу
        [few] проигнорированные единицы
       *[many] проигнорированных единиц
    }
} урона
each-instability = за { $every ->
    [1] каждую { mine } нестабильность
   *[other] каждые { $every } { $every ->
        [one] { mine } нестабильность
        [few] { mine.few } нестабильности
       *[many] { mine.many } нестабильностей
    }
} { $where }
mine = { $whose ->
    [yours] { $own ->
        [yes] свою
       *[no] вашу
    }
   *[any] { "" }
}
    .few = { $whose ->
        [yours] { $own ->
            [yes] свои
           *[no] ваши
        }
       *[any] { "" }
    }
    .many = { $whose ->
        [yours] { $own ->
            [yes] своих
           *[no] ваших
        }
       *[any] { "" }
    }
each-model = за { $every ->
    [1] { $models-acc }
   *[other] { $noun-gender ->
        [m] каждых
       *[n] каждые
    } { $every } { $quantifier ->
        [each-other] других
       *[each] { "" }
    } { $whose ->
        [yours] { $own ->
            [yes] своих
           *[no] ваших
        }
       *[other] { "" }
    } { $every ->
        [one] { $noun-acc }
        [few] { $noun-few }
       *[many] { $noun-many }
    } { of-target } { $place }
}
bonus = +{ $value } к { $stat }
    .with = с +{ $value } к { $stat }
stat-strength = силе
stat-speed = скорости

## Части предложения: что относится к глаголу, и глагол.

gain = { power } { $each }{ $cap }
    .order = получите
    .always = получайте
    .one = получает
    .may = получить
lose = { power } { $each }{ $cap }
    .order = потеряйте
    .always = теряйте
    .one = теряет
    .may = потерять
inflict = { $on-dat } { damage } { $each }{ $cap }
    .order = нанесите
    .always = наносите
    .one = наносит
    .may = нанести
convert-damage = { damage } { $on-at } { $each }{ $cap }
    .order = замените
    .always = заменяйте
    .one = заменяет
    .may = заменить
convert-instability = { $on-early } { instability } { $on-late } { $each }{ $cap }
    .order = замените
    .always = заменяйте
    .one = заменяет
    .may = заменить
convert-inflicted = весь урон, нанесённый { $by-this-ins }
    .order = замените
    .always = заменяйте
    .one = заменяет
    .may = заменить
place-instability = { instability } { $owner ->
    [black] Чёрной Розы
   *[own] { "" }
} { $where-into } { $each }{ $cap }
    .order = поместите
    .always = помещайте
    .one = помещает
    .may = поместить
remove-instability = { own-instability } { $where-out } { $each }{ $cap }
    .order = уберите
    .always = убирайте
    .one = убирает
    .may = убрать
remove = { $models-acc }
    .order = уберите
    .always = убирайте
    .one = убирает
    .may = убрать
heal = { $on-at } { damage } { $each }{ $cap }
    .order = исцелите
    .always = исцеляйте
    .one = исцеляет
    .may = исцелить
draw = { quantity } { $pile ->
    [grimoire] { spells } из своего гримуара
    [library] { spells } из библиотеки
    [forgotten] забыт{ adjective-ending } { spells }
   *[memories] случайн{ adjective-ending } { spells } из своих воспоминаний
} { $each }{ $cap }
    .order = возьмите
    .always = берите
    .one = берёт
    .may = взять
discard = { quantity } { $kept ->
    [ready] заготовленн{ adjective-ending } { spells }
   *[hand] { spells } с руки
} { $each }{ $cap }
    .order = сбросьте
    .always = сбрасывайте
    .one = сбрасывает
    .may = сбросить
summon = { $quantity ->
    [all] { $noun-together ->
        [one] всю { $noun-acc }
       *[many] { $noun-gender ->
            [m] всех { $noun-many }
           *[n] все { $noun-group }
        }
    }
   *[some] { $count } { $count ->
        [one] { $noun-acc }
        [few] { $noun-few }
       *[many] { $noun-many }
    }
} { $where-into } { $each }{ $cap }
    .order = призовите
    .always = призывайте
    .one = призывает
    .may = призвать
activate = { $controlled ->
    [yes] под вашим контролем
   *[no] { "" }
} { $bonus-with }
    .you = активируетесь
    .one = активируется
    .many = активируются
    .may = активироваться
assign = { $to-dat } улучшение «{ $name }»
    .order = назначьте
    .always = назначайте
    .one = назначает
    .may = назначить
move = { moved } не более чем на { $rooms } { $rooms ->
    [one] комнату
    [few] комнаты
   *[many] комнат
}
    .order = { $who-agrees ->
        [you] передвиньтесь
       *[one] передвиньте
    }
    .always = { $who-agrees ->
        [you] передвигайтесь
       *[one] передвигайте
    }
    .may = { $who-agrees ->
        [you] передвинуться
       *[one] передвинуть
    }
moved = { $who-agrees ->
    [you] { "" }
   *[one] { $who-acc }
}
put = { moved } { $where-into }
    .order = { $who-agrees ->
        [you] перенеситесь
       *[one] перенесите
    }
    .always = { $who-agrees ->
        [you] переноситесь
       *[one] переносите
    }
    .may = { $who-agrees ->
        [you] перенестись
       *[one] перенести
    }
attack = физическую атаку { $bonus-with } по { $on-dat }
    .order = проведите
    .always = проводите
    .may = провести
ignore = { $quantity ->
    [all] весь этот урон
   *[some] до { $count } { $count ->
        [one] единицы
       *[many] единиц
    } этого урона
} { $each }{ $cap }
    .order = проигнорируйте
    .always = игнорируйте
    .may = проигнорировать
has = { $bonus } { $until ->
    [activation] до конца активации
   *[always] { "" }
}
    .you = получаете
    .one = получает
    .many = получают
    .may = получить
# Целые правила.
ignore-each = если вы должны получить урон, уменьшайте его на { $count }
place-less = если маг, не владеющий этим воплощением, должен поместить нестабильность в его комнату, он помещает на { $count } меньше

## Как часть стоит в предложении

verb = { $subject-agrees ->
    [you] { $verb-you }
    [many] { $verb-many }
   *[one] { $verb-one }
}
clause-order = { $repeated ->
    [yes] { $verb-always }
   *[no] { $verb-order }
} { $verb }
clause-tell = { $subject } { verb } { $verb }
clause-turn = { clause-tell }
clause-join = { verb } { $verb }
clause-may = { $verb-may } { $verb }

## Что запускает эффект

trigger-main = { $subject } { verb } { $verb }
trigger-sub = { trigger-main }

enters = в { $room }
    .you = входите
    .one = входит
inflicts = { $on-dat } урон
    .you = наносите
    .one = наносит
suffers = урон
    .you = получаете
    .one = получает
places = { $last ->
    [yes] последнюю нестабильность в комнату
   *[no] нестабильность
}
    .you = помещаете
    .one = помещает
leaves = { $subject-agrees ->
    [you] убраны или побеждены
   *[one] { $subject-gender ->
        [m] убран или побеждён
        [f] убрана или побеждена
       *[n] убрано или побеждено
    }
}
    .you = { "" }
    .one = { "" }
defeats = { $whom-acc }
    .you = побеждаете
    .one = побеждает
resolves-summon = эффект призыва
    .you = применяете
    .one = применяет
takes-forgotten = забытое заклинание
    .you = берёте
    .one = берёт
activates = { "" }
    .you = активируетесь
    .one = активируется

## Условия

fact-main = { $position ->
    [first] у вас
   *[more] { "" }
} { $rest } { $verb }
fact-sub = { fact-main }

has-revealed = не менее { $count } { $count ->
    [one] раскрытого заклинания
   *[many] раскрытых заклинаний
} { $kind ->
    [combat] боя
    [contingency] сопряжения
    [protection] защиты
    [trap] ловушки
   *[any] { "" }
} { $elements ->
    [0] { "" }
    [one] { $elements } стихии
   *[many] { $elements } разных стихий
}
    .verb = { "" }
owns-evocations = не менее { $count } { $count ->
    [one] воплощения
   *[many] воплощений
}
    .verb = { "" }
has-instability = есть нестабильность не менее чем в { $rooms } { $rooms ->
    [one] комнате
   *[many] комнатах
}
    .verb = { "" }
has-no-damage = нет урона
    .verb = { "" }

## Предложения

if-you-do = если вы это сделали
if-they-do = если это сделано
if-target-defeated = если цель при этом побеждена
if-case = если { $condition }
whenever = каждый раз, когда { $trigger }
may-first = вы можете { $clauses }
may-turn = { may-first }
after = { $condition }, { $main }
full-stop = { $body }.
persistent = устойчиво: { $body }
in-play-order = каждый маг в порядке хода: { $body }
choose-one = выберите одно: { $options }
or-option = { $rest }; или { $last }

## Цели

aim-self = вы сами
aim-special = особая
aim = { $whose ->
    [any] { $kind-gender ->
        [m] любой
        [f] любая
       *[n] любое
    }
    [yours] { $kind-gender ->
        [m] ваш
        [f] ваша
       *[n] ваше
    }
   *[none] { "" }
} { $kind } { $range }
aim-room = комната
    .gender = f
anywhere = *
