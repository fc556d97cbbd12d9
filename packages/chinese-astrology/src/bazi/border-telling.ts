import type { DraftOf } from "@almagest/operation";
import type { ChineseReader } from "../texts/reader";
import type { borderSchema, PillarBorder } from "./borders";
import { PILLAR_POSITIONS } from "./positions";
import { speechOf } from "./speech";

/** Borders on the wire; undefined where there are none. */
export function presentBorders(
  borders: readonly PillarBorder[],
  texts: ChineseReader,
): DraftOf<typeof borderSchema>[] | undefined {
  if (borders.length === 0) return undefined;
  const speech = speechOf(texts);
  return borders.map(({ side, secondsAway, changed }) => ({
    side,
    secondsAway,
    pillars: Object.fromEntries(Object.entries(changed).map(([position, { id }]) => [position, id])),
    note: texts.text(`borders.${changed.day === undefined ? "pillars" : "day"}.${side}`, {
      seconds: secondsAway,
      list: speech.list(
        PILLAR_POSITIONS.flatMap((position) => {
          const pillar = changed[position];
          return pillar === undefined ? [] : [speech.pillar(position, pillar)];
        }),
      ),
    }),
  }));
}
