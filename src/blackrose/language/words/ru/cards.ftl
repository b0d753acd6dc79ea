### Язык карт по-русски.
###
### Формы слов о фигурках: именительный, acc, gen, dat, ins, from (от …), at (у …), room (в комнате …),
### room-into (в комнату …), room-acc (комнату …), room-out (из комнаты …), self (возвратная), this-ins (названо вместо «им»),
### agrees (you, one, many: какая форма глагола следует), gender (m, f, n; i: мужской неодушевлённый).
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
noun-demon = демон
    .acc = демона
    .gen = демона
    .dat = демону
    .ins = демоном
    .few = демонов
    .many = демонов
    .group = демоны
    .together = many
    .gender = m
noun-construct = конструкт
    .acc = конструкт
    .gen = конструкта
    .dat = конструкту
    .ins = конструктом
    .few = конструкта
    .many = конструктов
    .group = конструкты
    .together = many
    .gender = i
noun-nightmare = кошмар
    .acc = кошмар
    .gen = кошмара
    .dat = кошмару
    .ins = кошмаром
    .few = кошмара
    .many = кошмаров
    .group = кошмары
    .together = many
    .gender = i
noun-totem = тотем
    .acc = тотем
    .gen = тотема
    .dat = тотему
    .ins = тотемом
    .few = тотема
    .many = тотемов
    .group = тотемы
    .together = many
    .gender = i
noun-succubus = суккуб
    .acc = суккуба
    .gen = суккуба
    .dat = суккубу
    .ins = суккубом
    .few = суккубов
    .many = суккубов
    .group = суккубы
    .together = many
    .gender = m
noun-nigredo = нигредо
    .acc = нигредо
    .gen = нигредо
    .dat = нигредо
    .ins = нигредо
    .few = нигредо
    .many = нигредо
    .group = нигредо
    .together = many
    .gender = n
noun-cadaver = кадавр
    .acc = кадавра
    .gen = кадавра
    .dat = кадавру
    .ins = кадавром
    .few = кадавров
    .many = кадавров
    .group = кадавры
    .together = many
    .gender = m
noun-colossus = колосс
    .acc = колосса
    .gen = колосса
    .dat = колоссу
    .ins = колоссом
    .few = колоссов
    .many = колоссов
    .group = колоссы
    .together = many
    .gender = m
noun-umbra = умбра
    .acc = умбру
    .gen = умбры
    .dat = умбре
    .ins = умброй
    .few = умбры
    .many = умбр
    .group = умбры
    .together = many
    .gender = f
noun-albedo = альбедо
    .acc = альбедо
    .gen = альбедо
    .dat = альбедо
    .ins = альбедо
    .few = альбедо
    .many = альбедо
    .group = альбедо
    .together = many
    .gender = n
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
    .room-acc = вашу комнату
    .self = себя
    .this-ins = вами
    .agrees = you
    .gender = m
