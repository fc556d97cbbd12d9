#!/usr/bin/python3
"""Apparent places from JPL's DE405 and the IAU's standard routines: an authority that shares no code with Swiss
Ephemeris. Positions and sidereal time by ERFA (the IAU SOFA routines: IAU 2006 precession, IAU 2000A nutation), the
ephemeris from the casacore project's table of DE405 (1960 to 2060), houses from their definitions.

Needs the Debian packages casacore-data-jpl-de405, python3-casacore and python3-erfa:
/usr/bin/python3 suites/accuracy/tools/jpl.py
"""

import subprocess
from math import asin, atan2, cos, degrees, pi, radians, sin, tan
from pathlib import Path

import erfa
import numpy as np
from casacore.tables import table

OUT = Path(__file__).resolve().parent.parent / "authority"
TABLE = "/usr/share/casacore/data/ephemerides/DE405"
PACKAGES = ["casacore-data-jpl-de405", "python3-casacore", "python3-erfa", "liberfa1"]
AU_KM = 149597870.691
EMRAT = 81.30056
LIGHT_AU_PER_DAY = 299792.458 * 86400 / AU_KM
MJD = 2400000.5
# First coefficient, coefficients a component, intervals a record (the header of DE405), without the two leading dates.
LAYOUT = {
    "mercury": (0, 14, 4), "venus": (168, 10, 2), "earth-moon": (228, 13, 2), "mars": (306, 11, 1),
    "jupiter": (339, 8, 1), "saturn": (363, 7, 1), "uranus": (384, 6, 1), "neptune": (402, 6, 1),
    "pluto": (420, 6, 1), "moon": (438, 13, 8), "sun": (750, 11, 2),
}
BODIES = ["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto"]
POINTS = ["true-node", "mean-node", "mean-apogee"]
# Instants spread over the table, so that every body is met in many places; none has a body behind the Sun's disc,
# where the bending of light has no standard formula.
INSTANTS = [2437300.5 + 1097.71875 * k for k in range(33)]
# Universal time, delta T in seconds, longitude, latitude.
PLACES = [
    (2439126.25, 37.0, -74.006, 40.7128), (2441317.5, 42.2, 0.0, 0.0), (2444239.3125, 50.5, 151.2093, -33.8688),
    (2446895.5, 55.3, 0.0, 51.4779), (2448088.3125, 57.2, -74.006, 40.7128), (2449901.9, 60.8, 139.6503, 35.6762),
    (2451545.0, 63.83, 18.0686, 59.3293), (2453411.0625, 64.7, -58.3816, -34.6037), (2455197.5, 66.1, 179.98, -16.8),
    (2457754.75, 68.6, 24.9384, 60.1699), (2459580.5, 69.3, 25.7294, 66.0), (2460310.6, 69.2, -68.303, -54.8019),
    (2461406.5, 69.1, 36.8219, -1.2921), (2463749.5, 70.0, -149.9003, 61.2181), (2466154.375, 72.0, -70.9, -53.1),
]

ephemeris = table(TABLE, ack=False)
COEFFICIENTS = ephemeris.getcol("x")
FIRST_JD = ephemeris.getcol("MJD")[0] + MJD


