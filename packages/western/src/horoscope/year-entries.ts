import { daysBetween } from "@almagest/civil-time";
import type { Ephemeris } from "@almagest/ephemeris";
import { at } from "@almagest/operation";
import { type PlanetId, SIGN_IDS, type SignId, signOf } from "@almagest/sky";
import type { TimedEvent } from "./dated-event";
import { AREA_HOUSES, AREAS, type Area, solarHouse } from "./houses";
import { dayOfEpochMs, type Period } from "./period";
import type { PeriodTable } from "./period-table";
import { isAspect, type SkyEvent, TONES } from "./sky-event";
import { endOf, type SignStay } from "./span";

export const THEME_BODIES = ["jupiter", "saturn", "uranus", "neptune", "pluto"] as const;
export type ThemeBody = (typeof THEME_BODIES)[number];

/** The weightier first: of two stays in one house its tells more. */
export const PERIOD_BODIES = ["mars", "venus", "mercury"] as const;
export type PeriodBody = (typeof PERIOD_BODIES)[number];

/** A stay in a sign by whole days of UTC: the day of the entry and the day of the next one. */
export interface DayStay<Body extends PlanetId> {
  readonly body: Body;
  readonly sign: SignId;
  readonly from: string;
  readonly to: string;
  /** The entry; undefined where it lies before the year. */
  readonly entry: SkyEvent | undefined;
  /** Of a stay that runs past the year's end: the day on which the body goes back out of it, if it does. */
  readonly backOn?: string;
}

/** The stays of the slow planets in the order of the bodies, each clipped to the year. */
export function themeStays(
  ephemeris: Ephemeris,
  period: Period,
  { events, stayFrom }: Pick<PeriodTable, "events" | "stayFrom">,
): readonly DayStay<ThemeBody>[] {
  return THEME_BODIES.flatMap((body) => {
    const sign = signOf(ephemeris.ecliptic(body, period.search.fromJdTt).longitudeDeg);
    const entries = ingressesOf(events, body).map((entry) => ({
      sign: entry.sign,
      from: dayOfEpochMs(entry.epochMs),
      entry,
    }));
    const starts = [{ sign, from: period.firstDay, entry: undefined }, ...entries];
    const lastDay = dayOfEpochMs(period.toEpochMs - 1);
    return starts.map((start, index0) => {
      const next = starts[index0 + 1];
      const backOn = next === undefined && start.entry ? backwardExit(ephemeris, stayFrom(start.entry)) : undefined;
      return { body, ...start, to: next?.from ?? lastDay, ...(backOn === undefined ? {} : { backOn }) };
    });
  });
}

function backwardExit(ephemeris: Ephemeris, { toJdTt, endsBackward, isReturn }: SignStay): string | undefined {
  if (toJdTt === undefined || !endsBackward || isReturn) return undefined;
  return dayOfEpochMs(ephemeris.epochMillisecondsOf(toJdTt));
}

function ingressesOf(events: readonly TimedEvent[], body: PlanetId): readonly TimedEvent[] {
  return events.filter(({ form, first }) => form === "ingress" && first === body);
}

/**
 * For each solar house one stay that begins in the year: of Mars if there is one, else of Venus, else of Mercury; of
 * several the first. In the order in which they begin; an end can fall in the next year.
 */
export function keyPeriods(
  ephemeris: Ephemeris,
  own: SignId,
  events: readonly TimedEvent[],
): readonly DayStay<PeriodBody>[] {
  const stays = PERIOD_BODIES.flatMap((body) => {
    const entries = ingressesOf(events, body);
    return entries.flatMap((entry, index0) => periodOf(ephemeris, body, [entry, entries[index0 + 1]]));
  });
  const chosen = SIGN_IDS.flatMap((sign) => {
    const here = stays.filter((stay) => stay.sign === sign);
    const body = PERIOD_BODIES.find((one) => here.some((stay) => stay.body === one));
    return here.filter((stay) => stay.body === body).slice(0, 1);
  });
  const house = ({ sign }: DayStay<PeriodBody>): number => solarHouse(own, sign);
  return chosen.toSorted((a, b) => daysBetween(b.from, a.from) || house(a) - house(b));
}

function periodOf(
  ephemeris: Ephemeris,
  body: PeriodBody,
  [entry, next]: readonly [TimedEvent, TimedEvent | undefined],
): readonly DayStay<PeriodBody>[] {
  const end = next?.jdTt ?? endOf(ephemeris, entry);
  if (end === undefined) return [];
  const to = dayOfEpochMs(ephemeris.epochMillisecondsOf(end));
  return [{ body, sign: entry.sign, from: dayOfEpochMs(entry.epochMs), to, entry }];
}

/** A calendar month and how many helping aspects fall in it. */
export interface BestMonth {
  /** 1 to 12 */
  readonly month: number;
  readonly count: number;
  /** The area's signs that the month's aspects touch, the most touched first. */
  readonly signs: readonly SignId[];
}

/**
 * For each area the month with most exact sextiles and trines among Sun, Mercury to Pluto with a body in one of the
 * area's houses; of equal ones the first. An area that none touches is absent.
 */
export function bestMonths(own: SignId, events: readonly TimedEvent[]): Readonly<Partial<Record<Area, BestMonth>>> {
  const helping = events.filter(({ form, first }) => first !== "moon" && isAspect(form) && TONES[form] === "easy");
  const best: Partial<Record<Area, BestMonth>> = {};
  for (const area of AREAS) {
    const houses: readonly number[] = AREA_HOUSES[area];
    const counts = new Array<number>(12).fill(0);
    for (const event of helping) {
      if (!signsOf(event).some((sign) => houses.includes(solarHouse(own, sign)))) continue;
      const index0 = Number(dayOfEpochMs(event.epochMs).slice(5, 7)) - 1;
      counts[index0] = at(counts, index0) + 1;
    }
    const count = Math.max(...counts);
    if (count === 0) continue;
    const month = counts.indexOf(count) + 1;
    const touched = helping
      .filter(({ epochMs }) => Number(dayOfEpochMs(epochMs).slice(5, 7)) === month)
      .flatMap(signsOf);
    const timesOf = (sign: SignId): number => touched.filter((one) => one === sign).length;
    const signs = [...new Set(touched)].filter((sign) => houses.includes(solarHouse(own, sign)));
    best[area] = { month, count, signs: signs.toSorted((a, b) => timesOf(b) - timesOf(a)) };
  }
  return best;
}

function signsOf({ sign, secondSign }: SkyEvent): readonly SignId[] {
  return secondSign === undefined ? [sign] : [sign, secondSign];
}
