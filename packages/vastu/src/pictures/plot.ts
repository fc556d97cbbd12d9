import type { Lang } from "@almagest/operation";
import {
  d,
  definePicture,
  type Figure,
  group,
  headed,
  LINE,
  label,
  line,
  path,
  type Role,
  rect,
  type Shape,
  SIZE,
} from "@almagest/pictures";
import * as z from "zod";
import { DIRECTIONS, type Direction } from "../compass";
import type { Outline } from "../outline/polygon";
import { outlinePath, planIn } from "./plan";
import { judged, lengthText, named, readDirection, readPlot, text, unitSign, windName } from "./read";
import { titles } from "./titles";
import { words } from "./words";

const readJudgment = z.object({ direction: readDirection, auspiciousness: text });

const reads = z.object({
  orientation: z.object({ facing: readDirection, facingDegrees: z.number().optional() }),
  dimensions: z.object({ length: z.number(), breadth: z.number(), area: z.number() }),
  shape: z.object({ verdict: text }),
  ratio: z.object({ verdict: text }),
  slope: z
    .object({
      lowDirection: readDirection,
      highDirection: readDirection,
      schools: z.array(z.object({ school: text, verdict: text })),
      chosen: text,
    })
    .optional(),
  water: readJudgment.optional(),
  road: readJudgment.optional(),
  extensions: z.array(readJudgment),
  cuts: z.array(readJudgment),
  plot: readPlot,
});

type PlotAnswer = z.output<typeof reads>;

/** The text at one of the eight directions. */
interface Note {
  readonly direction: Direction;
  readonly text: string;
  readonly paint: Role;
}

function notesOf(answer: PlotAnswer, lang: Lang): readonly Note[] {
  const { orientation, slope, water, road, extensions, cuts } = answer;
  const { facing, facingDegrees } = orientation;
  const noted = (kind: keyof typeof words, one: z.output<typeof readJudgment>): Note => {
    const { sign, paint } = judged(one.auspiciousness, lang);
    return { direction: one.direction, text: `${words[kind][lang]} ${sign}`, paint };
  };
  const degrees = facingDegrees === undefined ? "" : ` ${lengthText(facingDegrees)}°`;
  return [
    { direction: facing, text: `▲ ${words.facing[lang]}${degrees}`, paint: "accent" },
    ...(road === undefined ? [] : [noted("road", road)]),
    ...(water === undefined ? [] : [noted("water", water)]),
    ...(slope === undefined ? [] : slopeNotes(slope, lang)),
    ...extensions.map((one) => noted("extension", one)),
    ...cuts.map((one) => noted("cut", one)),
  ];
}

function slopeNotes(
  { lowDirection, highDirection, schools, chosen }: NonNullable<PlotAnswer["slope"]>,
  lang: Lang,
): readonly Note[] {
  const { sign, paint } = judged(schools.find(({ school }) => school === chosen)?.verdict ?? "", lang);
  return [
    { direction: lowDirection, text: `${words.lowSide[lang]} ${sign}`, paint },
    { direction: highDirection, text: words.highSide[lang], paint: "muted" },
  ];
}

/** Columns and rows of the nine fields, north above. */
const PLACES: Readonly<Record<Direction, readonly [column: number, row: number]>> = {
  Northwest: [0, 0],
  North: [1, 0],
  Northeast: [2, 0],
  West: [0, 1],
  East: [2, 1],
  Southwest: [0, 2],
  South: [1, 2],
  Southeast: [2, 2],
};

const COLUMNS = [170, 380, 170] as const;
const MIDDLE_ROW = 380;
const TITLE = 24;
const LINE_HEIGHT = 19;
const PAD = 10;
const DIMENSIONS = 34;

/** The plot to scale among the eight directions, each with what lies there. */
export const plotPlan = definePicture({
  operation: "calculatePlotAnalysis",
  form: "plan",
  title: titles.plot,
  reads,
  draw: (answer, { lang }) => {
    const { shape, ratio, dimensions, plot } = answer;
    const unit = unitSign(plot.unit);
    return headed(
      {
        heading: titles.plot[lang],
        subheading: [
          named(words, shape.verdict, lang),
          named(words, ratio.verdict, lang),
          `${words.area[lang]} ${lengthText(dimensions.area)} ${unit}²`,
        ].join(" · "),
      },
      planFigure(answer, notesOf(answer, lang), lang),
    );
  },
});

