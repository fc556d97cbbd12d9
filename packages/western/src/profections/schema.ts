import { named } from "@almagest/i18n";
import { bodies, signs } from "@almagest/i18n/astrology";
import { civilMoment, date, HOUSE_SYSTEMS, houseSystem, NODE_TYPES, nodeType, place, prose } from "@almagest/operation";
import { birthDetailsSchema, houseNumber, skyConventionsSchema } from "@almagest/sky";
import * as z from "zod";
import { housedPlaceSchema } from "../chart/schema";

export const profectionsBody = z
  .object({
    ...civilMoment.shape,
    ...place.shape,
    targetDate: date.meta({
      description: "The day whose year of life is wanted, YYYY-MM-DD, not before the birth",
      examples: ["2025-08-04"],
    }),
    nodeType,
    houseSystem,
  })
  .check(({ value, issues }) => {
    if (value.targetDate >= value.date) return;
    issues.push({
      code: "custom",
      path: ["targetDate"],
      message: `targetDate is ${value.targetDate}, before the birth. Send a date on or after ${value.date}.`,
      input: value.targetDate,
    });
  });

export const profectionsOutput = z.object({
  birthDetails: birthDetailsSchema,
  targetDate: z.string(),
  age: z.int().min(0).meta({ description: "Completed years of life on the target date" }),
  profectedHouse: houseNumber,
  ...named("profectedSign", z.string(), signs),
  ...named("lordOfYear", z.string(), bodies),
  lordNatalPosition: housedPlaceSchema,
  period: z
    .object({ from: z.string(), to: z.string() })
    .meta({ description: "The year of life: from its birthday to the next, which no longer belongs to it" }),
  summary: prose,
  interpretation: prose,
  conventions: z
    .object({
      ...skyConventionsSchema.shape,
      houseSystem: z.enum(HOUSE_SYSTEMS).meta({ description: "Really used for the lord's natal house" }),
      requestedHouseSystem: z.enum(HOUSE_SYSTEMS),
      nodeType: z.enum(NODE_TYPES),
      profection: z.literal("annual-whole-sign-from-ascendant"),
      rulers: z.literal("traditional"),
      leapDayBirthday: z.literal("march-1-in-common-years"),
    })
    .meta({ name: "ProfectionsConventions" }),
});
