### Язык карт по-русски: то, что нужно нескольким формам. Слова каждой формы стоят при ней, в language/forms.
###
### Формы слов о фигурках: именительный, acc, gen, dat, ins, from (от …), at (у …), room (в комнате …),
### room-into (в комнату …), room-acc (комнату …), room-out (из комнаты …), self (возвратная), this-ins (названо вместо «им»),
### agrees (you, one, many: какая форма глагола следует), light (yes: одно слово, no: длинное название), gender (m, f, n; i: мужской неодушевлённый).
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
noun-flesh-horror = ужас из плоти
    .acc = ужас из плоти
    .gen = ужаса из плоти
    .dat = ужасу из плоти
    .ins = ужасом из плоти
    .few = ужаса из плоти
    .many = ужасов из плоти
    .group = ужасы из плоти
    .together = many
    .gender = i
noun-landsknecht = ландскнехт
    .acc = ландскнехта
    .gen = ландскнехта
    .dat = ландскнехту
    .ins = ландскнехтом
    .few = ландскнехтов
    .many = ландскнехтов
    .group = ландскнехты
    .together = many
    .gender = m
noun-bone-knight = костяной рыцарь
    .acc = костяного рыцаря
    .gen = костяного рыцаря
    .dat = костяному рыцарю
    .ins = костяным рыцарем
    .few = костяных рыцарей
    .many = костяных рыцарей
    .group = костяные рыцари
    .together = many
    .gender = m
noun-divine-altar = священный алтарь
    .acc = священный алтарь
    .gen = священного алтаря
    .dat = священному алтарю
    .ins = священным алтарём
    .few = священных алтаря
    .many = священных алтарей
    .group = священные алтари
    .together = many
    .gender = i
noun-mutant-altar = изменяющийся алтарь
    .acc = изменяющийся алтарь
    .gen = изменяющегося алтаря
    .dat = изменяющемуся алтарю
    .ins = изменяющимся алтарём
    .few = изменяющихся алтаря
    .many = изменяющихся алтарей
    .group = изменяющиеся алтари
    .together = many
    .gender = i
noun-cerberus = цербер
    .acc = цербера
    .gen = цербера
    .dat = церберу
    .ins = цербером
    .few = церберов
    .many = церберов
    .group = церберы
    .together = many
    .gender = m
noun-malacoda = Хвостач
    .acc = Хвостача
    .gen = Хвостача
    .dat = Хвостачу
    .ins = Хвостачом
    .few = Хвостачей
    .many = Хвостачей
    .group = Хвостачи
    .together = many
    .gender = m
noun-andromeda = андромеда
    .acc = андромеду
    .gen = андромеды
    .dat = андромеде
    .ins = андромедой
    .few = андромеды
    .many = андромед
    .group = андромеды
    .together = many
    .gender = f
noun-infamy-of-crete = чудовище Крита
    .acc = чудовище Крита
    .gen = чудовища Крита
    .dat = чудовищу Крита
    .ins = чудовищем Крита
    .few = чудовища Крита
    .many = чудовищ Крита
    .group = чудовища Крита
    .together = many
    .gender = n
noun-abomination = мерзость
    .acc = мерзость
    .gen = мерзости
    .dat = мерзости
    .ins = мерзостью
    .few = мерзости
    .many = мерзостей
    .group = мерзости
    .together = many
    .gender = f
noun-mutation = мутация
    .acc = мутацию
    .gen = мутации
    .dat = мутации
    .ins = мутацией
    .few = мутации
    .many = мутаций
    .group = мутации
    .together = many
    .gender = f
noun-altar = алтарь
    .acc = алтарь
    .gen = алтаря
    .dat = алтарю
    .ins = алтарём
    .few = алтаря
    .many = алтарей
    .group = алтари
    .together = many
    .gender = i
noun-beast = зверь
    .acc = зверя
    .gen = зверя
    .dat = зверю
    .ins = зверем
    .few = зверей
    .many = зверей
    .group = звери
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
    .room-acc = вашу комнату
    .self = себя
    .this-ins = вами
    .agrees = you
    .light = yes
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
    .light = yes
    .gender = { $gender }
