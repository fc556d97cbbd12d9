import { definePicture, type Figure, headed, tiled } from "@almagest/pictures";
import * as z from "zod";
import { lagnaPoint, NODES } from "./chart-points";
import { indianChart } from "./indian/chart";
import { readBirthTime, type StyleAndLang, whenText } from "./open-charts";
import { lagnaSign0, maybe, readFrame, readHouse, readLongitude, readSign, sign0Of, styleOption, text } from "./read";
import { titles } from "./titles";
import { frameText, shortName, signNames } from "./words";

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
