import { type Ephemeris, SKY_BODIES } from "@almagest/ephemeris";
import type { SwissEphemeris } from "@almagest/ephemeris-swiss";
import { COMMON_HOUSE_SYSTEMS } from "@almagest/operation";
import { CHARTS } from "./charts";
import { arcsecondsBetween, arcsecondsOf, type Residual } from "./residual";

const SECONDS_PER_DAY = 86_400;
const [FIRST_JD, LAST_JD, STEP_DAYS] = [2_159_400, 2_816_700, 1_997.251];
const STARS = ["Aldebaran", "Regulus", "Antares", "Fomalhaut", "Spica", "Sirius", "Galactic Center", "Algol"];

/** Two engines, asked the same. */
interface Engines {
  readonly native: SwissEphemeris;
  readonly wasm: SwissEphemeris;
}

/** The WebAssembly engine against the native one, over the whole range, in the charts and in searches. */
export function measureEngines(engines: Engines): readonly Residual[] {
  const instants = Array.from(
    { length: Math.floor((LAST_JD - FIRST_JD) / STEP_DAYS) },
    (_, k) => FIRST_JD + k * STEP_DAYS,
  );
  return [
    ...instants.flatMap((jdTt) => bodiesAt(engines, jdTt)),
    ...CHARTS.flatMap(({ id, utc, place }) => housesOf(engines, { id, utc, ...place })),
    ...STARS.map((name) => starOf(engines, name)),
    ...searchesOf(engines),
  ];
}

function bodiesAt({ native, wasm }: Engines, jdTt: number): readonly Residual[] {
  return SKY_BODIES.flatMap((body) => {
    const [ours, theirs] = [wasm.ecliptic(body, jdTt), native.ecliptic(body, jdTt)];
    const where = `TT ${jdTt}, ${body}`;
    const speed = arcsecondsOf(ours.longitudeSpeedDegPerDay, theirs.longitudeSpeedDegPerDay);
    return [
      { quantity: "engines-position", size: arcsecondsBetween(ours.longitudeDeg, theirs.longitudeDeg), where } as const,
      { quantity: "engines-position", size: arcsecondsOf(ours.latitudeDeg, theirs.latitudeDeg), where } as const,
      ...(body === "osculating-apogee" ? [] : [{ quantity: "engines-speed", size: speed, where } as const]),
    ];
  });
}

interface Place {
  readonly id: string;
  readonly utc: string;
  readonly latitude: number;
  readonly longitude: number;
}

function housesOf({ native, wasm }: Engines, { id, utc, latitude, longitude }: Place): readonly Residual[] {
  return COMMON_HOUSE_SYSTEMS.flatMap((system) => {
    const drawn = (sky: Ephemeris): readonly number[] => {
      const { jdUt1 } = sky.timeScales(Date.parse(`${utc}Z`));
      const houses = sky.houses({ jdUt1, latitudeDeg: latitude, longitudeDeg: longitude, system });
      return [...houses.cuspsDeg, houses.ascendantDeg, houses.midheavenDeg, houses.vertexDeg, houses.armcDeg];
    };
    const theirs = drawn(native);
    return drawn(wasm).map((deg, index0) => ({
      quantity: "engines-houses" as const,
      size: arcsecondsBetween(deg, theirs[index0] ?? Number.NaN),
      where: `${id}, ${system}`,
    }));
  });
}

function starOf({ native, wasm }: Engines, name: string): Residual {
  const [ours, theirs] = [wasm, native].map((sky) => sky.fixedStars.star(name, 2_460_000.25).longitudeDeg);
  return { quantity: "engines-position", size: arcsecondsBetween(ours ?? Number.NaN, theirs ?? 0), where: name };
}

function searchesOf({ native, wasm }: Engines): readonly Residual[] {
  const window = { fromJdTt: 2_451_545, toJdTt: 2_458_850 };
  const eclipses = native.eclipses.between("both", window);
  const found = wasm.eclipses.between("both", window);
  const risings = Array.from({ length: 120 }, (_, k) => 2_440_000 + 37.3 * k).map((afterJdUt1): Residual => {
    const request = {
      body: "sun",
      event: "rise",
      afterJdUt1,
      altitudeM: 0,
      disc: "upper-limb",
      refraction: true,
    } as const;
    const place = { latitudeDeg: ((afterJdUt1 * 7) % 120) - 60, longitudeDeg: ((afterJdUt1 * 11) % 360) - 180 };
    const [ours, theirs] = [wasm, native].map((sky) => sky.risingAndSetting.next({ ...request, ...place })?.jdUt1 ?? 0);
    return {
      quantity: "engines-searches",
      size: ((ours ?? 0) - (theirs ?? 0)) * SECONDS_PER_DAY,
      where: `sunrise after ${afterJdUt1}`,
    };
  });
  return [
    ...risings,
    ...eclipses.map(({ maximumJdTt, of }, index0): Residual => {
      const ours = found[index0]?.maximumJdTt ?? Number.NaN;
      return {
        quantity: "engines-searches",
        size: (ours - maximumJdTt) * SECONDS_PER_DAY,
        where: `eclipse of the ${of}, ${maximumJdTt}`,
      };
    }),
  ];
}
