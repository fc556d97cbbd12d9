import { named } from "@almagest/i18n";
import {
  type DraftOf,
  defineOperation,
  langQuery,
  type NowContext,
  needNow,
  type Operation,
  prose,
} from "@almagest/operation";
import * as z from "zod";
import { type PrimaryId, perPrimary } from "../curve/cycles";
import { presentConventions } from "../present";
import { birthDate, conventions, cycleValue, everyPrimary, targetDate } from "../schema";
import { type BiorhythmReader, biorhythmReader } from "../texts/reader";
import type { BiorhythmCompatibility, BiorhythmCompatibilityRequest } from "../types";
import { cycleNames } from "../vocabulary/cycles";
import { pairPhases, ratings } from "../vocabulary/pairs";
import { type Compatibility, computeCompatibility, PAIR_PHASES, RATINGS } from "./compute";
import { challengesOf, descriptionOf, pairAdvice, strengthsOf } from "./reading";

const person = z.object({ birthDate }).meta({ name: "BiorhythmPerson" });
const echo = z.object({ birthDate: z.string() });
const difference = z.int().min(0).max(200).meta({ description: "Of the two values" });

const cyclePair = z
  .object({
    ...named("name", z.string(), cycleNames),
    person1Value: cycleValue,
    person2Value: cycleValue,
    difference,
    alignment: z
      .int()
      .min(0)
      .max(100)
      .meta({ description: "100 less half the difference of the unrounded values, rounded" }),
    ...named("phase", z.enum(PAIR_PHASES), pairPhases),
    description: prose,
  })
  .meta({ name: "BiorhythmCyclePair" });

const output = z.object({
  person1: echo,
  person2: echo,
  targetDate: z.string(),
  overallScore: z.int().min(0).max(100).meta({ description: "Mean of the three alignments" }),
  ...named("rating", z.enum(RATINGS), ratings),
  cycles: everyPrimary(cyclePair),
  strengths: z.array(z.string()),
  challenges: z.array(z.string()),
  advice: prose,
  dailySync: z.object({ physicalDiff: difference, emotionalDiff: difference, intellectualDiff: difference }),
  conventions: z
    .object({ ...conventions.shape, alignment: z.literal("values-on-the-day") })
    .meta({ name: "BiorhythmCompatibilityConventions" }),
});

export const biorhythmCompatibility: Operation<BiorhythmCompatibilityRequest, BiorhythmCompatibility, NowContext> =
  defineOperation({
    id: "calculateBioCompatibility",
    method: "POST",
    path: "/biorhythm/compatibility",
    summary: "Two people's primary cycles on a day",
    description:
      "How near the physical, emotional and intellectual curves of two people are to each other on a day, today in UTC by default. It speaks of that day: the same two are apart a week later.",
    query: langQuery,
    body: z.object({ person1: person, person2: person, targetDate }),
    output,
    needs: [needNow],
    compute: computeCompatibility,
    present: (facts, words) => presentCompatibility(facts, biorhythmReader(words)),
    examples: [
      { person1: { birthDate: "1990-07-15" }, person2: { birthDate: "1992-03-22" }, targetDate: "2026-04-10" },
    ],
  });

function presentCompatibility(facts: Compatibility, texts: BiorhythmReader): DraftOf<typeof output> {
  const { cycles, birthDates } = facts;
  return {
    person1: { birthDate: birthDates[0] },
    person2: { birthDate: birthDates[1] },
    targetDate: facts.targetDate,
    overallScore: facts.overallScore,
    rating: facts.rating,
    cycles: perPrimary((id) => presentPair(facts, id, texts)),
    strengths: strengthsOf(facts, texts),
    challenges: challengesOf(facts, texts),
    advice: pairAdvice(facts, texts),
    dailySync: {
      physicalDiff: cycles.physical.difference,
      emotionalDiff: cycles.emotional.difference,
      intellectualDiff: cycles.intellectual.difference,
    },
    conventions: { ...presentConventions(texts), alignment: "values-on-the-day" },
  };
}

function presentPair({ cycles }: Compatibility, id: PrimaryId, texts: BiorhythmReader): DraftOf<typeof cyclePair> {
  const pair = cycles[id];
  return {
    name: cycleNames[id].en,
    ...pair,
    description: descriptionOf(id, pair, texts),
  };
}
