"""Says which engine the tests run on."""

from bedesten.cli.engine import engine


def pytest_report_header() -> str:
    return f"bedesten: the engine is {engine()}"
