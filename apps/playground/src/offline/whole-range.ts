import type { Ephemeris, EphemerisRange, ViewedBodies } from "@almagest/ephemeris";

/** The range of the engine with all of its files, 1200 to 2999. */
export const WHOLE_RANGE: EphemerisRange = {
  fromJdTt: 2_159_358.509_283_908_6,
  toJdTt: 2_816_787.538_106_197,
  fromDate: "1200-01-09",
  toDate: "2999-12-31",
};

/** A sky with some of its files, and whether it lacked data that the other files may have. */
export interface PartialSky {
  readonly ephemeris: Ephemeris;
  readonly hasRefused: () => boolean;
}

/**
 * A sky that claims the whole range. Data that it refuses may be in files not loaded yet: such an answer is discarded,
 * and the call is computed again with all files.
 */
export function partialSky(sky: Ephemeris): PartialSky {
  let refused = false;
  const noted =
    <Given extends readonly unknown[], Found>(ask: (...given: Given) => Found) =>
    (...given: Given): Found => {
      try {
        return ask(...given);
      } catch (error) {
        refused = true;
        throw error;
      }
    };
  const notedBodies = ({ ecliptic, equatorial, ayanamsaDeg }: ViewedBodies): ViewedBodies => ({
    ecliptic: noted(ecliptic),
    equatorial: noted(equatorial),
    ayanamsaDeg: noted(ayanamsaDeg),
  });
  const { fixedStars, risingAndSetting, eclipses, furtherBodies, viewed } = sky;
  const ephemeris: Ephemeris = {
    name: sky.name,
    version: sky.version,
    range: WHOLE_RANGE,
    timeScales: noted(sky.timeScales),
    epochMillisecondsOf: noted(sky.epochMillisecondsOf),
    ecliptic: noted(sky.ecliptic),
    equatorial: noted(sky.equatorial),
    obliquity: noted(sky.obliquity),
    siderealTimeDeg: noted(sky.siderealTimeDeg),
    houses: noted(sky.houses),
    ayanamsaDeg: noted(sky.ayanamsaDeg),
    ...(fixedStars && { fixedStars: { names: fixedStars.names, star: noted(fixedStars.star) } }),
    ...(risingAndSetting && { risingAndSetting: { next: noted(risingAndSetting.next) } }),
    ...(furtherBodies && { furtherBodies: { ...furtherBodies, ecliptic: noted(furtherBodies.ecliptic) } }),
    ...(viewed && { viewed: (viewing) => notedBodies(viewed(viewing)) }),
    ...(eclipses && { eclipses: { next: noted(eclipses.next), between: noted(eclipses.between) } }),
  };
  return { ephemeris, hasRefused: () => refused };
}
