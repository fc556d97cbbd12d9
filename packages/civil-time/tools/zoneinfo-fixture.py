"""Expected instants for civil times, computed by Python's zoneinfo: the independent answer the tests compare with.

    python3 tools/zoneinfo-fixture.py > src/fixtures/zoneinfo.txt.gz      (in packages/civil-time)

Zones: every name of Node's Intl.supportedValuesOf('timeZone') and every link of the tz database's tzdata.zi, where
both Node and zoneinfo know the name. Names with the same changes and the same answers share one entry.
Civil times of a zone, in seconds since 1970 read as if they were UTC:
  - for each change of offset from 1850 to 2037, by old and by new clock: the second before it, its second, the second
    before and at the end of the gap or fold and its middle, and one day to either side;
  - pseudo-random ones: 20 from 1850 to 2037, 3 from 2038 to 2100, 2 from 2101 to 9998, 3 from 0001 to 1849.
Expected: the offset by which the civil time becomes UTC with fold=0. In a fold that is the first occurrence; in a gap
zoneinfo applies the offset in force before it (PEP 495), which moves the time forward past the gap: the "compatible"
rule. Each sample is `<step><kind><offset>` in base 36: the step from the sample before it, `=` one occurrence,
`<` the first of two or `>` in a gap, and the offset in seconds. The offset is left out where it equals that of
the sample before.
"""

import gzip
import json
import platform
import random
import struct
import subprocess
import sys
from datetime import datetime, timedelta, timezone
from pathlib import Path
from zoneinfo import ZoneInfo

ROOT = Path("/usr/share/zoneinfo")
EPOCH = datetime(1970, 1, 1)
SEED = 20250101
FIRST, LAST = -3786825600, 2145916800  # 1850-01-01 and 2038-01-01
RANDOM_SPANS = [(20, 1850, 2038), (3, 2038, 2101), (2, 2101, 9999), (3, 1, 1850)]
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def base36(number: int) -> str:
    digits, rest = "", abs(number)
    while rest or not digits:
        rest, digit = divmod(rest, 36)
        digits = DIGITS[digit] + digits
    return "-" + digits if number < 0 else digits


def linked_names() -> tuple[str, list[str]]:
    lines = (ROOT / "tzdata.zi").read_text().splitlines()
    return lines[0].split()[2], [line.split()[2] for line in lines if line.startswith("L ")]


def node(script: str, given: object = None) -> object:
    done = subprocess.run(["node", "-e", script], input=json.dumps(given), capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def names_both_know(links: list[str]) -> list[str]:
    script = """
      const known = (name) => { try { new Intl.DateTimeFormat("en", { timeZone: name }); return true } catch { return false } };
      const asked = JSON.parse(require("fs").readFileSync(0, "utf8"));
      const all = new Set([...Intl.supportedValuesOf("timeZone"), ...asked]);
      process.stdout.write(JSON.stringify([...all].filter(known)));
    """
    return sorted(name for name in node(script, links) if (ROOT / name).is_file())


def changes(name: str) -> list[tuple[int, int, int]]:
    """Instant, offset before and offset after of each change: asked of zoneinfo at the instants its file lists."""
    data = (ROOT / name).read_bytes()
    isut, isstd, leap, times, types, chars = struct.unpack(">6L", data[20:44])
    start = 44 + times * 5 + types * 6 + chars + leap * 8 + isstd + isut
    count = struct.unpack(">L", data[start + 32 : start + 36])[0]
    zone, found = ZoneInfo(name), []
    for instant in struct.unpack(f">{count}q", data[start + 44 : start + 44 + 8 * count]):
        if FIRST <= instant < LAST:
            before, after = offset_at(zone, instant - 1), offset_at(zone, instant)
            if before != after:
                found.append((instant, before, after))
    return found


def offset_at(zone: ZoneInfo, instant: int) -> int:
    moment = (EPOCH + timedelta(seconds=instant)).replace(tzinfo=timezone.utc).astimezone(zone)
    return round(moment.utcoffset().total_seconds())


def civil_times(name: str, changed: tuple[tuple[int, int, int], ...]) -> list[int]:
    found: set[int] = set()
    for instant, before, after in changed:
        low, high = instant + min(before, after), instant + max(before, after)
        found |= {low - 86400, low - 1, low, (low + high) // 2, high - 1, high, high + 86400}
    chance = random.Random(f"{SEED} {name}")
    for count, from_year, to_year in RANDOM_SPANS:
        low = (datetime(from_year, 1, 1) - EPOCH) // timedelta(seconds=1)
        high = (datetime(to_year, 1, 1) - EPOCH) // timedelta(seconds=1)
        found |= {chance.randrange(low, high) for _ in range(count)}
    return sorted(found)


def expected(zone: ZoneInfo, civil: int) -> tuple[str, int]:
    local = (EPOCH + timedelta(seconds=civil)).replace(tzinfo=zone)
    first = round(local.utcoffset().total_seconds())
    second = round(local.replace(fold=1).utcoffset().total_seconds())
    return "=" if first == second else "<" if first > second else ">", first


def encode(civils: list[int], answers: list[tuple[str, int]]) -> str:
    parts, last_civil, last_offset = [], 0, None
    for civil, (kind, offset) in zip(civils, answers):
        parts.append(base36(civil - last_civil) + kind + ("" if offset == last_offset else base36(offset)))
        last_civil, last_offset = civil, offset
    return " ".join(parts)


def main() -> None:
    version, links = linked_names()
    groups: dict[tuple, list[str]] = {}
    for name in names_both_know(links):
        zone = ZoneInfo(name)
        changed = tuple(changes(name))
        group = next((key for key in groups if key[0] == changed and answers_agree(zone, key)), None)
        if group is None:
            civils = civil_times(name, changed)
            group = (changed, tuple(civils), tuple(expected(zone, civil) for civil in civils))
        groups.setdefault(group, []).append(name)
    header = {
        "tzdata": version,
        "tzdataBuild": "Debian tzdata, PACKRATDATA=backzone PACKRATLIST=zone.tab",
        "python": platform.python_version(),
        "namesFromNodeTz": node("process.stdout.write(JSON.stringify(process.versions.tz))"),
        "seed": SEED,
        "command": "python3 tools/zoneinfo-fixture.py > src/fixtures/zoneinfo.txt.gz",
        "license": "public domain (tz database)",
    }
    lines = [json.dumps(header)]
    for (_, civils, answers), names in groups.items():
        lines += [" ".join(names), encode(list(civils), list(answers))]
    text = "\n".join(lines) + "\n"
    sys.stdout.buffer.write(gzip.compress(text.encode(), 9, mtime=0))
    samples = sum(len(key[1]) * len(names) for key, names in groups.items())
    names = sum(len(names) for names in groups.values())
    print(f"{names} names, {len(groups)} groups, {samples} samples", file=sys.stderr)


def answers_agree(zone: ZoneInfo, group: tuple) -> bool:
    _, civils, answers = group
    return all(expected(zone, civil) == answer for civil, answer in zip(civils, answers))


main()
