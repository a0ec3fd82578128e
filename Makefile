# Two commands are all a newcomer needs: `make play` and `make test`. Both set up what they need first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.toml') pyproject.toml setup.py
QUIET := --quiet --disable-pip-version-check

.PHONY: play test check check-fast engine bench format playthroughs records docs clean

play: $(VENV)/.installed  ## play a game in the terminal
	$(BIN)/bedesten play

test: $(VENV)/.installed check engine  ## set everything up and run every check and every test, compiled and interpreted

check: $(VENV)/.tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

engine: $(VENV)/.installed $(VENV)/.tools
	$(BIN)/python tools/run_tests.py

bench: $(VENV)/.installed  ## how fast the engine is, beside a peer in the same run
	$(BIN)/python benchmarks/against_catanatron.py

format: $(VENV)/.tools
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

playthroughs: $(VENV)/.tools  ## renew the golden transcripts
	PYTHONPATH=src $(BIN)/python tools/playthroughs.py

records: $(VENV)/.installed  ## play the recorded games anew (after a change of rules version)
	$(BIN)/python tools/record_games.py

docs: $(VENV)/.tools  ## renew the rules pages from the docstrings and components
	PYTHONPATH=src $(BIN)/python tools/rules_pages.py

# The environment: what the program needs, what the checks need, and the package as a newcomer gets it.

$(VENV)/.made: constraints.txt
	$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Bedesten needs Python 3.11 or newer, this is " + sys.version.split()[0])'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install $(QUIET) --constraint constraints.txt pip setuptools "mypy[mypyc]" rich
	touch $@

$(VENV)/.tools: $(VENV)/.made pyproject.toml
	$(BIN)/python -m pip install $(QUIET) --constraint constraints.txt --group dev
	touch $@

$(VENV)/.installed: $(VENV)/.made $(SOURCES)
	@echo "Setting up Bedesten: compiling the engine takes a few minutes, once."
	$(BIN)/python -m pip install $(QUIET) --no-build-isolation --no-deps --force-reinstall .
	@$(BIN)/bedesten --version
	touch $@

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
