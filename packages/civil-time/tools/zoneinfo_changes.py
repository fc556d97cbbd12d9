"""What Python's zoneinfo says of the zones that both it and Node know. Shared by the two builders beside it."""

import json
import struct
import subprocess
from datetime import datetime, timedelta, timezone
from pathlib import Path
from zoneinfo import ZoneInfo

ROOT = Path("/usr/share/zoneinfo")
EPOCH = datetime(1970, 1, 1)
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
BUILDS = {"backzone zone.tab": "PACKRATDATA=backzone PACKRATLIST=zone.tab", "backzone": "PACKRATDATA=backzone"}


def tz_database() -> tuple[str, str, list[str]]:
    """Version, build options and the names of all zones and links of the system's tz database."""
    lines = (ROOT / "tzdata.zi").read_text().splitlines()
    depends = next((line.removeprefix("# ddeps ") for line in lines[:5] if line.startswith("# ddeps")), "")
    zones = [line.split()[1] for line in lines if line.startswith("Z ")]
    links = [line.split()[2] for line in lines if line.startswith("L ")]
    return lines[0].split()[2], BUILDS.get(depends, "main data"), zones + links


def ask_node(script: str, given: object = None) -> object:
    done = subprocess.run(["node", "-e", script], input=json.dumps(given), capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def node_tz_version() -> object:
    return ask_node("process.stdout.write(JSON.stringify(process.versions.tz))")


def names_both_know(names: list[str]) -> list[str]:
    script = """
      const known = (name) => { try { new Intl.DateTimeFormat("en", { timeZone: name }); return true } catch { return false } };
      const asked = JSON.parse(require("fs").readFileSync(0, "utf8"));
      const all = new Set([...Intl.supportedValuesOf("timeZone"), ...asked]);
      process.stdout.write(JSON.stringify([...all].filter(known)));
    """
    return sorted(name for name in ask_node(script, names) if (ROOT / name).is_file())


def zone_in(root: Path, name: str) -> ZoneInfo:
    with (root / name).open("rb") as file:
        return ZoneInfo.from_file(file)


def changes(name: str, first: int, end: int, root: Path = ROOT) -> list[tuple[int, int, int]]:
    """Instant, offset before and offset after of each change in [first, end): asked of zoneinfo at the instants
    that the zone's file lists."""
    data = (root / name).read_bytes()
    isut, isstd, leap, times, types, chars = struct.unpack(">6L", data[20:44])
    start = 44 + times * 5 + types * 6 + chars + leap * 8 + isstd + isut
    count = struct.unpack(">L", data[start + 32 : start + 36])[0]
    zone, found = zone_in(root, name), []
    for instant in struct.unpack(f">{count}q", data[start + 44 : start + 44 + 8 * count]):
        if first <= instant < end:
            before, after = offset_at(zone, instant - 1), offset_at(zone, instant)
            if before != after:
                found.append((instant, before, after))
    return found


def offset_at(zone: ZoneInfo, instant: int) -> int:
    moment = (EPOCH + timedelta(seconds=instant)).replace(tzinfo=timezone.utc).astimezone(zone)
    return round(moment.utcoffset().total_seconds())


def base36(number: int) -> str:
    digits, rest = "", abs(number)
    while rest or not digits:
        rest, digit = divmod(rest, 36)
        digits = DIGITS[digit] + digits
    return "-" + digits if number < 0 else digits
