import { at, type Lang } from "@almagest/operation";
import { definePicture, type Figure, headed } from "@almagest/pictures";
import * as z from "zod";
import { vargas } from "../vocabulary/vargas";
import { chartHouses, inHouse, lagnaPoint, NODES } from "./chart-points";
import { indianChart } from "./indian/chart";
import type { ChartPoint, ChartStyle } from "./indian/data";
import {
  openArudhasFigure,
  openChartsFigure,
  openVargaFigure,
  readBirthTime,
  readOpenArudhas,
  readOpenCharts,
  readOpenVarga,
  type StyleAndLang,
  whenText,
} from "./open-charts";
import {
  lagnaSign0,
  maybe,
  readFrame,
  readHouse,
  readLongitude,
  readSign,
  sign0At,
  sign0Of,
  styleOption,
  text,
} from "./read";
import { titles } from "./titles";
import { frameText, shortName, signNames } from "./words";

const readPoint = z.object({
  graha: text,
  grahaLocalized: maybe,
  house: readHouse,
  isRetrograde: z.boolean(),
  longitude: readLongitude,
  rashi: readSign,
});

type ReadPoint = z.output<typeof readPoint>;

const POINTS = ["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu", "Lagna"] as const;

export const readPoints = z.record(z.enum(POINTS), readPoint);

function chartPoint(point: ReadPoint, lang: Lang): ChartPoint {
  const { graha, grahaLocalized = graha, isRetrograde, longitude, rashi } = point;
  return {
    id: graha,
    short: shortName(graha, lang),
    label: grahaLocalized,
    sign0: sign0Of(rashi),
    degree: longitude % 30,
    isRetrograde: isRetrograde && !NODES.has(graha),
    isLagna: graha === "Lagna",
  };
}

/** A chart by whole signs of points that tell house, sign and longitude. */
export function chartOf(
  points: readonly ReadPoint[],
  { style, lang }: { readonly style: ChartStyle; readonly lang: Lang },
  words: { readonly heading: string; readonly subheading?: string | undefined; readonly center?: readonly string[] },
): Figure {
  const [first] = points;
  return indianChart({
    ...words,
    style,
    lagnaSign0: first === undefined ? undefined : lagnaSign0(sign0Of(first.rashi), first.house),
    signs: signNames(lang),
    points: points.map((point) => chartPoint(point, lang)),
  });
}

/** `1990-07-15 18:30 UTC` of `1990-07-15T18:30:00Z`. */
function utcText(utc: string): string {
  return utc.replace("T", " ").replace(/(?::00)?(?:\.\d+)?Z$/, " UTC");
}

/** The rashi chart (D1). */
export const rashiChart = definePicture({
  operation: "generateBirthChart",
  form: "chart",
  title: titles.rashiChart,
  reads: z.object({ meta: readPoints, frame: readFrame, conventions: z.object({ utc: text }).optional() }),
  options: styleOption,
  draw: ({ meta, frame, conventions }, options) =>
    chartOf(Object.values(meta), options, {
      heading: `${titles.rashiChart[options.lang]} (D1)`,
      subheading: [
        ...(conventions === undefined ? [] : [utcText(conventions.utc)]),
        frameText(options.lang, frame),
      ].join(" · "),
      center: ["D1"],
    }),
  uncertain: {
    reads: readOpenCharts,
    draw: (answer, options) => openChartsFigure(answer, options, `${titles.rashiChart[options.lang]} (D1)`),
  },
});

/** The same of the positions alone. */
export const grahaPositionsChart = definePicture({
  operation: "getPlanetPositions",
  form: "chart",
  title: titles.positions,
  reads: readPoints,
  options: styleOption,
  draw: (points, options) =>
    chartOf(Object.values(points), options, { heading: titles.positions[options.lang], center: ["D1"] }),
  uncertain: {
    reads: readOpenCharts,
    draw: (answer, options) => openChartsFigure(answer, options, titles.positions[options.lang]),
  },
});

const VARGAS: Readonly<Record<number, { readonly [lang in Lang]: string }>> = vargas;

/** Points are in the varga's signs; their order in a cell is that of their degrees within the part. */
function vargaFigure(
  points: readonly ReadPoint[],
  parts: number,
  name: string,
  frame: z.output<typeof readFrame>,
  options: { readonly style: ChartStyle; readonly lang: Lang },
): Figure {
  const [first] = points;
  return indianChart({
    style: options.style,
    heading: `D${parts} ${name}`,
    subheading: frameText(options.lang, frame),
    center: [`D${parts}`, name],
    lagnaSign0: first === undefined ? undefined : lagnaSign0(sign0Of(first.rashi), first.house),
    signs: signNames(options.lang),
    points: points.map((point) => ({ ...chartPoint(point, options.lang), degree: undefined })),
  });
}

