import { nodeType, timezone } from "@almagest/operation";
import * as z from "zod";
import { skyConventionsSchema } from "../moment/conventions";

export function yearBetween(first: number, last: number): z.ZodInt {
  return z.int().min(first).max(last);
}

export const monthNumber = z.int().min(1).max(12);

export const askedMonth = monthNumber.optional().meta({
  description: "1 to 12; the month that runs in UTC by default",
  examples: [3],
});

export const windowTimezone = timezone.default(0).meta({
  description:
    "Decimal hours from UTC, a fixed offset (-05:00), or an IANA name; its offset at the start of the period holds throughout",
  examples: [-5],
});

/** Input of the operations of a month: its year between two, its number, the zone whose clock bounds it, the node. */
export const monthBody = (firstYear: number, lastYear: number) =>
  z.object({
    year: yearBetween(firstYear, lastYear)
      .optional()
      .meta({ description: "The year that runs in UTC by default", examples: [2026] }),
    month: askedMonth,
    timezone: windowTimezone,
    nodeType,
  });

/** When an event is, by the clock of the window and in UTC. */
export const eventInstantSchema = z
  .object({
    date: z.string(),
    time: z.string().meta({ description: "HH:MM" }),
    datetime: z.string().meta({ description: "Local, to the second that has begun" }),
    utc: z.string().meta({ description: "The same instant in UTC, ISO 8601" }),
  })
  .meta({ name: "EventInstant" });

export const periodSearched = z.object({ from: z.string(), to: z.string() }).meta({
  name: "PeriodSearched",
  description: "Period searched, UTC: an event at `from` belongs to it, one at `to` does not",
});

/** The conventions under which the events of a window were found, in the tropical zodiac. */
export const windowConventionsSchema = z
  .object({
    ...skyConventionsSchema.omit({ utc: true, ayanamsa: true, ayanamsaDegrees: true, ayanamsaEpoch: true }).shape,
    zodiac: z.literal("tropical"),
    window: periodSearched,
  })
  .meta({ name: "WindowConventions" });
