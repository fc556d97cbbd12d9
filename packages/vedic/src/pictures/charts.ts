import { at, type Lang } from "@almagest/operation";
import { definePicture, type Figure, headed, tiled } from "@almagest/pictures";
import * as z from "zod";
import { vargas } from "../vocabulary/vargas";
import { indianChart } from "./indian/chart";
import type { ChartHouse, ChartPoint, ChartStyle } from "./indian/data";
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
import { frameText, houseName, named, shortName, signNames } from "./words";

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

const readPoints = z.record(z.enum(POINTS), readPoint);

/** Rahu and Ketu go backward by their nature. */
const NODES: ReadonlySet<string> = new Set(["Rahu", "Ketu"]);

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

/** The first house, where its degree is not told. */
function lagnaPoint(sign0: number, lang: Lang, degree?: number): ChartPoint {
  return { id: "Lagna", short: shortName("Lagna", lang), label: named("Lagna", lang), sign0, degree, isLagna: true };
}

/** Houses as cells, by the longitude that each is told by. */
function chartHouses(longitudesDeg: readonly number[], lang: Lang): readonly ChartHouse[] {
  return longitudesDeg.map((longitudeDeg, house0) => ({
    name: houseName(house0 + 1, lang),
    sign0: sign0At(longitudeDeg),
    degree: longitudeDeg % 30,
  }));
}

/** Position of a point in a house that starts at a longitude. */
function inHouse(
  house: number,
  longitudeDeg: number,
  startDeg: number,
): Required<Pick<ChartPoint, "house" | "fromStartDeg" | "sign0">> & { readonly degree: number } {
  return {
    house,
    fromStartDeg: (longitudeDeg - startDeg + 360) % 360,
    sign0: sign0At(longitudeDeg),
    degree: longitudeDeg % 30,
  };
}

