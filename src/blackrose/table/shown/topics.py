"""Which rule explains what: decisions, phases, figures and keywords lead to a paragraph of the rules."""

from __future__ import annotations

from blackrose.game import LISTINGS, listing


def rule_of(edition: str, group: str, name: str) -> str:
    """The rule that explains something in an edition; what only parts of other boxes bring to it is explained
    as in theirs.
    """
    own = listing(edition)
    found = next(listed for listed in (own, *LISTINGS.values()) if name in listed.topics.get(group, {}))
    return found.topics[group][name]


def topics() -> dict[str, dict[str, str]]:
    """All of them by edition: ``decision.plan``, ``phase.study``, ``figure.power``, ``action.cast`` …"""
    return {
        edition: {
            f"{group}.{name}": rule for group, rules in listed.topics.items() for name, rule in rules.items()
        }
        for edition, listed in LISTINGS.items()
    }
