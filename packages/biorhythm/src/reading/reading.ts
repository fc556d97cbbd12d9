import { joined, numberIn } from "@almagest/i18n";
import { at } from "@almagest/operation";
import { PRIMARY_IDS, type PrimaryId, perPrimary } from "../curve/cycles";
import { type CycleDay, valueOn } from "../curve/day";
import { CRITICAL_BAND, type PhaseId } from "../curve/phase";
import { energyRating, type OverallPhase } from "../curve/rating";
import type { BiorhythmReader } from "../texts/reader";
import type { Reading } from "./compute";

/**
 * The phase whose text fits a cycle: its own, but that of the crossing on a day in whose course the curve passes zero.
 * The 23 and 33 days' way down is such a day while the value at its beginning, 14 and 10, is still outside the band.
 */
export function spokenPhase({ crossing, phase }: Pick<CycleDay, "crossing" | "phase">): PhaseId {
  return crossing === undefined ? phase : `critical_${crossing}`;
}

export function cycleText(cycle: CycleDay, texts: BiorhythmReader): string | undefined {
  return texts.text(`readings.${cycle.id}.${spokenPhase(cycle)}`);
}

/** Which of the three are up, which down and which at the line, and what kind of day that makes. */
export function interpretationOf(facts: Reading, texts: BiorhythmReader): string | undefined {
  const state = stateOf(facts.cycles, texts);
  // With a curve at the line the state says it all.
  return facts.overallPhase === "critical" ? state : joined([state, wholeOf(facts, facts.overallPhase, texts)]);
}

/** The part to rely on in a mixed day; the days to come beside a strong or a weak one. */
function wholeOf(
  facts: Reading,
  overallPhase: Exclude<OverallPhase, "critical">,
  texts: BiorhythmReader,
): string | undefined {
  const { cycles, leading, energyRating: rating } = facts;
  if (overallPhase !== "mixed") {
    const after = meanAhead(facts);
    const mean = numberIn(Math.round(after * 10) / 10, texts.speaks, 1);
    return texts.text(`days.ahead.${overallPhase}.${comparedWith(rating, after)}`, { rating, mean });
  }
  const others = PRIMARY_IDS.filter((id) => id !== leading);
  const rest = others.reduce((low, id) => (cycles[id].value < cycles[low].value ? id : low));
  return texts.text("days.overall.mixed", { lead: leading, rest });
}

const DAYS_AHEAD = 7;

/** The mean rating of the seven days after. */
function meanAhead({ daysSinceBirth }: Reading): number {
  const ratings = Array.from({ length: DAYS_AHEAD }, (_, index0) =>
    energyRating(perPrimary((id) => valueOn(id, daysSinceBirth + 1 + index0))),
  );
  return ratings.reduce((sum, one) => sum + one, 0) / DAYS_AHEAD;
}

/** A mean that is at least one of ten higher or lower than a rating, or even. */
function comparedWith(rating: number, mean: number): "higher" | "even" | "lower" {
  if (Math.abs(mean - rating) < 1) return "even";
  return mean > rating ? "higher" : "lower";
}

/** A cycle at the line is neither up nor down: it passes zero in the course of the day, or is within the band of it. */
export function isAtLine({ crossing, value }: Pick<CycleDay, "crossing" | "value">): boolean {
  return crossing !== undefined || Math.abs(value) <= CRITICAL_BAND;
}

function stateOf(cycles: Reading["cycles"], texts: BiorhythmReader): string | undefined {
  const bitsOf = (holds: (cycle: CycleDay) => boolean): number =>
    PRIMARY_IDS.reduce((bits, id) => 2 * bits + (holds(cycles[id]) ? 1 : 0), 0);
  const atLine = at(COMBINATIONS, bitsOf(isAtLine));
  const up = bitsOf((cycle) => !isAtLine(cycle) && cycle.value > 0);
  if (atLine === "none") return texts.text(`days.combinations.${turned(at(COMBINATIONS, up), cycles)}`);
  const down = bitsOf((cycle) => !isAtLine(cycle) && cycle.value < 0);
  const rest = up > 0 && down > 0 ? "split" : up > 0 ? "up" : "down";
  return texts.lookup(`days.line.${atLine}.${atLine === "all" ? "all" : rest}`, { up: at(COMBINATIONS, up) });
}

/** Two of three curves above the line that fall, or below it that rise, are told as that. */
function turned(combination: Combination, cycles: Reading["cycles"]): Combination | "allFalling" | "noneRising" {
  const going = (trend: CycleDay["trend"]): boolean =>
    PRIMARY_IDS.filter((id) => cycles[id].trend === trend).length > 1;
  if (combination === "all" && going("falling")) return "allFalling";
  return combination === "none" && going("rising") ? "noneRising" : combination;
}

export function adviceOf({ overallPhase, leading, cycles }: Reading, texts: BiorhythmReader): string | undefined {
  const isUp = overallPhase === "mixed" || overallPhase === "high_energy";
  if (isUp && cycles[leading].phase === "falling") return texts.text(`days.advice.falling.${leading}`);
  return texts.text(`days.advice.${overallPhase}.${leading}`);
}

type Combination = "none" | PrimaryId | "physicalEmotional" | "physicalIntellectual" | "emotionalIntellectual" | "all";

/** Cycles of a kind, by a binary number: physical 4, emotional 2, intellectual 1. */
const COMBINATIONS = [
  "none",
  "intellectual",
  "emotional",
  "emotionalIntellectual",
  "physical",
  "physicalIntellectual",
  "physicalEmotional",
  "all",
] as const satisfies readonly Combination[];
