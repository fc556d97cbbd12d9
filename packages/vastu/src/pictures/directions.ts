import { elements } from "@almagest/i18n/astrology";
import type { Lang } from "@almagest/operation";
import { definePicture, type Figure, pageEntries, type RingCell, type Role, ring } from "@almagest/pictures";
import * as z from "zod";
import { DIRECTIONS } from "../compass";
import { readDirection, text, windName } from "./read";
import { titles } from "./titles";

const readRow = z.object({
  id: readDirection,
  dikpala: text,
  dikpalaLocalized: text.optional(),
  element: z.enum(["fire", "earth", "air", "water"]).optional(),
});

type ReadRow = z.output<typeof readRow>;

const WIND_DEG = 45;

const GROUNDS: Readonly<Record<NonNullable<ReadRow["element"]>, Role>> = {
  fire: "fireWash",
  earth: "earthWash",
  air: "airWash",
  water: "waterWash",
};

/** Around the compass with north above: the directions, and within them their lords where these are told. */
function compassRing(rows: readonly ReadRow[], lang: Lang, heading: string, marked?: ReadRow): Figure {
  const cells = DIRECTIONS.map((direction, index0): { outer: RingCell; inner: RingCell } => {
    const row = rows.find(({ id }) => id === direction);
    const middle = index0 * WIND_DEG;
    const place = { fromDeg: middle - WIND_DEG / 2, toDeg: middle + WIND_DEG / 2 };
    const isMarked = marked?.id === direction;
    return {
      outer: { label: windName(direction, lang), ...place, isMarked, ground: index0 % 2 === 0 ? "wash" : "paper" },
      inner: {
        label: row?.dikpalaLocalized ?? row?.dikpala ?? "–",
        ...place,
        isMarked,
        ...(row?.element === undefined ? {} : { note: elements[row.element][lang], ground: GROUNDS[row.element] }),
      },
    };
  });
  return ring({
    heading,
    isFixed: true,
    center: marked === undefined ? [] : [marked.dikpalaLocalized ?? marked.dikpala, windName(marked.id, lang)],
    rings: [
      { thickness: 96, cells: cells.map(({ outer }) => outer) },
      { thickness: 104, cells: cells.map(({ inner }) => inner) },
    ],
  });
}

/** The lords of the eight directions around the compass. */
export const dikpalasCompass = definePicture({
  operation: "listDikpalaDirections",
  form: "compass",
  title: titles.dikpalas,
  reads: z.object({ total: z.int(), directions: z.array(readRow) }),
  draw: ({ total, directions }, { lang }) => compassRing(pageEntries(directions, total), lang, titles.dikpalas[lang]),
});

/** One direction with its lord, marked on the compass. */
export const dikpalaCompass = definePicture({
  operation: "getDikpalaDirection",
  form: "compass",
  title: titles.dikpala,
  reads: readRow,
  draw: (row, { lang }) => compassRing([row], lang, titles.dikpala[lang], row),
});
