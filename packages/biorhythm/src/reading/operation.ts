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
import { advisoryOf } from "../critical-days/advisory";
import { CYCLE_IDS, type CycleId, type PrimaryId, perCycle } from "../curve/cycles";
import { presentCycle, presentCycleConventions } from "../present";
import {
  birthDate,
  criticalCycles,
  cycleConventions,
  cycleRecord,
  daysSinceBirth,
  direction,
  everyCycle,
  overallPhase,
  rating,
  targetDate,
} from "../schema";
import { type BiorhythmReader, biorhythmReader } from "../texts/reader";
import type { BiorhythmReading, BiorhythmReadingRequest } from "../types";
import { cycleNames } from "../vocabulary/cycles";
import { directions, overallPhases } from "../vocabulary/phases";
import { computeReading, type Reading } from "./compute";
import { adviceOf, cycleText, interpretationOf } from "./reading";

const record = z
  .object({
    ...cycleRecord.shape,
    rawValue: z.number().min(-1).max(1).meta({ description: "sin(2π days / period), not rounded" }),
    interpretation: prose,
  })
  .meta({ name: "BiorhythmCycleReading" });

const alert = z
  .object({
    ...named("cycle", z.enum(CYCLE_IDS), cycleNames),
    type: z.literal("zero_crossing"),
    ...named("direction", direction, directions),
    advisory: prose,
  })
  .meta({ name: "CriticalAlert" });

const output = z.object({
  birthDate: z.string(),
  targetDate: z.string(),
  daysSinceBirth,
  cycles: everyCycle(record),
  energyRating: rating,
  ...named("overallPhase", overallPhase, overallPhases),
  criticalCycles,
  interpretation: prose,
  advice: prose,
  criticalAlerts: z
    .array(alert)
    .exactOptional()
    .meta({ description: "One for each primary cycle within the critical band; absent where there is none" }),
  conventions: cycleConventions,
});

export const biorhythmReading: Operation<BiorhythmReadingRequest, BiorhythmReading, NowContext> = defineOperation({
  id: "getReading",
  method: "POST",
  path: "/biorhythm/reading",
  summary: "The ten cycles on a day, and their reading",
  description:
    "Seven sine curves from the date of birth (23, 28, 33, 38, 43, 48 and 53 days) and three means of two primary ones: value, phase, trend, days to the next peak, trough and zero, and what each means; a rating of the day from the three primary cycles. Today in UTC by default.",
  query: langQuery,
  body: z.object({ birthDate, targetDate }),
  output,
  needs: [needNow],
  compute: computeReading,
  present: (facts, words) => presentReading(facts, biorhythmReader(words)),
  examples: [{ birthDate: "1990-07-15", targetDate: "2026-04-10" }],
});

function presentReading(facts: Reading, texts: BiorhythmReader): DraftOf<typeof output> {
  return {
    birthDate: facts.birthDate,
    targetDate: facts.targetDate,
    daysSinceBirth: facts.daysSinceBirth,
    cycles: perCycle((id) => presentRecord(facts, id, texts)),
    energyRating: facts.energyRating,
    overallPhase: facts.overallPhase,
    criticalCycles: [...facts.criticalCycles],
    interpretation: interpretationOf(facts, texts),
    advice: adviceOf(facts, texts),
    ...(facts.inBand.length > 0 ? { criticalAlerts: facts.inBand.map((id) => presentAlert(facts, id, texts)) } : {}),
    conventions: presentCycleConventions(texts),
  };
}

function presentRecord({ cycles }: Reading, id: CycleId, texts: BiorhythmReader): DraftOf<typeof record> {
  return {
    ...presentCycle(cycles[id], texts),
    rawValue: cycles[id].rawValue,
    interpretation: cycleText(cycles[id], texts),
  };
}

function presentAlert(facts: Reading, cycle: PrimaryId, texts: BiorhythmReader): DraftOf<typeof alert> {
  const way = facts.cycles[cycle].phase === "critical_ascending" ? "ascending" : "descending";
  return {
    cycle,
    type: "zero_crossing",
    direction: way,
    advisory: advisoryOf({ cycle, direction: way, ageDays: facts.daysSinceBirth }, texts),
  };
}
