"""The verbs of card texts: what each does, and how far it could be done.

Importing the package imports every module in it, and so registers every verb in
:mod:`blackrose.engine.verbs.registry`: a new module is found by itself.
"""

from importlib import import_module
from pkgutil import iter_modules

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