def tabulated(name, jd_tdb):
    """Position in AU and velocity in AU a day, barycentric; the Moon's geocentric."""
    first, count, intervals = LAYOUT[name]
    record = int((jd_tdb - FIRST_JD) // 32)
    place = (jd_tdb - FIRST_JD - 32 * record) / 32 * intervals
    interval = min(int(place), intervals - 1)
    x = 2 * (place - interval) - 1
    begin = first + interval * 3 * count
    series = COEFFICIENTS[record][begin : begin + 3 * count].reshape(3, count)
    cheb = np.polynomial.chebyshev
    position = np.array([cheb.chebval(x, c) for c in series])
    velocity = np.array([cheb.chebval(x, cheb.chebder(c)) for c in series]) * 2 * intervals / 32
    return position / AU_KM, velocity / AU_KM


def barycentric(name, jd_tdb):
    if name not in ("earth", "moon"):
        return tabulated(name, jd_tdb)
    both, both_speed = tabulated("earth-moon", jd_tdb)
    moon, moon_speed = tabulated("moon", jd_tdb)
    share = -1 / (1 + EMRAT) if name == "earth" else EMRAT / (1 + EMRAT)
    return both + share * moon, both_speed + share * moon_speed


def unit(vector):
    return vector / np.linalg.norm(vector)


def apparent(name, jd_tt):
    """Direction from the Earth's centre in the ICRS with light time, deflection by the Sun and aberration, and AU."""
    jd_tdb = jd_tt + erfa.dtdb(jd_tt, 0.0, 0.0, 0.0, 0.0, 0.0) / 86400
    earth, earth_speed = barycentric("earth", jd_tdb)
    sun = barycentric("sun", jd_tdb)[0]
    light_time = 0.0
    for _ in range(6):
        seen = barycentric(name, jd_tdb - light_time)[0]
        light_time = np.linalg.norm(seen - earth) / LIGHT_AU_PER_DAY
    direction = unit(seen - earth)
    sun_to_earth = earth - sun
    distance = np.linalg.norm(sun_to_earth)
    if name not in ("sun", "moon"):
        sun_then = barycentric("sun", jd_tdb - light_time)[0]
        direction = erfa.ld(1.0, direction, unit(seen - sun_then), unit(sun_to_earth), distance, 1e-9)
    velocity = earth_speed / LIGHT_AU_PER_DAY
    seen_direction = erfa.ab(direction, velocity, distance, float(np.sqrt(1 - velocity @ velocity)))
    return seen_direction, float(np.linalg.norm(seen - earth))


def obliquity_rad(jd_tt):
    return erfa.obl06(jd_tt, 0.0) + erfa.nut06a(jd_tt, 0.0)[1]


def ecliptic_of_date(name, jd_tt):
    equatorial = erfa.pnm06a(jd_tt, 0.0) @ apparent(name, jd_tt)[0]
    x, y, z = erfa.rx(obliquity_rad(jd_tt), np.eye(3)) @ equatorial
    return degrees(atan2(y, x)) % 360, degrees(asin(z))


def true_node(jd_tt):
    """Where the plane of the Moon's instantaneous motion cuts the ecliptic of date northwards."""
    position, velocity = tabulated("moon", jd_tt + erfa.dtdb(jd_tt, 0.0, 0.0, 0.0, 0.0, 0.0) / 86400)
    to_date = erfa.rx(obliquity_rad(jd_tt), np.eye(3)) @ erfa.pnm06a(jd_tt, 0.0)
    x, y, _ = np.cross(to_date @ position, to_date @ velocity)
    return degrees(atan2(x, -y)) % 360, 0.0


def mean_node_and_apogee(jd_tt):
    """From the Delaunay arguments of the IERS Conventions (Simon et al. 1994), nutation in longitude added; the apogee
    carried from the Moon's mean orbit, 5.145396 degrees steep, to the ecliptic."""
    centuries = (jd_tt - 2451545) / 36525
    node = erfa.faom03(centuries) + erfa.nut06a(jd_tt, 0.0)[0]
    from_node = erfa.faf03(centuries) - erfa.fal03(centuries) + pi
    steepness = radians(5.145396)
    apogee = node + atan2(cos(steepness) * sin(from_node), cos(from_node))
    latitude = asin(sin(steepness) * sin(from_node))
    return (degrees(node) % 360, 0.0), (degrees(apogee) % 360, degrees(latitude))


def place_of(name, jd_tt):
    if name == "true-node":
        return true_node(jd_tt)
    if name in ("mean-node", "mean-apogee"):
        return mean_node_and_apogee(jd_tt)[0 if name == "mean-node" else 1]
    return ecliptic_of_date(name, jd_tt)


def speed_deg_per_day(name, jd_tt):
    """Central difference over a 64th of a day, its cubic term removed by a second one over half of that."""

    def slope(step):
        ahead, behind = (place_of(name, jd_tt + sign * step)[0] for sign in (1, -1))
        return ((ahead - behind + 540) % 360 - 180) / (2 * step)

    return (4 * slope(1 / 128) - slope(1 / 64)) / 3


def rising_degree(armc, eps, latitude):
    """Ecliptic longitude on the eastern horizon of that latitude, radians."""
    return atan2(cos(armc), -(sin(eps) * tan(latitude) + cos(eps) * sin(armc)))


def on_ecliptic(right_ascension, eps):
    return atan2(sin(right_ascension), cos(right_ascension) * cos(eps))


def placidus_cusp(armc, eps, latitude, share, diurnal):
    """The degree that has gone `share` of its own semi-arc, from the upper (or lower) meridian eastwards."""

    def excess(longitude):
        declination = asin(sin(eps) * sin(longitude))
        ascension = atan2(cos(eps) * sin(longitude), cos(longitude))
        semi_arc = pi / 2 + asin(tan(latitude) * tan(declination)) * (1 if diurnal else -1)
        east_of_meridian = (ascension - armc - (0 if diurnal else pi) + pi) % (2 * pi) - pi
        return east_of_meridian - share * semi_arc if diurnal else east_of_meridian + share * semi_arc

    midheaven = on_ecliptic(armc, eps)
    ascendant = rising_degree(armc, eps, latitude)
    low, high = (midheaven, ascendant) if diurnal else (ascendant, midheaven + pi)
    high = low + (high - low) % (2 * pi)
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if excess(middle) < 0 else (low, middle)
    return (low + high) / 2


def placidus(armc, eps, latitude):
    cusps = {11: (1 / 3, True), 12: (2 / 3, True), 2: (2 / 3, False), 3: (1 / 3, False)}
    return {n: placidus_cusp(armc, eps, latitude, *how) for n, how in cusps.items()}


def koch(armc, eps, latitude):
    """Thirds of the semi-arc of the Midheaven, each carried to the horizon as an oblique ascension."""
    third = (pi / 2 + asin(tan(latitude) * tan(asin(sin(eps) * sin(on_ecliptic(armc, eps)))))) / 3
    turns = {11: -2 * third, 12: -third, 2: third, 3: 2 * third}
    return {n: rising_degree(armc + turn, eps, latitude) for n, turn in turns.items()}


def vertex(armc, eps, latitude):
    """Where ecliptic and prime vertical meet in the west, from the normals of the two planes."""
    pole_of_ecliptic = np.array([0.0, -sin(eps), cos(eps)])
    north_point = np.array([-sin(latitude) * cos(armc), -sin(latitude) * sin(armc), cos(latitude)])
    east_point = np.array([-sin(armc), cos(armc), 0.0])
    crossing = np.cross(pole_of_ecliptic, north_point)
    x, y, z = erfa.rx(eps, np.eye(3)) @ (crossing if crossing @ east_point < 0 else -crossing)
    return atan2(y, x)


def positions():
    yield "# TT as a Julian day, body, longitude, latitude, speed in longitude: degrees, degrees a day"
    for jd_tt in INSTANTS:
        for name in BODIES + POINTS:
            longitude, latitude = place_of(name, jd_tt)
            yield f"{jd_tt} {name} {longitude:.9f} {latitude:.9f} {speed_deg_per_day(name, jd_tt):.9f}"


def angles():
    cusps = " ".join(f"{system}-{n}" for system in ("placidus", "koch") for n in (11, 12, 2, 3))
    angles_named = "Greenwich sidereal time, true obliquity, mc, asc, vertex"
    yield f"# UT1 as a Julian day, longitude, latitude, {angles_named}, {cusps}"
    for jd_ut1, delta_t, longitude, latitude in PLACES:
        jd_tt = jd_ut1 + delta_t / 86400
        sidereal_time = erfa.gst06a(jd_ut1, 0.0, jd_tt, 0.0)
        eps = obliquity_rad(jd_tt)
        where = (sidereal_time + radians(longitude), eps, radians(latitude))
        found = [on_ecliptic(*where[:2]), rising_degree(*where), vertex(*where)]
        found += [method(*where)[n] for method in (placidus, koch) for n in (11, 12, 2, 3)]
        values = " ".join(f"{degrees(value) % 360:.9f}" for value in found)
        yield f"{jd_ut1} {longitude} {latitude} {degrees(sidereal_time) % 360:.9f} {degrees(eps):.9f} {values}"


def header():
    versions = subprocess.run(
        ["dpkg-query", "-W", "-f", "# ${Package} ${Version}\n", *PACKAGES], capture_output=True, text=True, check=True
    )
    return versions.stdout


if __name__ == "__main__":
    (OUT / "jpl-de405.txt").write_text(header() + "\n".join(positions()) + "\n")
    (OUT / "erfa-angles.txt").write_text(header() + "\n".join(angles()) + "\n")
