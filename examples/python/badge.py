"""Turns the table that conformance.py prints into a badge: python3 conformance.py ... | python3 badge.py > vectors.svg"""

import sys

SVG = """<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="20" role="img" aria-label="Runebound vectors: {text}">
<rect width="{width}" height="20" rx="3" fill="#444"/><rect x="124" width="{right}" height="20" rx="3" fill="{fill}"/>
<g fill="#fff" font-family="Verdana, sans-serif" font-size="11"><text x="8" y="14">Runebound vectors</text>
<text x="132" y="14">{text}</text></g></svg>
"""


def badge(table: str) -> str:
    """The picture: green if all vectors passed that apply, red if one did not."""
    rows = [[cell.strip() for cell in line.strip("| \n").split("|")] for line in table.splitlines() if line.startswith("| all |")]
    if not rows:
        sys.exit("There is no line `| all |` in what was read: this is no table of conformance.py.")
    passed, failed = map(int, rows[-1][1:3])
    text = f"{passed} of {passed + failed}"
    right = 16 + 7 * len(text)
    return SVG.format(text=text, width=124 + right, right=right, fill="#a33" if failed or not passed else "#373")


if __name__ == "__main__":
    print(badge(sys.stdin.read()), end="")
