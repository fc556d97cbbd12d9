import type { DraftOf } from "@almagest/operation";
import type { meaning } from "../schema";
import type { NumerologyReader } from "../texts/reader";
import { type coreNumber, presentCore } from "./answer";
import { CORE_POSITIONS, type CorePosition, type PositionNumber } from "./positions";

type Repeatable = Exclude<CorePosition, "lifePath">;
type First = Exclude<CorePosition, "maturity">;

/**
 * A core number of a chart; where an earlier position has already described the number, only the addition of this
 * position.
 */
export function presentInChart(
  core: Readonly<Record<CorePosition, PositionNumber>>,
  position: Repeatable,
  texts: NumerologyReader,
): DraftOf<typeof coreNumber> {
  const told = presentCore(core[position], texts);
  const first = firstWith(core, position);
  return first === undefined
    ? told
    : { ...told, meaning: { ...told.meaning, ...addedBy(position, first, told.number, texts) } };
}

function firstWith(core: Readonly<Record<CorePosition, PositionNumber>>, position: Repeatable): First | undefined {
  return CORE_POSITIONS.slice(0, CORE_POSITIONS.indexOf(position))
    .filter((earlier) => earlier !== "maturity")
    .find((earlier) => core[earlier].number === core[position].number);
}

function addedBy(
  position: Repeatable,
  firstPosition: First,
  number: number,
  texts: NumerologyReader,
): Partial<DraftOf<typeof meaning>> {
  const first = texts.text(`repeated.positions.${firstPosition}`);
  if (first === undefined) return {};
  const named = { first, number };
  const strengths = (["a", "b", "c"] as const).map((one) => texts.text(`repeated.${position}.strengths.${one}`, named));
  const challenges = (["a", "b"] as const).map((one) => texts.text(`repeated.${position}.challenges.${one}`, named));
  return {
    strengths: strengths.flatMap((text) => text ?? []),
    challenges: challenges.flatMap((text) => text ?? []),
    career: texts.text(`repeated.${position}.career`, named),
    relationships: texts.text(`repeated.${position}.relationships`, named),
    spirituality: texts.text(`repeated.${position}.spirituality`, named),
  };
}
