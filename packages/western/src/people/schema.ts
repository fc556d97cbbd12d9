import { named } from "@almagest/i18n";
import { bodies } from "@almagest/i18n/astrology";
import { houseSystemName, NODE_TYPES, prose } from "@almagest/operation";
import { birthDetailsSchema, nodeBirthBody, skyConventionsSchema } from "@almagest/sky";
import * as z from "zod";

/** Input about each of two people, in every operation. */
export const personBody = nodeBirthBody;

/** The same with a name to call them by. */
export const namedPersonBody = z
  .object({
    ...personBody.shape,
    name: z
      .string()
      .max(100)
      .optional()
      .meta({
        description: "Display name, at most 100 characters; echoed and used in texts",
        examples: ["Alex"],
        keepsEmpty: true,
      }),
  })
  .meta({ name: "NamedPerson" });

const { calendar, utc, clock, ut1, pole, deltaT, notice, ayanamsaDegrees, ...skyOfBoth } = skyConventionsSchema.shape;

const personMomentSchema = z
  .object({ calendar, utc, clock, ut1, pole, deltaT, notice, nodeType: z.enum(NODE_TYPES), ayanamsaDegrees })
  .meta({ name: "PersonMoment" });

/** The conventions of the two skies. */
export const peopleConventionsSchema = z
  .object({
    ...skyOfBoth,
    person1: personMomentSchema,
    person2: personMomentSchema,
  })
  .meta({ name: "PeopleConventions" });

export const houseSystemUsed = houseSystemName.meta({
  description: "The system really used for both; whole-sign where the one asked for does not exist for one",
});

/** A person's birth data as they were understood. */
export const personEchoSchema = z
  .object({ ...birthDetailsSchema.shape, nodeType: z.enum(NODE_TYPES) })
  .meta({ name: "PersonDetails" });

export const percent = z.int().min(0).max(100);

/** Numbers that a score was made with, so that it can be recomputed. */
export const scoringSchema = z
  .object({
    formula: z.string(),
    measures: prose.meta({ description: "What the figure measures, beside its relative in the other operation" }),
    weights: z.record(z.string(), z.number()).meta({ description: "Importance of a body" }),
    values: z.record(z.string(), z.number()).meta({ description: "Value of an aspect type, -1 to 1" }),
    hardConjunction: z.object({
      value: z.number(),
      ...named("bodies", z.array(z.string()), bodies),
      ...named("unlessWith", z.array(z.string()), bodies),
    }),
  })
  .meta({ name: "AspectScoring" });
