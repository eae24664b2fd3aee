# Every target installs what it needs. `make` alone lists the targets.
.DEFAULT_GOAL := help
.PHONY: help start test clients test-clients coverage record mutants mutants-changed bench package test-install test-examples fuzz check lint style types stale generate watch mock docs docs-watch diff changelog release-contract format clean reset

export REDOCLY_TELEMETRY := off
export REDOCLY_SUPPRESS_UPDATE_NOTICE := true
INSTALLED := node_modules/.installed
RUN := npm run --silent

help: ## list the targets
	@echo "Millrace: a contract-first twin of an industrial data-services API"
	@echo
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@echo
	@echo "New here? Read README.md, then: make start"

$(INSTALLED): package.json package-lock.json .npmrc
	@echo "Installing the pinned runtime and packages (once, about half a minute) ..."
	@node scripts/install.cjs
	@npm exec --silent -- node scripts/check-runtime.cjs
	@touch $@

start: $(INSTALLED) site/index.html ## start the server on http://127.0.0.1:8080 (docs at /docs)
	@$(RUN) start

test: $(INSTALLED) ## run all tests
	@$(RUN) test -- --ignoreProjects hostile fuzz
	@$(RUN) test -- --selectProjects hostile --runInBand

fuzz: $(INSTALLED) ## fuzz each document for two minutes with Schemathesis (FUZZ_SECONDS changes the time)
	@$(RUN) test -- --selectProjects fuzz --runInBand

clients: $(INSTALLED) ## generate Python, Go and Java clients into dist/clients
	@$(RUN) clients

test-clients: clients ## run the conformance kit with the client of each language and write docs/clients-matrix.md
	@$(RUN) test -- --selectProjects conformance
	@$(RUN) matrix

test-examples: $(INSTALLED) ## run the examples of docs/examples/testing with the packed package, in projects of their own
	@scripts/test-examples.sh

test-install: ## install and start a clean clone with npm 9, 10 and 11
	@scripts/test-install.sh

check: lint style types stale test ## lint, style, types, generated files, tests; run it before you commit

coverage: $(INSTALLED) ## run the contract tests and rewrite docs/coverage.md
	@$(RUN) coverage

record: $(INSTALLED) ## record the error examples of the reference from the contract tests
	@$(RUN) record

mutants: $(INSTALLED) ## list small changes of the server that no test detects (FILES=<patterns> limits the files; FORCE=1 ignores known results)
	@$(RUN) mutants -- $(if $(FORCE),--force) $(foreach pattern,$(FILES),'$(pattern)')

mutants-changed: $(INSTALLED) ## the same for the lines changed since BASE=<revision>, for two minutes at most
	@$(RUN) mutants -- --since=$(or $(BASE),HEAD~1)

bench: $(INSTALLED) ## measure the server beside its baselines and write bench/RESULTS.md
	@$(RUN) bench

package: $(INSTALLED) ## build the packages of the TypeScript client and of the server for tests
	@$(RUN) package

lint: $(INSTALLED) ## lint all documents of the contract
	@$(RUN) lint

style: $(INSTALLED) ## check formatting and code style
	@$(RUN) style

types: $(INSTALLED) ## type-check everything
	@$(RUN) types

stale: $(INSTALLED) ## fail if a generated file does not match the contract
	@$(RUN) stale

generate: $(INSTALLED) ## write bundles, types and operation tables from the contract
	@$(RUN) generate

watch: $(INSTALLED) ## lint and generate whenever a file of the contract is saved
	@$(RUN) watch

mock: $(INSTALLED) ## mock every document with Prism, on a port each
	@$(RUN) mock

docs: $(INSTALLED) ## build the documentation site into site/
	@$(RUN) docs

docs-watch: $(INSTALLED) ## serve the documentation site while you write it (PORT changes the port 8081)
	@$(RUN) docs -- --watch

site/index.html: $(INSTALLED) $(shell find openapi scripts/site -type f 2>/dev/null) generated/*/*.json docs/*.md docs/guides/*.md docs/behavior/*.md docs/decisions/*.md scripts/*.ts
	@$(RUN) docs

diff: $(INSTALLED) ## list API changes since BASE=<revision>, the operations they affect and the version that is due
	@$(RUN) diff -- $(BASE)

changelog: $(INSTALLED) ## list the same changes as Markdown, for the changelog of the API
	@$(RUN) diff -- --markdown $(BASE)

release-contract: $(INSTALLED) ## record the documents as released; versions and docs/api-changelog.md must be up to date
	@$(RUN) release-contract

format: $(INSTALLED) ## format all files
	@$(RUN) format

clean: ## remove what was installed or built; the data stays
	@rm -rf node_modules site coverage dist
	@echo "Removed node_modules, site, coverage and dist."
	@echo "Kept the data in $${DATA_DIR:-./data}; to remove it: make reset"

reset: $(INSTALLED) ## remove the data in DATA_DIR, so that the next start begins with an empty store
	@$(RUN) reset
