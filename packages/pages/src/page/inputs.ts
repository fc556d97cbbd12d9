import { date, place } from "@almagest/operation";
import { birthBody } from "@almagest/sky";
import * as z from "zod";

const LONGEST_NAME = 80;

const name = z
  .string()
  .max(LONGEST_NAME)
  .optional()
  .meta({
    description: "For the title of the page and of its figures; nothing is computed of it",
    keepsEmpty: true,
    examples: ["Ada"],
  });

const placeName = z
  .string()
  .max(LONGEST_NAME)
  .optional()
  .meta({ description: "Name of the place, for titles", keepsEmpty: true, examples: ["New York"] });

/** The day that the page calls today. */
export const today = date.optional().meta({
  description: "The day that the page is read on; by default the current one by the clock of timezone",
  examples: ["2026-12-01"],
});

/** A birth, with the words for its titles. */
export const personBody = z
  .object({ ...birthBody.shape, name, placeName })
  .meta({ name: "PagePerson", description: "A birth, with the names for the title of its page" });

/** A birth whose page tells what runs today. */
export const personTodayBody = z.object({ ...personBody.shape, today });

/** A day at a place. */
export const dayAtPlaceBody = z.object({
  date: today.meta({ description: "The day; by default the current one by the clock of timezone" }),
  ...place.shape,
  timezone: birthBody.shape.timezone,
  placeName,
});

/** A parsed day at a place. */
export type DayAtPlace = z.output<typeof dayAtPlaceBody>;
