import { addDays } from "@almagest/civil-time";
import type { Ephemeris } from "@almagest/ephemeris";
import { type ChartMoment, chartMoment, type Engine, engineOf, type Place, rememberedSky } from "@almagest/sky";
import { type MuhurtaDay, type MuhurtaWindow, muhurtaDay } from "./day";
import { type Person, type PersonInput, personOf } from "./people";
import { PURPOSES, type PurposeId } from "./purposes";

export interface MuhurtaInput extends Place {
  readonly purpose: PurposeId;
  readonly date: string;
  readonly days: number;
  readonly timezone: number | string;
  readonly people?: readonly PersonInput[] | undefined;
}

export interface MuhurtaFacts {
  readonly input: MuhurtaInput;
  readonly engine: Engine;
  /** 00:00:00 of the first day. */
  readonly midnight: ChartMoment;
  readonly people: readonly Person[];
  readonly days: readonly MuhurtaDay[];
  /** The best window of each open day, the best first. */
  readonly best: readonly MuhurtaWindow[];
  /** Of a single refused day: the first open one after it within the days looked at. */
  readonly nextOpen: MuhurtaDay | undefined;
}

/** Days after a single refused day in which an open one is looked for. */
export const LOOK_AHEAD_DAYS = 45;

/**
 * The days of a range at a place weighed for a purpose: what refuses a day, or its open windows ranked by their rising
 * sign. People are known by the Moon of their births.
 * @throws DomainError `unprocessable_entity` where the Sun does not rise and set on a day of the range.
 */
export function computeMuhurta(input: MuhurtaInput, { ephemeris }: { readonly ephemeris: Ephemeris }): MuhurtaFacts {
  const sky = rememberedSky(ephemeris);
  const { latitude, longitude, timezone } = input;
  const people = (input.people ?? []).map((person) => personOf(sky, person));
  const purpose = PURPOSES[input.purpose];
  return weighed(sky, input, {
    people,
    dayAt: (date) => muhurtaDay(sky, { date, latitude, longitude, timezone }, { purpose, people }),
  });
}

interface Weighing {
  readonly people: readonly Person[];
  readonly dayAt: (date: string) => MuhurtaDay;
}

/** The days asked for, the best of them, and the next open one, by any way to weigh a day. */
export function weighed(
  sky: Ephemeris,
  input: Omit<MuhurtaInput, "people">,
  { people, dayAt }: Weighing,
): MuhurtaFacts {
  const { latitude, longitude, timezone } = input;
  const days = Array.from({ length: input.days }, (_, index0) => dayAt(addDays(input.date, index0)));
  const best = days.flatMap(({ windows }) => bestOf(windows)).toSorted((one, other) => other.score - one.score);
  const isRefused = input.days === 1 && best.length === 0;
  return {
    input,
    engine: engineOf(sky),
    midnight: chartMoment(sky, { latitude, longitude, timezone, date: input.date, time: "00:00:00" }),
    people,
    days,
    best,
    nextOpen: isRefused ? firstOpen(dayAt, input.date) : undefined,
  };
}

/** The window with the highest score; of equal ones the first. */
function bestOf(windows: readonly MuhurtaWindow[]): readonly MuhurtaWindow[] {
  const [first, ...others] = windows;
  if (first === undefined) return [];
  return [others.reduce((best, next) => (next.score > best.score ? next : best), first)];
}

function firstOpen(dayAt: (date: string) => MuhurtaDay, date: string): MuhurtaDay | undefined {
  for (let ahead = 1; ahead <= LOOK_AHEAD_DAYS; ahead++) {
    const day = dayAt(addDays(date, ahead));
    if (day.windows.length > 0) return day;
  }
  return undefined;
}
