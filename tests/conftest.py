"""What every test has: the `rule` marker, and pytest's own tester for testing it."""

pytest_plugins = ("tests.plugins.rule_marks", "pytester")
