import { named } from "@almagest/i18n";
import { birthTimesSchema } from "@almagest/sky";
import * as z from "zod";
import { natalValueNames } from "../../birth-time/names";
import { pairFields } from "../../chart/pair";
import { aspectNature, aspectsByCode, aspectType } from "../../chart/schema";
import { peopleConventionsSchema, percent } from "../schema";

// Parts of the answers about two people of whom one or both have an open time of birth.

export const peopleBirthTime = birthTimesSchema("People", natalValueNames);

/** The description of a value that is left out where pairs of times differ in it. */
export const HELD = "Only where it is the same for every pair of times";

/** Bounds of a score. */
export const scoreReachSchema = z
  .object({ least: percent, most: percent })
  .meta({ name: "ScoreReach", description: "No pair of times that the births allow has less, and none has more" });

const orbReach = z
  .object({ least: z.number().min(0), most: z.number().min(0) })
  .meta({ name: "PairOrbReach", description: "Degrees from exact, over every pair of times" });

/** An aspect over every pair of times. */
export const openAspectShape = {
  ...pairFields,
  ...named("type", aspectType, aspectsByCode),
  angle: z.number().meta({ description: "The exact angle of the type" }),
  orb: orbReach,
  strength: percent.meta({ description: "At its widest: 100 exact, 0 at the edge of the orb" }),
  interpretation: aspectNature,
};

/** An aspect that some pairs of times have and others have not. */
export const possibleAspectSchema = z
  .object({
    ...pairFields,
    ...named("type", aspectType, aspectsByCode),
    angle: openAspectShape.angle,
    closest: z.number().min(0).meta({ description: "Degrees from exact, at its closest" }),
    interpretation: aspectNature,
  })
  .meta({ name: "PossibleAspect" });

const { person1, person2: _, ...ofBoth } = peopleConventionsSchema.shape;
const { utc: __, clock: ___, ...ofPerson } = person1.shape;

const openMoment = z
  .object({
    ...ofPerson,
    utcFrom: z.string().meta({ description: "The earliest instant, ISO 8601" }),
    utcTo: z.string().meta({ description: "The latest instant, ISO 8601" }),
  })
  .meta({ name: "UncertainPersonMoment" });

export const openPeopleConventions = z
  .object({ ...ofBoth, person1: openMoment, person2: openMoment })
  .meta({ name: "UncertainPeopleConventions" });