it = { $gender ->
    [m] он
    [i] он
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
    .room-acc = { it.gen } комнату
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
    .room-acc = свою комнату
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
    .room-acc = { it.room-acc }
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
    .room-acc = комнату Чёрной Розы
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
    .room-acc = комнату цели
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
    .room-acc = комнату атакующего
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
    .room-acc = комнату этого воплощения
    .self = это воплощение
    .this-ins = этим воплощением
    .agrees = one
    .gender = n
that = { this } { $noun }
    .acc = { this.acc } { $noun-acc }
    .gen = { this.gen } { $noun-gen }
    .dat = { this.dat } { $noun-dat }
    .ins = { this.ins } { $noun-ins }
    .from = от { that.gen }
    .at = у { that.gen }
    .room = в комнате { that.gen }
    .room-out = из комнаты { that.gen }
    .room-into = в комнату { that.gen }
    .room-acc = комнату { that.gen }
    .self = { that.acc }
    .this-ins = { that.ins }
    .agrees = one
    .gender = { $noun-gender }
this = { $noun-gender ->
    [m] этот
    [i] этот
    [f] эта
   *[n] это
}
    .acc = { $noun-gender ->
        [m] этого
        [i] этот
        [f] эту
       *[n] это
    }
    .gen = { $noun-gender ->
        [f] этой
       *[n] этого
    }
    .dat = { $noun-gender ->
        [f] этой
       *[n] этому
    }
    .ins = { $noun-gender ->
        [f] этой
       *[n] этим
    }
caster = заклинатель
    .acc = заклинателя
    .gen = заклинателя
    .dat = заклинателю
    .ins = заклинателем
    .from = от заклинателя
    .at = у заклинателя
    .room = в комнате заклинателя
    .room-out = из комнаты заклинателя
    .room-into = в комнату заклинателя
    .room-acc = комнату заклинателя
    .self = заклинателя
    .this-ins = заклинателем
    .agrees = one
    .gender = m
crown-holder = обладатель короны
    .acc = обладателя короны
    .gen = обладателя короны
    .dat = обладателю короны
    .ins = обладателем короны
    .from = от обладателя короны
    .at = у обладателя короны
    .room = в комнате обладателя короны
    .room-out = из комнаты обладателя короны
    .room-into = в комнату обладателя короны
    .room-acc = комнату обладателя короны
    .self = обладателя короны
    .this-ins = обладателем короны
    .agrees = one
    .gender = m
# Целевая комната, от которой считают расстояние.
from-target-room = целевая комната
    .acc = целевую комнату
    .gen = целевой комнаты
    .dat = целевой комнате
    .ins = целевой комнатой
    .from = от целевой комнаты
    .at = у целевой комнаты
    .room = в целевой комнате
    .room-out = из целевой комнаты
    .room-into = в целевую комнату
    .room-acc = целевую комнату
    .self = целевую комнату
    .this-ins = целевой комнатой
    .agrees = one
    .gender = f
models = { determiner } { your } { damaged } { $noun } { of-target } { $place }
    .acc = { determiner.acc } { your.acc } { damaged.acc } { $noun-acc } { of-target } { $place }
    .gen = { determiner.gen } { your.gen } { damaged.gen } { $noun-gen } { of-target } { $place }
    .dat = { determiner.dat } { your.dat } { damaged.dat } { $noun-dat } { of-target } { $place }
    .ins = { determiner.ins } { your.ins } { damaged.ins } { $noun-ins } { of-target } { $place }
    .from = от { models.gen }
    .at = у { models.gen }
    .room = в комнате { models.gen }
    .room-out = из комнаты { models.gen }
    .room-into = в комнату { models.gen }
    .room-acc = комнату { models.gen }
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
    [i] любой
    [f] любая
   *[n] любое
}
    .acc = { $noun-gender ->
        [m] любого
        [i] любой
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
    [i] один
    [f] одна
   *[n] одно
}
    .acc = { $noun-gender ->
        [m] одного
        [i] один
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
    [i] другой
    [f] другая
   *[n] другое
}
    .acc = { $noun-gender ->
        [m] другого
        [i] другой
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
    [i] каждый
    [f] каждая
   *[n] каждое
}
    .acc = { $noun-gender ->
        [m] каждого
        [i] каждый
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
    [theirs] { own-word }
    [yours] { $own ->
        [yes] { own-word }
       *[no] { $noun-gender ->
            [m] ваш
            [i] ваш
            [f] ваша
           *[n] ваше
        }
    }
   *[other] { "" }
}
    .acc = { $whose ->
        [theirs] { own-word.acc }
        [yours] { $own ->
            [yes] { own-word.acc }
           *[no] { $noun-gender ->
                [m] вашего
                [i] ваш
                [f] вашу
               *[n] ваше
            }
        }
       *[other] { "" }
    }
    .gen = { $whose ->
        [theirs] { own-word.gen }
        [yours] { $own ->
            [yes] { own-word.gen }
           *[no] { $noun-gender ->
                [f] вашей
               *[n] вашего
            }
        }
       *[other] { "" }
    }
    .dat = { $whose ->
        [theirs] { own-word.dat }
        [yours] { $own ->
            [yes] { own-word.dat }
           *[no] { $noun-gender ->
                [f] вашей
               *[n] вашему
            }
        }
       *[other] { "" }
    }
    .ins = { $whose ->
        [theirs] { own-word.ins }
        [yours] { $own ->
            [yes] { own-word.ins }
           *[no] { $noun-gender ->
                [f] вашей
               *[n] вашим
            }
        }
       *[other] { "" }
    }
