import { named } from "@almagest/i18n";
import {
  type DraftOf,
  defineOperation,
  langQuery,
  type NowContext,
  needNow,
  type Operation,
  prose,
} from "@almagest/operation";
import * as z from "zod";
import { PERIODS } from "../curve/cycles";
import { presentConventions } from "../present";
import { birthDate, conventions, daysSinceBirth, direction, endDate, primaryId, startDate } from "../schema";
import { type BiorhythmReader, biorhythmReader } from "../texts/reader";
import type { CriticalDays, CriticalDaysRequest } from "../types";
import { cycleNames } from "../vocabulary/cycles";
import { directions, severities } from "../vocabulary/phases";
import { advisoryOf } from "./advisory";
import { CRITICAL_DAYS_RANGE, type CriticalDay, computeCriticalDays, datesOfMeetings, SEVERITIES } from "./compute";

const criticalDay = z
  .object({
    date: z.string(),
    daysSinceBirth,
    ...named("cycle", primaryId, cycleNames),
    period: z.int().meta({ description: "Of the cycle, days" }),
    ...named("direction", direction, directions),
    zeroAtDays: z.number().meta({ description: "Days from birth to the zero itself, whole or half" }),
    ...named(
      "severity",
      z.enum(SEVERITIES).meta({ description: "How many primary cycles pass zero on that day" }),
      severities,
    ),
    advisory: prose,
  })
  .meta({ name: "CriticalDay" });

const output = z.object({
  birthDate: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  totalCriticalDays: z.int().meta({ description: "Zeros in the period: a double day counts twice" }),
  criticalDays: z.array(criticalDay),
  doubleCriticalDays: z.array(z.string()).meta({ description: "Dates on which two or three cycles meet" }),
  tripleCriticalDay: z.string().nullable().meta({ description: "The first date on which all three meet" }),
  conventions,
});

export const criticalDays: Operation<CriticalDaysRequest, CriticalDays, NowContext> = defineOperation({
  id: "getCriticalDays",
  method: "POST",
  path: "/biorhythm/critical-days",
  summary: "Days on which a primary cycle passes zero",
  description:
    "Every zero of the physical, emotional and intellectual curves from the first day to the last, both included: 90 days from today in UTC by default, at most 180. A zero between two midnights belongs to the day in which it falls.",
  query: langQuery,
  body: z.object({ birthDate, startDate, endDate: endDate(CRITICAL_DAYS_RANGE) }),
  output,
  needs: [needNow],
  compute: computeCriticalDays,
  present: ({ events, ...asked }, words) => {
    const texts = biorhythmReader(words);
    return {
      birthDate: asked.birthDate,
      startDate: asked.startDate,
      endDate: asked.endDate,
      totalCriticalDays: events.length,
      criticalDays: events.map((event) => presentEvent(event, texts)),
      doubleCriticalDays: [...datesOfMeetings(events, 2)],
      tripleCriticalDay: datesOfMeetings(events, 3)[0] ?? null,
      conventions: presentConventions(texts),
    };
  },
  examples: [{ birthDate: "1990-07-15", startDate: "2026-04-01", endDate: "2026-06-30" }],
});

function presentEvent(event: CriticalDay, texts: BiorhythmReader): DraftOf<typeof criticalDay> {
  return {
    date: event.date,
    daysSinceBirth: event.ageDays,
    cycle: event.cycle,
    period: PERIODS[event.cycle],
    direction: event.direction,
    zeroAtDays: event.zeroAtDays,
    severity: event.severity,
    advisory: advisoryOf(event, texts),
  };
}
