import type { Ephemeris, SkyContext } from "@almagest/ephemeris";
import { type DraftOf, NODE_TYPES, type NodeType, type NowContext } from "@almagest/operation";
import * as z from "zod";
import { offsetApplied } from "../moment/conventions";
import { type Engine, engineOf } from "../moment/engine";
import { presentWindowConventions } from "./present";
import { monthNumber, windowConventionsSchema, yearBetween } from "./schema";
import { epochMsIn, type LocalWindow, monthAsked, monthWindow } from "./window";

/** Input of an operation of a month, as `monthBody` parsed it. */
export interface MonthInput {
  readonly year?: number | undefined;
  readonly month?: number | undefined;
  readonly timezone: number | string;
  readonly nodeType: NodeType;
}

/** The first facts of any month. */
export interface MonthFacts {
  readonly year: number;
  readonly month: number;
  readonly nodeType: NodeType;
  readonly engine: Engine;
  readonly window: LocalWindow;
}

/** The month that is asked for, or that runs in UTC, by the clock of its zone. */
export function monthFacts(input: MonthInput, { ephemeris, now }: SkyContext & NowContext): MonthFacts {
  const asked = monthAsked(input, now);
  const window = monthWindow(ephemeris, asked, input.timezone);
  return { ...asked, nodeType: input.nodeType, engine: engineOf(ephemeris), window };
}

/** Events with their instants in UTC epoch milliseconds, kept within the window that they were found in. */
export function datedIn<Event extends { readonly jdTt: number }>(
  ephemeris: Ephemeris,
  window: LocalWindow,
  events: readonly Event[],
): readonly (Event & { readonly epochMs: number })[] {
  return events.map((event) => ({ ...event, epochMs: epochMsIn(ephemeris, window, event.jdTt) }));
}

/** The members that name the month in its answer. */
export const monthEcho = (firstYear: number, lastYear: number) =>
  z.object({ year: yearBetween(firstYear, lastYear), month: monthNumber, timezone: offsetApplied });

export function presentMonthEcho({ year, month, window }: MonthFacts): DraftOf<ReturnType<typeof monthEcho>> {
  return { year, month, timezone: window.start.civil.offsetHours };
}

/** The conventions under which the events of a month were found. */
export const monthConventionsSchema = z.object({ ...windowConventionsSchema.shape, nodeType: z.enum(NODE_TYPES) });

export function presentMonthConventions(facts: MonthFacts): DraftOf<typeof monthConventionsSchema> {
  return { ...presentWindowConventions(facts.window, facts.engine), nodeType: facts.nodeType };
}
