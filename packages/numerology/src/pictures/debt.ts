import type { Lang } from "@almagest/operation";
import {
  definePicture,
  type Figure,
  group,
  headed,
  LINE,
  label,
  PAGE_WIDTH,
  rect,
  type Shape,
  SIZE,
  stacked,
  table,
} from "@almagest/pictures";
import * as z from "zod";
import { roles } from "../vocabulary/roles";
import { stepsOf } from "./ladder";
import { words } from "./words";

/** Each comes down to a single number by way of its digits. */
const DEBTS = [13, 14, 16, 19] as const;
const TILE = { width: 168, height: 104, gap: 16 } as const;
const ROLES = ["lifePath", "expression", "soulUrge", "personality"] as const;

const readCalculations = z.record(z.string(), z.string());

/** The four debts, those that were met set off, and below the ways that were looked at. */
export const karmicDebtGrid = definePicture({
  operation: "checkKarmicDebt",
  form: "grid",
  title: words.debt,
  reads: z.object({ debtNumbers: z.array(z.number()), calculations: readCalculations }),
  draw: ({ debtNumbers, calculations }, { lang }) =>
    headed(
      {
        heading: words.debt[lang],
        subheading: debtNumbers.length === 0 ? words.none[lang] : debtNumbers.join(", "),
      },
      stacked([debtTiles(debtNumbers), ways(calculations, lang)]),
    ),
});

function debtTiles(found: readonly number[]): Figure {
  return {
    width: PAGE_WIDTH,
    height: TILE.height,
    shapes: DEBTS.map((debt, index0) => debtShape(debt, found.includes(debt), index0 * (TILE.width + TILE.gap))),
    description: "",
  };
}

function debtShape(debt: number, isFound: boolean, x: number): Shape {
  const root = [...String(debt)].reduce((sum, digit) => sum + Number(digit), 0);
  const middle = x + TILE.width / 2;
  return group(
    [
      rect(
        { x, y: 0, width: TILE.width, height: TILE.height },
        {
          fill: isFound ? "accentWash" : "paper",
          stroke: isFound ? "accent" : "faint",
          "stroke-width": isFound ? LINE.bold : LINE.thin,
          "stroke-dasharray": isFound ? undefined : "5 4",
          rx: 6,
        },
      ),
      label(String(debt), {
        x: middle,
        y: 42,
        size: 38,
        anchor: "middle",
        isBold: isFound,
        fill: isFound ? "accent" : "muted",
      }),
      label(`→ ${root > 9 ? 1 : root}`, { x: middle, y: 82, size: SIZE.heading, anchor: "middle", fill: "muted" }),
    ],
    { "data-value": debt, "data-found": String(isFound) },
  );
}

/** The sums of each number that was looked at. */
function ways(calculations: z.output<typeof readCalculations>, lang: Lang): Figure {
  return table({
    columns: [{}, {}],
    rows: ROLES.flatMap((role) => {
      const calculation = calculations[role];
      if (calculation === undefined) return [];
      const { letters, sums } = stepsOf(calculation);
      return [{ cells: [roles[role][lang], sums.map((sum) => sum.trim()).join(letters.length === 0 ? "; " : " → ")] }];
    }),
  });
}
