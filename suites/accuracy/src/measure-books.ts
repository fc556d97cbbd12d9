import type { Ephemeris } from "@almagest/ephemeris";
import { arcsecondsBetween, arcsecondsOf, type Residual } from "./residual";

function fromSexagesimal(degrees: number, minutes: number, seconds: number): number {
  return degrees + minutes / 60 + seconds / 3600;
}

function fromHours(hours: number, minutes: number, seconds: number): number {
  return 15 * fromSexagesimal(hours, minutes, seconds);
}

/** Worked examples of Jean Meeus, Astronomical Algorithms, second edition (1998), by number and page. */
export function measureMeeus(ephemeris: Ephemeris): readonly Residual[] {
  const obliquity = ephemeris.obliquity(2446895.5);
  const sun = ephemeris.ecliptic("sun", 2448908.5);
  const moon = ephemeris.ecliptic("moon", 2448724.5);
  const venus = ephemeris.equatorial("venus", 2448976.5);
  return [
    {
      quantity: "meeus-sidereal-time",
      size: arcsecondsBetween(ephemeris.siderealTimeDeg(2446895.5), fromHours(13, 10, 46.1351)),
      where: "example 12.a, page 88: apparent sidereal time, 1987-04-10 0h UT",
    },
    {
      quantity: "meeus-nutation",
      size: arcsecondsOf(obliquity.nutationInLongitudeDeg, -3.788 / 3600),
      where: "example 22.a, page 148: nutation in longitude, 1987-04-10 0h TD",
    },
    {
      quantity: "meeus-nutation",
      size: arcsecondsOf(obliquity.nutationInObliquityDeg, 9.443 / 3600),
      where: "example 22.a: nutation in obliquity",
    },
    {
      quantity: "meeus-nutation",
      size: arcsecondsOf(obliquity.trueDeg, fromSexagesimal(23, 26, 36.85)),
      where: "example 22.a: true obliquity",
    },
    {
      quantity: "meeus-sun",
      size: arcsecondsBetween(sun.longitudeDeg, fromSexagesimal(199, 54, 21.82)),
      where: "example 25.b, page 169: apparent longitude of the Sun, 1992-10-13 0h TD",
    },
    {
      quantity: "meeus-venus",
      size: arcsecondsBetween(venus.rightAscensionDeg, 316.17291),
      where: "example 33.a, page 225: right ascension of Venus, 1992-12-20 0h TD",
    },
    {
      quantity: "meeus-venus",
      size: arcsecondsOf(venus.declinationDeg, -18.88801),
      where: "example 33.a: declination",
    },
    {
      quantity: "meeus-moon",
      size: arcsecondsBetween(moon.longitudeDeg, 133.167265),
      where: "example 47.a, page 342: apparent longitude of the Moon, 1992-04-12 0h TD",
    },
    {
      quantity: "meeus-moon",
      size: arcsecondsOf(moon.latitudeDeg, -3.229126),
      where: "example 47.a: latitude",
    },
  ];
}

/** Definitions with a number in them. */
export function measureDefinitions(ephemeris: Ephemeris): readonly Residual[] {
  const lahiri = ephemeris.ayanamsaDeg("lahiri", 2435553.5);
  return [
    {
      quantity: "lahiri-1956",
      size: arcsecondsOf(lahiri, fromSexagesimal(23, 15, 0.658)),
      where: "Indian Astronomical Ephemeris 1989, page 556: 1956-03-21 0h TT, nutation included",
    },
  ];
}
