import type { Lang } from "@almagest/operation";
import {
  definePicture,
  type Figure,
  group,
  headed,
  LINE,
  label,
  PAGE_WIDTH,
  type Period,
  periodBars,
  rect,
  type Shape,
  SIZE,
  stacked,
} from "@almagest/pictures";
import * as z from "zod";
import { roles } from "../vocabulary/roles";
import { digitGrid, readCounts } from "./grid";
import { titles } from "./titles";

const readCore = z.object({ number: z.number(), karmicDebtNumber: z.number().optional() });

const CORE = ["lifePath", "expression", "soulUrge", "personality", "birthDay", "maturity"] as const;
const TILE = { columns: 3, gap: 12, height: 92 } as const;

/** The six core numbers, and the digits of the name. */
export const chartNumbers = definePicture({
  operation: "generateNumerologyChart",
  form: "numbers",
  title: titles.chart,
  reads: z.object({
    profile: z.object({ name: z.string(), birthdate: z.string() }),
    coreNumbers: z.object({
      lifePath: readCore,
      expression: readCore,
      soulUrge: readCore,
      personality: readCore,
      birthDay: readCore,
      maturity: readCore,
    }),
    additionalInsights: z.object({ karmicLessons: z.object({ presentNumbers: readCounts }) }),
  }),
  draw: ({ profile, coreNumbers, additionalInsights }, { lang }) => {
    const cores = CORE.map((role) => ({ name: roles[role][lang], ...coreNumbers[role] }));
    return headed(
      { heading: profile.name, subheading: profile.birthdate },
      stacked([coreTiles(cores), titledGrid(additionalInsights.karmicLessons.presentNumbers, lang)]),
    );
  },
});

export interface Core extends z.output<typeof readCore> {
  readonly name: string;
}

export function coreTiles(cores: readonly Core[]): Figure {
  const rows = Math.ceil(cores.length / TILE.columns);
  return {
    width: PAGE_WIDTH,
    height: rows * TILE.height + (rows - 1) * TILE.gap,
    shapes: cores.map(coreShape),
    description: cores.map((core) => `${core.name} ${numberText(core)}`).join(", "),
  };
}

/** A number with the debt it was reduced from: `19/1`. */
function numberText({ number, karmicDebtNumber }: Core): string {
  return karmicDebtNumber === undefined ? String(number) : `${karmicDebtNumber}/${number}`;
}

function coreShape(core: Core, index0: number): Shape {
  const width = (PAGE_WIDTH - (TILE.columns - 1) * TILE.gap) / TILE.columns;
  const x = (index0 % TILE.columns) * (width + TILE.gap);
  const y = Math.floor(index0 / TILE.columns) * (TILE.height + TILE.gap);
  const isFirst = index0 === 0;
  return group(
    [
      rect(
        { x, y, width, height: TILE.height },
        {
          fill: isFirst ? "accentWash" : "wash",
          stroke: isFirst ? "accent" : "faint",
          "stroke-width": isFirst ? LINE.firm : LINE.hair,
          rx: 6,
        },
      ),
      label(core.name, {
        x: x + width / 2,
        y: y + 20,
        size: SIZE.text,
        anchor: "middle",
        fill: "muted",
        maxWidth: width - 16,
      }),
      label(numberText(core), {
        x: x + width / 2,
        y: y + 58,
        size: 36,
        anchor: "middle",
        isBold: true,
        fill: isFirst ? "accent" : "ink",
      }),
    ],
    { "data-value": core.number },
    core.name,
  );
}

function titledGrid(counts: z.output<typeof readCounts>, lang: Lang): Figure {
  const grid = digitGrid(counts);
  const title = label(titles.digits[lang], {
    x: PAGE_WIDTH / 2,
    y: 8,
    size: SIZE.text,
    anchor: "middle",
    isBold: true,
    fill: "muted",
  });
  return stacked([{ width: PAGE_WIDTH, height: 18, shapes: [title], description: "" }, { ...grid }], 8);
}

const readSpan = z.object({
  position: z.number(),
  number: z.number(),
  startAge: z.number(),
  endAge: z.number().nullable(),
});

/** A last span that has no end is drawn as long as the longest of the others. */
const LIFE_YEARS = 90;

/** The four pinnacles and the four challenges over a life. */
export const chartPeriods = definePicture({
  operation: "generateNumerologyChart",
  form: "periods",
  title: titles.periods,
  reads: z.object({
    profile: z.object({ name: z.string(), birthdate: z.string() }),
    maturityStatus: z.object({ currentAge: z.number() }),
    additionalInsights: z.object({ pinnacles: z.array(readSpan), challenges: z.array(readSpan) }),
  }),
  draw: ({ profile, maturityStatus: { currentAge }, additionalInsights: { pinnacles, challenges } }, { lang }) => {
    const level = (title: string, spans: readonly z.output<typeof readSpan>[]): Figure =>
      periodBars({ columns: 2, levels: [{ title, periods: spans.map((span) => periodOf(span, currentAge, lang)) }] });
    return headed(
      { heading: profile.name, subheading: `${titles.age[lang]} ${currentAge}` },
      stacked([level(titles.pinnacles[lang], pinnacles), level(titles.challenges[lang], challenges)]),
    );
  },
});

function periodOf({ number, startAge, endAge }: z.output<typeof readSpan>, age: number, lang: Lang): Period {
  return {
    from: startAge,
    to: endAge === null ? Math.max(LIFE_YEARS, age + 1, startAge + 9) : endAge + 1,
    label: String(number),
    dates: `${titles.age[lang]} ${startAge}${endAge === null ? "+" : `–${endAge}`}`,
    isMarked: age >= startAge && (endAge === null || age <= endAge),
  };
}
