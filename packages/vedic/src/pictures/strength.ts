import { aspects } from "@almagest/i18n/astrology";
import type { Lang } from "@almagest/operation";
import {
  type Bar,
  bars,
  type Cell,
  definePicture,
  type Figure,
  glyphNamed,
  type TableRow,
  table,
} from "@almagest/pictures";
import * as z from "zod";
import { degreesAndMinutes } from "./degrees";
import { readBirthTime, whenText } from "./open-charts";
import { maybe, readFrame, readHouse, readSign, text } from "./read";
import { strengthTerms } from "./strength-terms";
import { terms } from "./terms";
import { titles } from "./titles";
import { frameText } from "./words";

const readTwelve = z.array(z.number()).length(12);
const readBindus = z.object({ planet: text, planetLocalized: maybe, bindus: readTwelve, total: z.number() });

const readReach = z.object({ least: z.number(), most: z.number() });
const readReaches = z.array(readReach).length(12);

const readOpenAshtakavarga = z.object({
  birthTime: readBirthTime,
  signs: z.array(readSign).length(12),
  signsLocalized: z.array(text).optional(),
  bhinnashtakavarga: z.array(
    z.object({ planet: text, planetLocalized: maybe, bindus: readReaches, total: z.number() }),
  ),
  sarvashtakavarga: z.object({ bindus: readReaches, total: z.number() }),
  frame: readFrame,
});

/** The mean of 337 bindus over twelve signs. */
const AVERAGE = 28;

const readAshtakavarga = z.object({
  signs: z.array(readSign).length(12),
  signsLocalized: z.array(text).optional(),
  bhinnashtakavarga: z.array(readBindus),
  sarvashtakavarga: z.object({ bindus: readTwelve, total: z.number() }),
  frame: readFrame,
});

/** Bindus of each graha in each sign, and their sum. */
export const ashtakavargaTable = definePicture({
  operation: "calculateAshtakavarga",
  form: "table",
  title: titles.ashtakavarga,
  reads: readAshtakavarga,
  draw: ({ bhinnashtakavarga, sarvashtakavarga, frame, ...signs }, { lang }) =>
    binduTable(signs, frameText(lang, frame), lang, {
      rows: bhinnashtakavarga.map(({ bindus, ...row }) => ({ ...row, cells: bindus.map(bindusCell) })),
      sum: { cells: sarvashtakavarga.bindus.map(String), total: sarvashtakavarga.total },
    }),
  uncertain: {
    reads: readOpenAshtakavarga,
    draw: ({ birthTime, bhinnashtakavarga, sarvashtakavarga, frame, ...signs }, { lang }) =>
      binduTable(signs, [whenText(birthTime, lang), frameText(lang, frame)].join(" · "), lang, {
        rows: bhinnashtakavarga.map(({ bindus, ...row }) => ({ ...row, cells: bindus.map(reachCell) })),
        sum: { cells: sarvashtakavarga.bindus.map(reachText), total: sarvashtakavarga.total },
        width: 980,
      }),
  },
});

interface BinduRows {
  readonly rows: readonly {
    readonly planet: string;
    readonly planetLocalized?: string | undefined;
    readonly cells: readonly Cell[];
    readonly total: number;
  }[];
  readonly sum: { readonly cells: readonly (Cell | string)[]; readonly total: number };
  /** Room for reaches of two figures; the usual one where it is left out. */
  readonly width?: number;
}

function binduTable(
  { signs, signsLocalized: names = signs }: Pick<z.output<typeof readAshtakavarga>, "signs" | "signsLocalized">,
  subheading: string,
  lang: Lang,
  { rows, sum, ...room }: BinduRows,
): Figure {
  return table({
    ...room,
    heading: titles.ashtakavarga[lang],
    subheading,
    columns: [{}, ...signs.map(() => ({ anchor: "middle" as const })), { anchor: "end" }],
    rows: [
      {
        cells: [
          "",
          ...signs.map(
            (sign, sign0): Cell => ({ glyph: glyphNamed(sign), said: names[sign0] ?? sign, paint: "muted" }),
          ),
          { text: terms.total[lang], paint: "muted" },
        ],
      },
      ...rows.map(
        ({ planet, planetLocalized = planet, cells, total }): TableRow => ({
          cells: [{ text: planetLocalized, glyph: glyphNamed(planet) }, ...cells, String(total)],
        }),
      ),
      { cells: [terms.total[lang], ...sum.cells, String(sum.total)], isMarked: true },
    ],
  });
}

