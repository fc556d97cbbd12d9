import { at } from "@almagest/operation";
import type { SignId } from "@almagest/sky";
import type { TimeLord } from "./tables";

/** A time that a lord rules, in days from birth, half-open. */
export interface LordPeriod {
  /** 1 for the longest. */
  readonly level: number;
  readonly lord: TimeLord;
  /** Of zodiacal releasing: the sign that releases; the lord is its ruler. */
  readonly sign?: SignId;
  /** Of zodiacal releasing: the sign comes by the loosing of the bond. */
  readonly isLoosed?: boolean;
  readonly fromDays: number;
  readonly toDays: number;
}

/** Division of time by a technique. */
export interface Scheme {
  readonly levels: number;
  /** The periods of the first level, without an end. */
  readonly majors: () => Iterable<LordPeriod>;
  /** The parts of a period on the next level, which fill it; empty where the technique has none. */
  readonly partsOf: (period: LordPeriod) => readonly LordPeriod[];
}

/** The periods of the first level that begin before a day of life. */
export function majorsUntil({ majors }: Scheme, days: number): readonly LordPeriod[] {
  const found: LordPeriod[] = [];
  for (const period of majors()) {
    if (period.fromDays >= days) break;
    found.push(period);
  }
  return found;
}

/** The periods that run on a day of life, one on each level, the longest first. The day is not before birth. */
export function runningAt(scheme: Scheme, days: number): readonly LordPeriod[] {
  const soon = days + HALF_SECOND_DAYS;
  const majors = majorsUntil(scheme, soon);
  const chain = [at(majors, majors.length - 1)];
  for (let level = 1; level < scheme.levels; level += 1) {
    const parts = scheme.partsOf(at(chain, level - 1));
    if (parts.length === 0) break;
    chain.push(parts.findLast(({ fromDays }) => fromDays < soon) ?? at(parts, 0));
  }
  return chain;
}

/** A period that begins at the very instant runs, whatever its sums of fractions came to. */
const HALF_SECOND_DAYS = 0.5 / 86_400;

/** Parts of given lengths in days within a period, the last of them cut at its end. */
export function cutParts(
  period: LordPeriod,
  parts: Iterable<Pick<LordPeriod, "lord" | "sign" | "isLoosed"> & { readonly days: number }>,
): readonly LordPeriod[] {
  const found: LordPeriod[] = [];
  let fromDays = period.fromDays;
  for (const { days, ...part } of parts) {
    if (period.toDays - fromDays < LEAST_DAYS) break;
    const end = fromDays + days;
    const toDays = period.toDays - end < LEAST_DAYS ? period.toDays : end;
    found.push({ ...part, level: period.level + 1, fromDays, toDays });
    fromDays = toDays;
  }
  return found;
}

/** Sums of fractions of days differ by less; no part is as short. */
const LEAST_DAYS = 1e-6;
