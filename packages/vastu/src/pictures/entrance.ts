import type { Lang } from "@almagest/operation";
import {
  definePicture,
  type Figure,
  group,
  headed,
  LINE,
  label,
  line,
  rect,
  type Shape,
  SIZE,
} from "@almagest/pictures";
import * as z from "zod";
import { CORNERS, type Corner, type Side } from "../compass";
import { devataOfPada } from "../grid/devatas";
import { PADA_COUNT, PADAS_ON_SIDE, placeOfPada, pointAlong } from "../grid/squares";
import { judged, readSide, text, windName } from "./read";
import { titles } from "./titles";
import { words } from "./words";

const WALL = 576;
const DEPTH = 72;
const PADA = WALL / PADAS_ON_SIDE;
const WHOLE = WALL + 2 * DEPTH;

/** The four walls; y to the north, as plans have it. */
const WALLS = { west: DEPTH, east: DEPTH + WALL, south: DEPTH, north: DEPTH + WALL } as const;

/** Which way each side looks, to the right and down. */
const OUTWARD: Readonly<Record<Side, readonly [x: number, y: number]>> = {
  East: [1, 0],
  South: [0, 1],
  West: [-1, 0],
  North: [0, -1],
};

/** A place on a wall, from the corner where the side begins, [0, 1], as the page has it. */
function onWall(side: Side, part: number): { readonly x: number; readonly y: number } {
  const { x, y } = pointAlong(side, part, WALLS);
  return { x, y: WHOLE - y };
}

interface Said {
  readonly pada: number;
  readonly auspiciousness: string;
  readonly recommended: readonly number[];
  /** On the mandala of 81, whose squares have devatas. */
  readonly hasNames: boolean;
}

/** One of the 32, outside of its wall: its number, its devata, and what is said of it. */
function padaShape(pada: number, said: Said, lang: Lang): Shape {
  const { side, ordinal } = placeOfPada(pada);
  const middle = onWall(side, (ordinal - 0.5) / PADAS_ON_SIDE);
  const [outX, outY] = OUTWARD[side];
  const [x, y] = [middle.x + (outX * DEPTH) / 2, middle.y + (outY * DEPTH) / 2];
  const isDoor = pada === said.pada;
  const isRecommended = said.recommended.includes(pada);
  const verdict = isDoor ? judged(said.auspiciousness, lang) : isRecommended ? judged("auspicious", lang) : undefined;
  const box = { x: x - PADA / 2, y: y - DEPTH / 2, width: PADA, height: DEPTH };
  const inner = { x: box.x + 3, y: box.y + 3, width: box.width - 6, height: box.height - 6 };
  const name = said.hasNames ? devataOfPada(pada).name : undefined;
  return group(
    [
      rect(box, { fill: isRecommended ? "earthWash" : "paper", stroke: "faint", "stroke-width": LINE.thin }),
      ...(isDoor ? [rect(inner, { fill: "accentWash", stroke: "accent", "stroke-width": LINE.bold })] : []),
      label(String(pada), {
        x,
        y: y - (name === undefined ? 8 : 17),
        size: SIZE.text,
        anchor: "middle",
        isBold: isDoor || isRecommended,
        fill: isDoor ? "accent" : "ink",
      }),
      ...(name === undefined
        ? []
        : [label(name, { x, y: y + 3, size: SIZE.tiny, anchor: "middle", fill: "muted", maxWidth: PADA - 8 })]),
      ...(verdict === undefined
        ? []
        : [label(verdict.sign, { x, y: y + 20, size: 16, anchor: "middle", isBold: true, fill: verdict.paint })]),
    ],
    { "data-pada": pada, "data-x": box.x, "data-y": box.y },
    isDoor ? "door" : undefined,
  );
}

