"""Takes a seat by its link and plays it at random: `python player.py http://127.0.0.1:8000/invite/seat-...`."""

import json
import random
import re
import secrets
import sys
import time
from http.cookiejar import CookieJar
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

LINK = urlsplit(sys.argv[1])
SERVER = f"{LINK.scheme}://{LINK.netloc}"
BROWSER = build_opener(HTTPCookieProcessor(CookieJar()))


def ask(path: str, body: str = "", kind: str = "application/json") -> tuple[str, bytes]:
    """Where an answer came from in the end, and the answer."""
    request = Request(SERVER + path, body.encode() or None, {"Origin": SERVER, "Content-Type": kind})
    try:
        with BROWSER.open(request, timeout=60) as answer:
            return answer.geturl(), answer.read()
    except HTTPError as refusal:
        if refusal.code not in (409, 429):
            raise
        time.sleep(float(refusal.headers.get("Retry-After", 0)))
        return "", refusal.read()  # the game moved on, or that was too fast: look again


ask(LINK.path)
place = urlsplit(ask("/invite", "name=Robot", "application/x-www-form-urlencoded")[0])
seat = int(place.query.removeprefix("seat="))
while (turn := json.loads(ask(f"{place.path}/turn?seat={seat}&wait=20")[1])).get("stage") != "over":
    if turn.get("yours"):
        span = re.fullmatch(r"(.* )(\d+)-(\d+)", move := random.choice(turn["legal"]))
        move = f"{span[1]}{random.randint(int(span[2]), int(span[3]))}" if span else move
        answer = {"seat": seat, "question": turn["question"], "move": move, "key": secrets.token_urlsafe(18)}
        ask(f"{place.path}/moves", json.dumps(answer))
print(f"{turn['result']['ending']}; winners: {turn['result']['winners']}")
