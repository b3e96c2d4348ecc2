"""How a game shows itself to people, wherever they play it: its picture in parts, its position in sentences.

A game may have two modules beside its rules for that. Everything in them may be missing and has a plain substitute,
which is also shown where a function of the game fails; the first three come together, and fail together:

    board   view_box(view) -> str                  "left top width height" of the map
            still(view) -> str                     the map as <g id="still">: the same as long as its layout is
            pieces(view) -> dict[str, str]         what changes, in parts from the bottom up: key -> markup
            panels(view) -> dict[str, str]         what lies beside the map: key -> a whole <svg> with a <title>
            hand(view) -> str                      a whole <svg> of what only this seat holds; empty when nothing
            spot(kind, word) -> str                the attribute of the thing that a pick or an event names
            cards(view) -> list[Card]              the cards that the viewer may play, for the row under the board
            ground(view) -> tuple[str, str]        the colour on which the board lies, in the light and in the dark
    words   describe(view) -> str                  the position in sentences
            prompt(view) -> str                    what the viewer, who is asked, has to do: to them, 60 characters
            chosen(view) -> str                    what the viewer has answered while others are asked: `You pass`
            moment(view) -> str                    what is going on, for those who wait; 60 characters
            doing(view, seat) -> str               the same in a word or two, beside a player who is asked
            heading(view) -> str                   how far the game is: `Round 3 of 40`
            phases(view) -> Phases                 the parts of a round, and which of them it is now
            role(view, seat) -> str                what a player is, where players differ
            facts(view, seat) -> list[Fact]        what everyone may know that a player has
            progress(view, seat) -> Progress       how near a player is to winning, or None
            notice(view) -> Note                   what is in force for everyone, or None
            notes(view) -> list[Note]              what the viewer alone knows and has not to play
            verbs(view) -> dict[str, VerbWords]    by the word of a verb: its label, and the questions on the way
            button(view, words) -> str             what a whole move does: `Conquer h9`; `{n}` is its count
            preview(view, imagine, words)          a move in the making, as a Preview: what, about what, at what price
            headline(scenes) -> Headline           one line of the log for one move, and what was lost by it, or None
            chances(options, scenes) -> list[int]  of an attack by dice: the chance before the first roll and after each
            showdowns(view, scenes, earlier)       the battles of a move, step by step, each as a Showdown
            begins(scene) -> bool                  does a round, phase or turn begin with this event?
            governs(view) -> list[str]             the ids of the rules that say what can be done now
            hint(view, imagine, words) -> str      a remark on a move or on its beginning, such as the odds of an attack
            headline(scenes) -> dict               one line of the log for one move: its `text`, and what was `lost`
            begins(scene) -> bool                  an event with which a round or a turn begins: a line of its own
            chapter(view) -> str                   the bookmark that the moment belongs to
            outcome(view) -> str                   when it is over: who has won by what, or shares the win, and why
            score(view, seat) -> str               what a seat has to show in the end, such as `13 territories`
            drops_out(event) -> bool               is who an event of this name speaks of first out of the game by it?
            curves(view) -> list[Curve]            one to three things by seat, drawn over time when the game is over
            deeds() -> list[Deed]                  what is counted of each player's game from its events
            deals(view, imagine) -> list[Deal]     open deals of the viewer, each a sentence or a card, and `moves`
            ABOUT                                  what the game is about, for who chooses one; see `presentation.about`
            REASONS                                what a hint says for a move and against it, by feature

A game whose maps are printed has a third module; all but `document` may be left out (see `presentation.sheet`):

    sheet   document(view, options, paper, as_played) -> bytes   the PDF on `a4` or `letter`: of the game as it stands,
                                                   or of a map to be played on with a pencil
            CALLED                                 what is printed, "map" if nothing is said; a view has its name there
            unplayed(view) -> view                 the map of a view before a game begins on it
            options(size, number) -> dict          the dials that name a map: `size` and `map`

A game that has more to show in the browser than its table has a fourth:

    pages   PAGES                                  the titles of its pages, by the name in their address
            page(name) -> str                      the markup of one, shown at /games/GAME/NAME under its title

All of them are given what the viewer may know, never the true state: what a seat may not know cannot be shown to it.
`imagine()` is a state that the viewer takes for possible, in which the rules' own functions tell prices and legality.
"""

from hegemon.presentation.modules import module_of
from hegemon.presentation.presentation import Presentation

__all__ = ["Presentation", "module_of"]
