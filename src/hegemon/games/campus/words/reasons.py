"""What a hint of Campus says for a move and against it, by feature of the evaluation."""

from __future__ import annotations

REASONS = {
    "land": ("more territories", "fewer territories"),
    "bonus": ("a bigger building bonus", "a smaller building bonus"),
    "progress": ("closer to a whole building", "further from a whole building"),
    "rear": ("troops nearer the front", "troops further from the front"),
    "step": ("troops nearer the front", "troops further from the front"),
    "risk": ("safer borders", "borders at risk"),
    "chance": ("weak enemies within reach", "fewer weak enemies within reach"),
    "largest": ("a larger main army", "a smaller main army"),
    "shaky": ("a safer bonus", "a bonus that is about to be broken"),
    "sharpness": ("a clearer lead", "a closer race"),
}
