import { addDays, daysBetween, resolveCivilTime } from "@almagest/civil-time";
import type { Ephemeris, SearchWindow } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { grahas as grahaTerms } from "@almagest/i18n/vedic";
import { at, date, requireAyanamsaValue, timezone, ValidationError } from "@almagest/operation";
import { chartMoment } from "@almagest/sky";
import * as z from "zod";
import { SEVEN_GRAHAS, type SevenGraha } from "../grahas";
import type { FrameChoice } from "../sky/frame";
import { frameUsedShape, meanNode, movingFrameShape } from "./schema";

const MOVERS = SEVEN_GRAHAS.map((id) => grahaTerms[id].en);

export const changesBody = z
  .object({
    planet: z
      .enum(MOVERS)
      .meta({ name: "KpMover", description: "Sun to Saturn; the nodes are not searched", fold: "separators" }),
    startDate: date.meta({ description: "First day, YYYY-MM-DD, from its midnight on the clock of timezone" }),
    endDate: date.meta({ description: "Last day, to its end" }),
    timezone: timezone.default(0),
    ...movingFrameShape,
    nodeType: meanNode.meta({ description: "Accepted and without effect: no node is searched" }),
  })
  .check(requireAyanamsaValue);

export interface ChangesInput extends FrameChoice {
  readonly planet: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly timezone: number | string;
}

export const changesShape = {
  ...named("planet", z.string(), grahaTerms),
  startDate: z.string(),
  endDate: z.string(),
  timezone: z.number().meta({ description: "Decimal hours from UTC, read at the start and kept to the end" }),
  ...frameUsedShape,
  totalChanges: z.int().min(0),
} as const;

/** When a change happens. */
export const changeInstantShape = {
  datetime: z.string().meta({ description: "On the clock of timezone, the second that has begun" }),
  date: z.string(),
  time: z.string().meta({ description: "HH:MM" }),
  utc: z.string().meta({ description: "ISO 8601" }),
} as const;

export interface ChangesWindow {
  readonly body: SevenGraha;
  readonly window: SearchWindow;
  readonly offsetSeconds: number;
}

/**
 * The days asked for, from the first midnight to the last, and who moves.
 * @throws ValidationError where the end is before the start or the range is longer than its bound in days.
 */
export function changesWindow(
  ephemeris: Ephemeris,
  input: ChangesInput,
  bound: { readonly moonDays: number; readonly otherDays: number },
): ChangesWindow {
  const body = at(
    SEVEN_GRAHAS.filter((id) => grahaTerms[id].en === input.planet),
    0,
  );
  const days = daysBetween(input.startDate, input.endDate) + 1;
  const most = body === "moon" ? bound.moonDays : bound.otherDays;
  if (days < 1) throw refused("endDate is before startDate. Send an end on or after the start.");
  if (days > most)
    throw refused(`The range has ${days} days; for ${input.planet} it may have ${most}. Send a shorter one.`);
  const start = chartMoment(ephemeris, { date: input.startDate, time: "00:00:00", timezone: input.timezone });
  const { offsetSeconds, offsetHours } = start.civil;
  const after = { date: addDays(input.endDate, 1), time: "00:00:00", timezone: offsetHours };
  const toJdTt = jdTtWithin(ephemeris, resolveCivilTime(after).epochMilliseconds);
  return { body, window: { fromJdTt: start.jdTt, toJdTt }, offsetSeconds };
}

/** An instant on the ephemeris' scale; past its last whole day, its end. */
function jdTtWithin(ephemeris: Ephemeris, epochMs: number): number {
  const { toDate, toJdTt } = ephemeris.range;
  const end = resolveCivilTime({ date: addDays(toDate, 1), time: "00:00:00", timezone: 0 });
  return epochMs < end.epochMilliseconds ? ephemeris.timeScales(epochMs).jdTt : toJdTt;
}

function refused(message: string): ValidationError {
  return new ValidationError([{ path: "endDate", code: "custom", message }]);
}
