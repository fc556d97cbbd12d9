import { joined } from "@almagest/i18n";
import { at } from "@almagest/operation";
import { PRIMARY_IDS, type PrimaryId } from "../curve/cycles";
import type { CycleDay } from "../curve/day";
import { CRITICAL_BAND, type PhaseId } from "../curve/phase";
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
export function interpretationOf({ cycles, overallPhase }: Reading, texts: BiorhythmReader): string | undefined {
  return joined([stateOf(cycles, texts), texts.text(`days.overall.${overallPhase}`)]);
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
  if (atLine === "none") return texts.text(`days.combinations.${at(COMBINATIONS, up)}`);
  const down = bitsOf((cycle) => !isAtLine(cycle) && cycle.value < 0);
  const rest = up > 0 && down > 0 ? "split" : up > 0 ? "up" : "down";
  return texts.lookup(`days.line.${atLine}.${atLine === "all" ? "all" : rest}`);
}

export function adviceOf(
  reading: Pick<Reading, "overallPhase" | "leading">,
  texts: BiorhythmReader,
): string | undefined {
  return texts.text(`days.advice.${reading.overallPhase}.${reading.leading}`);
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
