import { uniqueEvents } from "./dated-event";
import type { Dated, Unit } from "./plan-unit";
import type { SkyEvent } from "./sky-event";

/** The members that every answer has. */
export const TEXT_MEMBERS = ["overview", "love", "career", "health", "finance", "advice", "column"] as const;
export type TextMember = (typeof TEXT_MEMBERS)[number];

/** The plan of an answer, in no language. */
export type Plan = Readonly<Record<TextMember, readonly Unit[]>>;

/** The events that the texts speak of, in order of time. */
export function eventsOfPlan(plan: Plan): readonly SkyEvent[] {
  return uniqueEvents(TEXT_MEMBERS.flatMap((member) => plan[member].flatMap(({ events }) => events)));
}

/**
 * Undated units and what runs as the period opens in their order, then dated ones by date and instant; the demand of
 * two houses stays with its event.
 */
export function inOrderOfDate(units: readonly Unit[]): readonly Unit[] {
  const groups = units.flatMap((unit, index0) => {
    if (unit.family === "between") return [];
    const next = units[index0 + 1];
    return [next?.family === "between" ? [unit, next] : [unit]];
  });
  const dayOf = ([unit]: readonly Unit[]): string => (unit && isDated(unit) ? unit.on.day : "");
  const instantOf = ([unit]: readonly Unit[]): number => (unit && isDated(unit) && unit.events[0]?.jdTt) || 0;
  const byDay = (a: readonly Unit[], b: readonly Unit[]): number =>
    dayOf(a) < dayOf(b) ? -1 : Number(dayOf(a) > dayOf(b));
  return groups.toSorted((a, b) => byDay(a, b) || instantOf(a) - instantOf(b)).flat();
}

function isDated(unit: Unit): unit is Unit & { readonly on: Dated } {
  return unit.on !== undefined && unit.on.as !== "until" && unit.on.as !== "untilWeekday";
}

/** Without those that are there already: two aspects can join the same two houses. */
export function unique(units: readonly Unit[]): readonly Unit[] {
  return units.filter(
    (unit, index0) => units.findIndex(({ family, key }) => family === unit.family && key === unit.key) === index0,
  );
}
