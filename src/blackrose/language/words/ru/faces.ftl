### Что стоит на карте вокруг её текста.

## Виды компонентов

kind-school = Школа
kind-spell = Заклинание
kind-room = Комната
kind-quest = Задание
kind-event = Событие
kind-evocation = Воплощение
kind-upgrade = Улучшение
kind-mage = Маг
kind-jinx = Сглаз
kind-avatar = Аватар
kind-command = Карта команд

## Заклинания

type-combat = бой
type-contingency = сопряжение
type-protection = защита
type-trap = ловушка

element-air = воздух
element-earth = земля
element-fire = огонь
element-water = вода
element-sacred = святость
element-profane = скверна
element-magic = магия
element-any = любая стихия

school-forgotten = забытое заклинание
school-personal = личное заклинание: { $owner }
school-favourite = предпочитаемая школа: { $name }
school-named = школа: { $name }
with-instability = символ нестабильности
mark-room-trap = ловушка для комнат
figure-copies = { $count } { $count ->
    [one] копия
    [few] копии
   *[many] копий
}
grimoire = Гримуар: { $name }

## Стороны и строки

side-light = Основной эффект
side-dark = Обратный эффект
side-only = Единственный эффект
side-effect = Эффект
side-instead = Вместо атаки этого воплощения
side-ruined = Разрушена
side-rebuilt = Восстановлена
target-line = Цель: { $target }

## Комнаты, задания, воплощения, маги

hue-black = чёрная
hue-grey = серая
hue-purple = фиолетовая
hue-red = красная
hue-green = зелёная
hue-yellow = жёлтая
hue-blue = синяя
figure-slots = { $count } { $count ->
    [one] ячейка
    [few] ячейки
   *[many] ячеек
}
figure-rewards = награды { $first }, { $second }, { $third }
figure-token = жетон активации { $count }
figure-side = сторона { $side }
figure-power = { $count } { $count ->
    [one] очко
    [few] очка
   *[many] очков
} силы
figure-speed = Скорость { $count }
figure-strength = Сила { $count }
figure-health = Здоровье { $count }
figure-hand = Предел руки { $count }
figure-quests = Предел заданий { $count }
figure-cubes = { $count } { $count ->
    [one] фишка
    [few] фишки
   *[many] фишек
}
figure-moon = { $moon }-я фаза луны
quest-open = открытое
quest-hidden = скрытое
quest-four = от 4 магов
quest-instead = вместо эффекта комнаты
quest-beside = вместе с эффектом комнаты
quest-shown = { $when ->
    [turn] покажите в начале своего хода
    [black-rose] покажите на этапе Чёрной Розы
    [action] покажите на этапе действий
    [evocation] покажите на этапе воплощений
   *[clean-up] покажите на этапе очистки
}
figure-health-none = не получает урона
mark-large = большое
mark-forgotten = только заклинанием, которое называет это воплощение
mark-assigned = назначается магу
assigned-1 = Это воплощение принадлежит Чёрной Розе и появляется в комнате мага, которому назначено.
assigned-2 = На этапе воплощений оно действует раньше воплощений магов: движется к этому магу и больше никого не атакует; его урон чёрный.
assigned-3 = Оно не получает урона и уходит, когда этот маг побеждён.
with-crown = с короной
figure-slot = ячейка { $slot }
figure-rose = Чёрная Роза +{ $drawn }, при сбросе +{ $discarded }

## Аватары и их карты команд

event-of = событие аватара: { $name }
avatar-start = начинает в комнате: { $room }
avatar-skill = умение: { $name }
avatar-skill-does = Когда он должен активироваться в своей келье, вместо этого он помещается в эту комнату: { $room }.
criterion-damage = больше всего урона
criterion-nearest = ближе всех
criterion-power = больше всего силы
criterion-mages = больше всего магов
criterion-models = больше всего фигурок
criterion-instability = больше всего нестабильности
criterion-black-damage = больше всего чёрного урона
command-of = карта команд: { $name }
command-mild = мягкая
command-priority = приоритет { $letter ->
    [A] A
    [B] B
   *[C] C
}
command-extra = ещё одна карта
command-spell = заклинание
command-action = физическое действие
command-armed = взведённая рубашка
armed-damaged = Срабатывает, когда { $avatar } получает урон; цель — маг, который его нанёс.
armed-targeted = Срабатывает, когда заклинание боя нацелено в { $avatar-acc }; цель — маг, который его творит.

## Когда действует карта события

time-instant = немедленно
time-always = всё время
time-black-rose = этап Чёрной Розы
time-study = этап изучения
time-preparation = этап планирования
time-action = этап действий
time-evocation = этап воплощений
time-clean-up = этап очистки

## Откуда компонент

provenance-rulebook = из правил
provenance-community = со слов игроков
provenance-original = наша разработка
