import { CHINESE_BOUNDS } from "./bounds-chinese";
import { DERIVED_BOUNDS } from "./bounds-derived";
import { EVENT_BOUNDS } from "./bounds-events";
import { KP_BOUNDS } from "./bounds-kp";
import type { Bound } from "./bounds-model";
import { PANCHANG_BOUNDS } from "./bounds-panchang";
import { VEDIC_BOUNDS } from "./bounds-vedic";

/**
 * The quantities compared, and the bounds: set a little above the residual measured when they were set, so that they
 * may only tighten. The numbers of swetest have eleven decimals of a degree (nine for speeds, Julian days), and
 * agreement reaches the last of them; those bounds leave room for another machine's arithmetic.
 */
const SKY_BOUNDS = {
  ut1: {
    quantity: "UT1 of the civil moment",
    unit: "s",
    bound: 1e-4,
    authority: "swetest",
    reason: "Julian days are printed to 0.00009 s",
  },
  tt: {
    quantity: "TT of the civil moment",
    unit: "s",
    bound: 1e-4,
    authority: "swetest",
    reason: "Julian days are printed to 0.00009 s",
  },
  "delta-t": {
    quantity: "Delta T",
    unit: "s",
    bound: 1e-4,
    authority: "swetest",
    reason: "a Julian day as a number has steps of 0.00004 s",
  },
  longitude: { quantity: "Longitudes of the fourteen bodies", unit: "″", bound: 1e-5, authority: "swetest" },
  latitude: { quantity: "Latitudes of the fourteen bodies", unit: "″", bound: 1e-5, authority: "swetest" },
  speed: { quantity: "Speeds in longitude of the fourteen bodies", unit: "″/day", bound: 1e-5, authority: "swetest" },
  ascendant: { quantity: "Ascendant", unit: "″", bound: 1e-5, authority: "swetest" },
  midheaven: { quantity: "Midheaven", unit: "″", bound: 1e-5, authority: "swetest" },
  vertex: { quantity: "Vertex", unit: "″", bound: 1e-5, authority: "swetest" },
  armc: { quantity: "Right ascension of the meridian", unit: "″", bound: 1e-5, authority: "swetest" },
  "placidus-cusps": { quantity: "Cusps, Placidus", unit: "″", bound: 1e-5, authority: "swetest" },
  "koch-cusps": { quantity: "Cusps, Koch", unit: "″", bound: 1e-5, authority: "swetest" },
  "equal-cusps": { quantity: "Cusps, equal", unit: "″", bound: 1e-5, authority: "swetest" },
  "whole-sign-cusps": {
    quantity: "Cusps, whole-sign, also in place of Placidus and Koch",
    unit: "″",
    bound: 1e-5,
    authority: "swetest",
  },
  "port-ecliptic": {
    quantity: "Longitude and latitude of all nineteen bodies of the port",
    unit: "″",
    bound: 1e-5,
    authority: "swetest",
  },
  "port-equatorial": {
    quantity: "Right ascension and declination of all nineteen",
    unit: "″",
    bound: 1e-5,
    authority: "swetest",
  },
  "port-speed": { quantity: "Speeds in all four coordinates", unit: "″/day", bound: 1e-5, authority: "swetest" },
  distance: { quantity: "Distances", unit: "km", bound: 1e-4, authority: "swetest" },
  "distance-speed": { quantity: "Speeds in distance", unit: "km/day", bound: 1e-4, authority: "swetest" },
  obliquity: { quantity: "Obliquity, true and mean", unit: "″", bound: 1e-5, authority: "swetest" },
  nutation: { quantity: "Nutation in longitude and obliquity", unit: "″", bound: 1e-5, authority: "swetest" },
  "sidereal-time": { quantity: "Greenwich apparent sidereal time", unit: "″", bound: 1e-5, authority: "swetest" },
  ayanamsa: { quantity: "Ayanamsa, Lahiri and Raman", unit: "″", bound: 1e-5, authority: "swetest" },
  "de405-sun": { quantity: "Sun", unit: "″", bound: 0.003, authority: "de405" },
  "de405-moon": { quantity: "Moon", unit: "″", bound: 0.015, authority: "de405" },
  "de405-inner": { quantity: "Mercury, Venus, Mars", unit: "″", bound: 0.008, authority: "de405" },
  "de405-giants": {
    quantity: "Jupiter, Saturn, Uranus",
    unit: "″",
    bound: 0.4,
    authority: "de405",
    reason: "DE405 (1997) rests on fewer observations of the outer planets than DE431 (2013)",
  },
  "de405-far": {
    quantity: "Neptune, Pluto",
    unit: "″",
    bound: 1.8,
    authority: "de405",
    reason: "as above, and on a small part of these orbits",
  },
  "de405-node": { quantity: "True node", unit: "″", bound: 0.1, authority: "de405" },
  "iers-mean-points": {
    quantity: "Mean node and Lilith",
    unit: "″",
    bound: 0.13,
    authority: "erfa",
    reason: "mean motions of IERS 2003 against those fitted to DE431",
  },
  "de405-speed": {
    quantity: "Speeds in longitude of those but Moon and true node",
    unit: "″/day",
    bound: 0.025,
    authority: "de405",
  },
  "de405-moon-speed": {
    quantity: "Speed of the Moon",
    unit: "″/day",
    bound: 0.3,
    authority: "de405",
    reason: "Swiss Ephemeris' speed of the Moon is that far from the slope of its own longitudes",
  },
  "de405-node-speed": { quantity: "Speed of the true node", unit: "″/day", bound: 0.04, authority: "de405" },
  "jpl-events-alone": {
    quantity: "Phases of the Moon and eclipses of 1960 to 2058 that only one side has",
    unit: "events",
    bound: 0,
    authority: "de405",
  },
  "jpl-phase-instant": { quantity: "Phases of the Moon: instant", unit: "s", bound: 0.035, authority: "de405" },
  "jpl-sun-discs": {
    quantity: "Solar eclipses: where the discs are nearest",
    unit: "s",
    bound: 0.35,
    authority: "de405",
    reason: "where the centres all but meet, the least angle is a cusp",
  },
  "jpl-moon-discs": {
    quantity: "Lunar eclipses: where the discs are nearest, seen from the Moon",
    unit: "s",
    bound: 1.4,
    authority: "de405",
    reason: "the same cusp, on 26 June 2029; 0.22 s in the others",
  },
  "jpl-gamma": { quantity: "Eclipses: gamma", unit: "radii", bound: 2.5e-6, authority: "de405" },
  "jpl-eclipse-kind": {
    quantity: "Eclipses of 1960 to 2058 of another kind, or central on one side alone",
    unit: "events",
    bound: 0,
    authority: "de405",
  },
  "jpl-moon-magnitude": {
    quantity: "Lunar eclipses: magnitude, umbral or else penumbral",
    unit: "diameters",
    bound: 0.001,
    authority: "de405",
    reason: "the Earth's shadow enlarged for its air by one of several rules",
  },
  "jpl-sun-magnitude": {
    quantity: "Solar eclipses, central and partial: magnitude",
    unit: "diameters",
    bound: 0.0025,
    authority: "de405",
    reason: "a sphere for the Earth, and the Moon's radius by the bottoms of its valleys",
  },
  "erfa-sidereal-time": {
    quantity: "Greenwich apparent sidereal time",
    unit: "″",
    bound: 0.002,
    authority: "erfa",
    reason: "nutation IAU 2000B against 2000A",
  },
  "erfa-obliquity": {
    quantity: "True obliquity",
    unit: "″",
    bound: 0.001,
    authority: "erfa",
    reason: "nutation IAU 2000B against 2000A",
  },
  "measured-ut1": {
    quantity: "UT1 as it was measured, 1962 to 2025",
    unit: "s",
    bound: 5e-4,
    authority: "iers",
    reason: "every second day is in the table",
  },
  "measured-sidereal-time": {
    quantity: "Greenwich apparent sidereal time at the measured UT1",
    unit: "″",
    bound: 0.01,
    authority: "erfa",
  },
  "measured-angles": {
    quantity: "Meridian, Midheaven, Ascendant at the measured UT1 and pole",
    unit: "″",
    bound: 0.015,
    authority: "erfa",
  },
  "horizons-sidereal-time": {
    quantity: "Local apparent sidereal time, 2000 to 2021",
    unit: "″",
    bound: 0.01,
    authority: "horizons",
    reason: "JPL's origin of right ascension, 0.0523″, taken off",
  },
  "horizons-pole": {
    quantity: "Direction of the zenith at 90° south, 0.4″ from the axis, 2022",
    unit: "″",
    bound: 0.002,
    authority: "horizons",
  },
  "engines-position": {
    quantity: "WebAssembly: longitudes and latitudes of nineteen bodies, eight stars",
    unit: "″",
    bound: 1e-6,
    authority: "native",
  },
  "engines-speed": { quantity: "WebAssembly: speeds in longitude", unit: "″/day", bound: 1e-4, authority: "native" },
  "engines-houses": { quantity: "WebAssembly: cusps and angles", unit: "″", bound: 1e-5, authority: "native" },
  "engines-searches": { quantity: "WebAssembly: sunrises and eclipses", unit: "s", bound: 0.001, authority: "native" },
  "erfa-angles": { quantity: "Ascendant, Midheaven, Vertex", unit: "″", bound: 0.002, authority: "erfa" },
  "placidus-definition": { quantity: "Cusps 11, 12, 2, 3, Placidus", unit: "″", bound: 0.002, authority: "erfa" },
  "koch-definition": { quantity: "Cusps 11, 12, 2, 3, Koch", unit: "″", bound: 0.0025, authority: "erfa" },
  "meeus-sidereal-time": {
    quantity: "Example 12.a, sidereal time",
    unit: "″",
    bound: 0.07,
    authority: "meeus",
    reason: "IAU 1980 nutation and 1982 sidereal time",
  },
  "meeus-nutation": {
    quantity: "Example 22.a, nutation and obliquity",
    unit: "″",
    bound: 0.04,
    authority: "meeus",
    reason: "IAU 1980 theory, FK5 obliquity",
  },
  "meeus-sun": {
    quantity: "Example 25.b, the Sun",
    unit: "″",
    bound: 0.25,
    authority: "meeus",
    reason: "VSOP87 in the FK5 frame with older precession",
  },
  "meeus-venus": {
    quantity: "Example 33.a, Venus",
    unit: "″",
    bound: 0.7,
    authority: "meeus",
    reason: "truncated VSOP87",
  },
  "meeus-moon": {
    quantity: "Example 47.a, the Moon",
    unit: "″",
    bound: 2.5,
    authority: "meeus",
    reason: "truncated ELP-2000/82; the book states 10 arcseconds",
  },
  "lahiri-1956": {
    quantity: "Lahiri ayanamsa of 1956-03-21, 23°15′00.658″",
    unit: "″",
    bound: 0.15,
    authority: "iae",
    reason:
      "Swiss Ephemeris keeps the sidereal frame where precession of IAU 1976 puts it, and precesses by a later model",
  },
  published: {
    quantity: "Longitudes, angles, Part of Fortune",
    unit: "″",
    bound: 0.18,
    authority: "published",
    reason: "four decimals of a degree are printed; their angles take UTC for UT1, as here for this row",
  },
  "published-speed": {
    quantity: "Speed of Lilith",
    unit: "″/day",
    bound: 0.018,
    authority: "published",
    reason: "five decimals of a degree are printed",
  },
} as const satisfies Record<string, Bound>;

export const BOUNDS = {
  ...SKY_BOUNDS,
  ...EVENT_BOUNDS,
  ...DERIVED_BOUNDS,
  ...VEDIC_BOUNDS,
  ...KP_BOUNDS,
  ...PANCHANG_BOUNDS,
  ...CHINESE_BOUNDS,
} as const;

export type QuantityId = keyof typeof BOUNDS;

/** The accuracy promised of charts and instants: no bound against swetest may be wider. */
export const PROMISED = {
  positionArcseconds: 0.001,
  angleArcseconds: 0.01,
  eventArcseconds: 0.001,
  stationDegPerDay: 1e-6,
  eclipseSeconds: 10,
} as const;
