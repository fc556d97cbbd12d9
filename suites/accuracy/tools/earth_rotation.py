#!/usr/bin/python3
"""Sidereal time and angles by the IAU's routines at the UT1 and the pole that the IERS measured: days that are no nodes
of our tables. The place is turned by eraPom00.

Needs the Debian package python3-erfa and the IERS series EOP 20 C04 (python3-astropy-iers-data carries it):
/usr/bin/python3 suites/accuracy/tools/earth_rotation.py eopc04.1962-now
"""

import sys
from datetime import date, timedelta
from math import atan2, cos, degrees, hypot, pi, radians, sin, tan
from pathlib import Path

import erfa
import numpy as np

OUT = Path(__file__).resolve().parent.parent / "authority" / "erfa-rotation.txt"
FIRST_DAY = date(1962, 1, 2)
PLACES = [
    (-74.006, 40.7128), (151.2093, -33.8688), (0.0, 51.4779), (77.209, 28.6139), (18.0686, 59.3293),
    (-21.9426, 64.1466), (15.65, 78.22), (-68.303, -54.8019),
]
ARCSECOND = pi / 180 / 3600

series = {}
for line in open(sys.argv[1]):
    if not line.startswith("#") and line.strip():
        series[round(float(line[16:26]))] = [float(line[a:b]) for a, b in ((26, 38), (38, 50), (50, 62))]


def by_axis(longitude, latitude, pole_x, pole_y, jd_tt):
    """Longitude and latitude by the axis about which the Earth turns, radians."""
    matrix = erfa.pom00(pole_x * ARCSECOND, pole_y * ARCSECOND, erfa.sp00(jd_tt, 0.0))
    phi, east = radians(latitude), radians(longitude)
    x, y, z = matrix.T @ np.array([cos(phi) * cos(east), cos(phi) * sin(east), sin(phi)])
    return atan2(y, x), atan2(z, hypot(x, y))


rows = []
for count in range(48):
    day = FIRST_DAY + timedelta(days=490 * count + 2 * (count % 3))
    mjd = (day - date(1858, 11, 17)).days
    longitude, latitude = PLACES[count % len(PLACES)]
    pole_x, pole_y, ut1_less_utc = series[mjd]
    ut1 = ut1_less_utc / 86400
    tt = (32.184 + erfa.dat(day.year, day.month, day.day, 0.0)) / 86400
    jd = 2400000.5 + mjd
    sidereal = erfa.gst06a(jd, ut1, jd, tt)
    eps = erfa.obl06(jd, tt) + erfa.nut06a(jd, tt)[1]
    east, phi = by_axis(longitude, latitude, pole_x, pole_y, jd + tt)
    armc = sidereal + east
    midheaven = atan2(sin(armc), cos(armc) * cos(eps))
    ascendant = atan2(cos(armc), -(sin(eps) * tan(phi) + cos(eps) * sin(armc)))
    if (ascendant - midheaven) % (2 * pi) > pi:
        ascendant += pi
    angles = [f"{degrees(angle) % 360:.9f}" for angle in (sidereal, armc, midheaven, ascendant)]
    rows.append(" ".join([day.isoformat(), str(longitude), str(latitude), f"{ut1_less_utc:.7f}", *angles]))

HEAD = """# python3-erfa 2.0.0.1+ds-3+b1, python3-astropy-iers-data 0.2026.9.21.0.56.25-1
# 0h UTC, longitude, latitude, UT1-UTC in seconds as published, Greenwich sidereal time, meridian, midheaven, ascendant
"""
OUT.write_text(HEAD + "\n".join(rows) + "\n")
