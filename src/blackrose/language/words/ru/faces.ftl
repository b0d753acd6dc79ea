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
school-named = школа: { $name }
with-instability = помещает нестабильность
figure-copies = { $count } { $count ->
    [one] копия
    [few] копии
   *[many] копий
}
grimoire = Гримуар: { $name }

## Стороны и строки

side-light = Светлая сторона
side-dark = Тёмная сторона
side-only = Одна сторона
side-ruined = Разрушена
side-rebuilt = Восстановлена
target-line = Цель: { $target }

## Комнаты, задания, воплощения, маги

hue-black = чёрная
hue-grey = серая
hue-violet = фиолетовая
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
figure-side = сторона { $side }
figure-power = { $count } { $count ->
    [one] очко
    [few] очка
   *[many] очков
} силы
figure-speed = Скорость { $count }
figure-strength = Сила { $count }
figure-health = Здоровье { $count }
figure-hand = Рука { $count }
figure-quests = Задания { $count }
figure-cubes = { $count } { $count ->
    [one] кубик
    [few] кубика
   *[many] кубиков
}
figure-moon = луна { $moon }
quest-open = открытое
quest-hidden = скрытое
figure-health-none = не получает урона
mark-large = большое
mark-forgotten = забытое
mark-assigned = назначается магу
with-crown = с короной
figure-slot = место { $slot }
figure-rose = Чёрная Роза +{ $drawn }, при сбросе +{ $discarded }

## Когда действует карта события

time-instant = сразу
time-always = всё время
time-black-rose = этап Чёрной Розы
time-study = этап изучения
time-preparation = этап заготовки
time-action = этап действий
time-evocation = этап воплощений
time-clean-up = этап очистки

## Откуда компонент

provenance-rulebook = из правил
provenance-community = со слов игроков
provenance-original = наша разработка
