#!/bin/sh
# Sees to a browser for the tests that need one: Debian's Chromium, or the one that Playwright fetches.
# Where neither can be had, it says so, and those tests are skipped.
set -eu
cd "$(dirname "$0")/.."
. tools/packages.sh

has_browser() {
    command -v chromium-headless-shell >/dev/null 2>&1 || command -v chromium >/dev/null 2>&1 || .venv/bin/python - <<'END'
import os, sys
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    sys.exit(not os.path.exists(playwright.chromium.executable_path))
END
}

has_browser && exit
[ -e .venv/asked-for-browser ] && exit
touch .venv/asked-for-browser
install_packages chromium-headless-shell fonts-dejavu-core || install_packages chromium fonts-dejavu-core ||
    .venv/bin/playwright install chromium >/dev/null 2>&1 || true
has_browser || say "there is no browser here and none can be installed; tests in a browser are skipped (install chromium)"
