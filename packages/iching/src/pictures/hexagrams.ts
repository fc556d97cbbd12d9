import type { Lang } from "@almagest/operation";
import {
  definePicture,
  type Figure,
  headed,
  LINE,
  line,
  type Picture,
  pageEntries,
  path,
  stacked,
  tiled,
} from "@almagest/pictures";
import * as z from "zod";
import { type LinesCard, linesCard } from "./hexagram-form";
import { titles } from "./titles";

const text = z.string();
const maybe = z.string().optional();

/** The lines of a trigram, from the lowest up. */
const TRIGRAM_LINES = {
  Heaven: "111",
  Earth: "000",
  Thunder: "100",
  Wind: "011",
  Water: "010",
  Fire: "101",
  Mountain: "001",
  Lake: "110",
} as const;

const readTrigramName = z.enum(["Heaven", "Earth", "Thunder", "Wind", "Water", "Fire", "Mountain", "Lake"]);

const readHexagram = z.object({
  number: z.int().min(1).max(64),
  chinese: text,
  english: text,
  englishLocalized: maybe,
  upperTrigram: readTrigramName,
  upperTrigramLocalized: maybe,
  lowerTrigram: readTrigramName,
  lowerTrigramLocalized: maybe,
});

type ReadHexagram = z.output<typeof readHexagram>;

function cardOf(hexagram: ReadHexagram): LinesCard {
  const { number, chinese, english, englishLocalized = english, upperTrigram, lowerTrigram } = hexagram;
  const { upperTrigramLocalized = upperTrigram, lowerTrigramLocalized = lowerTrigram } = hexagram;
  return {
    number,
    chinese,
    name: englishLocalized,
    note: `${upperTrigramLocalized} / ${lowerTrigramLocalized}`,
    binary: `${TRIGRAM_LINES[lowerTrigram]}${TRIGRAM_LINES[upperTrigram]}`,
  };
}

const ARROW = { width: 56, height: 150 } as const;

function arrow(): Figure {
  const y = ARROW.height / 2;
  return {
    width: ARROW.width,
    height: ARROW.height,
    shapes: [
      line(4, y, ARROW.width - 16, y, { stroke: "accent", "stroke-width": LINE.bold }),
      path(`M${ARROW.width - 4} ${y}l-14 -7v14Z`, { fill: "accent" }),
    ],
    description: "",
    isFixed: true,
  };
}

interface Cast {
  readonly hexagram: ReadHexagram;
  readonly changingLinePositions: readonly number[];
  readonly resultingHexagram?: ReadHexagram | null | undefined;
}

/** The hexagram that was cast, its changing lines marked, and the one that it becomes. */
function castFigure(cast: Cast, lang: Lang, headings: { heading: string; subheading?: string }): Figure {
  const { hexagram, changingLinePositions, resultingHexagram } = cast;
  const first = linesCard({
    ...cardOf(hexagram),
    changing: changingLinePositions,
    changingWord: titles.changing[lang],
  });
  const shown =
    resultingHexagram === null || resultingHexagram === undefined
      ? first
      : tiled([first, inMiddle(arrow(), first.width), linesCard(cardOf(resultingHexagram))], 3, 0);
  return { ...headed(headings, shown), isFixed: true };
}

function inMiddle(figure: Figure, width: number): Figure {
  return stacked([figure, { width, height: 0, shapes: [], description: "" }], 0);
}

const readCast = z.object({
  hexagram: readHexagram,
  changingLinePositions: z.array(z.int().min(1).max(6)),
  resultingHexagram: readHexagram.nullish(),
});

/** A reading by three coins. */
export const readingHexagrams = definePicture({
  operation: "castReading",
  form: "hexagrams",
  title: titles.reading,
  reads: readCast,
  draw: (cast, { lang }) => castFigure(cast, lang, { heading: titles.reading[lang] }),
});

/** The same for a day. */
export const dailyReadingHexagrams = definePicture({
  operation: "castDailyReading",
  form: "hexagrams",
  title: titles.daily,
  reads: readCast.extend({ date: text }),
  draw: (cast, { lang }) => castFigure(cast, lang, { heading: titles.daily[lang], subheading: cast.date }),
});

/** The hexagram of a day. */
export const dailyHexagramLines = definePicture({
  operation: "getDailyHexagram",
  form: "hexagram",
  title: titles.daily,
  reads: z.object({ date: text, hexagram: readHexagram }),
  draw: ({ date, hexagram }, { lang }) =>
    castFigure({ hexagram, changingLinePositions: [] }, lang, { heading: titles.daily[lang], subheading: date }),
});

/** Hexagrams four in a row. */
export const hexagramCards = definePicture({
  operation: "listHexagrams",
  form: "hexagrams",
  title: titles.hexagrams,
  reads: z.object({ total: z.int(), hexagrams: z.array(readHexagram) }),
  draw: ({ total, hexagrams }) => ({
    ...tiled(
      pageEntries(hexagrams, total).map((one) => linesCard(cardOf(one))),
      4,
    ),
    isFixed: true as const,
  }),
});

function hexagramLines(operation: string): Picture<Record<never, never>> {
  return definePicture({
    operation,
    form: "hexagram",
    title: titles.hexagram,
    reads: readHexagram,
    draw: (hexagram) => linesCard(cardOf(hexagram)),
  });
}

export const foundHexagramLines: ReturnType<typeof hexagramLines> = hexagramLines("lookupHexagram");
export const randomHexagramLines: ReturnType<typeof hexagramLines> = hexagramLines("getRandomHexagram");
export const oneHexagramLines: ReturnType<typeof hexagramLines> = hexagramLines("getHexagram");

const readTrigram = z.object({
  number: z.int(),
  chinese: text,
  english: readTrigramName,
  englishLocalized: maybe,
  attribute: text,
  attributeLocalized: maybe,
});

function trigramCard(trigram: z.output<typeof readTrigram>): LinesCard {
  const { number, chinese, english, englishLocalized = english, attribute, attributeLocalized = attribute } = trigram;
  return { number, chinese, name: englishLocalized, note: attributeLocalized, binary: TRIGRAM_LINES[english] };
}

/** The eight trigrams, four in a row. */
export const trigramCards = definePicture({
  operation: "listTrigrams",
  form: "trigrams",
  title: titles.trigrams,
  reads: z.object({ trigrams: z.array(readTrigram).min(1) }),
  draw: ({ trigrams }) => ({
    ...tiled(
      trigrams.map((one) => linesCard(trigramCard(one))),
      4,
    ),
    isFixed: true as const,
  }),
});

/** One trigram. */
export const trigramLines = definePicture({
  operation: "getTrigram",
  form: "trigram",
  title: titles.trigram,
  reads: readTrigram,
  draw: (trigram) => linesCard(trigramCard(trigram)),
});
