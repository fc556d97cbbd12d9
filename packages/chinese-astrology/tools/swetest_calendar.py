"""Solar terms and new moons that a search of its own finds on what swetest prints:
python3 packages/chinese-astrology/tools/swetest_calendar.py

Apparent longitudes of date of Sun and Moon four times a day for 1900 to 2101, in TT; a crossing between two of them is
found by inverting the polynomial through the six nearest (Aitken), which is exact to some milliseconds. Writes
  src/calendar/fixtures/terms.txt   a line a solar year from its Li Chun, its 24 terms as TT Julian days
  src/calendar/fixtures/moons.txt   every new moon from January 1900 to December 2100, one a line
Needs swetest 2.10.03 with its files.
"""
import subprocess
from pathlib import Path

HERE = Path(__file__).parent.parent / "src" / "calendar" / "fixtures"
STEP = 0.25
FIRST = 2415020.5  # 1899-12-31
COUNT = round(202.2 * 365.25 / STEP)
PART = 20000


def swetest(body, jd, count):
    text = subprocess.run(
        ["swetest", f"-bj{jd:.9f}", f"-p{body}", "-fl", "-eswe", "-head", f"-n{count}", f"-s{STEP}"],
        check=True, capture_output=True, text=True,
    ).stdout.rstrip()
    if any(word in text.lower() for word in ("warning", "moshier", "not found", "illegal", "exceeded")):
        raise SystemExit(text)
    return [float(line) for line in text.split("\n")]


def longitudes(body):
    """Longitudes without the jump at 360, one for each step."""
    found = []
    for start in range(0, COUNT, PART):
        found += swetest(body, FIRST + start * STEP, min(PART, COUNT - start))
    turns, smooth = 0, [found[0]]
    for before, after in zip(found, found[1:]):
        turns += after < before - 180
        smooth.append(after + 360 * turns)
    return smooth


def instant(values, k, target):
    """The instant between samples k and k + 1 at which the rising values reach the target."""
    nodes = range(k - 2, k + 4)
    table = [(values[n] - target, FIRST + n * STEP) for n in nodes]
    # Aitken's scheme on the inverse function, at 0
    times = [time for _, time in table]
    gaps = [gap for gap, _ in table]
    for level in range(1, len(times)):
        for i in range(len(times) - 1, level - 1, -1):
            times[i] = (gaps[i - level] * times[i] - gaps[i] * times[i - 1]) / (gaps[i - level] - gaps[i])
    return times[-1]


def crossings(values, size):
    """Every (multiple of `size`, instant) that rising values pass."""
    found = []
    for k in range(2, len(values) - 4):
        part = int(values[k + 1] // size)
        if part > values[k] // size:
            found.append((part, instant(values, k, part * size)))
    return found


def year_of(jd):
    """The Gregorian year whose 1 January is the last before the instant, to a day; terms are no nearer to it than that."""
    return int(2000 + (jd - 2451544.5) // 365.2425)


sun = longitudes(0)
moon = longitudes(1)

rows, row = {}, None
for part, jd in crossings(sun, 15):
    index = (part - 21) % 24  # 315 degrees is the 21st multiple of 15
    if index == 0:
        row = rows.setdefault(year_of(jd), [])
    if row is not None:
        assert len(row) == index
        row.append(jd)

elongation = [m - s for m, s in zip(moon, sun)]
while elongation[0] < 0:
    elongation = [value + 360 for value in elongation]
moons = [jd for _, jd in crossings(elongation, 360)]

lines = [f"{year} " + " ".join(f"{jd:.7f}" for jd in jds) for year, jds in rows.items() if 1900 <= year <= 2100]
assert len(lines) == 201 and all(len(line.split()) == 25 for line in lines)
HERE.mkdir(parents=True, exist_ok=True)
(HERE / "terms.txt").write_text("\n".join(lines) + "\n")
own = [jd for jd in moons if 2415020.5 <= jd < 2488434.5]
(HERE / "moons.txt").write_text("\n".join(f"{jd:.7f}" for jd in own) + "\n")
print(len(lines), "years,", len(own), "new moons")
