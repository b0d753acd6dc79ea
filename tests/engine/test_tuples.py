"""Sets of small numbers, kept as bits and used by name."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from blackrose.engine.table import as_bits, excluding, includes, including

NUMBERS = st.frozensets(st.integers(min_value=0, max_value=40))
ONE = st.integers(min_value=0, max_value=40)


@given(NUMBERS, ONE)
def test_a_number_is_in_the_set_it_was_put_into(numbers: frozenset[int], one: int) -> None:
    bits = as_bits(numbers)
    assert includes(bits, one) == (one in numbers)
    assert including(bits, one) == as_bits(numbers | {one})
    assert excluding(bits, one) == as_bits(numbers - {one})


def test_a_number_named_twice_is_in_the_set_once() -> None:
    assert as_bits((2, 0, 2)) == as_bits((0, 2)) == including(including(0, 2), 0)
    assert as_bits(()) == 0
