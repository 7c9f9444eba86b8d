"""Hypothesis for the law: no deadlines, because a test must not fail for being slow, and modest numbers of examples."""

from hypothesis import HealthCheck, settings

settings.register_profile("law", deadline=None, max_examples=30, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("law")
