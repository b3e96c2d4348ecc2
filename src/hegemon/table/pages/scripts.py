"""Scripts as they travel: a module and all that it imports as one file, without comments and needless space.

There are many small modules, for people and checkers to read. Packed one by one they would weigh a third more and
take a request each; so the server puts those of a page together once, when they are first asked for. Each module
becomes a function that returns what it exports, which is all that this has to understand of the language; `rjsmin`
takes out the space, a tenth of what travels, and `zopfli` packs the rest by four in a hundred tighter than gzip does.
"""

from __future__ import annotations

import re
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import zopfli.gzip
from rjsmin import jsmin
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from hegemon.table.pages.styles import whole_style
from hegemon.table.pages.typefaces import font

# Comments as we write them: blocks that open with two stars, also inside a line, and lines that open with two slashes.
BLOCK = re.compile(r"[ \t]*/\*\*.*?\*/[ \t]?", re.DOTALL)
LINE = re.compile(r"^[ \t]*//.*$", re.MULTILINE)
BLANK = re.compile(r"\n\s*\n")
MODULE = re.compile(r"[a-z]{1,40}\.js")
STYLE = re.compile(r"[a-z]{1,40}\.css")
FONT = re.compile(r"type/([a-z]+-[0-9]+)\.woff2")
IMPORT = re.compile(r'^import \{([^}]*)\} from "\./([a-z]+)\.js";$', re.MULTILINE)
PASSES = 5  # of packing; more gain nothing
EXPORT = re.compile(r"^export ((?:async )?(?:class|function|const|let) (\w+))", re.MULTILINE)


def slim(script: str) -> str:
    """A script without its comments.

    >>> slim("// @ts-check\\n/** Twice. @param {number} n */\\nexport const twice = (n) => 2 * n;\\n")
    'export const twice = (n) => 2 * n;\\n'
    """
    return BLANK.sub("\n", LINE.sub("", BLOCK.sub("", script))).lstrip()


@cache
def bundle(entry: Path) -> bytes:
    """A module and everything that it imports, each before those that need it."""
    scripts: dict[str, str] = {}
    needs: dict[str, list[str]] = {}
    waiting = [entry.stem]
    while waiting:
        name = waiting.pop()
        if name not in scripts:
            scripts[name] = slim((entry.parent / f"{name}.js").read_text(encoding="utf-8"))
            needs[name] = [found[2] for found in IMPORT.finditer(scripts[name])]
            waiting += needs[name]
    whole = "".join(enclosed(name, scripts[name]) for name in TopologicalSorter(needs).static_order())
    return (whole + handed_on(entry.stem, exports_of(scripts[entry.stem]))).encode()


def handed_on(name: str, exports: list[str]) -> str:
    """What a script gives to another that fetches it when it is needed.

    >>> handed_on("menu", ["openMenu"])
    'export const { openMenu } = $menu;\\n'
    """
    return f"export const {{ {', '.join(exports)} }} = ${name};\n" if exports else ""


def exports_of(script: str) -> list[str]:
    return [found[2] for found in EXPORT.finditer(script)]


@cache
def packed(entry: Path) -> bytes:
    """The same as it travels: without needless space, and packed as tightly as it goes, since that is done once."""
    tight: bytes = zopfli.gzip.compress(jsmin(bundle(entry).decode()).encode(), numiterations=PASSES)
    return tight


def enclosed(name: str, script: str) -> str:
    """A module as a function that is run at once and returns what it exports.

    >>> print(enclosed("b", 'import { a as c } from "./a.js";\\nexport const d = c + 1;\\n'), end="")
    const $b = (() => {
    const { a: c } = $a;
    const d = c + 1;
    return { d };
    })();
    """
    exports = exports_of(script)
    body = EXPORT.sub(r"\1", IMPORT.sub(taken_over, script))
    assert not re.search(r"^(import|export)\b", body, re.MULTILINE), f"{name}.js imports or exports in a way of its own"
    return f"const ${name} = (() => {{\n{body.rstrip()}\nreturn {{ {', '.join(exports)} }};\n}})();\n"


def taken_over(found: re.Match[str]) -> str:
    names = ", ".join(name.strip().replace(" as ", ": ") for name in found[1].split(",") if name.strip())
    return f"const {{ {names} }} = ${found[2]};"


def script_response(file: Path, takes_packed: bool) -> Response:
    """The script of a page, for a browser that takes it packed or one that does not."""
    headers = {"vary": "Accept-Encoding"}
    if takes_packed:
        return Response(packed(file), media_type="text/javascript", headers=headers | {"content-encoding": "gzip"})
    return Response(bundle(file), media_type="text/javascript", headers=headers)


class Scripts(StaticFiles):
    """Static files, of which a script or a style sheet comes with all that it imports; and the fonts."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file at a path; what is not there is refused as for all static files."""
        file = Path(str(self.directory), path)
        if scope["method"] == "GET" and MODULE.fullmatch(path) and file.is_file():
            takes_packed = "gzip" in Headers(scope=scope).get("accept-encoding", "")
            return await run_in_threadpool(script_response, file, takes_packed)  # packing takes half a second, once
        if scope["method"] == "GET" and STYLE.fullmatch(path) and file.is_file():
            return Response(whole_style(file), media_type="text/css")
        if (found := FONT.fullmatch(path)) and (made := await run_in_threadpool(font, found[1])):
            return Response(made, media_type="font/woff2")
        return await super().get_response(path, scope)
