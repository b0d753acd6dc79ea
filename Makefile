# blackrose: install, play, test. `make` alone lists the targets.
PYTHON ?= python3
UV ?= uv
WORKERS ?= 2
# Editions whose every rule must be proved by a test, such as: make test REQUIRE="D R"
REQUIRE ?= D

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# Wheels only, each by its hash: nothing is built, so nothing unhashed is fetched to build it with.
INSTALL := $(PIP) install --require-hashes --only-binary :all:
COMPILE := $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
	--no-emit-index-url --no-emit-find-links --upgrade

# Stamps: a step is done again only when what it was made from has changed.
MADE := $(VENV)/.made
RUNTIME := $(VENV)/.runtime
PACKAGE := $(VENV)/.package
DEV := $(VENV)/.dev

.DEFAULT_GOAL := help
.PHONY: help play test lint rules bench fuzz lock clean

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile

play: $(PACKAGE) ## play in this terminal
	@$(BIN)/blackrose terminal --seats person,greedy

test: lint ## lint, run every test, count the rules they prove
	$(BIN)/pytest -n $(WORKERS)
	@$(BIN)/python -m blackrose.rulebook report --brief --require $(REQUIRE)

lint: $(DEV) ## check style, types and the direction of imports
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

rules: $(DEV) ## run the tests and count the rules they prove
	@status=0; \
	$(BIN)/pytest --quiet -n $(WORKERS) || status=$$?; \
	$(BIN)/python -m blackrose.rulebook report --require $(REQUIRE) || status=$$?; \
	exit $$status

bench: $(DEV) ## measure the engine's speed
	@$(BIN)/blackrose bench

fuzz: $(PACKAGE) ## play 20000 random games and check each of them
	@$(BIN)/blackrose fuzz --games 20000

lock: ## renew both lock files (needs uv)
	@command -v $(UV) >/dev/null || { echo "make lock needs uv: pip install uv"; exit 1; }
	$(COMPILE) pyproject.toml requirements.in --output-file requirements.lock
	$(COMPILE) pyproject.toml requirements.in requirements-dev.in --constraints requirements.lock \
		--output-file requirements-dev.lock

clean: ## remove everything that make and the tools made
	rm -rf $(VENV) build dist .rules-report.json .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
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

$(PACKAGE): pyproject.toml $(RUNTIME)
	@echo "installing blackrose from this folder"
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(DEV): requirements-dev.lock $(PACKAGE)
	@echo "installing requirements-dev.lock"
	@$(INSTALL) -r requirements-dev.lock
	@touch $@
