import { named } from "@almagest/i18n";
import { grahas } from "@almagest/i18n/vedic";
import { type DraftOf, prose } from "@almagest/operation";
import * as z from "zod";
import { BHAVA_VERDICTS } from "../../bhavas/judge";
import { frameSchema } from "../../birth/schema";
import { MEANS } from "../../standing/weigh";
import { coupleDoshas, kootaClasses } from "../../vocabulary/koota-classes";
import { kootaNames } from "../../vocabulary/koota-names";
import { MAX_TOTAL } from "../eight";
import { ruleInEnglish } from "../people";
import {
  coupleBirthTime,
  HELD,
  openCoupleConventions,
  openMatchedSchema,
  outcomeTimes,
  pointsReach,
  soByTime,
} from "./schema";

const knownOnly = "Only where the time is known, since it needs the Lagna";

const rowSchema = z
  .object({
    ...named("category", z.string(), kootaNames),
    score: z.number().min(0).max(8).exactOptional().meta({ description: HELD }),
    ...pointsReach.shape,
    maxScore: z.int().min(1).max(8),
    ...named(
      "person1",
      z.string().exactOptional().meta({ description: "The groom's class, where it is the same all through" }),
      kootaClasses,
    ),
    ...named(
      "person2",
      z.string().exactOptional().meta({ description: "The bride's class, where it is the same all through" }),
      kootaClasses,
    ),
    meaning: prose,
    description: prose.meta({ description: "Where the outcome is the same for every pair of times" }),
  })
  .meta({ name: "UncertainKootaRow" });

const beyondSchema = z
  .object({
    manglik: soByTime.meta({ description: "By the Lagna; depends where the time decides it" }),
    manglikExceptions: z
      .array(z.string())
      .exactOptional()
      .meta({ description: `${knownOnly}; in English` }),
    seventhHouse: z.enum(BHAVA_VERDICTS).exactOptional().meta({ description: knownOnly }),
    ...named("seventhLord", z.string().exactOptional(), grahas),
    seventhEvidence: z.array(z.string()).exactOptional().meta({ description: "In English" }),
    venus: z.enum(MEANS).exactOptional().meta({ description: knownOnly }),
  })
  .meta({ name: "UncertainBeyondTheCount" });

const outcomeSchema = z
  .object({
    ...outcomeTimes,
    total: z.number().min(0).max(MAX_TOTAL),
    isCompatible: z.boolean(),
    ...named("doshas", z.array(z.string()).meta({ description: "Those that stand" }), coupleDoshas),
  })
  .meta({ name: "GunMilanOutcome" });

export const uncertainGunMilanOutput = z.object({
  birthTime: coupleBirthTime,
  frame: frameSchema.meta({ description: "At person1's earliest time" }),
  total: pointsReach,
  maxScore: z.literal(MAX_TOTAL),
  percentage: pointsReach,
  isCompatible: z
    .boolean()
    .exactOptional()
    .meta({ description: "18 points or more; only where every pair of times agrees" }),
  recommendation: prose.meta({ description: HELD }),
  ...named(
    "doshas",
    z.array(z.string()).meta({ description: "Those that stand for every pair of times" }),
    coupleDoshas,
  ),
  ...named(
    "dependentDoshas",
    z.array(z.string()).meta({ description: "Those that stand for some pairs of times" }),
    coupleDoshas,
  ),
  doshaCancellations: z
    .array(
      z
        .object({ ...named("dosha", z.string(), coupleDoshas), rule: ruleInEnglish, reason: prose })
        .meta({ name: "DoshaCancellation" }),
    )
    .meta({ description: "Those that one rule takes away for every pair of times" }),
  reliefs: z
    .array(z.object({ ...named("koota", z.string(), kootaNames), rule: ruleInEnglish }).meta({ name: "KootaRelief" }))
    .meta({ description: "Exceptions of other schools that hold for every pair of times; they change nothing here" }),
  breakdown: z.array(rowSchema),
  outcomes: z.array(outcomeSchema).meta({
    description: "Every pair of Moons that the two births allow, in order of person1's time, then of person2's",
    weight: "bulk",
  }),
  person1: openMatchedSchema,
  person2: openMatchedSchema,
  couple: z.object({ person1: beyondSchema, person2: beyondSchema, reading: prose }).meta({
    name: "UncertainCoupleReading",
    description: "The count as far as it is known, and of each chart what the time allows",
  }),
  conventions: openCoupleConventions,
});

export type UncertainGunMilanAnswer = DraftOf<typeof uncertainGunMilanOutput>;
