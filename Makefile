# Two commands are all a newcomer needs: `make play` and `make test`. Both set up what they need first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.toml') pyproject.toml setup.py
QUIET := --quiet --disable-pip-version-check

WEB := $(shell find web -name node_modules -prune -o -type f -print)
CLIENT := src/bedesten/server/static/index.html

.PHONY: play test check engine web bench format playthroughs records docs clean

play: $(VENV)/.installed  ## play in the browser
	$(BIN)/bedesten

test: $(VENV)/.installed check engine  ## set everything up and run every check and every test, compiled and interpreted

check: $(VENV)/.tools web/node_modules/.installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	cd web && npm run --silent check && npm run --silent test

engine: $(VENV)/.installed $(VENV)/.tools
	$(BIN)/python tools/browser.py
	$(BIN)/python tools/run_tests.py

bench: $(VENV)/.installed  ## how fast engine and search are, beside peers in the same run
	$(BIN)/python benchmarks/against_catanatron.py
	$(BIN)/python benchmarks/against_openspiel.py

format: $(VENV)/.tools web/node_modules/.installed
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	cd web && npm run --silent format

playthroughs: $(VENV)/.tools  ## renew the golden transcripts
	PYTHONPATH=src $(BIN)/python tools/playthroughs.py

records: $(VENV)/.installed  ## play the recorded games anew (after a change of rules version)
	$(BIN)/python tools/record_games.py

docs: $(VENV)/.tools  ## renew the rules pages from the docstrings and components
	PYTHONPATH=src $(BIN)/python tools/rules_pages.py

# The environment: what the program needs, what the checks need, and the package as a newcomer gets it.

$(VENV)/.made: constraints.txt pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Bedesten needs Python 3.11 or newer, this is " + sys.version.split()[0])'
	$(PYTHON) -m venv $(VENV)
	$(PYTHON) -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["dependencies"], sep="\n")' > $(VENV)/needs.txt
	$(BIN)/python -m pip install $(QUIET) --constraint constraints.txt pip setuptools "mypy[mypyc]" --requirement $(VENV)/needs.txt
	touch $@

$(VENV)/.tools: $(VENV)/.made pyproject.toml
	$(BIN)/python -m pip install $(QUIET) --constraint constraints.txt --group dev
	touch $@

$(VENV)/.installed: $(VENV)/.made $(SOURCES) $(CLIENT)
	@echo "Setting up Bedesten: compiling the engine takes a few minutes, once."
	$(BIN)/python -m pip install $(QUIET) --no-build-isolation --no-deps --force-reinstall .
	@$(BIN)/bedesten --version
	touch $@

# The web client: built by Node, then part of the package.

web: $(CLIENT)

web/node_modules/.installed: web/package.json web/package-lock.json
	@command -v npm > /dev/null || { echo "Bedesten's web client is built with Node.js 20.19 or newer and its npm: please install them."; exit 1; }
	cd web && npm ci --no-audit --no-fund --loglevel=error
	touch $@

$(CLIENT): web/node_modules/.installed $(WEB)
	cd web && npm run --silent build
	touch $@

clean:
	rm -rf $(VENV) build dist web/node_modules src/bedesten/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis
