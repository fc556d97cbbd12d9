import { uniqueEvents } from "./dated-event";
import type { FamilyName } from "./family-names";
import type { Unit } from "./plan-unit";
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

/** Approximate words of a paragraph of each family (medians of the English texts), for a plan made before its texts. */
const WORDS: Readonly<Partial<Record<FamilyName, number>>> = {
  themes: 40,
  eclipses: 40,
  moonMeets: 35,
  enters: 34,
  returns: 38,
  meets: 30,
  moonMoves: 36,
  moonIn: 28,
  turns: 28,
  rules: 27,
  stands: 25,
  opening: 25,
  best: 24,
  moonVisits: 23,
  season: 21,
  dayRuler: 20,
  between: 21,
};
const OTHER_WORDS = 16;
const DAY_WORDS = 2;

export function wordsOf(units: readonly Unit[]): number {
  return units.reduce((sum, { family, on }) => sum + (WORDS[family] ?? OTHER_WORDS) + (on ? DAY_WORDS : 0), 0);
}

/** As many of the candidates, from the first on, as bring the units to a length; none that is among them already. */
export function filled(units: readonly Unit[], candidates: Iterable<Unit>, leastWords: number): readonly Unit[] {
  const told = [...units];
  for (const candidate of candidates) {
    if (wordsOf(told) >= leastWords) break;
    if (!told.some((unit) => unit.family === candidate.family && unit.key === candidate.key)) told.push(candidate);
  }
  return told;
}

/** Without those that are there already: two events of a period can be told by one paragraph. */
export function unique(units: readonly Unit[]): readonly Unit[] {
  return units.filter(
    (unit, index0) => units.findIndex(({ family, key }) => family === unit.family && key === unit.key) === index0,
  );
}

/** Undated units in their order, then dated ones by date and instant; the demand of two houses stays with its event. */
export function inOrderOfDate(units: readonly Unit[]): readonly Unit[] {
  const groups = units.flatMap((unit, index0) => {
    if (unit.family === "between") return [];
    const next = units[index0 + 1];
    return [next?.family === "between" ? [unit, next] : [unit]];
  });
  const dayOf = ([unit]: readonly Unit[]): string => unit?.on?.day ?? "";
  const instantOf = ([unit]: readonly Unit[]): number => (unit?.on && unit.events[0]?.jdTt) || 0;
  const byDay = (a: readonly Unit[], b: readonly Unit[]): number =>
    dayOf(a) < dayOf(b) ? -1 : Number(dayOf(a) > dayOf(b));
  return groups.toSorted((a, b) => byDay(a, b) || instantOf(a) - instantOf(b)).flat();
}
