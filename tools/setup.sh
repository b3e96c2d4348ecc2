#!/bin/sh
# Makes the virtual environment, with everything that pyproject.toml declares, and sees to a C compiler.
# Does nothing when that has been done. PYTHON chooses the Python; HEGEMON_COMPILE=0 does without the compiler.
set -eu
cd "$(dirname "$0")/.."
PYTHON=${PYTHON:-python3}

. tools/packages.sh

has_venv() { "$PYTHON" -c 'import ensurepip, venv' 2>/dev/null; }

has_compiler() {
    "$1" - <<'END'
import os, shutil, sys, sysconfig
command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
sys.exit(not (shutil.which(command) and os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h"))))
END
}

make_environment() {
    if ! "$PYTHON" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        say "Python 3.11 or newer is needed (as $PYTHON; PYTHON=... names another)"
        exit 1
    fi
    if ! has_venv && ! { install_packages python3-venv && has_venv; }; then
        say "Python cannot make virtual environments here; install the package python3-venv"
        exit 1
    fi
    say "making the virtual environment .venv ..."
    rm -rf .venv
    "$PYTHON" -m venv .venv
}

install_declared() {
    say "installing what pyproject.toml declares ..."
    .venv/bin/pip install -qq --disable-pip-version-check 'setuptools>=77'
    HEGEMON_COMPILE=0 .venv/bin/pip install -qq --disable-pip-version-check --no-build-isolation -e '.[dev]'
    cksum <pyproject.toml >.venv/installed
}

see_to_compiler() {
    [ -e .venv/asked-for-compiler ] && return
    install_packages gcc libc6-dev python3-dev || true
    touch .venv/asked-for-compiler
}

.venv/bin/python -c '' 2>/dev/null || make_environment
[ "$(cat .venv/installed 2>/dev/null)" = "$(cksum <pyproject.toml)" ] || install_declared
[ "${HEGEMON_COMPILE:-auto}" = 0 ] || has_compiler .venv/bin/python || see_to_compiler
