import { at } from "@almagest/operation";
import { type PlanetId, type SignId, signAfter } from "@almagest/sky";
import { SIGNS } from "../tables/zodiac";
import type { FamilyName } from "./family-names";
import { AREA_DRIVERS, type Area, solarHouse } from "./houses";
import { isAspect, type SkyEvent, TONES } from "./sky-event";
import type { SignStay } from "./span";
import { toneOf } from "./tones";

/** A day that is named before a paragraph. */
export interface Dated {
  readonly as: "weekday" | "date" | "until" | "untilWeekday" | "span";
  readonly day: string;
  /** The last day of a span. */
  readonly to?: string;
}

/** A paragraph to be told, in no language. */
export interface Unit {
  readonly family: FamilyName;
  readonly key: string;
  /** The subject of the unit. */
  readonly events: readonly SkyEvent[];
  readonly on?: Dated;
  /** Houses by placeholder, named as inside a sentence. */
  readonly houses?: Readonly<Record<string, number>>;
  readonly body?: PlanetId;
  /** Further bodies by placeholder. */
  readonly bodies?: Readonly<Record<string, PlanetId>>;
  /** Houses by placeholder, as ordinals. */
  readonly ordinals?: Readonly<Record<string, number>>;
  readonly times?: Readonly<Record<string, Timed>>;
  /** 1 to 12 */
  readonly month?: number;
  /** Told in one paragraph with the unit before it. */
  readonly isTail?: boolean;
}

/** An instant in a text: an hour of the clock, a date, or a date with its preposition. */
export interface Timed {
  readonly as: "clock" | "date" | "on";
  readonly epochMs: number;
}

/** Houses from the Moon to the Sun at its phases. */
const SUN_FROM_MOON = { new: 0, full: 6, "first-quarter": 9, "last-quarter": 3 } as const;

export function houseAfter(house: number, steps: number): number {
  return ((house - 1 + steps) % 12) + 1;
}

/** The houses of an event's bodies, the first body's first. */
export function housesOf(own: SignId, event: SkyEvent): readonly number[] {
  const here = solarHouse(own, event.sign);
  const { form } = event;
  if (form === "new" || form === "full" || form === "first-quarter" || form === "last-quarter") {
    return [here, houseAfter(here, SUN_FROM_MOON[form])];
  }
  if (form === "lunar-eclipse") return [here, houseAfter(here, 6)];
  return event.secondSign === undefined ? [here] : [here, solarHouse(own, event.secondSign)];
}

const QUICK: readonly PlanetId[] = ["mercury", "venus", "mars"];

/** An event as a unit of a sign's plan. */
export function eventUnit(own: SignId, event: SkyEvent): Unit {
  const { form, first, second } = event;
  const houses = housesOf(own, event);
  const here = at(houses, 0);
  const there = houses[1] ?? here;
  const events = [event];
  switch (form) {
    case "solar-eclipse":
    case "lunar-eclipse":
      return { family: "eclipses", key: `${form === "solar-eclipse" ? "solar" : "lunar"}.${here}`, events };
    case "new":
    case "full":
    case "first-quarter":
    case "last-quarter":
      return { family: "moonMeets", key: `sun.${here}.${there}`, events };
    case "ingress":
      if (event.isReturn) return returnUnit(own, event);
      return { family: "enters", key: `${first}.${here}`, events };
    case "retrograde":
    case "direct":
      return { family: "turns", key: `${quickOr(first, "slow")}.${form}.${here}`, events, body: first };
    default:
      if (first === "moon") return { family: "moonMeets", key: `${second}.${here}.${there}`, events };
      return meetsUnit(own, event);
  }
}

/** Mercury and Venus meet the Sun beyond it, or before it in retrograde motion. */
function meetsUnit(own: SignId, event: SkyEvent): Unit {
  const { form, first, second, isInferior } = event;
  const [here = 1, there = here] = housesOf(own, event);
  const nature = isInferior ? "inferior" : isAspect(form) ? TONES[form] : "fused";
  return {
    family: "meetsIn",
    key: `${second}.${nature}.${here}`,
    events: [event],
    bodies: { first },
    houses: { there },
  };
}

function quickOr(body: PlanetId, other: "slow"): string {
  return QUICK.includes(body) ? body : other;
}

/** A planet goes back into a sign in retrograde motion. */
export function returnUnit(own: SignId, event: SkyEvent): Unit {
  const { first, sign } = event;
  const here = solarHouse(own, sign);
  const key = QUICK.includes(first) ? `${here}` : `slow.${here}`;
  return { family: "returns", key, events: [event], body: first };
}

function betweenUnit(own: SignId, event: SkyEvent): Unit {
  const [here = 1, there = here] = housesOf(own, event).toSorted((a, b) => a - b);
  return { family: "between", key: `${here}.${there}`, events: [event] };
}

/** Advice about an event of a day, by its house and tone. */
export function adviceUnit(own: SignId, event: SkyEvent): Unit {
  return { family: "houseAdvice", key: `${at(housesOf(own, event), 0)}.${toneOf(event)}`, events: [event] };
}

const LASTING_TONES = { hard: "hard", easing: "bright", mixed: "mixed", bright: "bright" } as const;

/** Advice for a longer period, by the house and tone of an event of it. */
export function periodAdvice(own: SignId, kind: "week" | "month" | "year", event: SkyEvent): Unit {
  const key = `${kind}.${LASTING_TONES[toneOf(event)]}.${at(housesOf(own, event), 0)}`;
  return { family: "advice", key, events: [event] };
}