# «Оно» можно принять за улучшение, о котором только что шла речь; из падежей это касается двух.
it-by-name = это { $noun }
    .acc = это { $noun-acc }
    .gen = { it.gen }
    .dat = { it.dat }
    .ins = { it.ins }
    .from = { it.from }
    .at = { it.at }
    .room = { it.room }
    .room-out = { it.room-out }
    .room-into = { it.room-into }
    .room-acc = { it.room-acc }
    .self = это { $noun-acc }
    .this-ins = { it.this-ins }
    .agrees = { it.agrees }
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
    .light = yes
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
    .light = yes
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
    .light = yes
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
    .light = yes
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
    .light = yes
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
    .light = yes
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
    .light = yes
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
caster = творец
    .acc = творца
    .gen = творца
    .dat = творцу
    .ins = творцом
    .from = от творца
    .at = у творца
    .room = в комнате творца
    .room-out = из комнаты творца
    .room-into = в комнату творца
    .room-acc = комнату творца
    .self = творца
    .this-ins = творцом
    .agrees = one
    .light = yes
    .gender = m
owner = { $its ->
    [yes] { whose-it } владелец
   *[no] владелец { $of-gen }
}
    .acc = { owner.gen }
    .gen = { $its ->
        [yes] { whose-it } владельца
       *[no] владельца { $of-gen }
    }
    .dat = { $its ->
        [yes] { whose-it } владельцу
       *[no] владельцу { $of-gen }
    }
    .ins = { $its ->
        [yes] { whose-it } владельцем
       *[no] владельцем { $of-gen }
    }
    .from = от { owner.gen }
    .at = у { owner.gen }
    .room = в комнате { owner.gen }
    .room-out = из комнаты { owner.gen }
    .room-into = в комнату { owner.gen }
    .room-acc = комнату { owner.gen }
    .self = { owner.gen }
    .this-ins = { owner.ins }
    .agrees = one
    .light = yes
    .gender = m
whose-it = { $gender ->
    [f] её
   *[m] его
}
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
    .light = yes
    .gender = m
avatar-the-possessed = Одержимый
    .acc = Одержимого
    .gen = Одержимого
    .dat = Одержимому
    .ins = Одержимым
    .from = от Одержимого
    .at = у Одержимого
    .room = в комнате Одержимого
    .room-out = из комнаты Одержимого
    .room-into = в комнату Одержимого
    .room-acc = комнату Одержимого
    .self = себя
    .this-ins = Одержимым
    .agrees = one
    .light = yes
    .gender = m
# Аватар, о котором известно только имя.
named-avatar = аватар «{ $name }»
    .acc = аватара «{ $name }»
    .gen = аватара «{ $name }»
    .dat = аватару «{ $name }»
    .ins = аватаром «{ $name }»
    .from = от аватара «{ $name }»
    .at = у аватара «{ $name }»
    .room = в комнате аватара «{ $name }»
    .room-out = из комнаты аватара «{ $name }»
    .room-into = в комнату аватара «{ $name }»
    .room-acc = комнату аватара «{ $name }»
    .self = себя
    .this-ins = аватаром «{ $name }»
    .agrees = one
    .light = yes
    .gender = m
# Фигурка, до которой дошёл эффект, идущий от фигурки к фигурке.
hit-before = последняя поражённая фигурка
    .from = от последней поражённой фигурки
    .room = в комнате последней поражённой фигурки
# Выбранная комната, от которой считают расстояние.
from-target-room = выбранная комната
    .acc = выбранную комнату
    .gen = выбранной комнаты
    .dat = выбранной комнате
    .ins = выбранной комнатой
    .from = от выбранной комнаты
    .at = у выбранной комнаты
    .room = в выбранной комнате
    .room-out = из выбранной комнаты
    .room-into = в выбранную комнату
    .room-acc = выбранную комнату
    .self = выбранную комнату
    .this-ins = выбранной комнатой
    .agrees = one
    .light = yes
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
    .light = no
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
    [avatars-own] { own-word }
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
        [avatars-own] { own-word.acc }
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
        [avatars-own] { own-word.gen }
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
        [avatars-own] { own-word.dat }
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
        [avatars-own] { own-word.ins }
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
damaged = { $hurt ->
    [yes] раненн{ strong-ending } этим эффектом
    [unhit] ещё не поражённ{ strong-ending } этим эффектом
   *[no] { "" }
}
    .acc = { $hurt ->
        [yes] раненн{ strong-ending.acc } этим эффектом
        [unhit] ещё не поражённ{ strong-ending.acc } этим эффектом
       *[no] { "" }
    }
    .gen = { $hurt ->
        [yes] раненн{ strong-ending.gen } этим эффектом
        [unhit] ещё не поражённ{ strong-ending.gen } этим эффектом
       *[no] { "" }
    }
    .dat = { $hurt ->
        [yes] раненн{ strong-ending.dat } этим эффектом
        [unhit] ещё не поражённ{ strong-ending.dat } этим эффектом
       *[no] { "" }
    }
    .ins = { $hurt ->
        [yes] раненн{ strong-ending.ins } этим эффектом
        [unhit] ещё не поражённ{ strong-ending.ins } этим эффектом
       *[no] { "" }
    }
