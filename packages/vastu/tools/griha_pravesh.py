"""Asks Swiss Ephemeris' own program, swetest, for sunrises and what stands in the sky at each, and prints its raw answers.

    python3 tools/griha_pravesh.py > src/griha-pravesh/fixtures/swetest.txt

Needs the Debian packages swetest, swe-basic-data and swe-standard-data. -sid1 is Lahiri. Each place has one line of its
own and one call for all risings; each day one call for Sun and Moon at the rising that falls on it by the place's
offset, or at its local midnight where none does.
"""

import subprocess
from datetime import date, datetime, timedelta

PLACES = [
    ("Delhi", 28.6139, 77.209, 5.5, date(2027, 1, 1), 93),
    ("Delhi", 28.6139, 77.209, 5.5, date(2027, 4, 15), 93),
    ("Sydney", -33.8688, 151.2093, 10.0, date(2026, 4, 10), 80),
    ("Tromso", 69.6492, 18.9553, 1.0, date(2027, 1, 1), 40),
]


def swetest(*arguments):
    answer = subprocess.run(["swetest", *arguments], capture_output=True, text=True, check=True).stdout
    if any(word in answer.lower() for word in ("warning", "moshier", "not found", "illegal", "exceeded")):
        raise SystemExit(f"swetest {' '.join(arguments)}\n{answer}")
    return answer.rstrip()


def risings(latitude, longitude, first, days):
    start = first - timedelta(days=1)
    arguments = ["-p0", "-rise", f"-geopos{longitude},{latitude},0", f"-b{start.day}.{start.month}.{start.year}"]
    answer = swetest(*arguments, f"-n{days + 2}", "-eswe")
    found = []
    for line in answer.splitlines():
        parts = line.split()
        if parts[:1] == ["rise"] and parts[1] != "-":
            found.append(datetime.strptime(f"{parts[1]} {parts[2]}", "%d.%m.%Y %H:%M:%S.%f"))
    return found


def main():
    for name, latitude, longitude, offset, first, days in PLACES:
        print(f"# {name} {latitude} {longitude} {offset} {first} {days}")
        rises = risings(latitude, longitude, first, days)
        for number in range(days):
            day = first + timedelta(days=number)
            midnight = datetime(day.year, day.month, day.day) - timedelta(hours=offset)
            own = [rise for rise in rises if midnight <= rise < midnight + timedelta(days=1)]
            at = own[0] if own else midnight
            ut = at.strftime("%H:%M:%S.%f")[:10]
            answer = swetest(
                f"-b{at.day}.{at.month}.{at.year}", f"-ut{ut}", "-p01", "-sid1", "-fl", "-eswe", "-ep", "-head", "-g,"
            )
            sun, moon = (line.strip() for line in answer.splitlines())
            print(day, at.strftime("%Y-%m-%dT") + ut if own else "-", sun.strip(" ,"), moon.strip(" ,"))


if __name__ == "__main__":
    main()