function planFigure(answer: PlotAnswer, notes: readonly Note[], lang: Lang): Figure {
  const rows = [0, 1, 2].map((row) => (row === 1 ? MIDDLE_ROW : edgeHeight(row, notes)));
  const starts = (sizes: readonly number[]): readonly number[] =>
    sizes.map((_, index0) => sizes.slice(0, index0).reduce((sum, size) => sum + size, 0));
  const [lefts, tops] = [starts(COLUMNS), starts(rows)];
  const fields = DIRECTIONS.map((direction) => {
    const [column, row] = PLACES[direction];
    const box = { x: lefts[column] ?? 0, y: tops[row] ?? 0, width: COLUMNS[column] ?? 0, height: rows[row] ?? 0 };
    const own = notes.filter((note) => note.direction === direction);
    return directionShape(direction, own, box, lang);
  });
  const center = { x: lefts[1] ?? 0, y: tops[1] ?? 0, width: COLUMNS[1], height: MIDDLE_ROW };
  return {
    width: COLUMNS.reduce((sum, size) => sum + size, 0),
    height: rows.reduce((sum, size) => sum + size, 0),
    shapes: [...fields, ...plotShapes(answer, center)],
    description: [
      `${lengthText(answer.dimensions.breadth)} × ${lengthText(answer.dimensions.length)}`,
      ...DIRECTIONS.map((direction) =>
        [windName(direction, lang), notes.filter((note) => note.direction === direction).map((note) => note.text)]
          .flat()
          .join(", "),
      ),
    ].join("; "),
    isFixed: true,
  };
}

function edgeHeight(row: number, notes: readonly Note[]): number {
  const counts = DIRECTIONS.filter((direction) => PLACES[direction][1] === row).map(
    (direction) => notes.filter((note) => note.direction === direction).length,
  );
  return TITLE + Math.max(1, ...counts) * LINE_HEIGHT + 2 * PAD;
}

interface Field {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function directionShape(direction: Direction, notes: readonly Note[], box: Field, lang: Lang): Shape {
  const [x, top] = [box.x + box.width / 2, box.y + (box.height - TITLE - notes.length * LINE_HEIGHT) / 2];
  const maxWidth = box.width - 2 * PAD;
  return group(
    [
      rect(box, { fill: notes.length > 0 ? "wash" : "paper", stroke: "faint", "stroke-width": LINE.hair }),
      label(windName(direction, lang), {
        x,
        y: top + TITLE / 2,
        size: SIZE.text,
        anchor: "middle",
        fill: "muted",
        isBold: direction === "North",
        maxWidth,
      }),
      ...notes.map(({ text: told, paint }, index0) =>
        label(told, {
          x,
          y: top + TITLE + (index0 + 0.5) * LINE_HEIGHT,
          size: SIZE.text,
          anchor: "middle",
          fill: paint,
          isBold: true,
          maxWidth,
        }),
      ),
    ],
    {},
    direction,
  );
}

/** The outline with its breadth below and its length to the left, the fall of the ground as an arrow. */
function plotShapes({ dimensions, plot, slope }: PlotAnswer, center: Field): readonly Shape[] {
  const room = {
    x: center.x + DIMENSIONS + PAD,
    y: center.y + DIMENSIONS,
    width: center.width - 2 * (DIMENSIONS + PAD),
    height: center.height - 2 * DIMENSIONS - PAD,
  };
  const outline: Outline = plot.polygon;
  const plan = planIn(outline, room);
  const unit = unitSign(plot.unit);
  const middle = { x: plan.x + plan.width / 2, y: plan.y + plan.height / 2 };
  const breadth = label(`${lengthText(dimensions.breadth)} ${unit}`, {
    x: middle.x,
    y: plan.y + plan.height + 18,
    size: SIZE.small,
    anchor: "middle",
    fill: "muted",
  });
  const length = label(`${lengthText(dimensions.length)} ${unit}`, {
    x: 0,
    y: 0,
    size: SIZE.small,
    anchor: "middle",
    fill: "muted",
  });
  return [
    group(
      [
        path(outlinePath(outline, plan), {
          fill: "wash",
          stroke: "ink",
          "stroke-width": 3,
          "stroke-linejoin": "round",
        }),
      ],
      {},
      "outline",
    ),
    ...(slope === undefined ? [] : [slopeArrow(slope, middle, Math.min(plan.width, plan.height) / 3)]),
    breadth,
    group([length], { transform: `translate(${plan.x - 18} ${middle.y}) rotate(-90)` }),
  ];
}

/** From the high side to the low one, with lines across it that thin out downhill. */
function slopeArrow(
  { lowDirection }: NonNullable<PlotAnswer["slope"]>,
  middle: { readonly x: number; readonly y: number },
  half: number,
): Shape {
  const bearing = (DIRECTIONS.indexOf(lowDirection) * Math.PI) / 4;
  const [dx, dy] = [Math.sin(bearing), -Math.cos(bearing)];
  const [tip, tail] = [
    { x: middle.x + dx * half, y: middle.y + dy * half },
    { x: middle.x - dx * half, y: middle.y - dy * half },
  ];
  const barb = (turn: number): { x: number; y: number } => {
    const angle = bearing + Math.PI + turn;
    return { x: tip.x + 14 * Math.sin(angle), y: tip.y - 14 * Math.cos(angle) };
  };
  const [left, right] = [barb(0.45), barb(-0.45)];
  const attributes = { stroke: "accent", "stroke-width": LINE.bold, "stroke-linecap": "round" } as const;
  return group(
    [
      line(tail.x, tail.y, tip.x, tip.y, { ...attributes, "stroke-dasharray": "9 6" }),
      path(d`M${left.x} ${left.y}L${tip.x} ${tip.y}L${right.x} ${right.y}`, { ...attributes, fill: "none" }),
    ],
    { "data-x": dx, "data-y": dy },
    "slope",
  );
}