/** A chart by whole signs of points that tell house, sign and longitude. */
function chartOf(
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

const readTransitGraha = z.object({ name: text, nameLocalized: maybe, longitude: readLongitude, sign: readSign });

interface TransitGraha {
  readonly name: string;
  readonly nameLocalized?: string | undefined;
  readonly sign: z.output<typeof readSign>;
  /** Left out where it depends on the time of birth. */
  readonly longitude?: number | undefined;
  readonly isRetrograde?: boolean | undefined;
}

interface TransitWords {
  readonly heading: string;
  readonly moment: string;
  readonly frame: z.output<typeof readFrame>;
  /** The sign of the first house: of the Lagna, or of the Moon where the Lagna is not known. */
  readonly lagna0: number | undefined;
}

function transitFigure(
  { heading, moment, frame, lagna0 }: TransitWords,
  grahas: readonly TransitGraha[],
  { style, lang }: StyleAndLang,
  isTimed = true,
): Figure {
  return indianChart({
    style,
    heading,
    subheading: `${moment}, ${frameText(lang, { ayanamsa: frame.ayanamsa })}`,
    center: [heading],
    lagnaSign0: lagna0,
    signs: signNames(lang),
    points: [
      ...(lagna0 === undefined || !isTimed ? [] : [lagnaPoint(lagna0, lang)]),
      ...grahas.map(({ name, nameLocalized = name, longitude, sign, isRetrograde }) => ({
        id: name,
        short: shortName(name, lang),
        label: nameLocalized,
        sign0: sign0Of(sign),
        degree: longitude === undefined ? undefined : longitude % 30,
        isRetrograde: isRetrograde === true && !NODES.has(name),
      })),
    ],
  });
}

/** The birth, and the grahas of another time in the same houses. */
export const vedicTransitCharts = definePicture({
  operation: "calculateTransit",
  form: "chart",
  title: titles.transit,
  reads: z.object({
    birthDatetime: text,
    transitDatetime: text,
    natalPlanets: z.array(
      z.object({ ...readTransitGraha.shape, house: readHouse, isRetrograde: z.boolean().optional() }),
    ),
    transitingPlanets: z.array(z.object({ ...readTransitGraha.shape, isRetrograde: z.boolean() })),
    frame: readFrame,
  }),
  options: styleOption,
  draw: ({ birthDatetime, transitDatetime, natalPlanets, transitingPlanets, frame }, { style, lang }) => {
    const [first] = natalPlanets;
    const lagna0 = first === undefined ? undefined : lagnaSign0(sign0Of(first.sign), first.house);
    const chart = (heading: string, moment: string, grahas: readonly TransitGraha[]): Figure =>
      transitFigure({ heading, moment, frame, lagna0 }, grahas, { style, lang });
    return tiled(
      [
        chart(titles.rashiChart[lang], birthDatetime.replace("T", " "), natalPlanets),
        chart(titles.transit[lang], transitDatetime.replace("T", " "), transitingPlanets),
      ],
      2,
    );
  },
  uncertain: {
    reads: z.object({
      birthTime: readBirthTime,
      transitDatetime: text,
      natalPlanets: z.array(
        z.object({
          name: text,
          nameLocalized: maybe,
          from: z.object({ sign: readSign }),
          to: z.object({ sign: readSign }),
        }),
      ),
      transitingPlanets: z.array(z.object({ ...readTransitGraha.shape, isRetrograde: z.boolean() })),
      frame: readFrame,
    }),
    draw: ({ birthTime, transitDatetime, natalPlanets, transitingPlanets, frame }, { style, lang }) => {
      const moon = natalPlanets.find(({ name }) => name === "Moon");
      const isOne = natalPlanets.every(({ from, to }) => from.sign === to.sign);
      const births = isOne ? (["from"] as const) : (["from", "to"] as const);
      const figures = tiled(
        births.flatMap((end) => {
          const moon0 = moon && sign0Of(moon[end].sign);
          const words = { frame, lagna0: moon0 };
          const moment = isOne ? whenText(birthTime, lang) : birthTime[end].slice(0, 16).replace("T", " ");
          return [
            transitFigure(
              { ...words, heading: titles.rashiChart[lang], moment },
              natalPlanets.map(({ name, nameLocalized, [end]: { sign } }) => ({ name, nameLocalized, sign })),
              { style, lang },
              false,
            ),
            transitFigure(
              { ...words, heading: titles.transit[lang], moment: transitDatetime.replace("T", " ") },
              transitingPlanets,
              { style, lang },
              false,
            ),
          ];
        }),
        2,
      );
      return headed({ heading: titles.transit[lang], note: titles.fromMoon[lang] }, figures);
    },
  },
});

const readKpGraha = z.object({ longitude: readLongitude, house: readHouse });

/** KP: cusps and grahas in their Placidus houses. */
function kpFigure(
  cusps: readonly { readonly longitude: number }[],
  grahas: readonly {
    readonly name: string;
    readonly label: string;
    readonly longitude: number;
    readonly house: number;
    readonly isRetrograde: boolean;
  }[],
  words: { readonly heading: string; readonly subheading: string },
  { style, lang }: { readonly style: ChartStyle; readonly lang: Lang },
): Figure {
  const cuspDeg = (house: number): number => at(cusps, house - 1).longitude;
  const lagna0 = sign0At(cuspDeg(1));
  return indianChart({
    ...words,
    note: titles.byCusps[lang],
    style,
    center: ["KP"],
    lagnaSign0: lagna0,
    signs: signNames(lang),
    houses: chartHouses(
      cusps.map(({ longitude }) => longitude),
      lang,
    ),
    points: [
      { ...lagnaPoint(lagna0, lang), ...inHouse(1, cuspDeg(1), cuspDeg(1)) },
      ...grahas.map(({ name, label, longitude, house, isRetrograde }) => ({
        id: name,
        short: shortName(name, lang),
        label,
        ...inHouse(house, longitude, cuspDeg(house)),
        isRetrograde: isRetrograde && !NODES.has(name),
      })),
    ],
  });
}

const readCusps = z.array(z.object({ longitude: readLongitude })).length(12);

export const kpChartFigure = definePicture({
  operation: "generateKpChart",
  form: "chart",
  title: titles.kpChart,
  reads: z.object({
    meta: z.object({ date: text, time: text, ayanamsaType: text, ayanamsa: z.number() }),
    cusps: readCusps,
    planets: z.array(z.object({ ...readKpGraha.shape, planet: text, planetLocalized: maybe, retrograde: z.boolean() })),
    nodes: z.object({ rahu: readKpGraha, ketu: readKpGraha }),
  }),
  options: styleOption,
  draw: ({ meta, cusps, planets, nodes }, options) => {
    const node = (name: "Rahu" | "Ketu", place: z.output<typeof readKpGraha>) => ({
      name,
      label: named(name, options.lang),
      ...place,
      isRetrograde: true,
    });
    return kpFigure(
      cusps,
      [
        ...planets.map(({ planet, planetLocalized = planet, retrograde, ...place }) => ({
          name: planet,
          label: planetLocalized,
          ...place,
          isRetrograde: retrograde,
        })),
        node("Rahu", nodes.rahu),
        node("Ketu", nodes.ketu),
      ],
      {
        heading: titles.kpChart[options.lang],
        subheading: `${meta.date} ${meta.time}, ${frameText(options.lang, { ayanamsa: meta.ayanamsaType, ayanamsaDegrees: meta.ayanamsa })}`,
      },
      options,
    );
  },
});

export const kpHoraryFigure = definePicture({
  operation: "castKpHoraryChart",
  form: "chart",
  title: titles.kpHorary,
  reads: z.object({
    horaryNumber: z.int(),
    questionTime: text,
    ayanamsaType: text,
    ayanamsaDegrees: z.number(),
    cusps: readCusps,
    planets: z.array(
      z.object({ ...readKpGraha.shape, planet: text, planetLocalized: maybe, isRetrograde: z.boolean() }),
    ),
  }),
  options: styleOption,
  draw: ({ horaryNumber, questionTime, ayanamsaType: ayanamsa, ayanamsaDegrees, cusps, planets }, options) =>
    kpFigure(
      cusps,
      planets.map(({ planet, planetLocalized = planet, ...place }) => ({
        name: planet,
        label: planetLocalized,
        ...place,
      })),
      {
        heading: `${titles.kpHorary[options.lang]} ${horaryNumber}`,
        subheading: `${questionTime.slice(0, 16).replace("T", " ")} UTC, ${frameText(options.lang, { ayanamsa, ayanamsaDegrees })}`,
      },
      options,
    ),
});
