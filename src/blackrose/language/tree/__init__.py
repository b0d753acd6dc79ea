"""The syntax tree of the card language: what a card's text means, as plain frozen data.

The parser makes these nodes from controlled English, the printer turns them back into English, German
or Russian, and the engine carries them out. Nothing here knows the game, a parser or a printer.

What every verb can be said of stands in this folder; the verbs, triggers and conditions themselves stand
beside their grammar and their words, in ``blackrose.language.forms``.
"""

from blackrose.language.forms.activation import *
from blackrose.language.forms.acts import *
from blackrose.language.forms.attacks import *
from blackrose.language.forms.blocks import *
from blackrose.language.forms.carried import *
from blackrose.language.forms.casting import *
from blackrose.language.forms.chains import *
from blackrose.language.forms.conditions import *
from blackrose.language.forms.converting import *
from blackrose.language.forms.damage import *
from blackrose.language.forms.deeds import *
from blackrose.language.forms.defeat import *
from blackrose.language.forms.doings import *
from blackrose.language.forms.events import *
from blackrose.language.forms.from_hand import *
from blackrose.language.forms.hands import *
from blackrose.language.forms.instability import *
from blackrose.language.forms.looking import *
from blackrose.language.forms.means import *
from blackrose.language.forms.moving import *
from blackrose.language.forms.naming import *
from blackrose.language.forms.piles import *
from blackrose.language.forms.power import *
from blackrose.language.forms.presence import *
from blackrose.language.forms.protection import *
from blackrose.language.forms.quest_cards import *
from blackrose.language.forms.quest_swaps import *
from blackrose.language.forms.quests import *
from blackrose.language.forms.revealed import *
from blackrose.language.forms.rooms import *
from blackrose.language.forms.schools import *
from blackrose.language.forms.summoning import *
from blackrose.language.forms.trophies import *
from blackrose.language.forms.upgrades import *
from blackrose.language.forms.wounds import *
from blackrose.language.tree.base import *
from blackrose.language.tree.occasions import *
from blackrose.language.tree.phrases import *
from blackrose.language.tree.sentences import *
from blackrose.language.tree.words import *