strong-ending = { $noun-gender ->
    [m] ый
    [i] ый
    [f] ая
   *[n] ое
}
    .acc = { $noun-gender ->
        [m] ого
        [i] ый
        [f] ую
       *[n] ое
    }
    .gen = { $noun-gender ->
        [f] ой
       *[n] ого
    }
    .dat = { $noun-gender ->
        [f] ой
       *[n] ому
    }
    .ins = { $noun-gender ->
        [f] ой
       *[n] ым
    }
damaged-many = { $damaged ->
    [yes] раненных этим эффектом
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
    [avatars] { $avatar-gen }
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
    [avatars-own] { $noun-together ->
        [many] свои
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
        [avatars-own] своих
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
with-damage = хотя бы с { $count } { $count ->
    [one] фишкой
   *[many] фишками
} урона
without-crown = без короны
with-extreme = { $extreme ->
    [least-power] с наименьшим числом очков силы
    [most-damage] с наибольшим уроном
    [most-damage-on-you] с наибольшим числом фишек урона у вас
    [most-trophies] с наибольшим числом трофеев
    [most-evocations] с наибольшим числом воплощений
   *[most-power] с наибольшим числом очков силы
}
not-yet-hit = { "" }
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
in-target-room = в выбранной комнате
in-colour = в { $colours-loc } комнате
in-cell = в келье
in-same-colour = в комнатах того же цвета
within = { $range ->
    [0] { $anchor-room }
   *[other] { within-far }
}

room-at = { $by ->
    [yes] { $anchor-room } { or-adjacent }
   *[no] { $range ->
        [0] { $anchor-room }
       *[other] в { $quantifier ->
            [one] { "" }
            [another] другой
            [each-other] каждой другой
           *[each] каждой
        } комнате в пределах { $range } { $anchor-from }
    }
} { $other }
    .acc = { $by ->
        [yes] { $anchor-room-acc } { or-adjacent-acc }
       *[no] { $range ->
            [0] { $anchor-room-acc }
           *[other] { any-acc } комнату в пределах { $range } { $anchor-from }
        }
    } { $other }
    .into = { $by ->
        [yes] { $anchor-room-into } { or-adjacent-into }
       *[no] { $range ->
            [0] { $anchor-room-into }
           *[other] в { any-acc } комнату в пределах { $range } { $anchor-from }
        }
    } { $other }
    .into-early = { "" }
    .into-late = { room-at.into }
    .out = { $by ->
        [yes] { $anchor-room-out } { or-adjacent-out }
       *[no] { $range ->
            [0] { $anchor-room-out }
           *[other] из { $quantifier ->
                [one] { "" }
                [another] другой
                [each-other] каждой другой
               *[each] каждой
            } комнаты в пределах { $range } { $anchor-from }
        }
    } { $other }
    .early = { "" }
    .late = { room-at }
any-acc = { $quantifier ->
    [one] { "" }
    [another] другую
    [each-other] каждую другую
   *[each] каждую
}
# by: сказано ли расстояние как чья-то комната («в своей комнате или в соседней»), а не числом.
within-far = { $by ->
    [yes] { $anchor-room } { or-adjacent }
   *[no] в пределах { $range } { $anchor-from }
}
or-adjacent = { $range ->
    [1] или в соседней
   *[0] { "" }
}
or-adjacent-acc = { $range ->
    [1] или соседнюю
   *[0] { "" }
}
or-adjacent-into = { $range ->
    [1] или в соседнюю
   *[0] { "" }
}
or-adjacent-out = { $range ->
    [1] или из соседней
   *[0] { "" }
}
any-room = в любой { $colours-loc } комнате { $other }
    .acc = любую { $colours } комнату { $other }
    .into = в любую { $colours } комнату { $other }
    .into-early = { "" }
    .into-late = { any-room.into }
    .out = из любой { $colours-loc } комнаты { $other }
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
    [none] без магов
   *[any] { "" }
}
named-room = { $known ->
    [yes] { $room-in }
   *[no] в комнате «{ $name }»
}
    .acc = { $known ->
        [yes] { $room-acc }
       *[no] комнату «{ $name }»
    }
    .into = { $known ->
        [yes] { $room-into }
       *[no] в комнату «{ $name }»
    }
    .into-early = { "" }
    .into-late = { named-room.into }
    .out = { $known ->
        [yes] { $room-out }
       *[no] из комнаты «{ $name }»
    }
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
target-room = в выбранной комнате
    .acc = выбранную комнату
    .into = в выбранную комнату
    .into-early = { "" }
    .into-late = { target-room.into }
    .out = из выбранной комнаты
    .early = { "" }
    .late = в выбранной комнате
there = там
    .acc = ту комнату
    .into = туда
    .into-early = { there.into }
    .into-late = { "" }
    .out = там
    .early = там
    .late = { "" }
# Выбранная комната, которую текст не называет.
unsaid-room = { "" }
    .acc = выбранную комнату
    .into = { "" }
    .into-early = { "" }
    .into-late = { unsaid-room.into }
    .out = { "" }
    .early = { "" }
    .late = { "" }
other-than = (кроме { $rooms })
excepted = { $known ->
    [yes] { $room-gen }
   *[no] комнаты «{ $name }»
}
list-excepted-more = { $rest }, { $last }
list-excepted = { $rest } и { $last }
# Комнаты, о которых говорит условие. in: где; gen: чего.
some-room = { $colours } комнату { without-yours } { holding }
    .in = в { $colours-loc } комнате { without-yours } { holding }
    .into = в { $colours } комнату { without-yours } { holding }
    .gen = { $colours-loc } комнаты { without-yours } { holding }
room-of-name = { $known ->
    [yes] { $room-acc }
   *[no] комнату «{ $name }»
}
    .in = { $known ->
        [yes] { $room-in }
       *[no] в комнате «{ $name }»
    }
    .into = { $known ->
        [yes] { $room-into }
       *[no] в комнату «{ $name }»
    }
    .gen = { $known ->
        [yes] { $room-gen }
       *[no] комнаты «{ $name }»
    }
its-room = комнату этого воплощения
    .in = в комнате этого воплощения
    .into = в комнату этого воплощения
    .gen = комнаты этого воплощения
that-room = эту комнату
    .in = в этой комнате
    .into = в эту комнату
    .gen = этой комнаты
without-yours = { $without ->
    [yes] без { $own ->
        [yes] своей
       *[no] вашей
    } нестабильности
   *[no] { "" }
}
holding = { $holds ->
    [no] { "" }
    [yours] { $own ->
        [yes] со { $holding-ins }
       *[no] с { $holding-ins }
    }
   *[others] с { $holding-ins }
}

colour-black = чёрную
    .nom = чёрная
    .loc = чёрной
    .many = чёрные
colour-grey = серую
    .nom = серая
    .loc = серой
    .many = серые
colour-purple = фиолетовую
    .nom = фиолетовая
    .loc = фиолетовой
    .many = фиолетовые
colour-red = красную
    .nom = красная
    .loc = красной
    .many = красные
colour-green = зелёную
    .nom = зелёная
    .loc = зелёной
    .many = зелёные
colour-yellow = жёлтую
    .nom = жёлтая
    .loc = жёлтой
    .many = жёлтые
colour-blue = синюю
    .nom = синяя
    .loc = синей
    .many = синие

## Комнаты, которые тексты называют по имени; остальные стоят в кавычках.

tile-black-rose-room = зал Чёрной Розы
    .acc = зал Чёрной Розы
    .gen = зала Чёрной Розы
    .in = в зале Чёрной Розы
    .into = в зал Чёрной Розы
    .out = из зала Чёрной Розы
tile-throne-room = тронный зал
    .acc = тронный зал
    .gen = тронного зала
    .in = в тронном зале
    .into = в тронный зал
    .out = из тронного зала
tile-armory = оружейная
    .acc = оружейную
    .gen = оружейной
    .in = в оружейной
    .into = в оружейную
    .out = из оружейной
tile-pleasures-room = комната удовольствий
    .acc = комнату удовольствий
    .gen = комнаты удовольствий
    .in = в комнате удовольствий
    .into = в комнату удовольствий
    .out = из комнаты удовольствий
tile-crypt = склеп
    .acc = склеп
    .gen = склепа
    .in = в склепе
    .into = в склеп
    .out = из склепа
tile-sacrificial-altar = жертвенный алтарь
    .acc = жертвенный алтарь
    .gen = жертвенного алтаря
    .in = у жертвенного алтаря
    .into = к жертвенному алтарю
    .out = от жертвенного алтаря
tile-cemetery = кладбище
    .acc = кладбище
    .gen = кладбища
    .in = на кладбище
    .into = на кладбище
    .out = с кладбища
tile-summoner-room = комната призыва
    .acc = комнату призыва
    .gen = комнаты призыва
    .in = в комнате призыва
    .into = в комнату призыва
    .out = из комнаты призыва
tile-alchemical-laboratory = алхимическая лаборатория
    .acc = алхимическую лабораторию
    .gen = алхимической лаборатории
    .in = в алхимической лаборатории
    .into = в алхимическую лабораторию
    .out = из алхимической лаборатории
tile-alchemic-laboratory = алхимическая лаборатория
    .acc = алхимическую лабораторию
    .gen = алхимической лаборатории
    .in = в алхимической лаборатории
    .into = в алхимическую лабораторию
    .out = из алхимической лаборатории
tile-arena = арена
    .acc = арену
    .gen = арены
    .in = на арене
    .into = на арену
    .out = с арены
tile-observatory = обсерватория
    .acc = обсерваторию
    .gen = обсерватории
    .in = в обсерватории
    .into = в обсерваторию
    .out = из обсерватории
tile-bibliotheca = читальный зал
    .acc = читальный зал
    .gen = читального зала
    .in = в читальном зале
    .into = в читальный зал
    .out = из читального зала
tile-sanctuary = святилище
    .acc = святилище
    .gen = святилища
    .in = в святилище
    .into = в святилище
    .out = из святилища
tile-garden = сад
    .acc = сад
    .gen = сада
    .in = в саду
    .into = в сад
    .out = из сада
tile-forge = кузница
    .acc = кузницу
    .gen = кузницы
    .in = в кузнице
    .into = в кузницу
    .out = из кузницы
tile-treasure-room = сокровищница
    .acc = сокровищницу
    .gen = сокровищницы
    .in = в сокровищнице
    .into = в сокровищницу
    .out = из сокровищницы
tile-the-abyss = бездна
    .acc = бездну
    .gen = бездны
    .in = в бездне
    .into = в бездну
    .out = из бездны
tile-oracle-room = зал оракула
    .acc = зал оракула
    .gen = зала оракула
    .in = в зале оракула
    .into = в зал оракула
    .out = из зала оракула
tile-mirrors-room = зеркальный зал
    .acc = зеркальный зал
    .gen = зеркального зала
    .in = в зеркальном зале
    .into = в зеркальный зал
    .out = из зеркального зала
tile-occult-black-rose-room = оккультный зал Чёрной Розы
    .acc = оккультный зал Чёрной Розы
    .gen = оккультного зала Чёрной Розы
    .in = в оккультном зале Чёрной Розы
    .into = в оккультный зал Чёрной Розы
    .out = из оккультного зала Чёрной Розы
tile-crypt-of-the-saint = склеп святого
    .acc = склеп святого
    .gen = склепа святого
    .in = в склепе святого
    .into = в склеп святого
    .out = из склепа святого
tile-templar-armory = оружейная тамплиеров
    .acc = оружейную тамплиеров
    .gen = оружейной тамплиеров
    .in = в оружейной тамплиеров
    .into = в оружейную тамплиеров
    .out = из оружейной тамплиеров
tile-sacral-summoner-room = сакральная комната призыва
    .acc = сакральную комнату призыва
    .gen = сакральной комнаты призыва
    .in = в сакральной комнате призыва
    .into = в сакральную комнату призыва
    .out = из сакральной комнаты призыва
tile-templar-treasure-room = сокровищница тамплиеров
    .acc = сокровищницу тамплиеров
    .gen = сокровищницы тамплиеров
    .in = в сокровищнице тамплиеров
    .into = в сокровищницу тамплиеров
    .out = из сокровищницы тамплиеров
tile-library-of-the-order = читальный зал ордена
    .acc = читальный зал ордена
    .gen = читального зала ордена
    .in = в читальном зале ордена
    .into = в читальный зал ордена
    .out = из читального зала ордена
tile-abyss-of-faith = бездна веры
    .acc = бездну веры
    .gen = бездны веры
    .in = в бездне веры
    .into = в бездну веры
    .out = из бездны веры

## Перечни

list-or = { $rest } или { $last }
list-rooms = { $rest } и { $last }
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
    [one] фишку
    [few] фишки
   *[many] фишек
} нестабильности
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

