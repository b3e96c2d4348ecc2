# `make play` to play, `make test` before a change is sent; `make help` lists the rest.
SHELL = /bin/sh
BIN = .venv/bin
GAME ?= campus
ARGS ?=
LAN ?=
CHECKED = $(wildcard src tests tools bench examples setup.py conftest.py)

.DEFAULT_GOAL := help
.PHONY: help setup play terminal test quick check build bench soak load masters api golden gallery pictures mutants clean environment compiled

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' Makefile | expand -t 10

setup: compiled ## make the virtual environment, compile the rules, cut the fonts
	@$(BIN)/python -m hegemon.table.pages.typefaces
	@echo "hegemon: ready; make play, make test"

play: compiled ## play in the browser (LAN=1 lets the phones in this network in; ARGS="--port 9000")
	@$(BIN)/hegemon serve $(if $(filter-out 0,$(LAN)),--lan) $(ARGS)

terminal: compiled ## play in the terminal against bots (GAME=campus ARGS="--seats human,greedy")
	@$(BIN)/hegemon play $(GAME) $(ARGS)

test: compiled check ## check, then run all tests, and in the other form what proves that both are one
	@sh tools/browser.sh
	@CHECKED=1 sh tools/test.sh $(ARGS)

quick: environment ## the tests of what differs from the last commit, in the form that is fresh
	@$(BIN)/python tools/quick.py $(ARGS)

check: environment ## format, lint, types, architecture
	@mkdir -p build
	@$(BIN)/ruff format --check --output-format concise $(CHECKED) >build/format.txt || { cat build/format.txt; exit 1; }
	@$(BIN)/ruff check --quiet $(CHECKED)
	@$(BIN)/mypy --no-error-summary $(CHECKED) & types=$$!; \
	HEGEMON_FORM=interpreted $(BIN)/pytest -q -p no:cacheprovider tests/test_architecture.py; shape=$$?; \
	wait $$types && exit $$shape

build: environment ## compile the rules, and fail where that is not possible
	@HEGEMON_COMPILE=1 $(BIN)/python tools/build.py

bench: compiled ## measure speed beside peers and beside C
	@$(BIN)/python bench/run.py $(ARGS)

soak: compiled ## long runs that prove what the tests only sample (ARGS: some of them alone)
	@[ -n "$(ARGS)" ] || HEGEMON_COMPILE=1 $(BIN)/pytest -q tests/test_wheel.py
	@[ -n "$(ARGS)" ] || WHOLE=1 sh tools/test.sh
	@$(BIN)/python tools/soak.py $(ARGS)

load: compiled ## measure the table under load: many tables of people in mid-game
	@$(BIN)/python tools/load.py $(ARGS)

masters: compiled ## measure how long small requests wait while 50 tables of the strongest bots think
	@$(BIN)/python tools/masters.py $(ARGS)

api: environment ## write docs/api.md anew from the docstrings
	@$(BIN)/python tools/api.py

golden: compiled ## write the golden files anew; read the difference before it is kept
	@$(BIN)/python tools/golden.py $(ARGS)

gallery: compiled ## take pictures of every kind of screen at three sizes, to be looked at (ARGS="--only swarm --dark")
	@sh tools/browser.sh
	@PYTHONPATH=. $(BIN)/python tools/gallery.py $(ARGS)

pictures: compiled ## take the pictures of the table for README anew, in a real browser
	@sh tools/browser.sh
	@PYTHONPATH=. $(BIN)/python tools/screenshots.py

mutants: compiled ## change the rules in small ways and count the changes that no test notices (GAME=campus, or kit)
	@$(BIN)/python tools/mutants.py $(GAME) $(ARGS)

clean: ## remove what was built, but not the virtual environment
	@rm -rf build dist .mypy_cache .ruff_cache .pytest_cache src/*.egg-info src/hegemon/compiled.txt
	@find src tests tools bench examples -name '__pycache__' -prune -exec rm -rf {} + 2>/dev/null || true
	@find src/hegemon \( -name '*.so' -o -name '*.pyd' \) -delete

environment:
	@sh tools/setup.sh

compiled: environment
	@$(BIN)/python tools/build.py
