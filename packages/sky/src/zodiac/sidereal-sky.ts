import {
  type EclipticPosition,
  type Ephemeris,
  type FixedStars,
  type Houses,
  normalizeDeg,
  type SiderealZodiac,
  signedDifferenceDeg,
} from "@almagest/ephemeris";
import type { NodeType, ZodiacChoice } from "@almagest/operation";
import { skyBodyOf } from "../bodies/bodies";
import { frameAt } from "./frame";

/** Of those who cast sidereal charts in the West most take the one of Fagan and Bradley. */
const WESTERN_AYANAMSA = "fagan-bradley";

/** Half a day's thousandth on either side: the library takes its own speed of an ayanamsa over as little. */
const RATE_DAYS = 0.0005;

type Choice = ZodiacChoice & { readonly nodeType?: NodeType | undefined };

/** The sky as it is, or with the ayanamsa, or the north node's longitude, taken off every ecliptic longitude. */
export function skyInZodiac(ephemeris: Ephemeris, choice: Choice): Ephemeris {
  if (choice.zodiac === "draconic") {
    const node = skyBodyOf("north-node", choice.nodeType ?? "true");
    const degAt = keptLast((jdTt) => ephemeris.ecliptic(node, jdTt).longitudeDeg);
    return siderealSky(ephemeris, { ayanamsa: "draconic", degAt });
  }
  if (choice.zodiac !== "sidereal") return ephemeris;
  const { ayanamsa = WESTERN_AYANAMSA, ayanamsaEpoch } = choice;
  const degAt = keptLast((jdTt) => frameAt(ephemeris, { ...choice, ayanamsa }, jdTt).ayanamsaDeg);
  const zodiac: SiderealZodiac = { ayanamsa, degAt, ...(ayanamsaEpoch === undefined ? {} : { ayanamsaEpoch }) };
  return siderealSky(ephemeris, zodiac);
}

function siderealSky(ephemeris: Ephemeris, zodiac: SiderealZodiac): Ephemeris {
  const { fixedStars, earth, furtherBodies } = ephemeris;
  const rateAt = keptLast((jdTt) => rateOf(ephemeris, zodiac, jdTt));
  const turned = (place: EclipticPosition, jdTt: number): EclipticPosition => ({
    ...place,
    longitudeDeg: normalizeDeg(place.longitudeDeg - zodiac.degAt(jdTt)),
    longitudeSpeedDegPerDay: place.longitudeSpeedDegPerDay - rateAt(jdTt),
  });
  return {
    ...ephemeris,
    zodiac,
    ecliptic: (body, jdTt) => turned(ephemeris.ecliptic(body, jdTt), jdTt),
    ...(furtherBodies
      ? {
          furtherBodies: {
            ...furtherBodies,
            ecliptic: (body, jdTt) => turned(furtherBodies.ecliptic(body, jdTt), jdTt),
          },
        }
      : {}),
    ...(earth ? { earth: (jdTt: number) => turned(earth(jdTt), jdTt) } : {}),
    houses: (request) => turnedHouses(ephemeris.houses(request), zodiac.degAt(jdTtOf(ephemeris, request.jdUt1))),
    ...(fixedStars ? { fixedStars: turnedStars(fixedStars, zodiac) } : {}),
  };
}

/** Houses ask by UT1 alone. */
function jdTtOf(ephemeris: Ephemeris, jdUt1: number): number {
  const near = ephemeris.timeScales(ephemeris.epochMillisecondsOf(jdUt1));
  return jdUt1 + (near.jdTt - near.jdUt1);
}

const isBySigns = (system: Houses["system"]): boolean => system === "whole-sign" || system === "equal-aries";

/** Cusps and angles turned; houses that begin where signs do begin where the sidereal ones do. */
function turnedHouses(houses: Houses, ayanamsaDeg: number): Houses {
  const turned = (deg: number): number => normalizeDeg(deg - ayanamsaDeg);
  const ascendantDeg = turned(houses.ascendantDeg);
  const firstDeg = houses.system === "whole-sign" ? 30 * Math.floor(ascendantDeg / 30) : 0;
  return {
    ...houses,
    cuspsDeg: houses.cuspsDeg.map((cusp, index0) =>
      isBySigns(houses.system) ? normalizeDeg(firstDeg + 30 * index0) : turned(cusp),
    ),
    ascendantDeg,
    midheavenDeg: turned(houses.midheavenDeg),
    vertexDeg: turned(houses.vertexDeg),
  };
}

function turnedStars(stars: FixedStars, zodiac: SiderealZodiac): FixedStars {
  return {
    names: () => stars.names(),
    star: (name, jdTt) => {
      const star = stars.star(name, jdTt);
      return { ...star, longitudeDeg: normalizeDeg(star.longitudeDeg - zodiac.degAt(jdTt)) };
    },
  };
}

/** By how much the ayanamsa grows in a day, which a sidereal body is the slower. */
function rateOf({ range }: Ephemeris, { degAt }: SiderealZodiac, jdTt: number): number {
  const before = Math.max(range.fromJdTt, jdTt - RATE_DAYS);
  const after = before + 2 * RATE_DAYS < range.toJdTt ? before + 2 * RATE_DAYS : before - 2 * RATE_DAYS;
  return signedDifferenceDeg(degAt(after), degAt(before)) / (after - before);
}

/** A chart asks for fourteen bodies at one instant: the last answer is kept. */
function keptLast(ask: (jdTt: number) => number): (jdTt: number) => number {
  let last: { readonly jdTt: number; readonly value: number } | undefined;
  return (jdTt) => {
    if (last?.jdTt !== jdTt) last = { jdTt, value: ask(jdTt) };
    return last.value;
  };
}
