"""What every test has: the markers `rule` and `pure`, a tester for them, and hypothesis without haste."""

from hypothesis import HealthCheck, settings

pytest_plugins = ("tests.plugins.rule_marks", "tests.plugins.engines", "pytester")

settings.register_profile("patient", settings(), deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")
