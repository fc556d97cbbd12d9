import { bodies } from "@almagest/i18n/astrology";
import { EVENT_TYPES, type ForecastEvent, type Happening, type Tradition, traditionOf } from "../search/event";
import { partsOf, type SignificanceParts, significanceOf } from "./significance";

/** An event with what it weighs. */
export interface RankedEvent extends ForecastEvent {
  /** 0 to 100, weighted. */
  readonly significance: number;
  readonly parts: SignificanceParts;
  readonly weight: number;
}

export interface RankRules {
  /** By tradition; 1 where one is not named. */
  readonly weights: Partial<Readonly<Record<Tradition, number | undefined>>>;
  /** Events below it are left out. */
  readonly minSignificance: number;
  /** At most so many, the most significant first. */
  readonly cap: number;
}

/** Weighs events, drops those below the floor, keeps the most significant up to the cap, and puts them in order of time. */
export function ranked<Event extends ForecastEvent>(
  events: readonly Event[],
  rules: RankRules,
): readonly (Event & RankedEvent)[] {
  const weighed = events.map((event): Event & RankedEvent => {
    const weight = rules.weights[traditionOf(event.happening)] ?? 1;
    const parts = partsOf(event.happening);
    return { ...event, parts, weight, significance: significanceOf(parts, weight) };
  });
  const kept = weighed.filter(({ significance }) => significance >= rules.minSignificance);
  return mostSignificant(kept, rules.cap).toSorted(inTime);
}

/** The same, and whether the cap left any out. */
export function rankedUpTo<Event extends ForecastEvent>(
  events: readonly Event[],
  rules: RankRules,
): { readonly events: readonly (Event & RankedEvent)[]; readonly hasMore: boolean } {
  const all = ranked(events, { ...rules, cap: events.length });
  return { events: mostSignificant(all, rules.cap).toSorted(inTime), hasMore: all.length > rules.cap };
}

/** The most significant, the earlier of two equals first. */
export function mostSignificant<Event extends RankedEvent>(events: readonly Event[], most: number): readonly Event[] {
  return events.toSorted((a, b) => b.significance - a.significance || inTime(a, b)).slice(0, most);
}

/** By time; at one instant the more significant, then by type, then by the body's name. */
export function inTime(a: RankedEvent, b: RankedEvent): number {
  return (
    a.epochMs - b.epochMs ||
    b.significance - a.significance ||
    EVENT_TYPES.indexOf(a.happening.type) - EVENT_TYPES.indexOf(b.happening.type) ||
    compared(nameOf(a.happening), nameOf(b.happening))
  );
}

function compared(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function nameOf(happening: Happening): string {
  switch (happening.type) {
    case "lunar-phase":
      return bodies.moon.en;
    case "dasha-change":
      return happening.lords.join("-");
    case "critical-day":
      return happening.day.cycle;
    case "transit-aspect":
      return `${bodies[happening.body].en} ${happening.natal} ${happening.aspect}`;
    default:
      return bodies[happening.body].en;
  }
}
