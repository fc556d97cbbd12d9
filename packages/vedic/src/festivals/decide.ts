import { addDays } from "@almagest/civil-time";
import { at } from "@almagest/operation";
import type { Span } from "../panchang/day";
import { type DaysOfPlace, momentOf, type SunDay } from "./days";
import type { Moment, TithiRule } from "./rule";

/** A tithi with the stays of the star that its rule prefers, if any. */
export interface Occurrence extends Span {
  readonly stars: readonly Span[];
}

/** The days that share a span: from the one that holds its beginning to the one that holds its last instant. */
export function daysSharing(days: DaysOfPlace, { startMs, endMs }: Span): readonly SunDay[] {
  const first = days.day(days.dateOf(startMs));
  const found = [first];
  for (let day = first; day.nextSunriseMs < endMs; found.push(day)) day = days.day(addDays(day.date, 1));
  return found;
}

/** Milliseconds for which a span has a moment of a day; an instant inside counts as one. */
function sharedMs(day: SunDay, moment: Moment, { startMs, endMs }: Span): number {
  const window = momentOf(day, moment);
  if (window === undefined) return 0;
  if (window.fromMs === window.toMs) return window.fromMs >= startMs && window.fromMs < endMs ? 1 : 0;
  return Math.max(0, Math.min(window.toMs, endMs) - Math.max(window.fromMs, startMs));
}

function lastOf<Value>(list: readonly Value[]): Value {
  return at(list, list.length - 1);
}

/** Half a minute apart counts as even. */
const EVEN_MS = 30_000;

/** The date on which a tithi's festival is kept by its rule. */
export function dateKept(days: DaysOfPlace, rule: TithiRule, span: Occurrence): string {
  const sharing = daysSharing(days, span);
  const candidates = rule.moment === "before-dawn" ? [...sharing, days.day(addDays(lastOf(sharing).date, 1))] : sharing;
  const starred = candidates.filter((day) => meetsStar(day, span));
  if (starred.length === 1) return at(starred, 0).date;
  const covered = candidates.flatMap((day) => {
    const ms = sharedMs(day, rule.moment, span);
    return ms > 0 ? [{ day, ms }] : [];
  });
  if (covered.length === 0) return (rule.none === "first" ? at(sharing, 0) : lastOf(sharing)).date;
  return chosen(covered, rule).date;
}

function chosen(covered: readonly { readonly day: SunDay; readonly ms: number }[], { twice }: TithiRule): SunDay {
  const [first, last] = [at(covered, 0), lastOf(covered)];
  if (twice === "first") return first.day;
  if (twice === "second") return last.day;
  if (Math.abs(first.ms - last.ms) > EVEN_MS) return first.ms > last.ms ? first.day : last.day;
  return twice === "longer-first" ? first.day : last.day;
}

function meetsStar({ sunriseMs, sunsetMs }: SunDay, { startMs, endMs, stars }: Occurrence): boolean {
  return stars.some((star) => Math.min(star.endMs, endMs, sunsetMs) > Math.max(star.startMs, startMs, sunriseMs));
}

const ARUNODAYA_MS = 96 * 60_000;

/** The two dates of an Ekadashi: of all, and of those who leave one that the tenth tithi touches before dawn. */
export interface EkadashiDates {
  readonly smarta: string;
  readonly vaishnava: string;
}

/**
 * Of two sunrises the second; where it has none, the day that holds it (Calendar Reform Committee, p. 105). Where the
 * twelfth tithi, in which the fast is broken, has no sunrise, all but the vaishnavas keep the day on which the eleventh
 * begins (present panchangs).
 */
export function ekadashiDates(days: DaysOfPlace, span: Span, twelfthEndMs: number): EkadashiDates {
  const sharing = daysSharing(days, span);
  const atSunrise = sharing.filter(({ sunriseMs }) => sunriseMs >= span.startMs && sunriseMs < span.endMs);
  const kept = atSunrise.length === 0 ? at(sharing, 0) : lastOf(atSunrise);
  const isTouched = span.startMs > kept.sunriseMs - ARUNODAYA_MS;
  const isBrokenInTime = twelfthEndMs > kept.nextSunriseMs;
  return {
    smarta: isBrokenInTime ? kept.date : at(sharing, 0).date,
    vaishnava: isTouched ? addDays(kept.date, 1) : kept.date,
  };
}
