"""Expected instants for civil times, computed by Python's zoneinfo: the independent answer the tests compare with.

    python3 tools/zoneinfo-fixture.py > test/fixtures/zoneinfo.txt.gz      (in packages/civil-time)

Zones: every name of Node's Intl.supportedValuesOf('timeZone') and every zone and link of the system's tzdata.zi,
where both Node and zoneinfo know the name. Names with the same changes and the same answers share one entry.
Civil times of a zone, in seconds since 1970 read as if they were UTC:
  - for each change of offset from 1850 to 2037: the first and last second of the gap or fold, the seconds before and
    after it, its middle, and a day to either side;
  - pseudo-random ones: 20 from 1850 to 2037, 3 from 2038 to 2100, 2 from 2101 to 9998, 3 from 0001 to 1849.
Expected: the offset by which the civil time becomes UTC with fold=0. In a fold that is the first occurrence; in a gap
zoneinfo applies the offset in force before it (PEP 495), which moves the time forward past the gap: the "compatible"
rule. Each sample is `<step><kind><offset>` in base 36: the step from the sample before it, `=` one occurrence,
`<` the first of two or `>` in a gap, and the offset in seconds, left out where the sample before has the same.
"""

import gzip
import json
import platform
import random
import sys
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from zoneinfo_changes import EPOCH, base36, changes, names_both_know, node_tz_version, tz_database

SEED = 20250101
FIRST, END = -3786825600, 2145916800  # 1850-01-01 and 2038-01-01
RANDOM_SPANS = [(20, 1850, 2038), (3, 2038, 2101), (2, 2101, 9999), (3, 1, 1850)]

Answer = tuple[str, int]


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


def expected(zone: ZoneInfo, civil: int) -> Answer:
    local = (EPOCH + timedelta(seconds=civil)).replace(tzinfo=zone)
    first = round(local.utcoffset().total_seconds())
    second = round(local.replace(fold=1).utcoffset().total_seconds())
    return "=" if first == second else "<" if first > second else ">", first


def answers_agree(zone: ZoneInfo, group: tuple) -> bool:
    _, civils, answers = group
    return all(expected(zone, civil) == answer for civil, answer in zip(civils, answers))


def grouped(names: list[str]) -> dict[tuple, list[str]]:
    groups: dict[tuple, list[str]] = {}
    for name in names:
        zone, changed = ZoneInfo(name), tuple(changes(name, FIRST, END))
        group = next((key for key in groups if key[0] == changed and answers_agree(zone, key)), None)
        if group is None:
            civils = civil_times(name, changed)
            group = (changed, tuple(civils), tuple(expected(zone, civil) for civil in civils))
        groups.setdefault(group, []).append(name)
    return groups


def encode(civils: tuple[int, ...], answers: tuple[Answer, ...]) -> str:
    parts, last_civil, last_offset = [], 0, None
    for civil, (kind, offset) in zip(civils, answers):
        parts.append(base36(civil - last_civil) + kind + ("" if offset == last_offset else base36(offset)))
        last_civil, last_offset = civil, offset
    return " ".join(parts)


def main() -> None:
    version, build, names = tz_database()
    groups = grouped(names_both_know(names))
    header = {
        "tzdata": version,
        "tzdataBuild": build,
        "python": platform.python_version(),
        "nodeTz": node_tz_version(),
        "seed": SEED,
        "command": "python3 tools/zoneinfo-fixture.py > test/fixtures/zoneinfo.txt.gz",
        "license": "public domain (tz database)",
    }
    lines = [json.dumps(header)]
    for (_, civils, answers), members in groups.items():
        lines += [" ".join(members), encode(civils, answers)]
    sys.stdout.buffer.write(gzip.compress(("\n".join(lines) + "\n").encode(), 9, mtime=0))
    samples = sum(len(key[1]) * len(members) for key, members in groups.items())
    members = sum(len(members) for members in groups.values())
    print(f"{members} names, {len(groups)} groups, {samples} samples", file=sys.stderr)


main()
