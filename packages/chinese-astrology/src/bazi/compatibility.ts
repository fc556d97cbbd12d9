import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import {
  type BirthOperation,
  count,
  type DraftOf,
  defineBirthOperation,
  langQuery,
  prose,
  type Words,
} from "@almagest/operation";
import { readingOf } from "@almagest/telling";
import * as z from "zod";
import { CATEGORIES } from "../cycle/phases";
import { chineseReader } from "../texts/reader";
import type { BaziCompatibility, BaziCompatibilityRequest, UncertainBaziCompatibility } from "../types";
import { type BaziInput, baziBirth } from "./birth";
import { type BaziCompatibilityFacts, type BaziPerson, coupleOf, couplePieces } from "./couple";
import { BETWEEN, presentInteractions } from "./meanings";
import {
  computeOpenBaziCompatibility,
  presentOpenBaziCompatibility,
  uncertainBaziCompatibilityOutput,
} from "./open/compatibility";
import { presentBarePillars, presentBaziConventions, presentDayMaster } from "./present";
import {
  barePillarSchema,
  baziBirthShape,
  baziConventionsSchema,
  dayMasterSchema,
  interactionSchema,
  requireLongitude,
} from "./schema";
import { dayMasterStrength, VERDICTS } from "./strength";

const personSchema = z
  .object({
    pillars: z.array(barePillarSchema).length(4),
    dayMaster: dayMasterSchema,
    strength: z.enum(VERDICTS).meta({ name: "StrengthVerdict" }),
    conventions: baziConventionsSchema,
  })
  .meta({ name: "BaziPersonFacts" });

const output = z.object({
  personA: personSchema,
  personB: personSchema,
  dayMasterRelation: z.enum(CATEGORIES).meta({ description: "What B's day master is to A's" }),
  interactions: z.array(interactionSchema).meta({ description: "One pillar of each; no trines" }),
  score: z
    .int()
    .min(0)
    .max(100)
    .meta({ description: "50, and 8 for each harmonious, less 4 for each challenging one" }),
  harmoniousCount: count,
  challengingCount: count,
  summary: prose,
});

interface Couple {
  readonly personA: BaziInput;
  readonly personB: BaziInput;
}

/** Two charts of the Four Pillars. */
export function computeBaziCompatibility(
  input: Couple,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): BaziCompatibilityFacts {
  return coupleOf(personOf(ephemeris, input.personA), personOf(ephemeris, input.personB));
}

function personOf(ephemeris: Ephemeris, input: BaziInput): BaziPerson {
  const birth = baziBirth(ephemeris, input);
  return { birth, strength: dayMasterStrength(birth) };
}

const person = z.object(baziBirthShape).check(requireLongitude).meta({ name: "BaziPerson" });

export const baziCompatibility: BirthOperation<
  BaziCompatibilityRequest,
  BaziCompatibility,
  UncertainBaziCompatibility,
  "personA.time" | "personB.time",
  SkyContext
> = defineBirthOperation({
  id: "calculateBaziCompatibility",
  method: "POST",
  path: "/chinese-astrology/bazi/compatibility",
  summary: "Two charts of the Four Pillars: day masters, combinations and clashes between them",
  description:
    "The score is 50, and 8 more for each harmonious, 4 less for each challenging tie of stems and branches between the two charts, kept within 0 to 100.",
  query: langQuery,
  body: z.object({ personA: person, personB: person }),
  output,
  needs: [needEphemeris],
  compute: computeBaziCompatibility,
  present: presentCouple,
  uncertain: {
    births: ["personA.time", "personB.time"],
    output: uncertainBaziCompatibilityOutput,
    compute: computeOpenBaziCompatibility,
    present: presentOpenBaziCompatibility,
  },
  examples: [
    {
      personA: { date: "1990-06-15", time: "14:30:00", timezone: "Asia/Shanghai" },
      personB: { date: "1992-03-08", time: "09:15:00", timezone: "Asia/Shanghai" },
    },
  ],
});

function presentCouple(facts: BaziCompatibilityFacts, words: Words): DraftOf<typeof output> {
  const texts = chineseReader(words);
  return {
    personA: presentPerson(facts.personA, words),
    personB: presentPerson(facts.personB, words),
    dayMasterRelation: facts.relation,
    interactions: presentInteractions(facts.interactions, texts, BETWEEN),
    score: facts.score,
    harmoniousCount: facts.harmonious,
    challengingCount: facts.challenging,
    summary: readingOf(couplePieces(facts, texts)),
  };
}

function presentPerson({ birth, strength }: BaziPerson, words: Words): DraftOf<typeof personSchema> {
  return {
    pillars: presentBarePillars(birth, words),
    dayMaster: presentDayMaster(birth.dayMaster, words),
    strength: strength.verdict,
    conventions: presentBaziConventions(birth, words),
  };
}
