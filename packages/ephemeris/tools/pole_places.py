#!/usr/bin/python3
"""Makes test/pole-places.txt: places by the axis of the turning Earth, by the IAU's routine for polar motion (eraPom00).

Needs the Debian package python3-erfa and the IERS series EOP 20 C04 (python3-astropy-iers-data carries it):
/usr/bin/python3 packages/ephemeris/tools/pole_places.py eopc04.1962-now
"""

import sys
from datetime import date, timedelta
from math import atan2, cos, degrees, hypot, pi, radians, sin
from pathlib import Path

import erfa
import numpy as np

OUT = Path(__file__).resolve().parent.parent / "test" / "pole-places.txt"
FIRST_DAY = date(1962, 1, 1)
PLACES = [
    (90.0, 0.0), (-90.0, 0.0), (90.0, 137.0), (-90.0, -62.0), (89.99995, 45.0), (-89.99995, 170.0), (89.9, -120.0),
    (78.22, 15.65), (64.0, -21.9), (-54.8019, -68.303), (51.4779, 0.0), (-33.8688, 151.2093), (0.0, 180.0), (0.0, -90.0),
]
ARCSECOND = pi / 180 / 3600

series = {}
for line in open(sys.argv[1]):
    if not line.startswith("#") and line.strip():
        series[round(float(line[16:26]))] = (float(line[26:38]), float(line[38:50]))

rows = []
for count in range(84):
    # nodes of our table, which has each tenth day
    day = FIRST_DAY + timedelta(days=280 * count)
    mjd = (day - date(1858, 11, 17)).days
    pole_x, pole_y = series[mjd]
    matrix = erfa.pom00(pole_x * ARCSECOND, pole_y * ARCSECOND, erfa.sp00(2400000.5 + mjd, 0.0))
    latitude, longitude = PLACES[count % len(PLACES)]
    phi, east = radians(latitude), radians(longitude)
    upwards = np.array([cos(phi) * cos(east), cos(phi) * sin(east), sin(phi)])
    # the matrix leads from the axis to the map
    x, y, z = matrix.T @ upwards
    values = [f"{degrees(angle):.12f}" for angle in (atan2(z, hypot(x, y)), atan2(y, x))]
    rows.append(" ".join([day.isoformat(), str(latitude), str(longitude), f"{pole_x:.6f}", f"{pole_y:.6f}", *values]))

HEAD = """# python3-erfa 2.0.0.1+ds-3+b1, python3-astropy-iers-data 0.2026.9.21.0.56.25-1
# 0h UTC, latitude, longitude, x and y of the pole in arcseconds as published, latitude and longitude by the axis
"""
OUT.write_text(HEAD + "\n".join(rows) + "\n")
