import type { Ephemeris } from "@almagest/ephemeris";
import { at } from "@almagest/operation";
import type { QuantityId } from "./bounds";
import { rowsOf } from "./measure-independent";
import { arcsecondsBetween, type Residual } from "./residual";

/** The IAU's sidereal time and angles at the UT1 and the pole that the IERS measured (tools/earth_rotation.py). */
export function measureRotation(ephemeris: Ephemeris): readonly Residual[] {
  return rowsOf("erfa-rotation.txt").flatMap((row) => {
    const day = at(row, 0);
    const [longitudeDeg = 0, latitudeDeg = 0, ut1LessUtc = 0, ...angles] = row.slice(1).map(Number);
    const [siderealTimeDeg = 0, armcDeg = 0, midheavenDeg = 0, ascendantDeg = 0] = angles;
    const epochMilliseconds = Date.parse(day);
    const { jdUt1 } = ephemeris.timeScales(epochMilliseconds);
    const houses = ephemeris.houses({ jdUt1, longitudeDeg, latitudeDeg, system: "equal" });
    const against = (quantity: QuantityId, oursDeg: number, theirsDeg: number): Residual => ({
      quantity,
      size: arcsecondsBetween(oursDeg, theirsDeg),
      where: day,
    });
    const utcAsJd = epochMilliseconds / 86_400_000 + 2_440_587.5;
    return [
      { quantity: "measured-ut1", size: (jdUt1 - utcAsJd) * 86_400 - ut1LessUtc, where: day },
      against("measured-sidereal-time", ephemeris.siderealTimeDeg(jdUt1), siderealTimeDeg),
      against("measured-angles", houses.armcDeg, armcDeg),
      against("measured-angles", houses.midheavenDeg, midheavenDeg),
      against("measured-angles", houses.ascendantDeg, ascendantDeg),
    ];
  });
}

/**
 * Local apparent sidereal time by JPL's Horizons, in hours; as kept in the public repository heirloomlogic/AstronomyKit,
 * Scripts/observer-event-data (2026), the two of Madrid in a comment of JPARSEC's coordinate transformations.
 */
const HORIZONS = [
  { jdTt: 2_451_545, longitude: -82.55, latitude: 35.6, hours: 13.1760251716 },
  { jdTt: 2_451_545, longitude: 151.21, latitude: -33.87, hours: 4.7600289021 },
  { jdTt: 2_451_545, longitude: 0, latitude: 51.48, hours: 18.6793671109 },
  { jdTt: 2_459_545, longitude: -82.55, latitude: 35.6, hours: 10.8530649972 },
  { jdTt: 2_459_545, longitude: 151.21, latitude: -33.87, hours: 2.4370680776 },
  { jdTt: 2_459_545, longitude: 0, latitude: 51.48, hours: 16.3564051277 },
  { jdTt: 2_457_407.5 + 68.184 / 86_400, longitude: -3.6879, latitude: 40.408414, hours: 7.6753665728 },
  { jdTt: 2_451_563.5 + 64.184 / 86_400, longitude: -3.6879, latitude: 40.408414, hours: 7.6670225044 },
] as const;

/** The same at 90° south and longitude 0 on 2022-09-20, and how far the axis was that day from the pole of maps (IERS). */
const HORIZONS_POLE = [
  { jdTt: 2_459_843.410568322, hours: 18.8793053523 },
  { jdTt: 2_459_843.411957209, hours: 18.9127472602 },
  { jdTt: 2_459_843.412836839, hours: 18.9339271583 },
  { jdTt: 2_459_843.413346098, hours: 18.9461892072 },
] as const;
const AXIS_AWAY_ARCSECONDS = Math.hypot(0.2902, 0.2802);

/** Horizons counts right ascension from 0.0523" east of the IAU's equinox (manual of Swiss Ephemeris, section 2.1.2.2). */
const HORIZONS_ORIGIN_ARCSECONDS = 0.0523;

/** JPL moves the meridian of a site with the pole of the Earth, as we do. */
export function measureHorizons(ephemeris: Ephemeris): readonly Residual[] {
  return HORIZONS.map(({ jdTt, longitude, latitude, hours }) => {
    const { jdUt1 } = ephemeris.timeScales(ephemeris.epochMillisecondsOf(jdTt));
    const place = { longitudeDeg: longitude, latitudeDeg: latitude };
    const { armcDeg } = ephemeris.houses({ jdUt1, ...place, system: "equal" });
    const size = arcsecondsBetween(armcDeg, 15 * hours) - HORIZONS_ORIGIN_ARCSECONDS;
    return { quantity: "horizons-sidereal-time", size, where: `TT ${jdTt}, longitude ${longitude}` };
  });
}

/** At a pole of maps the meridian is that of the axis; there it is told by so much as the zenith is off. */
export function measureHorizonsAtPole(ephemeris: Ephemeris): readonly Residual[] {
  return HORIZONS_POLE.map(({ jdTt, hours }) => {
    const { jdUt1 } = ephemeris.timeScales(ephemeris.epochMillisecondsOf(jdTt));
    const { armcDeg } = ephemeris.houses({ jdUt1, latitudeDeg: -90, longitudeDeg: 0, system: "equal" });
    const apart = (arcsecondsBetween(armcDeg, 15 * hours) / 3600) * (Math.PI / 180);
    return { quantity: "horizons-pole", size: 2 * Math.sin(apart / 2) * AXIS_AWAY_ARCSECONDS, where: `TT ${jdTt}` };
  });
}

/** The years that are measured, and by how many arcseconds the angles of each moved from the library's model. */
export function anglesMovedByYear(
  measured: Ephemeris,
  modeled: Ephemeris,
): readonly { year: number; arcseconds: number }[] {
  return Array.from({ length: 2026 - 1962 + 1 }, (_, index0) => {
    const year = 1962 + index0;
    const apart = Array.from({ length: 12 }, (_month, month0) => {
      const epochMilliseconds = Date.UTC(year, month0, 1);
      const [ours, theirs] = [measured, modeled].map((sky) =>
        sky.siderealTimeDeg(sky.timeScales(epochMilliseconds).jdUt1),
      );
      return Math.abs(arcsecondsBetween(ours ?? Number.NaN, theirs ?? Number.NaN));
    });
    return { year, arcseconds: Math.max(...apart) };
  });
}
