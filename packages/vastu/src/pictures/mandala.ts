import type { Lang } from "@almagest/operation";
import {
  definePicture,
  type Figure,
  headed,
  LINE,
  label,
  moved,
  type Role,
  rect,
  SIZE,
  stacked,
} from "@almagest/pictures";
import * as z from "zod";
import { CLASSES, type DevataClass } from "../grid/devatas";
import { GRID_SIZE, GRIDS } from "../grid/squares";
import { ROLES_64, type Role64 } from "../mandala/roles";
import type { Outline } from "../outline/polygon";
import { type GridPlace, type GridSquare, squaresFigure } from "./grid-form";
import { extentOf } from "./plan";
import { named, readPlot, readPoint, text } from "./read";
import { roleWords } from "./role-words";
import { titles } from "./titles";
import { words } from "./words";

export const CLASS_GROUNDS: Readonly<Record<DevataClass, Role>> = {
  perimeter: "paper",
  innerRing: "airWash",
  innerCorner: "wash",
  center: "accentWash",
};

interface RoleLook {
  readonly ground: Role;
  /** The number of squares of its devatas. */
  readonly held: string;
}

const ROLE_LOOKS: Readonly<Record<Role64, RoleLook>> = {
  brahma: { ground: "accentWash", held: "4" },
  "around-brahma": { ground: "airWash", held: "2" },
  "halved-inner-corner": { ground: "earthWash", held: "½" },
  dvipada: { ground: "paper", held: "2" },
  outer: { ground: "waterWash", held: "1½" },
  "halved-outer-corner": { ground: "wash", held: "½" },
};

const readCell = z.object({
  square: z.int(),
  rowFromNorth: z.int(),
  columnFromWest: z.int(),
  devata: text.optional(),
  devataName: text.optional(),
  devataNameLocalized: text.optional(),
  class: z.enum(CLASSES).optional(),
  role: z.enum(ROLES_64).optional(),
  withinPlot: z.boolean(),
});

/** The mandala over the plot: its fields with their devatas, the six lines and their crossings, the plot's outline. */
export const mandalaSquares = definePicture({
  operation: "generateMandala",
  form: "mandala",
  title: titles.mandala,
  reads: z.object({
    grid: z.enum(GRIDS),
    cells: z.array(readCell).min(64),
    vamsa: z.array(z.object({ from: readPoint, to: readPoint })).optional(),
    atimarma: z.array(z.int()).optional(),
    plot: readPlot,
  }),
  options: {
    lines: z
      .enum(["shown", "hidden"])
      .default("shown")
      .meta({ fold: "case", description: "The six lines of the mandala of 81, and the dots where they cross" }),
  },
  draw: ({ grid, cells, vamsa = [], atimarma = [], plot }, { lang, lines }) => {
    const size = GRID_SIZE[grid];
    const isShown = lines === "shown" && vamsa.length > 0;
    const placed = placing(plot.polygon, size);
    const middle = (at: z.output<typeof readPoint>): GridPlace => {
      const { column, row } = placed(at);
      return { column: column - 0.5, row: row - 0.5 };
    };
    const { west, east, south, north } = extentOf(plot.polygon);
    const figure = squaresFigure(
      {
        size,
        squares: cells.map(squareOf),
        lines: isShown ? vamsa.map(({ from, to }) => ({ from: middle(from), to: middle(to) })) : [],
        dots: isShown ? cells.filter(({ square }) => atimarma.includes(square)).map(placeOf) : [],
        outline: plot.polygon.map(placed),
        proportion: (north - south) / (east - west),
      },
      lang,
    );
    return headed(
      {
        heading: titles.mandala[lang],
        subheading: grid === "81-pada" ? "81 · Paramasayika" : "64 · Manduka",
        note: [words.outline[lang], ...(isShown ? [words.lines[lang]] : [])].join(" "),
      },
      grid === "81-pada" ? figure : stacked([figure, roleLegend(lang)], 12),
    );
  },
});

function placeOf({ rowFromNorth, columnFromWest }: z.output<typeof readCell>): GridPlace {
  return { column: columnFromWest - 1, row: rowFromNorth - 1 };
}

function squareOf(cell: z.output<typeof readCell>): GridSquare {
  const {
    square,
    devata,
    devataName,
    devataNameLocalized = devataName,
    class: ring = "perimeter",
    role,
    withinPlot,
  } = cell;
  const { column, row } = placeOf(cell);
  const shared = { square, column0: column, row0: row, isOutside: !withinPlot };
  if (role === undefined) {
    return { ...shared, key: devata ?? String(square), name: devataNameLocalized, ground: CLASS_GROUNDS[ring] };
  }
  const { ground, held } = ROLE_LOOKS[role];
  const isHalved = role.startsWith("halved");
  // A halved square shows its half beside the dividing line, not on it.
  return { ...shared, key: role === "brahma" ? role : String(square), name: held, ground, isHalved };
}

/** Places of the plan in squares from the northwest. */
function placing(polygon: Outline, size: number): (at: z.output<typeof readPoint>) => GridPlace {
  const { west, east, south, north } = extentOf(polygon);
  return ({ x, y }) => ({ column: (size * (x - west)) / (east - west), row: (size * (north - y)) / (north - south) });
}

const LEGEND = { width: 240, row: 28, swatch: 34, height: 20 } as const;

function roleLegend(lang: Lang): Figure {
  const roles = Object.entries(ROLE_LOOKS).map(([role, look]) => ({ ...look, told: named(roleWords, role, lang) }));
  return {
    width: 3 * LEGEND.width,
    height: 2 * LEGEND.row,
    shapes: roles.map(({ ground, held, told }, index0) =>
      moved((index0 % 3) * LEGEND.width, Math.floor(index0 / 3) * LEGEND.row, [
        rect(
          { x: 0, y: 4, width: LEGEND.swatch, height: LEGEND.height },
          { fill: ground, stroke: "faint", "stroke-width": LINE.thin },
        ),
        label(held, { x: LEGEND.swatch / 2, y: 14, size: SIZE.small, anchor: "middle" }),
        label(told, { x: LEGEND.swatch + 8, y: 14, size: SIZE.small, fill: "muted", maxWidth: 190 }),
      ]),
    ),
    description: roles.map(({ held, told }) => `${told} ${held}`).join(", "),
    isFixed: true,
  };
}