/** The wall at the door, open: two posts and the leaf between them. */
function doorShapes(pada: number): readonly Shape[] {
  const { side, ordinal } = placeOfPada(pada);
  const [from, to] = [onWall(side, (ordinal - 0.8) / PADAS_ON_SIDE), onWall(side, (ordinal - 0.2) / PADAS_ON_SIDE)];
  const [outX, outY] = OUTWARD[side];
  const post = (at: { readonly x: number; readonly y: number }): Shape =>
    line(at.x - outX * 9, at.y - outY * 9, at.x, at.y, { stroke: "accent", "stroke-width": 3 });
  return [
    line(from.x, from.y, to.x, to.y, { stroke: "paper", "stroke-width": 7 }),
    post(from),
    post(to),
    line(from.x, from.y, to.x - outX * 26, to.y - outY * 26, { stroke: "accent", "stroke-width": LINE.firm }),
  ];
}

const CORNER_PLACES: Readonly<Record<Corner, readonly [x: number, y: number]>> = {
  Northeast: [1, 0],
  Southeast: [1, 1],
  Southwest: [0, 1],
  Northwest: [0, 0],
};

function cornerShape(corner: Corner, lang: Lang): Shape {
  const [column, row] = CORNER_PLACES[corner];
  return label(windName(corner, lang), {
    x: column === 0 ? DEPTH / 2 : WHOLE - DEPTH / 2,
    y: row === 0 ? DEPTH / 2 : WHOLE - DEPTH / 2,
    size: SIZE.small,
    anchor: "middle",
    fill: "muted",
    maxWidth: DEPTH - 6,
  });
}

function sideShape(side: Side, lang: Lang): Shape {
  const { x, y } = onWall(side, 0.5);
  const [outX, outY] = OUTWARD[side];
  const anchor = side === "East" ? "end" : side === "West" ? "start" : "middle";
  return label(windName(side, lang), {
    x: x - outX * 40,
    y: y - outY * 40,
    size: SIZE.text,
    anchor,
    fill: "muted",
    isBold: true,
  });
}

function padasFigure(said: Said, lines: readonly string[], lang: Lang): Figure {
  const padas = Array.from({ length: PADA_COUNT }, (_, index0) => padaShape(index0 + 1, said, lang));
  const [verdict] = [judged(said.auspiciousness, lang)];
  const middle = WHOLE / 2;
  return {
    width: WHOLE,
    height: WHOLE,
    shapes: [
      ...padas,
      ...CORNERS.map((corner) => cornerShape(corner, lang)),
      rect({ x: DEPTH, y: DEPTH, width: WALL, height: WALL }, { fill: "none", stroke: "ink", "stroke-width": 4 }),
      ...doorShapes(said.pada),
      ...(["North", "East", "South", "West"] as const).map((side) => sideShape(side, lang)),
      ...lines.map((line0, index0) =>
        label(line0, {
          x: middle,
          y: middle - 34 + index0 * 32,
          size: index0 === 0 ? 26 : SIZE.heading,
          anchor: "middle",
          isBold: index0 === 0,
          fill: index0 === lines.length - 1 ? verdict.paint : "ink",
          maxWidth: WALL - 220,
        }),
      ),
    ],
    description: [...lines, `${words.recommended[lang]}: ${said.recommended.join(", ")}`].join("; "),
    isFixed: true,
  };
}

/** The 32 padas around the walls, the door in its own, and those of its side whose fruit is a gain. */
export const entrancePadas = definePicture({
  operation: "calculateEntrancePada",
  form: "padas",
  title: titles.entrance,
  reads: z.object({
    pada: z.int().min(1).max(PADA_COUNT),
    side: readSide,
    devata: z.object({ name: text }).optional(),
    auspiciousness: text,
    recommendedPadas: z.array(z.int()),
  }),
  draw: ({ pada, side, devata, auspiciousness, recommendedPadas }, { lang }) => {
    const said = { pada, auspiciousness, recommended: recommendedPadas, hasNames: devata !== undefined };
    const lines = [
      `${words.pada[lang]} ${pada}`,
      devata === undefined ? windName(side, lang) : `${devata.name} · ${windName(side, lang)}`,
      judged(auspiciousness, lang).told,
    ];
    const note =
      recommendedPadas.length === 0 ? {} : { note: `+ ${words.recommended[lang]}: ${recommendedPadas.join(", ")}` };
    return headed({ heading: titles.entrance[lang], ...note }, padasFigure(said, lines, lang));
  },
});
