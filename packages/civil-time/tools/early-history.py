"""The clocks before 1970 of places whose zone the tz database's main data, and with it most runtimes, gives as a link
to a neighbour that agrees only since 1970 (Amsterdam as Brussels, Reykjavik as Abidjan, Oslo as Berlin).

    python3 tools/early-history.py BACKZONE > src/data/early-history.ts      (in packages/civil-time)

Needs a tz database built with PACKRATDATA=backzone PACKRATLIST=zone.tab, as Debian's, and a Node whose zones are built
from the main data. A place is taken where it stands in zone.tab and Node shows another local mean time for it than
zoneinfo. Other names that Node holds to be the same place follow it (Iceland, Pacific/Truk).

BACKZONE is a folder built from all of backzone, without PACKRATLIST and without the links of `backward`: from the source
of the tz database (Debian's: apt-get source tzdata), `zic -b fat -d BACKZONE africa antarctica asia australasia europe
northamerica southamerica etcetera factory backzone`. From it come the aliases that zone.tab does not list (Montreal).
"""

import hashlib
import json
import sys
from pathlib import Path
from zoneinfo import ZoneInfo

from zoneinfo_changes import ROOT, ask_node, base36, changes, names_both_know, node_tz_version, offset_at, tz_database, zone_in

BACKZONE_VERSION = "2026b"
# Zones of backzone that are in no list and agree with their link in 1970. Left out: those that do not (Chongqing, Harbin,
# Kashgar, Jan Mayen), those without a local mean time, and Ensenada, whose link was corrected since.
ALIASES = (
    "Africa/Timbuktu America/Coral_Harbour America/Montreal America/Nipigon America/Rainy_River America/Rosario "
    "America/Thunder_Bay Asia/Tel_Aviv Australia/Currie Europe/Belfast Europe/Tiraspol Europe/Uzhgorod "
    "Europe/Zaporozhye"
).split()
LONG_AGO = -(2**33)
END = 0  # 1970-01-01

NODE_SCRIPT = """
  const names = JSON.parse(require("fs").readFileSync(0, "utf8"));
  const told = names.map((timeZone) => {
    const clock = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
    const [, sign, hour, minute, second] = /GMT(?:([+-])(\\d+):(\\d+)(?::(\\d+))?)?$/.exec(clock.format(%d));
    const size = Number(hour ?? 0) * 3600 + Number(minute ?? 0) * 60 + Number(second ?? 0);
    return [timeZone, { place: clock.resolvedOptions().timeZone, offset: sign === "-" ? -size : size }];
  });
  process.stdout.write(JSON.stringify(Object.fromEntries(told)));
""" % (LONG_AGO * 1000)


def clock_text(name: str, root: Path = ROOT) -> str:
    """Local mean time, then for each change the step in seconds from the one before (the first from 1970) and the new
    offset, all in base 36."""
    parts, last = [base36(offset_at(zone_in(root, name), LONG_AGO))], 0
    for instant, _, after in changes(name, LONG_AGO, END, root):
        parts.append(f"{base36(instant - last)}:{base36(after)}")
        last = instant
    return " ".join(parts)


def table() -> dict[str, str]:
    version, build, names = tz_database()
    assert build == "PACKRATDATA=backzone PACKRATLIST=zone.tab", build
    names = names_both_know(names)
    node = ask_node(NODE_SCRIPT, names)
    rows = (line.split("\t") for line in (ROOT / "zone.tab").read_text().splitlines() if not line.startswith("#"))
    listed = {row[2] for row in rows}
    places = [
        name for name in names if name in listed and offset_at(ZoneInfo(name), LONG_AGO) != node[name]["offset"]
    ]
    texts = {name: clock_text(name) for name in places}
    by_place = {node[name]["place"]: name for name in places}
    links = {name: f"={by_place[node[name]['place']]}" for name in names if node[name]["place"] in by_place}
    aliases = {name: clock_text(name, Path(sys.argv[1])) for name in ALIASES}
    return dict(sorted((links | texts | aliases).items()))


def main() -> None:
    version, build, _ = tz_database()
    texts = table()
    digest = hashlib.sha256(json.dumps(texts, separators=(",", ":")).encode()).hexdigest()
    lines = "".join(f"  {json.dumps(name)}: {json.dumps(text)},\n" for name, text in texts.items())
    print(
        f"""/**
 * Clocks before 1970 of places that the tz database's main data gives as links to a neighbour.
 * A text is the local mean time, then for each change `step:offset`: seconds from the change before (the first: from
 * 1970) and the offset after it, in base 36. `=` names another entry.
 * Builder: tools/early-history.py. Origin: tz database {version} with {build},
 * for the places where Node's {node_tz_version()} has only the link; {len(ALIASES)} aliases from all of backzone {BACKZONE_VERSION}. Licence: public domain.
 * sha256 of the table as JSON: {digest}
 */
export const EARLY_HISTORY: Readonly<Record<string, string>> = {{
{lines}}};"""
    )


main()
