import { alwaysHasHouses, type Ephemeris, normalizeDeg, type Viewing } from "@almagest/ephemeris";
import type { HouseSystem } from "@almagest/operation";
import { type BodyId, type ChartMoment, chartMoment, skyBodyOf } from "@almagest/sky";
import type { BirthReading } from "../settings/births";
import type { Conventions } from "../settings/conventions";
import { isBody, type Point } from "../values/whats";
import { keptBy } from "./kept";

const SIGN_DEG = 30;

/** The sky of one reading of a birth, by any conventions; everything is computed once. */
export interface ReadingSky {
  readonly moment: ChartMoment;
  /** In the zodiac in use, [0, 360). */
  readonly longitudeDeg: (of: Point | undefined, chosen: Conventions) => number | undefined;
  /** By the ayanamsa, whatever zodiac is in use. */
  readonly siderealDeg: (of: Point | undefined, chosen: Conventions) => number | undefined;
  readonly tropicalDeg: (of: Point | undefined, chosen: Conventions) => number | undefined;
  /** Tropical; undefined where the system has no houses at the place. */
  readonly cuspsDeg: (chosen: Conventions) => readonly number[] | undefined;
  /** Degrees that are taken off a tropical longitude. */
  readonly frameDeg: (chosen: Conventions) => number;
}

/** Systems whose houses are signs of the zodiac in use. */
export function hasSignHouses(houses: HouseSystem): boolean {
  return houses === "whole-sign" || houses === "equal-aries";
}

export function readingSky(ephemeris: Ephemeris, reading: BirthReading): ReadingSky {
  const { date, time, offsetHours: timezone, latitude: latitudeDeg, longitude: longitudeDeg } = reading;
  const moment = chartMoment(ephemeris, { date, time, timezone });
  const { jdTt, jdUt1 } = moment;
  const seen = keptBy((positions: Conventions["positions"]) => seenAs(ephemeris, positions, reading));
  const ayanamsas = keptBy((positions: Conventions["positions"]) =>
    keptBy((name: Conventions["ayanamsa"]) => (seen(positions) ?? ephemeris).ayanamsaDeg(name, jdTt)),
  );
  /** Of a body by the positions in use; angles and cusps are told by the apparent ones, whichever are tried. */
  const ayanamsaDeg = (of: Point | undefined, { positions, ayanamsa }: Conventions): number =>
    ayanamsas(isBody(of) ? positions : "apparent")(ayanamsa);
  const houses = keptBy((system: HouseSystem) => ephemeris.houses({ jdUt1, latitudeDeg, longitudeDeg, system }));
  const offDeg = (of: Point | undefined, chosen: Conventions): number =>
    chosen.zodiac === "tropical" ? 0 : ayanamsaDeg(of, chosen);
  const frameDeg = (chosen: Conventions): number => offDeg(undefined, chosen);
  const bodyDeg = bodiesOf(seen, jdTt);
  const signCusps = keptBy((system: HouseSystem) =>
    keptBy((shiftDeg: number) => cuspsOfSigns(system, houses("whole-sign").ascendantDeg, shiftDeg)),
  );
  const tropicalDeg: ReadingSky["tropicalDeg"] = (of, chosen) => {
    if (isBody(of)) return bodyDeg(of, chosen);
    const { ascendantDeg, midheavenDeg } = houses("whole-sign");
    return of === "midheaven" ? midheavenDeg : ascendantDeg;
  };
  const less = (deg: number | undefined, off: number) => (deg === undefined ? undefined : normalizeDeg(deg - off));
  return {
    moment,
    tropicalDeg,
    frameDeg,
    longitudeDeg: (of, chosen) => less(tropicalDeg(of, chosen), offDeg(of, chosen)),
    siderealDeg: (of, chosen) => less(tropicalDeg(of, chosen), ayanamsaDeg(of, chosen)),
    cuspsDeg: (chosen) => {
      if (hasSignHouses(chosen.houses)) return signCusps(chosen.houses)(frameDeg(chosen));
      return alwaysHasHouses(chosen.houses, latitudeDeg) ? houses(chosen.houses).cuspsDeg : undefined;
    },
  };
}

function cuspsOfSigns(houses: HouseSystem, ascendantDeg: number, shiftDeg: number): readonly number[] {
  const first = houses === "equal-aries" ? 0 : Math.floor(normalizeDeg(ascendantDeg - shiftDeg) / SIGN_DEG);
  return Array.from({ length: 12 }, (_, house0) => normalizeDeg(SIGN_DEG * (first + house0) + shiftDeg));
}

type Seen = Pick<Ephemeris, "ecliptic" | "ayanamsaDeg">;

function seenAs(ephemeris: Ephemeris, positions: Conventions["positions"], reading: BirthReading): Seen | undefined {
  const viewing = viewingOf(positions, reading);
  return viewing === undefined ? ephemeris : ephemeris.viewed?.(viewing);
}

function bodiesOf(seen: (positions: Conventions["positions"]) => Seen | undefined, jdTt: number) {
  const longitudesDeg = keptBy((positions: Conventions["positions"]) =>
    keptBy((body: Parameters<Ephemeris["ecliptic"]>[0]) => seen(positions)?.ecliptic(body, jdTt).longitudeDeg),
  );
  return (of: BodyId, { positions, node, lilith }: Conventions): number | undefined => {
    const apogee = lilith === "true" ? ({ apogee: "osculating-apogee" } as const) : {};
    const deg = longitudesDeg(positions)(skyBodyOf(of === "south-node" ? "north-node" : of, node, apogee));
    return of === "south-node" && deg !== undefined ? normalizeDeg(deg + 180) : deg;
  };
}

function viewingOf(positions: Conventions["positions"], { latitude, longitude }: BirthReading): Viewing | undefined {
  if (positions === "apparent") return undefined;
  if (positions === "true") return { positions: "true", from: "earth" };
  return { positions: "apparent", from: { latitudeDeg: latitude, longitudeDeg: longitude } };
}
