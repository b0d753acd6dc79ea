# blackrose: install, play, test. `make` alone lists the targets.
PYTHON ?= python3
UV ?= uv
WORKERS ?= 2
# Editions whose every rule must be proved by a test, such as: make test REQUIRE="A C D R"
REQUIRE ?= A C D R

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# Wheels only, each by its hash: nothing is built, so nothing unhashed is fetched to build it with.
INSTALL := $(PIP) install --require-hashes --only-binary :all:
# npm in web/, with the system's Node or the one that pip brought.
PAGE := $(BIN)/python hatch_build.py
COMPILE := $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
	--no-emit-index-url --no-emit-find-links --upgrade

# The compiled engine has a virtual environment of its own; everything else stays pure Python.
COMPILED := .venv-compiled
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*/server/page/*')

# Stamps: a step is done again only when what it was made from has changed.
MADE := $(VENV)/.made
RUNTIME := $(VENV)/.runtime
PACKAGE := $(VENV)/.package
DEV := $(VENV)/.dev
COMPILED_DEV := $(COMPILED)/.dev
COMPILED_PACKAGE := $(COMPILED)/.package

.DEFAULT_GOAL := help
.PHONY: help play terminal check test lint rules page node testable chromium bench compiled balance load fuzz lock clean

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile

play: $(PACKAGE) page ## play in the browser
	@$(BIN)/blackrose play

terminal: $(PACKAGE) ## play in this terminal
	@$(BIN)/blackrose terminal --seats person,greedy

check: lint testable ## lint and the quick tests, in less than three minutes: for every day
	$(BIN)/pytest --quiet -n $(WORKERS) -m "not long"

test: lint testable chromium ## lint, check the page, run every test, count the rules they prove
	$(PAGE) npm run check
	$(PAGE) npm test
	$(BIN)/pytest -n $(WORKERS)
	@$(BIN)/python -m blackrose.rulebook report --brief --require $(REQUIRE)

lint: $(DEV) ## check style, types and the direction of imports
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

rules: $(DEV) testable chromium ## run the tests and count the rules they prove
	@status=0; \
	$(BIN)/pytest --quiet -n $(WORKERS) || status=$$?; \
	$(BIN)/python -m blackrose.rulebook report --require $(REQUIRE) || status=$$?; \
	exit $$status

page: node ## build the page from web/, if that has changed
	@$(PAGE)

bench: $(DEV) ## measure the engine's speed
	@$(BIN)/blackrose bench

compiled: $(COMPILED_PACKAGE) ## compile the engine with mypyc and run the tests against it (needs a C compiler)
	ENGINE_UNDER_TEST=compiled $(COMPILED)/bin/pytest -n $(WORKERS) --ignore tests/browser --ignore tests/web
	@$(COMPILED)/bin/blackrose --version

balance: $(PACKAGE) ## play the samples that docs/balance.md reports: Rebirth, Classic (most of an hour each), the Avatar
	@for edition in rebirth classic; do \
		$(BIN)/blackrose balance --edition $$edition --seats 4 --games 2000 --seed 1 --jobs $(WORKERS) --json \
			> docs/balance-$$edition.json.new && \
		mv docs/balance-$$edition.json.new docs/balance-$$edition.json || exit 1; \
	done
	@rm -f docs/balance-avatar.jsonl.new
	@for setting in 1-novice 1-apprentice 1-master 1-legend 2-apprentice 3-apprentice; do \
		$(BIN)/blackrose balance --edition rebirth --avatar "The Possessed" --seats $${setting%-*} \
			--difficulty $${setting#*-} --games 500 --seed 1 --jobs $(WORKERS) --json \
			>> docs/balance-avatar.jsonl.new || exit 1; \
	done; mv docs/balance-avatar.jsonl.new docs/balance-avatar.jsonl

load: $(PACKAGE) page ## measure the server under many tables
	@$(BIN)/blackrose load

fuzz: $(PACKAGE) ## play 20000 random games of Duel, 2000 of Rebirth and of Classic, and check each of them
	@$(BIN)/blackrose fuzz --games 20000
	@$(BIN)/blackrose fuzz --games 2000 --edition rebirth
	@$(BIN)/blackrose fuzz --games 2000 --edition classic

lock: ## renew the lock files (needs uv)
	@command -v $(UV) >/dev/null || { echo "make lock needs uv: pip install uv"; exit 1; }
	$(COMPILE) pyproject.toml requirements.in --output-file requirements.lock
	$(COMPILE) pyproject.toml requirements.in requirements-dev.in --constraints requirements.lock \
		--output-file requirements-dev.lock
	$(COMPILE) requirements-compiled.in --constraints requirements-dev.lock \
		--output-file requirements-compiled.lock
	$(COMPILE) requirements-node.in --output-file requirements-node.lock

clean: ## remove everything that make and the tools made
	rm -rf $(VENV) $(COMPILED) build dist .rules-report.json .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	rm -rf src/blackrose/server/page web/node_modules web/src/lib/wire.ts web/src/fonts.css \
		web/src/assets/icons.svg web/src/assets/fonts
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(MADE):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "blackrose needs Python 3.11 or newer, and '$(PYTHON)' is not." \
			"Name one that is: make $(MAKECMDGOALS) PYTHON=python3.12"; \
		exit 1; }
	@echo "making $(VENV)"
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(RUNTIME): requirements.lock | $(MADE)
	@echo "installing requirements.lock"
	@$(INSTALL) -r requirements.lock
	@touch $@

# Where the system has no Node that is new enough, pip brings one.
node: $(RUNTIME)
	@$(PAGE) node 2>/dev/null || { \
		echo "installing requirements-node.lock (no suitable Node here: about 60 MB)"; \
		$(INSTALL) -r requirements-node.lock; }

# The page, and all that its tests need besides.
testable: node
	@$(PAGE) tests

# The browser tests need a browser; without one they say so and are skipped.
chromium: $(DEV)
	@$(BIN)/python -m tests.browser.chromium

# The page has its own target, so that the game in the terminal can be had without it.
$(PACKAGE): pyproject.toml $(RUNTIME)
	@echo "installing blackrose from this folder"
	@BLACKROSE_PAGE=skip $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(DEV): requirements-dev.lock $(PACKAGE)
	@echo "installing requirements-dev.lock"
	@$(INSTALL) -r requirements-dev.lock
	@touch $@

$(COMPILED_DEV): requirements-dev.lock requirements-compiled.lock
	@$(PYTHON) build_compiled.py check
	@echo "making $(COMPILED)"
	@$(PYTHON) -m venv $(COMPILED)
	@for lock in $^; do \
		echo "installing $$lock"; \
		$(COMPILED)/bin/python -m pip --disable-pip-version-check --quiet \
			install --require-hashes --only-binary :all: -r $$lock || exit 1; done
	@touch $@

$(COMPILED_PACKAGE): $(COMPILED_DEV) build_compiled.py pyproject.toml $(SOURCES)
	@echo "compiling the engine (some minutes)"
	@wheel=$$($(COMPILED)/bin/python build_compiled.py) && \
		$(COMPILED)/bin/python -m pip --disable-pip-version-check --quiet \
			install --no-deps --force-reinstall "$$wheel"
	@touch $@