# Тот, о ком говорится, сам владелец.
own-word = { $noun-gender ->
    [m] свой
    [i] свой
    [f] своя
   *[n] своё
}
    .acc = { $noun-gender ->
        [m] своего
        [i] свой
        [f] свою
       *[n] своё
    }
    .gen = { $noun-gender ->
        [f] своей
       *[n] своего
    }
    .dat = { $noun-gender ->
        [f] своей
       *[n] своему
    }
    .ins = { $noun-gender ->
        [f] своей
       *[n] своим
    }
damaged = { $damaged ->
    [yes] ранен{ $noun-gender ->
        [m] ый
        [i] ый
        [f] ая
       *[n] ое
    }
   *[no] { "" }
}
    .acc = { $damaged ->
        [yes] ранен{ $noun-gender ->
            [m] ого
            [i] ый
            [f] ую
           *[n] ое
        }
       *[no] { "" }
    }
    .gen = { $damaged ->
        [yes] ранен{ $noun-gender ->
            [f] ой
           *[n] ого
        }
       *[no] { "" }
    }
    .dat = { $damaged ->
        [yes] ранен{ $noun-gender ->
            [f] ой
           *[n] ому
        }
       *[no] { "" }
    }
    .ins = { $damaged ->
        [yes] ранен{ $noun-gender ->
            [f] ой
           *[n] ым
        }
       *[no] { "" }
    }
damaged-many = { $damaged ->
    [yes] раненых
   *[no] { "" }
}
damaged-group = { $damaged ->
    [yes] { $noun-together ->
        [many] раненые
       *[one] { damaged }
    }
   *[no] { "" }
}
of-target = { $whose ->
    [targets] цели
    [others] { $quantifier ->
        [one] другого мага
        [another] другого мага
       *[each] других магов
    }
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
} { damaged-group } { $noun-group } { of-target } { $place }
    .agrees = { $noun-together }
    .gender = { $noun-gender }
# Все фигурки одного вида, чьи бы они ни были.
kinds = { $quantifier ->
    [each-other] { $noun-together ->
        [many] другие
       *[one] { other }
    }
   *[each] { "" }
} { damaged-group } { $noun-group } { $place }
    .agrees = { $noun-together }
    .gender = { $noun-gender }
added-up = { $noun-together ->
    [many] { $whose ->
        [any] всех
        [yours] { $own ->
            [yes] своих
           *[no] ваших
        }
       *[other] { "" }
    } { $quantifier ->
        [each-other] других
       *[each] { "" }
    } { damaged-many }
   *[one] { $whose ->
        [any] всей
       *[other] { your.gen }
    } { $quantifier ->
        [each-other] { other.gen }
       *[each] { "" }
    } { damaged.gen }
} { $noun-many } { of-target } { $place }

## Что есть у фигурок и что на них лежит. with: о том, у кого это есть.

with-health = со здоровьем не более { $count }
without-black = без чёрного урона
thing-destiny = жетон судьбы
    .acc = жетон судьбы
    .gen = жетона судьбы
    .few = жетона судьбы
    .many = жетонов судьбы
    .group = жетоны судьбы
    .with = с жетоном судьбы
    .gender = i
thing-jinx = сглаз
    .acc = сглаз
    .gen = сглаза
    .few = сглаза
    .many = сглазов
    .group = сглазы
    .with = со сглазом
    .gender = i
thing-upgrade = улучшение
    .acc = улучшение
    .gen = улучшения
    .few = улучшения
    .many = улучшений
    .group = улучшения
    .with = с улучшением
    .gender = n
thing-assigned = { $noun }
    .acc = { $noun-acc }
    .gen = { $noun-gen }
    .few = { $noun-few }
    .many = { $noun-many }
    .group = { $noun-group }
    .with = с { $noun-ins }
    .gender = { $noun-gender }

## Где. into: куда; out: откуда; early и late: перед тем, что там происходит, и после; так же into-early и into-late.

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
} { $other }
    .acc = { $range ->
        [0] { $anchor-room-acc }
       *[other] { any-acc } комнату в пределах { $range } { $anchor-from }
    } { $other }
    .into = { $range ->
        [0] { $anchor-room-into }
       *[other] в { any-acc } комнату в пределах { $range } { $anchor-from }
    } { $other }
    .into-early = { "" }
    .into-late = { room-at.into }
    .out = { $range ->
        [0] { $anchor-room-out }
       *[other] из { $quantifier ->
            [one] { "" }
            [another] другой
            [each-other] каждой другой
           *[each] каждой
        } комнаты в пределах { $range } { $anchor-from }
    } { $other }
    .early = { "" }
    .late = { room-at }
any-acc = { $quantifier ->
    [one] { "" }
    [another] другую
    [each-other] каждую другую
   *[each] каждую
}
any-room = в любой комнате { $other }
    .acc = любую комнату { $other }
    .into = в любую комнату { $other }
    .into-early = { "" }
    .into-late = { any-room.into }
    .out = из любой комнаты { $other }
    .early = { "" }
    .late = { any-room }
every-room = в каждой { $colours-loc } комнате { with-mage }
    .acc = каждую { $colours } комнату { with-mage }
    .into = в каждую { $colours } комнату { with-mage }
    .into-early = { "" }
    .into-late = { every-room.into }
    .out = из каждой { $colours-loc } комнаты { with-mage }
    .early = { "" }
    .late = { every-room }
with-mage = { $mage ->
    [yes] с магом
   *[no] { "" }
}
named-room = в комнате «{ $name }»
    .acc = комнату «{ $name }»
    .into = в комнату «{ $name }»
    .into-early = { "" }
    .into-late = { named-room.into }
    .out = из комнаты «{ $name }»
    .early = { "" }
    .late = { named-room }
next-to-cell = в комнате { by-cell }
    .acc = комнату { by-cell }
    .into = в комнату { by-cell }
    .into-early = { "" }
    .into-late = { next-to-cell.into }
    .out = из комнаты { by-cell }
    .early = { "" }
    .late = { next-to-cell }
by-cell = рядом { $own ->
    [yes] со своей
   *[no] с вашей
} кельей
target-room = в целевой комнате
    .acc = целевую комнату
    .into = в целевую комнату
    .into-early = { "" }
    .into-late = { target-room.into }
    .out = из целевой комнаты
    .early = { "" }
    .late = в целевой комнате
there = там
    .acc = ту комнату
    .into = туда
    .into-early = { there.into }
    .into-late = { "" }
    .out = там
    .early = там
    .late = { "" }
# Целевая комната, которую текст не называет.
unsaid-room = { "" }
    .acc = целевую комнату
    .into = { "" }
    .into-early = { "" }
    .into-late = { unsaid-room.into }
    .out = { "" }
    .early = { "" }
    .late = { "" }
other-than = (кроме { $count ->
    [1] комнаты
   *[other] комнат
} { $rooms })
excepted = «{ $name }»
list-excepted-more = { $rest }, { $last }
list-excepted = { $rest } и { $last }
# Комнаты, о которых говорит условие. in: где; gen: чего.
some-room = { $colours } комнату { without-yours }
    .in = в { $colours-loc } комнате { without-yours }
    .gen = { $colours-loc } комнаты { without-yours }
room-of-name = комнату «{ $name }»
    .in = в комнате «{ $name }»
    .gen = комнаты «{ $name }»
its-room = его комнату
    .in = в его комнате
    .gen = его комнаты
without-yours = { $without ->
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
# Что есть в любом случае, и что добавляется за каждое.
plus = плюс { $count } { $each }
    .cap = { $cap }
each-damage = за { $every ->
    [1] каждый { $black ->
        [yes] чёрный
       *[no] { "" }
    } урон
   *[other] каждые { $every } { $black ->
        [yes] чёрного
       *[no] { "" }
    } урона
} { $who-at }
each-ignored = за { $every ->
    [1] каждую проигнорированную единицу
   *[other] каждые { $every } { $every ->
        [one] проигнорированную единицу
        [few] проигнорированные единицы
       *[many] проигнорированных единиц
    }
} урона
each-suffered = за { $every ->
    [1] каждую полученную единицу
   *[other] каждые { $every } { $every ->
        [one] полученную единицу
        [few] полученные единицы
       *[many] полученных единиц
    }
} урона
each-strength = за { $every ->
    [1] каждую единицу
   *[other] каждые { $every } { $every ->
        [one] единицу
        [few] единицы
       *[many] единиц
    }
} силы { $models }
each-revealed = за { $every ->
    [1] каждое { $own ->
        [yes] своё
       *[no] ваше
    } раскрытое заклинание
   *[other] каждые { $every } { $own ->
        [yes] своих
       *[no] ваших
    } { $every ->
        [few] раскрытых заклинания
       *[many] раскрытых заклинаний
    }
} { such }
each-carried = за { each-thing } { every-thing } { $who-at }
each-of-theirs = за { each-thing } { $who-agrees ->
    [you] ваш
   *[one] { $who-gender ->
        [f] её
       *[m] его
    }
} { every-thing }
each-assigned = за { each-thing } { $every ->
    [1] назначенный
   *[other] назначенных
} { every-thing }
each-thing = { $every ->
    [1] { $thing-gender ->
        [m] каждого
        [f] каждую
        [n] каждое
       *[i] каждый
    }
   *[other] { $thing-gender ->
        [m] каждых
       *[i] каждые
    } { $every }
}
every-thing = { $every ->
    [1] { $thing-acc }
   *[other] { $every ->
        [one] { $thing-acc }
        [few] { $thing-few }
       *[many] { $thing-many }
    }
}
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
    } { damaged-many } { $every ->
        [one] { $noun-acc }
        [few] { $noun-few }
       *[many] { $noun-many }
    } { of-target } { $place }
}
bonus = { $value } к { $stat } { $each }
    .with = с { $value } к { $stat } { $each }
