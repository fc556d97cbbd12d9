import type { Lang } from "@almagest/operation";
import {
  definePicture,
  type Figure,
  headed,
  LINE,
  label,
  line,
  moved,
  rect,
  type Shape,
  SIZE,
  stacked,
  table,
} from "@almagest/pictures";
import * as z from "zod";
import { CENTER_GATES } from "../graph/centers";
import { bodygraph, FLAT, MAYBE } from "./graph/bodygraph";
import { openLegend, openSubheading, readBirthTime, readPossibleProfiles } from "./open";
import { holdersOf, nameOf, readCenterId, readGate, readName } from "./read";
import { titles } from "./titles";
import { words } from "./words";

/** One center with its gates, in its place among the nine. */
export const centerBodygraph = definePicture({
  operation: "getCenter",
  form: "bodygraph",
  title: titles.center,
  reads: readName.extend({ id: readCenterId, motor: z.boolean(), awareness: z.boolean() }),
  draw: (center, { lang }) => {
    const gates = CENTER_GATES[center.id];
    return headed(
      { heading: nameOf(center), subheading: `${words.gates[lang]}: ${gates.join(", ")}` },
      bodygraph({ gates: holdersOf(gates, []), defined: new Set([center.id]) }, ""),
    );
  },
});

/** One gate in its center, with the gates it makes channels with. */
export const gateBodygraph = definePicture({
  operation: "getGate",
  form: "bodygraph",
  title: titles.gate,
  reads: readName.extend({
    number: readGate,
    center: readCenterId,
    centerName: z.string(),
    centerNameLocalized: z.string().optional(),
    channelPartners: z.array(
      z.object({ gate: readGate, channel: z.string(), channelLocalized: z.string().optional() }),
    ),
  }),
  draw: (gate, { lang }) => {
    const graph = bodygraph(
      {
        gates: holdersOf(
          [gate.number],
          gate.channelPartners.map((partner) => partner.gate),
        ),
        defined: new Set(),
        temporary: new Set([gate.center]),
        marked: new Set([gate.number]),
      },
      "",
    );
    const listed = table({
      width: graph.width,
      columns: [{ title: words.gates[lang] }, { title: words.channel[lang] }],
      rows: gate.channelPartners.map((partner) => ({
        cells: [`${gate.number}–${partner.gate}`, partner.channelLocalized ?? partner.channel],
      })),
    });
    return headed(
      { heading: `${gate.number} · ${nameOf(gate)}`, subheading: gate.centerNameLocalized ?? gate.centerName },
      stacked([graph, listed]),
    );
  },
});

const HEXAGRAM = { width: 480, top: 34, row: 34, stroke: 150, left: 40, gap: 100 } as const;
const LINES = [6, 5, 4, 3, 2, 1] as const;

/** The six lines, first below, once for each side: the line of each Sun is filled. */
export const profileLines = definePicture({
  operation: "calculateProfile",
  form: "lines",
  title: titles.profile,
  reads: z.object({ profile: z.string(), personalityLine: z.number(), designLine: z.number() }),
  draw: ({ profile, personalityLine, designLine }, { lang }) =>
    headed(
      { heading: `${titles.profile[lang]} ${profile}` },
      twoHexagrams({ personality: [personalityLine], design: [designLine] }, lang),
    ),
  uncertain: {
    reads: z.object({
      birthTime: readBirthTime,
      profile: z.string().optional(),
      personalityLine: z.number().optional(),
      designLine: z.number().optional(),
      possibleProfiles: readPossibleProfiles,
    }),
    draw: ({ birthTime, profile, personalityLine, designLine, possibleProfiles = [] }, { lang }) => {
      const told = profile === undefined ? possibleProfiles.map((one) => one.profile) : [profile];
      const linesOf = (held: number | undefined, index0: 0 | 1): readonly number[] =>
        held === undefined ? [...new Set(told.map((one) => Number(one.split("/")[index0])))] : [held];
      const sides = { personality: linesOf(personalityLine, 0), design: linesOf(designLine, 1) };
      const figure = twoHexagrams(sides, lang);
      return headed(
        { heading: `${titles.profile[lang]} ${told.join(" · ")}`, subheading: openSubheading(birthTime, lang) },
        stacked([figure, openLegend(figure.width, lang)]),
      );
    },
  },
});

/** The lines that each Sun has, or may have where they are several. */
type SunLines = Readonly<Record<"personality" | "design", readonly number[]>>;

function twoHexagrams({ personality, design }: SunLines, lang: Lang): Figure {
  const rightX = HEXAGRAM.left + HEXAGRAM.stroke + HEXAGRAM.gap;
  const height = HEXAGRAM.top + LINES.length * HEXAGRAM.row;
  const numbers = LINES.map((number, index0) =>
    label(String(number), {
      x: HEXAGRAM.left + HEXAGRAM.stroke + HEXAGRAM.gap / 2,
      y: rowY(index0),
      size: SIZE.text,
      anchor: "middle",
      fill: "muted",
    }),
  );
  const told = (side: keyof typeof words & ("personality" | "design"), lines: readonly number[]): string =>
    `${words[side][lang]}: ${words.line[lang]} ${lines.join(", ")}`;
  return {
    width: HEXAGRAM.width,
    height,
    shapes: [
      ...numbers,
      moved(HEXAGRAM.left, 0, sideLines(words.personality[lang], personality, "ink")),
      moved(rightX, 0, sideLines(words.design[lang], design, "fire")),
    ],
    description: `${told("personality", personality)}; ${told("design", design)}`,
    isFixed: true,
  };
}

function rowY(index0: number): number {
  return HEXAGRAM.top + (index0 + 0.5) * HEXAGRAM.row;
}

function sideLines(title: string, chosen: readonly number[], paint: "ink" | "fire"): readonly Shape[] {
  const isSure = chosen.length === 1;
  return [
    label(title, {
      x: HEXAGRAM.stroke / 2,
      y: 12,
      size: SIZE.text,
      anchor: "middle",
      fill: paint,
      isBold: true,
      maxWidth: HEXAGRAM.stroke + HEXAGRAM.gap / 2,
    }),
    ...LINES.map((number, index0) =>
      chosen.includes(number)
        ? isSure
          ? sureLine(number, index0, paint)
          : openLine(number, index0)
        : rect(
            { x: 0, y: rowY(index0) - 6, width: HEXAGRAM.stroke, height: 12 },
            { fill: "paper", stroke: "faint", "stroke-width": LINE.thin },
          ),
    ),
  ];
}

function sureLine(number: number, index0: number, paint: "ink" | "fire"): Shape {
  return line(0, rowY(index0), HEXAGRAM.stroke, rowY(index0), {
    stroke: paint,
    "stroke-width": 12,
    "stroke-dasharray": paint === "fire" ? "9 3" : undefined,
    ...FLAT,
    "data-line": number,
  });
}

function openLine(number: number, index0: number): Shape {
  const box = { x: 0, y: rowY(index0) - 6, width: HEXAGRAM.stroke, height: 12 };
  return rect(box, { fill: "paper", ...MAYBE, "stroke-width": LINE.bold, "data-line": number });
}