## Что нужно нескольким частям предложения.

# Одно слово стоит перед тем, сколько; длинное название — после.
on-dat-early = { $on-light ->
    [no] { "" }
   *[yes] { $on-dat }
}
on-dat-late = { $on-light ->
    [no] { $on-dat }
   *[yes] { "" }
}
on-at-early = { $on-light ->
    [no] { "" }
   *[yes] { $on-at }
}
on-at-late = { $on-light ->
    [no] { $on-at }
   *[yes] { "" }
}
to-dat-early = { $to-light ->
    [no] { "" }
   *[yes] { $to-dat }
}
to-dat-late = { $to-light ->
    [no] { $to-dat }
   *[yes] { "" }
}

choice = по { $own ->
    [yes] своему
   *[no] вашему
} выбору
moved = { $who-agrees ->
    [you] { "" }
   *[one] { $who-acc }
}
counted-thing = { $quantity ->
    [all] все { $thing-group }
   *[some] { $count } { $count ->
        [one] { $thing-acc }
        [few] { $thing-few }
       *[many] { $thing-many }
    }
}
of-moon = { $moon ->
    [0] { "" }
   *[other] { $moon }-й фазы луны
}

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

while = { $trigger }{ $place ->
    [sub] { " " }и при этом
   *[main] , когда
} { $condition }
in-one-round = за один раунд: { $deeds }
list-deeds = { $rest }; и { $last }
deed-times = { $deed } ({ $times } { $times ->
    [few] раза
   *[many] раз
})
deed-different = { $deed } ({ $times } { $of ->
    [room] { different-ones.f } { $times ->
        [few] комнаты
       *[many] комнат
    }
    [mage] { different-ones } { $times ->
        [few] мага
       *[many] магов
    }
    [evocation] { different-ones } { $times ->
        [few] воплощения
       *[many] воплощений
    }
   *[model] { different-ones.f } { $times ->
        [few] фигурки
       *[many] фигурок
    }
})
different-ones = разных
    .f = { $times ->
        [few] разные
       *[many] разных
    }