bonuses = { $first } и { $second }
    .with = { $first-with } и { $second }
stat-strength = силе
stat-speed = скорости
stat-health = здоровью

## Заклинания по стихии и типу, в родительном падеже.

such = { $types } { $elements }
of-element-air = воздуха
    .a = { "" }
of-element-earth = земли
    .a = { "" }
of-element-fire = огня
    .a = { "" }
of-element-water = воды
    .a = { "" }
of-element-sacred = святости
    .a = { "" }
of-element-profane = скверны
    .a = { "" }
of-element-magic = магии
    .a = { "" }
of-element-any = любой стихии
    .a = { "" }
of-type-combat = боя
    .a = { "" }
    .front = боя
of-type-contingency = сопряжения
    .a = { "" }
    .front = сопряжения
of-type-protection = защиты
    .a = { "" }
    .front = защиты
of-type-trap = ловушки
    .a = { "" }
    .front = ловушки

## Задания по тому, как далеко они зашли. few, many: после числа; group: все вместе.

quest-state-active = активное задание
    .gen = активного задания
    .few = активных задания
    .many = активных заданий
    .group = активные задания
quest-state-completed = завершённое задание
    .gen = завершённого задания
    .few = завершённых задания
    .many = завершённых заданий
    .group = завершённые задания
quest-state-solved = выполненное задание
    .gen = выполненного задания
    .few = выполненных задания
    .many = выполненных заданий
    .group = выполненные задания

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
inflict = { $on-dat } { $where-early } { damage } { $where-late } { $each }{ $cap }{ $quiet ->
    [yes] , ничего этим не запуская
   *[no] { "" }
}
    .order = нанесите
    .always = наносите
    .one = наносит
    .may = нанести
