import { named } from "@almagest/i18n";
import { bodies, signs } from "@almagest/i18n/astrology";
import {
  civilMoment,
  type DraftOf,
  date,
  houseSystem,
  houseSystemName,
  NODE_TYPES,
  nodeType,
  place,
  prose,
} from "@almagest/operation";
import { birthDetailsSchema, houseNumber, skyConventionsSchema } from "@almagest/sky";
import * as z from "zod";
import {
  localTime,
  natalBirthTime,
  openConventions,
  openHousedShape,
  signEntered,
  signName,
  systemUsed,
  untimedBirth,
} from "../birth-time/schema";
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

const yearOfLife = z.object({ from: z.string(), to: z.string() }).meta({ name: "YearOfLife" });

const rules = {
  requestedHouseSystem: houseSystemName,
  nodeType: z.enum(NODE_TYPES),
  profection: z.literal("annual-whole-sign-from-ascendant"),
  rulers: z.literal("traditional"),
  leapDayBirthday: z.literal("march-1-in-common-years"),
};

const ONLY_HELD = "Only where the Ascendant's sign is the same all through";

export const profectionsOutput = z.object({
  birthDetails: birthDetailsSchema,
  targetDate: z.string(),
  age: z.int().min(0).meta({ description: "Completed years of life on the target date" }),
  profectedHouse: houseNumber,
  ...named("profectedSign", z.string(), signs),
  ...named("lordOfYear", z.string(), bodies),
  lordNatalPosition: housedPlaceSchema,
  period: yearOfLife.meta({
    description: "The year of life: from its birthday to the next, which no longer belongs to it",
  }),
  summary: prose,
  interpretation: prose,
  conventions: z
    .object({
      ...skyConventionsSchema.shape,
      houseSystem: houseSystemName.meta({ description: "Really used for the lord's natal house" }),
      ...rules,
    })
    .meta({ name: "ProfectionsConventions" }),
});

const candidateSchema = z
  .object({
    ...named("ascendant", signName.meta({ description: "The sign that may have risen" }), signs),
    rises: z
      .array(
        z
          .object({
            from: signEntered,
            until: localTime
              .exactOptional()
              .meta({ description: "The first second of the next sign, where one follows" }),
          })
          .meta({ name: "SignRises" }),
      )
      .meta({ description: "The births that give it" }),
    ...named("profectedSign", z.string(), signs),
    ...named("lordOfYear", z.string(), bodies),
    interpretation: prose.meta({ description: "The manner of the year by its sign" }),
  })
  .meta({ name: "ProfectionCandidate" });

const lordSchema = z
  .object({
    ...named("name", z.string(), bodies),
    ...openHousedShape,
    interpretation: prose.meta({
      description: "Its nature as lord of a year, and its dignity at birth where that holds",
    }),
  })
  .meta({ name: "ProfectionLord" });

export const uncertainProfectionsOutput = z.object({
  birthTime: natalBirthTime,
  birthDetails: untimedBirth,
  targetDate: z.string(),
  age: z.int().min(0).meta({ description: "Completed years of life on the target date" }),
  profectedHouse: houseNumber.meta({ description: "By the age alone" }),
  ...named("profectedSign", z.string().exactOptional().meta({ description: ONLY_HELD }), signs),
  ...named("lordOfYear", z.string().exactOptional().meta({ description: ONLY_HELD }), bodies),
  lordNatalPosition: z
    .object(openHousedShape)
    .exactOptional()
    .meta({ name: "ProfectionLordPlace", description: ONLY_HELD }),
  candidates: z.array(candidateSchema).exactOptional().meta({
    description: "Where the Ascendant's sign changes: the year by each sign, in the order in which they rise",
  }),
  lords: z.array(lordSchema).exactOptional().meta({ description: "The lords of the candidates, each once" }),
  period: z.object({ from: z.string(), to: z.string() }).exactOptional().meta({
    description: "The year of life, from birthday to birthday; absent where the birth may be of either of two dates",
  }),
  summary: prose,
  interpretation: prose,
  conventions: z
    .object({ ...openConventions.shape, houseSystem: systemUsed, ...rules })
    .meta({ name: "UncertainProfectionsConventions" }),
});

export type UncertainProfectionsAnswer = DraftOf<typeof uncertainProfectionsOutput>;