const readDivision = z.object({ number: z.int(), name: text, nameLocalized: maybe });

/** A divisional chart. */
export const divisionalChartFigure = definePicture({
  operation: "generateDivisionalChart",
  form: "chart",
  title: titles.varga,
  reads: z.object({
    chart: z.object({ meta: readPoints }),
    division: readDivision,
    frame: readFrame,
  }),
  options: styleOption,
  draw: ({ chart, division, frame }, options) =>
    vargaFigure(Object.values(chart.meta), division.number, division.nameLocalized ?? division.name, frame, options),
  uncertain: {
    reads: readOpenVarga.extend({ division: readDivision }),
    draw: ({ division, ...answer }, options) =>
      openVargaFigure(answer, options, { parts: division.number, name: division.nameLocalized ?? division.name }),
  },
});

/** The Navamsa (D9). */
export const navamsaChart = definePicture({
  operation: "generateNavamsa",
  form: "chart",
  title: titles.navamsa,
  reads: z.object({ chart: z.object({ meta: readPoints }), frame: readFrame }),
  options: styleOption,
  draw: ({ chart, frame }, options) =>
    vargaFigure(Object.values(chart.meta), 9, VARGAS[9]?.[options.lang] ?? "Navamsa", frame, options),
  uncertain: {
    reads: readOpenVarga,
    draw: (answer, options) =>
      openVargaFigure(answer, options, { parts: 9, name: VARGAS[9]?.[options.lang] ?? "Navamsa" }),
  },
});

/** Bhava chalit: grahas by bhava, not by sign; those that change their house are set off. */
export const bhavaChalitChart = definePicture({
  operation: "calculateBhavChalit",
  form: "chart",
  title: titles.chalit,
  reads: z.object({
    ascendant: readLongitude,
    bhavas: z.array(z.object({ madhya: readLongitude, start: readLongitude })).length(12),
    grahas: z.array(
      z.object({
        graha: text,
        grahaLocalized: maybe,
        longitude: readLongitude,
        bhava: readHouse,
        moved: z.boolean(),
        isRetrograde: z.boolean().optional(),
      }),
    ),
    frame: readFrame,
  }),
  options: styleOption,
  draw: ({ ascendant, bhavas, grahas, frame }, { style, lang }) => {
    const startDeg = (house: number): number => at(bhavas, house - 1).start;
    const moved = grahas.filter((graha) => graha.moved);
    const lagna0 = sign0At(ascendant);
    const figure = indianChart({
      style,
      heading: titles.chalit[lang],
      subheading: frameText(lang, frame),
      note: titles.byMiddles[lang],
      center: [titles.chalit[lang]],
      lagnaSign0: lagna0,
      signs: signNames(lang),
      houses: chartHouses(
        bhavas.map(({ madhya }) => madhya),
        lang,
      ),
      points: [
        { ...lagnaPoint(lagna0, lang), ...inHouse(1, ascendant, startDeg(1)) },
        ...grahas.map(({ graha, grahaLocalized = graha, longitude, bhava, moved: isMarked, isRetrograde }) => ({
          id: graha,
          short: `${shortName(graha, lang)}${isMarked ? "*" : ""}`,
          label: grahaLocalized,
          ...inHouse(bhava, longitude, startDeg(bhava)),
          isMarked,
          isRetrograde: isRetrograde === true && !NODES.has(graha),
        })),
      ],
    });
    if (moved.length === 0) return figure;
    const names = moved.map(({ graha, grahaLocalized = graha }) => grahaLocalized);
    return headed({ note: `* ${titles.moved[lang]}: ${names.join(", ")}` }, figure);
  },
});

/** Arudha padas in their signs. */
export const arudhaChart = definePicture({
  operation: "calculateArudhaPadas",
  form: "chart",
  title: titles.arudhas,
  uncertain: {
    reads: readOpenArudhas,
    draw: (answer, options) => openArudhasFigure(answer, options, titles.arudhas[options.lang]),
  },
  reads: z.object({
    lagnaRashi: readSign,
    padas: z.array(z.object({ abbreviation: text, name: text, nameLocalized: maybe, rashi: readSign })),
    frame: readFrame,
  }),
  options: styleOption,
  draw: ({ lagnaRashi, padas, frame }, { style, lang }) =>
    indianChart({
      style,
      heading: titles.arudhas[lang],
      subheading: frameText(lang, frame),
      center: [titles.arudhas[lang]],
      lagnaSign0: sign0Of(lagnaRashi),
      signs: signNames(lang),
      points: [
        lagnaPoint(sign0Of(lagnaRashi), lang),
        ...padas.map(({ abbreviation, name, nameLocalized = name, rashi }) => ({
          id: abbreviation,
          short: abbreviation,
          label: nameLocalized,
          sign0: sign0Of(rashi),
        })),
      ],
    }),
});