type Reach = z.output<typeof readReach>;

function reachText({ least, most }: Reach): string {
  return least === most ? String(least) : `${least}–${most}`;
}

function reachCell(reach: Reach): Cell {
  return { text: reachText(reach), isBold: reach.least > 4, paint: reach.most < 4 ? "muted" : "ink" };
}

/** Four of eight is the middle; more is shown by weight, less by a lighter ink. */
function bindusCell(bindus: number): Cell {
  return { text: String(bindus), isBold: bindus > 4, paint: bindus < 4 ? "muted" : "ink" };
}

/** The sum of all bindus in each sign, beside the average. */
export const sarvashtakavargaBars = definePicture({
  operation: "calculateAshtakavarga",
  form: "bars",
  title: titles.sarvashtakavarga,
  reads: readAshtakavarga,
  draw: ({ sarvashtakavarga, ...signs }, { lang }) =>
    sumBars(
      signs,
      sarvashtakavarga.bindus.map((bindus) => ({ least: bindus, most: bindus })),
      { heading: titles.sarvashtakavarga[lang], lang },
    ),
  uncertain: {
    reads: readOpenAshtakavarga,
    draw: ({ birthTime, sarvashtakavarga, ...signs }, { lang }) =>
      sumBars(signs, sarvashtakavarga.bindus, {
        heading: titles.sarvashtakavarga[lang],
        subheading: whenText(birthTime, lang),
        lang,
      }),
  },
});

interface SumWords {
  readonly heading: string;
  readonly subheading?: string;
  readonly lang: Lang;
}

/** A bar for each sign; of an open time from the least to the most. */
function sumBars(
  { signs, signsLocalized = signs }: Pick<z.output<typeof readAshtakavarga>, "signs" | "signsLocalized">,
  reaches: readonly Reach[],
  { lang, ...words }: SumWords,
): Figure {
  return bars({
    ...words,
    scale: [0, Math.max(AVERAGE, ...reaches.map(({ most }) => most))],
    marks: [{ at: AVERAGE, label: strengthTerms.average[lang] }],
    bars: signs.map((sign, index0) => {
      const reach = reaches[index0] ?? { least: 0, most: 0 };
      return {
        label: signsLocalized[index0] ?? sign,
        glyph: glyphNamed(sign),
        value: reach.most,
        ...(reach.least === reach.most ? {} : { start: reach.least, text: reachText(reach) }),
        paint: sumPaint(reach),
      };
    }),
  });
}

function sumPaint({ least, most }: Reach): "hard" | "good" | "muted" {
  if (most < AVERAGE) return "hard";
  return least < AVERAGE ? "muted" : "good";
}

export const bhavaBalaBars = definePicture({
  operation: "calculateBhavaBala",
  form: "bars",
  title: titles.bhavaBala,
  reads: z.object({
    bhavas: z.array(
      z.object({ house: readHouse, rashi: readSign, rashiLocalized: maybe, totalRupas: z.number(), rank: z.int() }),
    ),
  }),
  draw: ({ bhavas }, { lang }) =>
    bars({
      heading: titles.bhavaBala[lang],
      scale: [0, Math.max(1, ...bhavas.map(({ totalRupas }) => totalRupas))],
      bars: bhavas.map(({ house, rashi, rashiLocalized = rashi, totalRupas, rank }) => ({
        label: `${house} ${rashiLocalized}`,
        glyph: glyphNamed(rashi),
        value: totalRupas,
        text: `${totalRupas} ${strengthTerms.rupas[lang]} (#${rank})`,
        isMarked: rank === 1,
      })),
    }),
});

const readOpenKaraka = z.object({
  name: text,
  nameLocalized: maybe,
  graha: text.optional(),
  grahaLocalized: maybe,
  rashi: readSign.optional(),
  rankingDegree: z.object({ from: z.number(), to: z.number() }).optional(),
  isReversed: z.boolean().optional(),
  possible: z.array(z.object({ graha: text, grahaLocalized: maybe })).optional(),
});