convert-damage = { $where-early } { damage } { $on-at } { $where-late } { $each }{ $cap }
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
place-instability = { $where-into-early } { instability } { $owner ->
    [black] Чёрной Розы
   *[own] { "" }
} { $where-into-late } { $each }{ $cap }
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
heal = { $on-at } { damage }{ $spared ->
    [yes] , кроме чёрного
   *[no] { "" }
} { $each }{ $cap }
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
draw-top = { quantity } из { $top } { $top ->
    [one] верхнего забытого заклинания
   *[many] верхних забытых заклинаний
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
summon = { $where-into-early } { $quantity ->
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
} { $which } { $where-into-late } { $each }{ $cap }
    .order = призовите
    .always = призывайте
    .one = призывает
    .may = призвать
of-choice = { choice } { $health }
choice = по { $own ->
    [yes] своему
   *[no] вашему
} выбору
same-kind = того же вида
activate = { $controlled ->
    [yes] под вашим контролем
   *[no] { "" }
} { $bonus-with }
    .you = активируетесь
    .one = активируется
    .many = активируются
    .may = активироваться
assign = { $to-dat } { $kind ->
    [jinx] сглаз
    [upgrade] улучшение
   *[card] { "" }
} «{ $name }»
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
inflicts = { $on-dat } { hit }
    .you = { in-person } наносите
    .one = { in-person } наносит
inflicts-or-heals = { $on-dat } { hit } или { $subject-agrees ->
    [you] исцеляете
   *[one] исцеляет
} его
    .you = { in-person } наносите
    .one = { in-person } наносит
hit = { $last ->
    [yes] последний
   *[no] { "" }
} урон
in-person = { $person ->
    [yes] лично
   *[no] { "" }
}
suffers = { $black ->
    [yes] чёрный
   *[no] { "" }
} урон
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
        [i] убран или побеждён
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

moves = { "" }
    .you = передвигаетесь
    .one = передвигается
is-defeated = { $subject-agrees ->
    [you] побеждены
   *[one] { $subject-gender ->
        [m] побеждён
        [i] побеждён
        [f] побеждена
       *[n] побеждено
    }
}
    .you = { "" }
    .one = { "" }
is-celled = { $subject-agrees ->
    [you] перенесены
   *[one] { $subject-gender ->
        [m] перенесён
        [i] перенесён
        [f] перенесена
       *[n] перенесено
    }
} в свою келью
    .you = { "" }
    .one = { "" }
gains-or-loses = очки силы
    .you = { $gains ->
        [yes] получаете
       *[no] { "" }
    } { gain-or-lose } { $loses ->
        [yes] теряете
       *[no] { "" }
    }
    .one = { $gains ->
        [yes] получает
       *[no] { "" }
    } { gain-or-lose } { $loses ->
        [yes] теряет
       *[no] { "" }
    }
gain-or-lose = { $gains ->
    [yes] { $loses ->
        [yes] или
       *[no] { "" }
    }
   *[no] { "" }
}
solves = задание
    .you = { $completes ->
        [yes] завершаете или
       *[no] { "" }
    } выполняете
    .one = { $completes ->
        [yes] завершает или
       *[no] { "" }
    } выполняет
uses-room = { $room }
    .you = активируете
    .one = активирует
resolves-spell = заклинание { such } { $where }
    .you = применяете
    .one = применяет
resolves-room = эффект { $room-gen }
    .you = применяете
    .one = применяет
resolves-placing = эффект, который помещает { $converts ->
    [yes] или заменяет
   *[no] { "" }
} нестабильность { $where }
    .you = применяете
    .one = применяет
reaches = { $whom-acc }
    .one = затрагивает
# О чём говорит условие.
a-spell = заклинание
    .agrees = one
    .gender = n
with-your-damage = { $who } с вашим уроном
    .agrees = { $who-agrees }
    .gender = { $who-gender }
while = { $trigger }, пока { $condition }

## Условия. who: о ком говорится; same, если он только что назван.

fact-main = { $who ->
    [you] у вас
    [target] у цели
   *[same] { "" }
} { $rest } { $verb }
fact-sub = { fact-main }

has-revealed = не менее { $count } { $count ->
    [one] раскрытого заклинания
   *[many] раскрытых заклинаний
} { such } { $different ->
    [0] { "" }
    [one] { $different } стихии
   *[many] { $different } разных стихий
}
    .verb = { "" }
owns-evocations = { $count ->
    [0] нет { $noun-many }
    [one] не менее { $count } { $noun-gen }
   *[many] не менее { $count } { $noun-many }
}
    .verb = { "" }
has-quests = { $count ->
    [0] нет { $quest-many }
    [one] не менее { $count } { $quest-gen }
   *[many] не менее { $count } { $quest-many }
}
    .verb = { "" }
carries = не менее { $count } { $count ->
    [one] { $thing-gen }
   *[many] { $thing-many }
}
    .verb = { "" }
defeated-by-rose = вас победила Чёрная Роза
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
if-you-defeated = если вы при этом побеждены
otherwise = иначе
if-case = если { $condition }
whenever = каждый раз, когда { $trigger }
may-first = вы можете { $clauses }
may-turn = { may-first }
after = { $condition }, { $main }
after-otherwise = { $condition } { $main }
enhanced = усиление ({ $elements }): { $body }
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
        [i] любой
        [f] любая
       *[n] любое
    }
    [yours] { $kind-gender ->
        [m] ваш
        [i] ваш
        [f] ваша
       *[n] ваше
    }
   *[none] { "" }
} { $kind } { $range } { $health }
aim-room = комната
    .ins = комнатой
    .gender = f
anywhere = *