interface Shadow {
  readonly name: string;
  readonly nameLocalized?: string | undefined;
  readonly rashi: z.output<typeof readSign>;
  /** Left out where it depends on the time of birth. */
  readonly degreeInSign?: number | undefined;
  /** Of one that may be in several places. */
  readonly place0?: number;
}

const readPlace = z.object({ rashi: readSign, degreeInRashi: z.number() });

const readOpenUpagrahas = z.object({
  birthTime: readBirthTime,
  timeBased: z.array(z.object({ name: text, nameLocalized: maybe, places: z.array(z.object({ place: readPlace })) })),
  sunBased: z.array(z.object({ name: text, nameLocalized: maybe, from: readPlace, to: readPlace })),
  lagnaRashi: readSign.optional(),
  frame: readFrame,
});

/** Those of a part of the day have a degree for each part; the Sun's move on with the Sun. */
function openShadows({
  timeBased,
  sunBased,
}: Pick<z.output<typeof readOpenUpagrahas>, "timeBased" | "sunBased">): readonly Shadow[] {
  return [
    ...timeBased.flatMap(({ places, ...names }) =>
      places.map(({ place: { rashi, degreeInRashi } }, place0) => ({
        ...names,
        rashi,
        degreeInSign: degreeInRashi,
        ...(places.length > 1 ? { place0 } : {}),
      })),
    ),
    ...sunBased.flatMap(({ from, to, ...names }) => {
      const rashis = [...new Set([from.rashi, to.rashi])];
      return rashis.map((rashi, place0) => ({ ...names, rashi, ...(rashis.length > 1 ? { place0 } : {}) }));
    }),
  ];
}

const readShadow = z.object({ name: text, nameLocalized: maybe, rashi: readSign, degreeInSign: z.number() });

/** Upagrahas by degree. An answer stored without its Lagna has none marked. */
export const upagrahaChart = definePicture({
  operation: "getUpagrahaPositions",
  form: "chart",
  title: titles.upagrahas,
  reads: z.object({
    timeBased: z.array(readShadow),
    sunBased: z.array(readShadow),
    lagnaRashi: readSign.optional(),
    frame: readFrame,
  }),
  options: styleOption,
  draw: ({ timeBased, sunBased, ...words }, options) => upagrahasFigure([...timeBased, ...sunBased], words, options),
  uncertain: {
    reads: readOpenUpagrahas,
    draw: ({ birthTime, ...answer }, options) =>
      upagrahasFigure(openShadows(answer), { ...answer, when: whenText(birthTime, options.lang) }, options),
  },
});

interface UpagrahaWords {
  readonly when?: string;
  readonly lagnaRashi?: z.output<typeof readSign> | undefined;
  readonly frame: z.output<typeof readFrame>;
}

/** One that has more than one place is drawn in each, with a question mark. */
function upagrahasFigure(
  shadows: readonly Shadow[],
  { when, lagnaRashi, frame }: UpagrahaWords,
  { style, lang }: StyleAndLang,
): Figure {
  return indianChart({
    style,
    heading: titles.upagrahas[lang],
    subheading: [...(when === undefined ? [] : [when]), frameText(lang, frame)].join(" · "),
    center: [titles.upagrahas[lang]],
    lagnaSign0: lagnaRashi === undefined ? undefined : sign0Of(lagnaRashi),
    signs: signNames(lang),
    points: [
      ...(lagnaRashi === undefined ? [] : [lagnaPoint(sign0Of(lagnaRashi), lang)]),
      ...shadows.map(({ name, nameLocalized = name, rashi, degreeInSign, place0 }) => ({
        id: place0 ? `${name} ${place0 + 1}` : name,
        short: `${nameLocalized}${place0 === undefined ? "" : "?"}`,
        label: `${nameLocalized}${place0 === undefined ? "" : "?"}`,
        sign0: sign0Of(rashi),
        degree: degreeInSign,
        isMarked: place0 !== undefined,
      })),
    ],
  });
}
