"""Compiles the rules where mypyc and a C compiler are at hand; CONNECT_FOUR_COMPILE=0 leaves them as they are."""

import os
import shutil
from typing import Any

from setuptools import setup

RULES = [f"src/connect_four/{name}.py" for name in ("content", "judgement", "rules")]


def compiled() -> list[Any]:
    """The rules as one group of compiled modules, or nothing: they run interpreted as well."""
    if os.environ.get("CONNECT_FOUR_COMPILE") == "0" or not shutil.which(os.environ.get("CC", "cc")):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    return mypycify(["--strict", *RULES], group_name="connect_four.native")


setup(ext_modules=compiled())
