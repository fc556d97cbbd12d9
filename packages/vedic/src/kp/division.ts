import { at } from "@almagest/operation";
import type { GrahaId } from "../grahas";
import { degreesOfTicks, TICKS_PER_NAKSHATRA, TICKS_PER_PADA, TICKS_PER_SIGN, ticksOf } from "../zodiac/circle";
import { nakshatraLord, VIMSHOTTARI_LORDS, VIMSHOTTARI_YEARS } from "../zodiac/nakshatras";

export const CYCLE_YEARS = 120 as const;

/** The nine lords in their order, the given one first. */
export function lordsFrom(first: GrahaId): readonly GrahaId[] {
  const index0 = VIMSHOTTARI_LORDS.indexOf(first);
  return [...VIMSHOTTARI_LORDS.slice(index0), ...VIMSHOTTARI_LORDS.slice(0, index0)];
}

/** One of the 249 parts of the circle: a sub, or the piece of it on one side of a sign's border. Half-open. */
export interface KpPart {
  /** 1 to 249, from the first point of the sidereal zodiac. */
  readonly number: number;
  /** 0 to 11. */
  readonly signIndex0: number;
  /** 0 to 26. */
  readonly nakshatraIndex0: number;
  readonly starLord: GrahaId;
  readonly subLord: GrahaId;
  /** In the ticks of `TICKS_PER_ARCSEC`. */
  readonly fromTicks: number;
  /** Excluded. */
  readonly toTicks: number;
  /** Where the sub begins that this is all or a piece of. */
  readonly subFromTicks: number;
}

/** The divisions of a longitude. */
export interface KpLords {
  readonly number: number;
  readonly signIndex0: number;
  readonly nakshatraIndex0: number;
  /** 1 to 4. */
  readonly pada: number;
  readonly starLord: GrahaId;
  readonly subLord: GrahaId;
  readonly subSubLord: GrahaId;
}

/**
 * The 249 parts in order: the 243 subs, six of them cut in two where a sign begins within them. Each nakshatra is
 * divided in the proportions of the Vimshottari years, beginning with its own lord (KP Reader II).
 */
export const KP_PARTS: readonly KpPart[] = /* @__PURE__ */ numbered(/* @__PURE__ */ subs().flatMap(cutAtSign));

type Unnumbered = Omit<KpPart, "number">;

function numbered(parts: readonly Unnumbered[]): readonly KpPart[] {
  return parts.map((part, index0) => ({ number: index0 + 1, ...part }));
}

function subs(): readonly Unnumbered[] {
  return Array.from({ length: 27 }, (_, nakshatraIndex0) => {
    const starLord = nakshatraLord(nakshatraIndex0 + 1);
    const start = { fromTicks: nakshatraIndex0 * TICKS_PER_NAKSHATRA, lengthTicks: TICKS_PER_NAKSHATRA };
    return proportions(start, starLord).map(({ lord, fromTicks, toTicks }) => ({
      signIndex0: Math.floor(fromTicks / TICKS_PER_SIGN),
      nakshatraIndex0,
      starLord,
      subLord: lord,
      fromTicks,
      toTicks,
      subFromTicks: fromTicks,
    }));
  }).flat();
}

function cutAtSign(sub: Unnumbered): readonly Unnumbered[] {
  const borderTicks = (sub.signIndex0 + 1) * TICKS_PER_SIGN;
  if (sub.toTicks <= borderTicks) return [sub];
  return [
    { ...sub, toTicks: borderTicks },
    { ...sub, signIndex0: sub.signIndex0 + 1, fromTicks: borderTicks },
  ];
}

interface LordStretch {
  readonly lord: GrahaId;
  readonly fromTicks: number;
  readonly toTicks: number;
}

/**
 * A stretch divided in the proportions of the years, the given lord first. Exact: a sub of y years is 400 y arcseconds,
 * a sub-sub of z years in it 10/3 y z, both whole numbers of ticks.
 */
function proportions(
  { fromTicks, lengthTicks }: { readonly fromTicks: number; readonly lengthTicks: number },
  first: GrahaId,
): readonly LordStretch[] {
  let begin = fromTicks;
  return lordsFrom(first).map((lord) => {
    const end = begin + (lengthTicks * VIMSHOTTARI_YEARS[lord]) / CYCLE_YEARS;
    const stretch = { lord, fromTicks: begin, toTicks: end };
    begin = end;
    return stretch;
  });
}

/** The stretch of one sub-sub lord within a part. */
interface SubSub {
  readonly part: KpPart;
  readonly subSubLord: GrahaId;
  readonly fromTicks: number;
}

/** All of them in order: 2187, and six more where a sign cuts one. */
const SUB_SUBS: readonly SubSub[] = /* @__PURE__ */ KP_PARTS.flatMap(subSubsOf);

/** Where the sub-sub lords begin, in degrees. */
export const KP_SUB_SUB_STARTS_DEG: readonly number[] = /* @__PURE__ */ SUB_SUBS.map(({ fromTicks }) =>
  degreesOfTicks(fromTicks),
);

/** Measured in the whole sub, also where a sign cuts it. */
function subSubsOf(part: KpPart): readonly SubSub[] {
  const lengthTicks = (TICKS_PER_NAKSHATRA * VIMSHOTTARI_YEARS[part.subLord]) / CYCLE_YEARS;
  return proportions({ fromTicks: part.subFromTicks, lengthTicks }, part.subLord)
    .filter(({ fromTicks, toTicks }) => fromTicks < part.toTicks && toTicks > part.fromTicks)
    .map(({ lord, fromTicks }) => ({ part, subSubLord: lord, fromTicks: Math.max(fromTicks, part.fromTicks) }));
}

/** The last of a list in order that has begun at a tick. */
function begunAt<Stretch extends { readonly fromTicks: number }>(
  stretches: readonly Stretch[],
  ticks: number,
): Stretch {
  let low = 0;
  let high = stretches.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (at(stretches, middle).fromTicks <= ticks) low = middle;
    else high = middle - 1;
  }
  return at(stretches, low);
}

/** The part of the 249 that holds a sidereal longitude in [0, 360). */
export function kpPartAt(longitudeDeg: number): KpPart {
  return begunAt(KP_PARTS, ticksOf(longitudeDeg));
}

/**
 * Sign, nakshatra, pada and the lords of star, sub and sub-sub of a sidereal longitude in [0, 360). 2187 sub-subs tile
 * the circle.
 */
export function kpLords(longitudeDeg: number): KpLords {
  const ticks = ticksOf(longitudeDeg);
  const { part, subSubLord } = begunAt(SUB_SUBS, ticks);
  const { number, signIndex0, nakshatraIndex0, starLord, subLord } = part;
  const pada = (Math.floor(ticks / TICKS_PER_PADA) % 4) + 1;
  return { number, signIndex0, nakshatraIndex0, pada, starLord, subLord, subSubLord };
}

/** Where a part begins, ends and has its middle, in degrees. */
export function kpSpan(part: KpPart): { readonly fromDeg: number; readonly toDeg: number; readonly middleDeg: number } {
  return {
    fromDeg: degreesOfTicks(part.fromTicks),
    toDeg: degreesOfTicks(part.toTicks),
    middleDeg: degreesOfTicks((part.fromTicks + part.toTicks) / 2),
  };
}
