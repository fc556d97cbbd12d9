import type { Lang } from "@almagest/operation";
import { definePicture, headed, pageEntries } from "@almagest/pictures";
import * as z from "zod";
import { CLASSES } from "../grid/devatas";
import { cellOf } from "../grid/squares";
import { type GridSquare, squaresFigure } from "./grid-form";
import { CLASS_GROUNDS } from "./mandala";
import { readDirection, text, windName } from "./read";
import { titles } from "./titles";
import { words } from "./words";

const SIZE_81 = 9;
const SQUARES = SIZE_81 * SIZE_81;

const readDevata = z.object({
  id: text,
  name: text,
  nameLocalized: text.optional(),
  class: z.enum(CLASSES),
  squares: z.array(z.int().min(1).max(SQUARES)).min(1),
  entrancePada: z.int().optional(),
});

type ReadDevata = z.output<typeof readDevata>;

/** All 81 squares; those of the devatas told have their names. */
function squaresOf(devatas: readonly ReadDevata[], isMarked: boolean): readonly GridSquare[] {
  const holders = new Map(devatas.flatMap((devata) => devata.squares.map((square) => [square, devata])));
  return Array.from({ length: SQUARES }, (_, index0) => {
    const square = index0 + 1;
    const { rowFromNorth, columnFromWest } = cellOf(square, SIZE_81);
    const place = { square, row0: rowFromNorth - 1, column0: columnFromWest - 1 };
    const devata = holders.get(square);
    if (devata === undefined) return { ...place, key: "", ground: "paper" };
    const { id, name, nameLocalized = name, class: ring } = devata;
    return { ...place, key: id, name: nameLocalized, ground: CLASS_GROUNDS[ring], isMarked };
  });
}

/** The devatas of the page in their squares. */
export const devatasSquares = definePicture({
  operation: "listDevatas",
  form: "mandala",
  title: titles.devatas,
  reads: z.object({ total: z.int(), devatas: z.array(readDevata) }),
  draw: ({ total, devatas }, { lang }) =>
    headed(
      { heading: titles.devatas[lang] },
      squaresFigure({ size: SIZE_81, squares: squaresOf(pageEntries(devatas, total), false) }, lang),
    ),
});

/** One devata's squares among the 81. */
export const devataSquares = definePicture({
  operation: "getDevata",
  form: "mandala",
  title: titles.devata,
  reads: readDevata,
  draw: (devata, { lang }) =>
    headed(
      { heading: devata.nameLocalized ?? devata.name, subheading: padaText(devata, lang) },
      squaresFigure({ size: SIZE_81, squares: squaresOf([devata], true) }, lang),
    ),
});

function padaText({ entrancePada, squares }: ReadDevata, lang: Lang): string {
  const told = entrancePada === undefined ? [] : [`${words.pada[lang]} ${entrancePada}`];
  return [...told, squares.join(", ")].join(" · ");
}

/** The squares of a direction with the devatas on them. */
export const dikpalaSquares = definePicture({
  operation: "getDikpalaDirection",
  form: "mandala",
  title: titles.squares,
  reads: z.object({
    id: readDirection,
    dikpala: text,
    dikpalaLocalized: text.optional(),
    devatas: z
      .array(z.object({ square: z.int().min(1).max(SQUARES), name: text, nameLocalized: text.optional() }))
      .min(1),
  }),
  draw: ({ id, dikpala, dikpalaLocalized = dikpala, devatas }, { lang }) => {
    const told = devatas.map(({ square, name, nameLocalized = name }) => ({
      id: `square ${square}`,
      name: nameLocalized,
      class: "perimeter" as const,
      squares: [square],
    }));
    return headed(
      { heading: `${windName(id, lang)} · ${dikpalaLocalized}`, subheading: titles.squares[lang] },
      squaresFigure({ size: SIZE_81, squares: squaresOf(told, true) }, lang),
    );
  },
});