/** An event, and where two houses are joined by it what they ask of each other. */
export function withBetween(own: SignId, event: SkyEvent, unit: Unit): readonly Unit[] {
  const isApart = unit.family === "meetsIn" && event.form !== "conjunction";
  return isApart ? [unit, betweenUnit(own, event)] : [unit];
}

export function dated(unit: Unit, on: Dated): Unit {
  return { ...unit, on };
}

/** The end of a period, and the days of its instants in its own form. */
export interface PeriodEnd {
  readonly endJdTt: number;
  readonly as: "until" | "untilWeekday";
  readonly dayOf: (instant: Pick<SkyEvent, "jdTt">) => string;
}

/** A placement with the day on which it ends, where that falls in the period; a coming or going has its own words. */
export function whileThere(unit: Unit, { toJdTt }: SignStay, stage: Stage, { endJdTt, as, dayOf }: PeriodEnd): Unit {
  if (toJdTt === undefined || toJdTt >= endJdTt || stage !== "middle") return unit;
  return dated(unit, { as, day: dayOf({ jdTt: toJdTt }) });
}

/** The event by which a stay began; none where it lies before the ephemeris' range. */
export function eventsOfStay({ body, sign, fromJdTt, toJdTt, isReturn }: SignStay): readonly SkyEvent[] {
  if (fromJdTt === undefined) return [];
  const entry = { form: "ingress", jdTt: fromJdTt, first: body, sign, ...(isReturn ? { isReturn } : {}) } as const;
  return [toJdTt === undefined ? entry : { ...entry, endJdTt: toJdTt }];
}

/** Days that are a stay's beginning and its end, where a week or a month is told as it opens. */
const BEGIN_DAYS = 3;
const END_DAYS = 5;
export type Stage = "begin" | "return" | "middle" | "end";

/** A planet that came back in retrograde motion begins nothing; one that will leave so goes on to no new house. */
export function stageOf({ fromJdTt, toJdTt, isReturn, endsBackward }: SignStay, jdTt: number): Stage {
  if (fromJdTt !== undefined && jdTt - fromJdTt < BEGIN_DAYS) return isReturn ? "return" : "begin";
  return toJdTt !== undefined && toJdTt - jdTt < END_DAYS && !endsBackward ? "end" : "middle";
}

/**
 * On one day each: a beginning so many days after the entry, a return on the day after it, an end on the day before the
 * exit. A reader of every day is told each of them once.
 */
export function dayStageOf(stay: SignStay, noonJdTt: number, beginsAfterDays: 0 | 1): Stage {
  const { fromJdTt, toJdTt, isReturn, endsBackward } = stay;
  const daysSince = fromJdTt === undefined ? undefined : Math.round(noonJdTt - fromJdTt);
  if (isReturn && daysSince === 1) return "return";
  if (!isReturn && daysSince === beginsAfterDays) return "begin";
  return toJdTt !== undefined && Math.round(toJdTt - noonJdTt) === 1 && !endsBackward ? "end" : "middle";
}

export function standsUnit(own: SignId, area: Area, stay: SignStay, stage: Stage): Unit {
  return { family: "stands", key: `${area}.${solarHouse(own, stay.sign)}.${stage}`, events: eventsOfStay(stay) };
}

/** The ruler of a house in its own place. */
export function rulesUnit(own: SignId, ruled: number, stay: SignStay): Unit {
  const key = `${ruled}.${solarHouse(own, stay.sign)}`;
  return { family: "rules", key, events: eventsOfStay(stay), body: stay.body };
}

/** The rulers of houses over a week or longer: the Moon, which rules from another house every third day, is left out. */
export function lastingRulers(
  own: SignId,
  houses: readonly number[],
  stayOf: (house: number) => SignStay,
  end: PeriodEnd,
): readonly Unit[] {
  return houses
    .filter((house) => SIGNS[signAfter(own, house - 1)].ruler !== "moon")
    .map((house) => {
      const stay = stayOf(house);
      return whileThere(rulesUnit(own, house, stay), stay, "middle", end);
    });
}

/** The Moon's entry into a sign: background of a day, not an event. */
export function isMoonStep({ form, first }: SkyEvent): boolean {
  return form === "ingress" && first === "moon";
}

/** The unit of an event in one plan, the same each time; undefined where its paragraph has been told of another event. */
export type UnitOf = (event: SkyEvent) => Unit | undefined;

export function eventUnits(own: SignId): UnitOf {
  const given = new Map<SkyEvent, Unit>();
  const names = new Set<string>();
  return (event) => {
    const known = given.get(event);
    if (known) return known;
    const unit = eventUnit(own, event);
    const name = `${unit.family}.${unit.key}`;
    if (names.has(name)) return undefined;
    names.add(name);
    given.set(event, unit);
    return unit;
  };
}

/**
 * The area's planet enters another house, or returns to one: the beginning or reopening for the area, with its date.
 */
export function arrivalUnits(
  own: SignId,
  area: Area,
  events: readonly SkyEvent[],
  onOf: (event: SkyEvent) => Dated,
): readonly Unit[] {
  return events
    .filter(({ form, first }) => form === "ingress" && first === AREA_DRIVERS[area])
    .map((event) => ({
      family: "stands",
      key: `${area}.${solarHouse(own, event.sign)}.${event.isReturn ? "return" : "begin"}`,
      events: [event],
      on: onOf(event),
    }));
}
