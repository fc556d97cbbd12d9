import { addDays, dayNumberOf, daysBetween, julianDateOf, resolveCivilTime } from "@almagest/civil-time";
import type { BirthInput } from "@almagest/sky";

/** The parts of a birth that two programs may read differently, in the order in which they are tried. */
export const BIRTH_PARTS = ["clock", "dateOrder", "halfDay", "calendar", "place"] as const;
export type BirthPart = (typeof BIRTH_PARTS)[number];

/** Another reading of a part of a birth. */
export interface BirthChange {
  readonly part: BirthPart;
  /** `no-dst`, `local-mean` and so on; of another place `place-1` and on. */
  readonly value: string;
  /** Minus the natural logarithm of how often it happens. */
  readonly cost: number;
}

/** A place of the same name. */
export interface OtherPlace {
  readonly name?: string | undefined;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: number | string;
}

/** A birth as another program may have read it. */
export interface BirthReading {
  readonly changes: readonly BirthChange[];
  readonly cost: number;
  readonly date: string;
  readonly time: string;
  /** Hours from UTC, whole seconds. */
  readonly offsetHours: number;
  readonly latitude: number;
  readonly longitude: number;
}

/** So many readings are tried, the most frequent mistakes first. */
export const MOST_READINGS = 100;
/** Two mistakes at once. */
const PAIR_COST = 0.5;
/** The last country of Europe took the Gregorian calendar in 1923. */
const LAST_JULIAN_YEAR = 1930;
const RECENT_YEAR = 2020;
const DEGREES_PER_HOUR = 15;
const MOST_OFFSET_HOURS = 14;

interface Draft {
  readonly date: string;
  readonly time: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: number | string;
  /** The rule of the clock; that of the zone where it is undefined. */
  readonly clock?: string;
}

type Change = BirthChange & { readonly apply: (draft: Draft) => Draft | undefined };

/**
 * The birth as it was sent, then every other reading of one part, then of two: no two of them are one instant at one
 * place, and the more frequent mistake is kept.
 */
export function birthReadings(birth: BirthInput, others: readonly OtherPlace[]): readonly BirthReading[] {
  const sent: Draft = birth;
  const changes = [...clockChanges(), ...dateChanges(birth), ...placeChanges(others)];
  const pairs = changes.flatMap((one, index0) =>
    changes.slice(index0 + 1).flatMap((other) => (one.part === other.part ? [] : [[one, other] as const])),
  );
  const all = [[], ...changes.map((one) => [one]), ...pairs].flatMap((some) => readingOf(sent, some) ?? []);
  const known = new Map<string, BirthReading>();
  for (const reading of all.sort((one, other) => one.cost - other.cost)) {
    const { date, time, offsetHours, latitude, longitude } = reading;
    const key = [date, time, Math.round(offsetHours * 3600), latitude, longitude].join(" ");
    if (!known.has(key)) known.set(key, reading);
  }
  return [...known.values()];
}

function readingOf(sent: Draft, changes: readonly Change[]): BirthReading | undefined {
  // the place first: its longitude and its zone decide the clock
  const inOrder = changes.toSorted((one, other) => ORDER[one.part] - ORDER[other.part]);
  let draft: Draft | undefined = sent;
  for (const { apply } of inOrder) draft = draft && apply(draft);
  const offsetHours = draft && offsetOf(draft);
  if (draft === undefined || offsetHours === undefined) return undefined;
  const { date, time, latitude, longitude } = draft;
  const cost = changes.reduce((sum, one) => sum + one.cost, 0) + (changes.length > 1 ? PAIR_COST : 0);
  const plain = changes.map(({ part, value, cost: each }) => ({ part, value, cost: each }));
  return { changes: plain, cost, date, time, offsetHours, latitude, longitude };
}

const ORDER: Readonly<Record<BirthPart, number>> = { place: 0, calendar: 1, dateOrder: 2, halfDay: 3, clock: 4 };

const CLOCKS: readonly (readonly [value: string, cost: number])[] = [
  ["no-dst", 1.8],
  ["dst-added", 2.5],
  ["local-mean", 2.8],
  ["utc", 3],
  ["recent-rules", 3],
  ["sign-of-zone", 3.5],
  ["whole-hours", 4],
  ["hour-more", 4],
  ["hour-less", 4],
];

