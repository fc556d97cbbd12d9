"""The clocks before 1970 of places whose zone the tz database's main data, and with it most runtimes, gives as a link
to a neighbour that agrees only since 1970 (Amsterdam as Brussels, Reykjavik as Abidjan, Oslo as Berlin).

    python3 tools/early-history.py > src/data/early-history.ts      (in packages/civil-time)

Needs a tz database built with PACKRATDATA=backzone PACKRATLIST=zone.tab, as Debian's, and a Node whose zones are built
from the main data. A place is taken where it stands in zone.tab and Node shows another local mean time for it than
zoneinfo. Other names that Node holds to be the same place follow it (Iceland, Pacific/Truk).
"""

import hashlib
import json
from zoneinfo import ZoneInfo

from zoneinfo_changes import ROOT, ask_node, base36, changes, names_both_know, node_tz_version, offset_at, tz_database

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


def clock_text(name: str) -> str:
    """Local mean time, then for each change the step in seconds from the one before (the first from 1970) and the new
    offset, all in base 36."""
    parts, last = [base36(offset_at(ZoneInfo(name), LONG_AGO))], 0
    for instant, _, after in changes(name, LONG_AGO, END):
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
    return dict(sorted((links | texts).items()))


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
 * for the places where Node's {node_tz_version()} has only the link. Licence: public domain.
 * sha256 of the table as JSON: {digest}
 */
export const EARLY_HISTORY: Readonly<Record<string, string>> = {{
{lines}}};"""
    )


main()
