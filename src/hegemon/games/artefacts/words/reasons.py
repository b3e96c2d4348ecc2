"""What a hint of Artefacts says for a move and against it, by feature of the evaluation."""

from __future__ import annotations

REASONS = {
    "lead": ("a firmer hold on your areas", "a weaker hold on your areas"),
    "army": ("more armies", "fewer armies"),
    "artefact": ("more artefacts", "fewer artefacts"),
    "bonus": ("more of a continent", "less of a continent"),
    "chance": ("weak neighbours to attack", "fewer weak neighbours to attack"),
    "risk": ("fewer armies under threat", "more armies under threat"),
    "still": ("a better standing if nobody moves any more", "a worse standing if nobody moves any more"),
    "room": ("more empty areas next to you", "fewer empty areas next to you"),
    "early": ("a surer lead", "a less certain lead"),
    "late": ("a surer lead", "a less certain lead"),
}
