"""The tests, by capability; each names the rules it proves."""