/** Grahas by the degree that ranks them; of an open time from the earliest to the latest. */
export const charaKarakaBars = definePicture({
  operation: "calculateCharaKarakas",
  form: "bars",
  title: titles.karakas,
  reads: z.object({
    karakas: z.array(
      z.object({
        name: text,
        nameLocalized: maybe,
        abbreviation: text,
        graha: text,
        grahaLocalized: maybe,
        degreeInRashi: z.number(),
        rankingDegree: z.number(),
        isReversed: z.boolean(),
      }),
    ),
  }),
  draw: ({ karakas }, { lang }) =>
    bars({
      heading: titles.karakas[lang],
      note: karakas.some(({ isReversed }) => isReversed) ? "↺ 30° −" : undefined,
      scale: [0, 30],
      bars: karakas.map(({ name, nameLocalized = name, graha, grahaLocalized = graha, rankingDegree, isReversed }) => ({
        label: `${nameLocalized}: ${grahaLocalized}`,
        glyph: glyphNamed(graha),
        value: rankingDegree,
        text: `${degreesAndMinutes(rankingDegree)}${isReversed ? " ↺" : ""}`,
      })),
    }),
  uncertain: {
    reads: z.object({ birthTime: readBirthTime, karakas: z.array(readOpenKaraka) }),
    draw: ({ birthTime, karakas }, { lang }) =>
      bars({
        heading: titles.karakas[lang],
        subheading: whenText(birthTime, lang),
        note: karakas.some(({ isReversed }) => isReversed) ? "↺ 30° −" : undefined,
        scale: [0, 30],
        bars: karakas.map(openKarakaBar),
      }),
  },
});

/** Of an office that changes hands every graha is named; its bar, and that of a graha that leaves its sign, is empty. */
function openKarakaBar(karaka: z.output<typeof readOpenKaraka>): Bar {
  const { name, nameLocalized = name, graha, grahaLocalized = graha, rankingDegree, isReversed, rashi } = karaka;
  if (graha === undefined || rankingDegree === undefined) {
    const grahas = (karaka.possible ?? []).map((one) => one.grahaLocalized ?? one.graha);
    return { label: nameLocalized, value: 0, text: `${[...new Set(grahas)].join(" / ")} ?` };
  }
  const ends = [rankingDegree.from, rankingDegree.to];
  const degrees = [...new Set(ends.map(degreesAndMinutes))].join(" – ");
  return {
    label: `${nameLocalized}: ${grahaLocalized}`,
    glyph: glyphNamed(graha),
    ...(rashi === undefined ? { value: 0 } : { start: Math.min(...ends), value: Math.max(...ends) }),
    text: `${degrees}${isReversed ? " ↺" : ""}`,
  };
}

const readSights = z.object({
  planets: z.array(z.object({ name: text, nameLocalized: maybe })),
  aspectTable: z.array(
    z.object({
      planet: text,
      planetLocalized: maybe,
      aspects: z.array(z.object({ planet: text, aspectType: text })),
    }),
  ),
  frame: readFrame,
});

/** The sights of grahas: rows look at columns, by the house from the one to the other. */
export const drishtiTable = definePicture({
  operation: "calculateDrishti",
  form: "table",
  title: titles.drishti,
  reads: readSights.extend({ datetime: text }),
  draw: ({ datetime, ...sights }, { lang }) => sightsTable(sights, datetime.replace("T", " "), lang),
  uncertain: {
    reads: readSights.extend({ birthTime: readBirthTime }),
    draw: ({ birthTime, ...sights }, { lang }) => sightsTable(sights, whenText(birthTime, lang), lang),
  },
});

function sightsTable({ planets, aspectTable, frame }: z.output<typeof readSights>, when: string, lang: Lang): Figure {
  return table({
    heading: titles.drishti[lang],
    subheading: `${when}, ${frameText(lang, frame)}`,
    columns: [{}, ...planets.map(() => ({ anchor: "middle" as const }))],
    rows: [
      {
        cells: [
          "",
          ...planets.map(({ name, nameLocalized = name }): Cell => ({ glyph: glyphNamed(name), said: nameLocalized })),
        ],
      },
      ...aspectTable.map(
        ({ planet, planetLocalized = planet, aspects: looks }): TableRow => ({
          cells: [
            { text: `${planetLocalized} ${strengthTerms.seeing[lang]}`, glyph: glyphNamed(planet) },
            ...planets.map(
              ({ name }): Cell => lookCell(planet === name, looks.find((one) => one.planet === name)?.aspectType, lang),
            ),
          ],
        }),
      ),
    ],
  });
}

function lookCell(isSame: boolean, type: string | undefined, lang: Lang): Cell {
  if (isSame) return { ground: "wash" };
  if (type === undefined) return {};
  return type === "conjunction"
    ? { glyph: "conjunction", said: aspects.conjunction[lang], paint: "accent" }
    : { text: type.replace(/\D/g, ""), isBold: true };
}
