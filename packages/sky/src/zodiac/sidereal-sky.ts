import {
  type EclipticPosition,
  type Ephemeris,
  type FixedStars,
  type Houses,
  normalizeDeg,
  type SiderealZodiac,
  signedDifferenceDeg,
} from "@almagest/ephemeris";
import { DomainError, type ZodiacChoice } from "@almagest/operation";
import { frameAt } from "./frame";

/** Of those who cast sidereal charts in the West most take the one of Fagan and Bradley. */
const WESTERN_AYANAMSA = "fagan-bradley";

/** Half a day's thousandth on either side: the library takes its own speed of an ayanamsa over as little. */
const RATE_DAYS = 0.0005;

/** A computation that reads the sky, in the zodiac of its input: all that it reads from a longitude follows. */
export function inZodiac<Input, Context extends { readonly ephemeris: Ephemeris }, Facts>(
  compute: (input: Input, context: Context) => Facts,
): (input: Input & ZodiacChoice, context: Context) => Facts {
  return (input, context) => compute(input, { ...context, ephemeris: skyInZodiac(context.ephemeris, input) });
}

/**
 * One that has no answer in the sidereal zodiac: the changes of an open time are searched by formulas of tropical cusps.
 */
export function tropicalOnly<Input, Context, Facts>(
  compute: (input: Input, context: Context) => Facts,
): (input: Input & ZodiacChoice, context: Context) => Facts {
  return (input, context) => {
    if (input.zodiac === "sidereal") throw openSidereal();
    return compute(input, context);
  };
}

function openSidereal(): DomainError {
  const message =
    "zodiac sidereal is answered for a time of birth that is known to the second, and this one is open. Send the time, or leave zodiac out.";
  return new DomainError("unprocessable_entity", message, { zodiac: "sidereal" });
}

/** The sky as it is, or with the ayanamsa taken off every ecliptic longitude. */
export function skyInZodiac(ephemeris: Ephemeris, choice: ZodiacChoice): Ephemeris {
  if (choice.zodiac !== "sidereal") return ephemeris;
  const { ayanamsa = WESTERN_AYANAMSA, ayanamsaEpoch } = choice;
  const degAt = keptLast((jdTt) => frameAt(ephemeris, { ...choice, ayanamsa }, jdTt).ayanamsaDeg);
  const zodiac: SiderealZodiac = { ayanamsa, degAt, ...(ayanamsaEpoch === undefined ? {} : { ayanamsaEpoch }) };
  return siderealSky(ephemeris, zodiac);
}

function siderealSky(ephemeris: Ephemeris, zodiac: SiderealZodiac): Ephemeris {
  const { fixedStars } = ephemeris;
  const rateAt = keptLast((jdTt) => rateOf(ephemeris, zodiac, jdTt));
  return {
    ...ephemeris,
    zodiac,
    ecliptic: (body, jdTt): EclipticPosition => {
      const place = ephemeris.ecliptic(body, jdTt);
      return {
        ...place,
        longitudeDeg: normalizeDeg(place.longitudeDeg - zodiac.degAt(jdTt)),
        longitudeSpeedDegPerDay: place.longitudeSpeedDegPerDay - rateAt(jdTt),
      };
    },
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
