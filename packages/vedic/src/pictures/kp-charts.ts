import { at, type Lang } from "@almagest/operation";
import { definePicture, type Figure } from "@almagest/pictures";
import * as z from "zod";
import { chartHouses, inHouse, lagnaPoint, NODES } from "./chart-points";
import { indianChart } from "./indian/chart";
import type { ChartStyle } from "./indian/data";
import { maybe, readHouse, readLongitude, sign0At, styleOption, text } from "./read";
import { titles } from "./titles";
import { frameText, named, shortName, signNames } from "./words";

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
