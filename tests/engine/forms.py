"""Which form of the rules is under test, for the few faults that only one of them has."""

from __future__ import annotations

from hegemon import form

COMPILED = form.FORM == form.COMPILED
