import { listOf } from "@almagest/i18n";
import { digitalRoot } from "../numbers/reduce";
import type { NumerologyReader } from "../texts/reader";
import type { CorePosition, PositionNumber } from "./positions";

/** `Soul Urge 7`, and of a master number the root that its texts go by: `Personality 11 (which reduces to 2)`. */
export function positionTold(
  { number, position: id }: Pick<PositionNumber, "number" | "position">,
  texts: NumerologyReader,
): string | undefined {
  const position = positionName(id, texts);
  const root = digitalRoot(number);
  if (position === undefined) return undefined;
  return root === number
    ? texts.text("general.chart.position", { position, number })
    : texts.text("general.chart.master", { position, number, root });
}

export function positionName(position: CorePosition, texts: NumerologyReader): string | undefined {
  return texts.text(`repeated.positions.${position}`);
}

/** `2, 6 and 8`; undefined where a part is missing. */
export function listTold(parts: readonly (string | undefined)[], texts: NumerologyReader): string | undefined {
  const told = parts.filter((part) => part !== undefined);
  return told.length < parts.length ? undefined : listOf(told, texts.speaks);
}
