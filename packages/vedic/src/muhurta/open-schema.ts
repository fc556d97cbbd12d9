import { named } from "@almagest/i18n";
import { signs, weekdays } from "@almagest/i18n/astrology";
import { nakshatras } from "@almagest/i18n/vedic";
import { count } from "@almagest/operation";
import * as z from "zod";
import { bornBetween, vedicBirthTime } from "../birth-time/schema";
import { daySchema, muhurtaOutput, noteSchema, windowSchema, windowShape } from "./schema";

const { purpose, answer, conventions } = muhurtaOutput.shape;

const leastWindow = {
  ...windowShape,
  score: windowShape.score.meta({ description: "At least: every Moon that may be somebody's counts" }),
  mostScore: z.int().min(0).max(100).meta({ description: "Where none of those that are not sure counts" }),
} as const;

const openWindow = z.object(leastWindow).meta({ name: "UncertainMuhurtaWindow" });

const openBest = z
  .object({
    date: z.string(),
    ...named("weekday", z.string(), weekdays),
    ...leastWindow,
    notes: z.array(noteSchema),
  })
  .meta({ name: "UncertainBestMuhurta" });

const possibleMoon = z
  .object({ born: bornBetween, ...named("nakshatra", z.string(), nakshatras), ...named("sign", z.string(), signs) })
  .meta({ name: "MuhurtaPossibleMoon" });

const dependingSchema = z
  .object({
    person: count.meta({ description: "Index among people" }),
    ...named("nakshatra", z.string(), nakshatras),
    ...named("sign", z.string(), signs),
    windows: z.array(windowSchema),
  })
  .meta({
    name: "DependingMuhurta",
    description: "What one possible Moon allows; the others are asked with all of theirs",
  });

export const openMuhurtaOutput = z.object({
  birthTime: vedicBirthTime.meta({
    description: "State and span of the first person whose time is open; members of all, as people.0.moon.nakshatra",
  }),
  purpose,
  answer,
  openDays: count.meta({ description: "Open for every possible Moon" }),
  dependingDays: count.meta({ description: "Open for some of them" }),
  best: z
    .array(openBest)
    .meta({ rankedBy: "score", description: "The best window of each open day, the best day first" }),
  days: z.array(
    z
      .object({
        ...daySchema.shape,
        windows: z.array(openWindow).meta({ description: "Those that every possible Moon allows, in order of time" }),
        depending: z.array(dependingSchema).exactOptional(),
      })
      .meta({ name: "UncertainMuhurtaDay" }),
  ),
  people: z.array(
    z
      .object({
        name: z.string().nullable(),
        ...named("nakshatra", z.string().exactOptional(), nakshatras),
        ...named("sign", z.string().exactOptional(), signs),
        possible: z
          .array(possibleMoon)
          .exactOptional()
          .meta({ description: "Where the time decides: each Moon of the birth, in order of time" }),
      })
      .meta({ name: "UncertainMuhurtaPerson", description: "The Moon of the birth, Lahiri, as far as it is known" }),
  ),
  nextOpen: z
    .object({ date: z.string(), ...named("weekday", z.string(), weekdays), ...leastWindow })
    .meta({ name: "UncertainNextMuhurta" })
    .nullable()
    .meta({ description: "After a single refused day: the first of the 45 that follow open for every possible Moon" }),
  conventions,
});