function clockChanges(): readonly Change[] {
  return CLOCKS.map(([value, cost]) => ({
    ...{ part: "clock", value, cost },
    apply: (draft) => ({ ...draft, clock: value }),
  }));
}

/** The offset of a clock by its rule; undefined where the rule changes nothing there. */
function offsetOf({ clock, ...draft }: Draft): number | undefined {
  const own = resolveCivilTime(draft).offsetHours;
  if (clock === undefined) return own;
  const ruled = RULES[clock]?.(draft, own);
  const isOther = ruled !== undefined && Math.abs(ruled - own) > 1 / 3600 && Math.abs(ruled) <= MOST_OFFSET_HOURS;
  return isOther ? ruled : undefined;
}

const RULES: Readonly<Record<string, (draft: Draft, own: number) => number | undefined>> = {
  "no-dst": (draft, own) => (standardOf(draft) < own ? standardOf(draft) : undefined),
  "dst-added": (draft, own) => (standardOf(draft) < own ? undefined : own + 1),
  "local-mean": ({ longitude }) => Math.round((longitude / DEGREES_PER_HOUR) * 3600) / 3600,
  utc: () => 0,
  "recent-rules": (draft) => resolveCivilTime({ ...draft, date: recent(draft.date) }).offsetHours,
  "sign-of-zone": (_, own) => -own,
  "whole-hours": (_, own) => Math.trunc(own),
  "hour-more": (_, own) => own + 1,
  "hour-less": (_, own) => own - 1,
};

/** The lesser offset of winter and summer of that year. */
function standardOf({ date, timezone }: Draft): number {
  const at = (day: string) => resolveCivilTime({ date: `${date.slice(0, 4)}-${day}`, time: "12:00:00", timezone });
  return Math.min(at("01-05").offsetHours, at("07-05").offsetHours);
}

function recent(date: string): string {
  return `${RECENT_YEAR}${date.slice(4)}`;
}

function dateChanges({ date }: BirthInput): readonly Change[] {
  const year = Number(date.slice(0, 4));
  const changes: Change[] = [
    { part: "dateOrder", value: "day-and-month", cost: 3, apply: exchanged },
    { part: "halfDay", value: "twelve-hours", cost: 3, apply: otherHalf },
  ];
  if (year < 1 || year > LAST_JULIAN_YEAR) return changes;
  const cost = 3;
  const by = (days: (date: string) => number) => (draft: Draft) => ({
    ...draft,
    date: addDays(draft.date, days(draft.date)),
  });
  return [
    ...changes,
    { part: "calendar", value: "julian", cost, apply: by((day) => daysBetween(julianDateOf(day), day)) },
    { part: "calendar", value: "gregorian", cost, apply: by((day) => -daysBetween(julianDateOf(day), day)) },
  ];
}

function exchanged(draft: Draft): Draft | undefined {
  const [year = "", month = "", day = ""] = draft.date.split("-");
  return Number(day) > 12 || day === month ? undefined : { ...draft, date: `${year}-${day}-${month}` };
}

/** Morning for evening on the same day. */
function otherHalf(draft: Draft): Draft {
  const hour = (Number(draft.time.slice(0, 2)) + 12) % 24;
  return { ...draft, time: `${String(hour).padStart(2, "0")}${draft.time.slice(2)}` };
}

function placeChanges(others: readonly OtherPlace[]): readonly Change[] {
  const sign = (value: string, cost: number, north: number, east: number): Change => ({
    ...{ part: "place", value, cost },
    apply: (draft) => ({ ...draft, latitude: north * draft.latitude, longitude: east * draft.longitude }),
  });
  return [
    sign("sign-of-longitude", 3, 1, -1),
    sign("sign-of-latitude", 3.5, -1, 1),
    sign("signs-of-both", 4.5, -1, -1),
    {
      ...{ part: "place", value: "exchanged-coordinates", cost: 5 },
      apply: (draft) =>
        Math.abs(draft.longitude) > 90 ? undefined : { ...draft, latitude: draft.longitude, longitude: draft.latitude },
    },
    ...others.map(
      ({ latitude, longitude, timezone }, index0): Change => ({
        ...{ part: "place", value: `place-${index0 + 1}`, cost: 2.5 },
        apply: (draft) => ({ ...draft, latitude, longitude, timezone }),
      }),
    ),
  ];
}

/** Days from 1970-01-01 of a reading's date. */
export function dayNumberIn({ date }: Pick<BirthReading, "date">): number {
  return dayNumberOf(date);
}
