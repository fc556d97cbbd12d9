#!/usr/bin/python3
"""Phases of the Moon and eclipses by JPL's DE405 and the IAU's routines (see jpl.py), searched for here on their own.

Needs the packages of jpl.py: /usr/bin/python3 suites/accuracy/tools/jpl_events.py
"""

from math import asin, degrees, hypot, sqrt, tan

import erfa
import numpy as np
from jpl import AU_KM, OUT, apparent, header, obliquity_rad, unit

FIRST_JD, LAST_JD = 2437000.5, 2473000.5
# Degrees that the Moon gains on the Sun in a mean day.
GAIN = 12.190749
# Steps of the three rows kept of an eclipse, in days: as in authority/eclipse-positions.txt.
STEP = 0.002
# Radii in km of the Sun, the Moon and the Earth, as Swiss Ephemeris takes them for its eclipses.
SUN, MOON, EARTH = 696000.0, 1738.15, 6378.1366
# The polar radius of the Earth in equatorial ones: where the shadow of a grazing eclipse falls.
POLAR = 0.99664719
# The air makes the Earth's shadow larger by about a hundredth of the Earth (Danjon).
AIR = 1.01


def sun_and_moon(jd_tt):
    """Vectors in AU on the true ecliptic of date."""
    to_date = erfa.rx(obliquity_rad(jd_tt), np.eye(3)) @ erfa.pnm06a(jd_tt, 0.0)
    return [to_date @ direction * distance for direction, distance in (apparent(name, jd_tt) for name in ("sun", "moon"))]


def longitude(vector):
    return degrees(np.arctan2(vector[1], vector[0])) % 360


def gap(jd_tt, angle):
    sun, moon = sun_and_moon(jd_tt)
    return (longitude(moon) - longitude(sun) - angle + 540) % 360 - 180


def phase_near(jd_tt, angle):
    """The secant method from a mean rate, until two instants are within a millisecond."""
    before, there = jd_tt, gap(jd_tt, angle)
    now = before - there / GAIN
    for _ in range(12):
        value = gap(now, angle)
        if abs(now - before) < 1e-8 or value == there:
            return now
        before, there, now = now, value, now - value * (now - before) / (value - there)
    raise ValueError(f"no phase near {jd_tt}")


def phases():
    angle = 0
    at = phase_near(FIRST_JD, angle)
    while at < LAST_JD:
        yield at, angle
        angle = (angle + 90) % 360
        at = phase_near(at + 90 / GAIN, angle)


def from_axis(kind, jd_tt):
    """The Earth's centre from the axis of the Moon's shadow, or the Moon from that of the Earth's: AU, and reach in km."""
    sun, moon = sun_and_moon(jd_tt)
    axis = unit(sun - moon) if kind == "sun" else unit(sun)
    along = moon @ axis
    apart = np.linalg.norm(moon - along * axis)
    if kind == "sun":
        half = asin((SUN + MOON) / AU_KM / np.linalg.norm(sun - moon))
        return apart, along * AU_KM * tan(half) + MOON / np.cos(half) + POLAR * EARTH
    half = asin((SUN + EARTH) / AU_KM / np.linalg.norm(sun))
    return apart, AIR * EARTH / np.cos(half) - along * AU_KM * tan(half) + MOON


def least(kind, jd_tt):
    """Where that distance is least, by parabolas through three instants."""
    at, step = jd_tt, 0.02
    for _ in range(5):
        low, middle, high = (from_axis(kind, at + k * step)[0] ** 2 for k in (-1, 0, 1))
        at += step * (low - high) / (2 * (low - 2 * middle + high))
        step = max(step / 4, STEP)
    return at


def row(jd_tt):
    found = []
    for x, y, z in sun_and_moon(jd_tt):
        distance = sqrt(x * x + y * y + z * z)
        found += [longitude((x, y)), degrees(np.arctan2(z, hypot(x, y))), distance]
    return " ".join(f"{value:.12f}" for value in found)


def eclipse(kind, jd_tt):
    if abs(degrees(asin(unit(sun_and_moon(jd_tt)[1])[2]))) > 1.8:
        return None
    greatest = least(kind, jd_tt)
    apart, reach = from_axis(kind, greatest)
    margin = (reach - apart * AU_KM) / EARTH
    if abs(margin) < 0.01:
        print(f"{kind} {greatest}: {margin} radii from none")
    if margin < 0:
        return None
    first = round(greatest - STEP, 3)
    return " ".join([kind, f"{first:.3f}", *(row(first + k * STEP) for k in range(3))])


if __name__ == "__main__":
    found = list(phases())
    head = header()
    lines = [f"{angle} {jd_tt:.8f}" for jd_tt, angle in found]
    (OUT / "jpl-phases.txt").write_text(f"{head}# elongation in degrees, TT\n" + "\n".join(lines) + "\n")
    kinds = {0: "sun", 180: "moon"}
    lines = [eclipse(kinds[angle], jd_tt) for jd_tt, angle in found if angle in kinds]
    about = "# eclipsed body, TT, then at it and 0.002 and 0.004 days later longitude, latitude and AU of Sun and Moon\n"
    (OUT / "jpl-eclipses.txt").write_text(head + about + "\n".join(filter(None, lines)) + "\n")