## Условия. who: о ком говорится; same, если он только что назван.

fact-main = { $who ->
    [you] у вас
    [target] у цели
    [standing] вы
    [being] цель
   *[same] { "" }
} { $rest } { $verb }
fact-sub = { fact-main }

## Предложения

whenever = каждый раз, когда { $trigger }
may-first = вы можете { $clauses }
may-turn = { may-first }
after = { $condition }, { $main }
after-otherwise = { $condition } { $main }
full-stop = { $body }.
persistent = устойчиво: { $body }
# Что действует до конца раунда, если что-то сделано.
held-if = до конца раунда { $body }
for-round = до конца раунда: { $body }
at-most-times = { $main }, не более { $count ->
    [1] одного
   *[other] { $count }
} { $count ->
    [one] раза
   *[many] раз
}
in-play-order = каждый маг в порядке хода: { $body }
choose-one = выберите одно: { $options }
then = { $rest }, затем{ $asks ->
    [yes] ,
   *[no] { "" }
} { $last }
chosen-by = { $who } выбирает одно: { $options }
or-option = { $rest }; или{ $asks ->
    [yes] ,
   *[no] { "" }
} { $last }

## Цели

aim-self = сам маг
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
} { $kind } { $range } { $which }
coloured-aim = { $colours-nom } область { $range } { $which }
aim-room = область
    .ins = областью
    .gender = f
anywhere = *
until-round = до конца раунда
