"""The tools lie beside the package; other processes find them on the path too. Last, for their names are common."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "tools"))
