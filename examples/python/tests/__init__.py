"""Tests against the real process: python3 -m unittest discover -s examples/python -t examples/python"""

from __future__ import annotations

import os
import pathlib

ROOT = pathlib.Path(__file__).resolve().parents[3]

# In a clone of the repository the engine is started from its sources, wherever the tests are started.
os.environ.setdefault("RUNEBOUND_COMMAND", f"node --import tsx {ROOT / 'tools/cli/main.ts'} serve --stdio")
os.chdir(ROOT)
