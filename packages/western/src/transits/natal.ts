import { formatIsoUtc } from "@almagest/civil-time";
import { calendar, civilMoment, type DraftOf, date, NODE_TYPES, type NodeType, place } from "@almagest/operation";
import { type ChartMoment, chartNoticeOf, momentConventionsSchema, type PlacedMoment } from "@almagest/sky";
import * as z from "zod";

const LOOSE_DATE = /^\d{4}-\d{1,2}-\d{1,2}$/;
const LOOSE_TIME = /^(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;

/** The chart that transits are measured to. Date and time may come unpadded, and the seconds may be left out. */
export const natalMoment = z.object({
  date: z
    .string()
    .regex(LOOSE_DATE)
    .refine((text) => date.safeParse(paddedDate(text)).success)
    .meta({
      description: "Calendar date, YYYY-MM-DD (proleptic Gregorian); month and day may come with one digit",
      examples: ["1990-07-15"],
    }),
  time: z
    .string()
    .regex(LOOSE_TIME)
    .meta({
      description: "Wall-clock time, 24-hour HH:MM:SS; the hour may come with one digit, seconds may be left out",
      examples: ["14:30:00"],
    }),
  timezone: civilMoment.shape.timezone,
  calendar,
  ...place.shape,
});

export type NatalMomentInput = DraftOf<typeof natalMoment>;

/** The same moment with its digits filled up. */
export function paddedMoment<Given extends PlacedMoment>(given: Given): Given {
  return { ...given, date: paddedDate(given.date), time: paddedTime(given.time) };
}

/** The natal chart's moment as it was understood, in every answer about transits. */
export const natalEcho = z
  .object({
    utc: z.string().meta({ description: "The natal instant used, ISO 8601" }),
    timezone: z.number().meta({ description: "Decimal hours from UTC that were applied to the natal time" }),
    clock: z.enum(["exact", "repeated-hour-first", "moved-past-gap"]),
    nodeType: z.enum(NODE_TYPES),
    notice: momentConventionsSchema.shape.notice,
  })
  .meta({ name: "NatalMoment" });

export function paddedDate(text: string): string {
  return text
    .split("-")
    .map((part) => part.padStart(2, "0"))
    .join("-");
}

export function paddedTime(text: string): string {
  const [hour = "", minute = "", second = "00"] = text.split(":");
  return [hour.padStart(2, "0"), minute, second].join(":");
}

export function presentNatal(moment: ChartMoment, nodeType: NodeType): DraftOf<typeof natalEcho> {
  return {
    utc: formatIsoUtc(moment.civil.epochMilliseconds),
    timezone: moment.civil.offsetHours,
    clock: moment.civil.kind,
    nodeType,
    ...chartNoticeOf(moment),
  };
}
