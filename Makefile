# make run    every scenario in Scenarios against Snapshots, with a summary
# make test   the full check: lint, all Swift tests, the scenarios
# make test-browser   pages of render in Chromium, which it installs if it is missing
# make lint   the layout of the code
# make bench  the runner against cram, reading an app against parsing alone
# make install PREFIX=/usr/local [DESTDIR=…]   an optimised tipster

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
TIPSTER = .build/debug/tipster

.PHONY: all build run test test-browser lint bench install setup clean

all: build

# Debian packages that the build needs are named in scripts/setup and nowhere else.
setup:
	@scripts/setup

build: setup
	$(SWIFT) build --product tipster

run: build
	$(TIPSTER) test

lint: setup
	$(SWIFT) format lint --strict --recursive Sources Tests Package.swift

# One configuration and one build: the tests' build has the program in it too. The steps are one
# recipe, so that they stay in order under make -j.
test: lint
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build
	$(TIPSTER) test

test-browser: setup
	@scripts/setup chromium
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build --filter TipsterTests.BrowserTests

bench: setup
	$(SWIFT) build --configuration release --product tipster
	Benchmarks/run .build/release/tipster

install: setup
	$(SWIFT) build --configuration release --product tipster
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 .build/release/tipster "$(DESTDIR)$(PREFIX)/bin/tipster"

clean:
	rm -rf .build
