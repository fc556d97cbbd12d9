import { named } from "@almagest/i18n";
import { bodies, points, signs } from "@almagest/i18n/astrology";
import { type DraftOf, optionalProse, prose } from "@almagest/operation";
import { birthDetailsSchema, houseNumber, longitudeDeg } from "@almagest/sky";
import * as z from "zod";
import { aspectsByCode } from "../chart/schema";
import { progressionConventionsSchema } from "./schema";

/** The names of what is directed: bodies and the two angles. */
const pointNames = [bodies, points];

const directedSchema = z
  .object({
    ...named("name", z.string(), pointNames),
    natalLongitude: longitudeDeg,
    directedLongitude: longitudeDeg,
    ...named("sign", z.string().meta({ description: "Of the directed place" }), signs),
    degree: z.number().min(0).lt(30).meta({ description: "Degrees within the sign" }),
    house: houseNumber.meta({
      description: "Whole-sign house of the directed place, counted from the natal rising sign, 1 to 12",
    }),
    interpretation: prose,
  })
  .meta({ name: "DirectedBody" });

const contactSchema = z
  .object({
    ...named("directed", z.string(), pointNames),
    ...named("natal", z.string(), pointNames),
    ...named("type", z.enum(["CONJUNCTION", "SQUARE", "OPPOSITION"]), aspectsByCode),
    orb: z.number().min(0).max(1).meta({ description: "Degrees from exact" }),
    isApplying: z.boolean().meta({ description: "True while the growing arc brings it nearer" }),
    interpretation: optionalProse,
  })
  .meta({ name: "SolarArcContact" });

export const solarArcOutput = z.object({
  birthDetails: birthDetailsSchema,
  targetDate: z.string(),
  elapsedYears: z.number().meta({ description: "Mean tropical years from birth, two decimals; negative before birth" }),
  solarArc: longitudeDeg.meta({ description: "Progressed Sun less natal Sun, forward" }),
  directed: z.array(directedSchema),
  contacts: z.array(contactSchema).meta({
    description: "Directed to natal points, closest first; the south node is left out, it repeats the north node",
  }),
  summary: prose,
  conventions: z
    .object({
      ...progressionConventionsSchema.shape,
      arc: z.literal("true-solar-arc").meta({ description: "The way of the progressed Sun, not a mean rate" }),
      contactOrb: z.number().meta({ description: "Greatest orb of a contact in degrees" }),
    })
    .meta({ name: "SolarArcConventions" }),
});

export type SolarArcAnswer = DraftOf<typeof solarArcOutput>;
