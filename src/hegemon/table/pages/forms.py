"""From games, forms and legal moves to what the pages show of them."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Mapping, Sequence
from urllib.parse import urlencode

from hegemon.bots.roster import USUAL, offered
from hegemon.engine.dials import Value, format_value
from hegemon.engine.errors import NotUnderstood
from hegemon.engine.game import Game
from hegemon.presentation import module_of
from hegemon.presentation.about import DIFFICULTIES, about
from hegemon.presentation.tutorial import tutorial_of
from hegemon.table.pages.dialform import PREFIX, chosen_dials, dial_fields, dial_groups, map_fields
from hegemon.table.pages.models import BotChoice, GameCard, GamePlan, MineRow, MoveGroup, NewForm, SeatField
from hegemon.table.settings import DEFAULT_PACE, DEFAULT_THINKING, GIVEN_NAMES

YOU = "you"
OPEN = "open"
DEVICE = "device"
BOT = "bot:"
FIRST = "easy"  # the bots of somebody's first game of a kind
THOUGHTS = {"0.2": "Short", "1": "Normal", "3": "Long", "10": "Very long"}  # seconds that the strongest bot may think
PACES = {"2": "Slow", "0.6": "Normal", "0.2": "Fast", "0": "Instant"}  # seconds between two moves of bots

logger = logging.getLogger(__name__)
RANGE = re.compile(r"(?<= )(\d+)-(\d+)$")


def game_card(game: Game, mine: Sequence[MineRow] = ()) -> GameCard:
    """A game as the first page offers it to whoever has these tables."""
    said = about(game)
    return GameCard(
        name=game.name,
        title=game.title,
        pitch=said.pitch,
        least=game.least,
        most=game.most,
        usual=said.players,
        minutes=said.minutes,
        difficulty=said.difficulty_text,
        on_paper=module_of(game, "sheet") is not None,
        lesson=lesson_minutes(game),
        level=level_for(game, mine),
    )


def level_for(game: Game, mine: Sequence[MineRow]) -> str:
    """The bots that are offered first: easy ones for a first game of its kind, later those of the last one."""
    played = [row for row in mine if row.game == game.title]
    last = max(played, key=lambda row: row.at, default=None)
    level = FIRST if last is None else last.bot
    return level if level in [kind.name for kind in offered()] else USUAL


def lesson_minutes(game: Game) -> int:
    """How long the tutorial of a game takes; 0 where it has none, or one that cannot be read."""
    try:
        tutorial = tutorial_of(game)
    except NotUnderstood as problem:
        logger.error("%s: its tutorial cannot be played: %s", game.name, problem)
        return 0
    return tutorial.minutes if tutorial is not None else 0


def easiest_first(games: Sequence[Game]) -> list[Game]:
    """Games in the order in which one might learn them; those that do not say how hard they are come last."""
    return sorted(games, key=lambda game: (about(game).difficulty or len(DIFFICULTIES), game.title))


def best_first_game(games: Sequence[Game]) -> str:
    """The name of the one game that is easier to learn than all others; empty where there is none."""
    easy = [game.name for game in games if about(game).difficulty == 1]
    return easy[0] if len(easy) == 1 and len(games) > 1 else ""


def bot_choices() -> list[BotChoice]:
    """Every bot by its level, the weakest first."""
    return [BotChoice(kind.name, kind.title, kind.about) for kind in offered()]


def new_form(
    game: Game,
    games: Sequence[Game],
    typed: Mapping[str, str] | None = None,
    errors: Mapping[str, str] | None = None,
    usual_pace: float = DEFAULT_PACE,
    host: str = "",
) -> NewForm:
    """The form of a new table; what was typed and the sentences on it go by the names of the fields.

    The fields are `players`, `seat-0` and so on, `dial-NAME`, `public` (`on` or `off`), `pace`, `thinking` and
    `name`; the sentence on the whole has the empty name.
    """
    typed, errors = typed or {}, errors or {}
    card = game_card(game)
    players = typed.get("players", "")
    count = int(players) if players in map(str, card.counts) else card.usual
    fields = dial_fields(game, typed, errors, count)
    maps = map_fields(fields)
    return NewForm(
        game=card,
        games=[game_card(one) for one in easiest_first(games)],
        players=count,
        seats=[seat_field(seat, typed, errors) for seat in range(game.most)],
        bots=bot_choices(),
        maps=maps,
        groups=dial_groups([field for field in fields if field not in maps]),
        public=typed.get("public", "off") == "on",
        pace=typed.get("pace", format_pace(usual_pace)),
        paces=pace_choices(usual_pace),
        thinking=typed.get("thinking", format_pace(DEFAULT_THINKING)),
        thoughts=list(THOUGHTS.items()),
        error=errors.get("", ""),
        host=typed.get("name", host),
        name_error=errors.get("name", ""),
        preview=board_address(game.name, count, {field.name: field.value for field in maps if not field.error}),
    )


def game_plan(game: Game, players: int, options: Mapping[str, Value]) -> GamePlan:
    """What will be played at a table, for those who are invited to it."""
    card = game_card(game)
    facts = [f"{players} players", f"about {card.minutes} min" if card.minutes else "", card.difficulty]
    dials = {PREFIX + name: format_value(value) for name, value in options.items()}
    return GamePlan(
        pitch=card.pitch,
        facts=[fact for fact in facts if fact],
        picture=board_address(game.name, players, dials),
        options=chosen_dials(game, players, options),
    )


def board_address(game: str, players: int, dials: Mapping[str, str], is_small: bool = False) -> str:
    """Where a picture of a board is, as these dials make it; what is empty is left to the game."""
    query = {"players": str(players)} | {name: value for name, value in dials.items() if value}
    return f"/picture/board/{game}.svg?{urlencode(query | ({'small': 'true'} if is_small else {}))}"


def pace_choices(usual: float) -> list[tuple[str, str]]:
    """How fast bots may move, with the pace of this server among them.

    >>> pace_choices(1.5)
    [('2', 'Slow'), ('1.5', '1.5 s'), ('0.6', 'Normal'), ('0.2', 'Fast'), ('0', 'Instant')]
    """
    named = {format_pace(usual): f"{format_pace(usual)} s"} | PACES
    return sorted(named.items(), key=lambda choice: -float(choice[0]))


def format_pace(seconds: float) -> str:
    """A pace as a form sends it.

    >>> format_pace(0.0), format_pace(0.6), format_pace(10.0), format_pace(1e-5)
    ('0', '0.6', '10', '0')
    """
    return f"{seconds:.3f}".rstrip("0").rstrip(".")


def seat_field(seat: int, typed: Mapping[str, str], errors: Mapping[str, str]) -> SeatField:
    name = f"seat-{seat}"
    usual = (YOU, OPEN)[seat] if seat < 2 else BOT + USUAL
    return SeatField(seat, typed.get(name, usual), errors.get(name, ""), GIVEN_NAMES[seat % len(GIVEN_NAMES)])


Naming = Callable[[str, list[str]], str]  # what a verb with its moves is called


def plain_name(verb: str, moves: Sequence[str]) -> str:
    return verb.replace("_", " ").capitalize()


def move_groups(
    moves: Sequence[str], name: Naming = plain_name, said: Mapping[str, str] | None = None
) -> list[MoveGroup]:
    """Legal moves by their verb, in the order in which they came, with what players say for each.

    >>> [(group.label, group.moves, group.counted) for group in move_groups(["drop a 1-3", "end", "drop b 1-2"])]
    [('Drop', ['drop a 1-3', 'drop b 1-2'], True), ('End', ['end'], False)]
    """
    by_verb: dict[str, list[str]] = {}
    for move in moves:
        by_verb.setdefault(move.partition(" ")[0], []).append(move)
    spoken = said or {}
    return [
        MoveGroup(
            verb, found, any(map(RANGE.search, found)), name(verb, found), [spoken.get(one) or one for one in found]
        )
        for verb, found in by_verb.items()
    ]


def counted_move(move: str, count: str) -> str:
    """A move chosen from the list, with the count that was given beside it.

    >>> counted_move("drop a 1-3", " 2 "), counted_move("end", "")
    ('drop a 2', 'end')
    """
    if not RANGE.search(move):
        return move
    if not count.strip():
        raise NotUnderstood(f"say how many: {move}")
    return RANGE.sub(lambda found: count.strip(), move)
