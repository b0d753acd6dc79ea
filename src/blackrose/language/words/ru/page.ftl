### Слова страницы в браузере. Всё, что происходит за столом, вопросы и карты приходят с сервера.

## shell

title = Black Rose
skip = Перейти к содержанию
pages = Страницы
rules = Правила
about = Об игре
language = Язык
close = Закрыть
cancel = Отмена
unofficial = Неофициальное фанатское издание, не связанное с издателем.
page-did-not-come = Страница не загрузилась
page-did-not-come-why = Возможно, прервалась связь. Загрузите страницу ещё раз.
lost = Здесь ничего нет
lost-why = Этот адрес никуда не ведёт. Если вам прислали ссылку, попросите прислать её целиком.
to-start = В начало
settings = Настройки
settings-sound = Звуки
settings-sound-what = Тихий сигнал, когда ждут вас, и звуки того, что происходит за столом.
settings-notice = Отметка в заголовке страницы
settings-notice-what = Заголовок подскажет, что ваш ход, пока вы смотрите другую страницу.
settings-confirm = Спрашивать, где кончается отмена
settings-confirm-what = Переспрашивать перед выбором, который нельзя будет взять назад.
settings-text = Текстовый режим
settings-text-what = Стол в виде текста: для программ экранного чтения и для игры по номерам.
settings-larger = Крупный текст
settings-larger-what = Всё на размер крупнее.
settings-speed = Анимация
settings-speed-0 = нет
settings-speed-1 = быстрая
settings-speed-2 = обычная
settings-speed-3 = медленная
