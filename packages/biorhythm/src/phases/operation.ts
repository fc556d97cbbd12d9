import { joined } from "@almagest/i18n";
import { defineOperation, langQuery, type NowContext, needNow, type Operation, prose } from "@almagest/operation";
import * as z from "zod";
import { CYCLE_IDS, perCycle } from "../curve/cycles";
import type { PhaseId } from "../curve/phase";
import { presentCycle, presentCycleConventions } from "../present";
import { computeReading, type Reading } from "../reading/compute";
import { birthDate, cycleConventions, cycleRecord, daysSinceBirth, everyCycle, targetDate } from "../schema";
import { type BiorhythmReader, biorhythmReader } from "../texts/reader";
import type { BiorhythmPhases, BiorhythmPhasesRequest } from "../types";

const output = z.object({
  birthDate: z.string(),
  targetDate: z.string(),
  daysSinceBirth,
  phases: everyCycle(cycleRecord),
  summary: prose,
  conventions: cycleConventions,
});

export const biorhythmPhases: Operation<BiorhythmPhasesRequest, BiorhythmPhases, NowContext> = defineOperation({
  id: "getPhases",
  method: "POST",
  path: "/biorhythm/phases",
  summary: "Phase and trend of the ten cycles on a day",
  description: "The facts of the reading without its texts: value, phase, trend and days to the next turns.",
  query: langQuery,
  body: z.object({ birthDate, targetDate }),
  output,
  needs: [needNow],
  compute: computeReading,
  present: (facts, words) => {
    const texts = biorhythmReader(words);
    return {
      birthDate: facts.birthDate,
      targetDate: facts.targetDate,
      daysSinceBirth: facts.daysSinceBirth,
      phases: perCycle((id) => presentCycle(facts.cycles[id], texts)),
      summary: summaryOf(facts, texts),
      conventions: presentCycleConventions(texts),
    };
  },
  examples: [{ birthDate: "1990-07-15", targetDate: "2026-04-10" }],
});

/** The counts of the summary, in its order; the two critical phases are counted together. */
const COUNTED = ["rising", "high", "peak", "falling", "low", "trough", "critical"] as const;
type Counted = (typeof COUNTED)[number];

/** `3 cycles rising, 2 at peak, 1 critical`: phases without a cycle are left out. */
function summaryOf({ cycles }: Reading, texts: BiorhythmReader): string | undefined {
  const counts = new Map<Counted, number>();
  for (const id of CYCLE_IDS) {
    const counted = countedAs(cycles[id].phase);
    counts.set(counted, (counts.get(counted) ?? 0) + 1);
  }
  const parts = COUNTED.flatMap((phase) => {
    const count = counts.get(phase);
    return count === undefined ? [] : [{ phase, count }];
  });
  return joinedByCommas(
    parts.map((part, index0) => texts.text(`patterns.summary.${index0 === 0 ? "first" : "next"}`, part)),
    texts,
  );
}

function countedAs(phase: PhaseId): Counted {
  return phase === "critical_ascending" || phase === "critical_descending" ? "critical" : phase;
}

function joinedByCommas(parts: readonly (string | undefined)[], texts: BiorhythmReader): string | undefined {
  const separator = texts.text("patterns.summary.separator");
  if (separator === undefined || joined(parts) === undefined) return undefined;
  return parts.join(separator);
}
