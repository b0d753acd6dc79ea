"""The table in the browser: a server for any number of tables, on one embedded database.

The game host itself is :mod:`blackrose.table.live`; this package brings it to the network: what may be asked
(``requests``), from where (``gate``), by whom (``browsers``), how much of it (``limits``), and the page.
"""
