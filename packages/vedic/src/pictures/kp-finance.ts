import { bars, definePicture } from "@almagest/pictures";
import * as z from "zod";
import { kpTerms } from "./kp-terms";
import { readBirthTime, whenText } from "./open-charts";
import { text } from "./read";
import { terms } from "./terms";
import { titles } from "./titles";

const readLayer = z.object({ weight: z.number(), score: z.number() });
const readScores = z.object({ least: z.number(), most: z.number() });
const readOpenLayer = z.object({ weight: z.number(), score: readScores });

/** The layers of a day's finance by their scores, and the Moon's windows around it. */
export const kpFinanceBars = definePicture({
  operation: "getKpDailyFinance",
  form: "bars",
  title: titles.kpFinance,
  reads: z.object({
    date: text,
    score: z.number(),
    layers: z.object({ cusps: readLayer, dasha: readLayer, rulingPlanets: readLayer, moonWindows: readLayer }),
  }),
  draw: ({ date, score, layers }, { lang }) =>
    bars({
      heading: titles.kpFinance[lang],
      subheading: date,
      scale: [0, 100],
      bars: [
        layerBar(kpTerms.cusps[lang], layers.cusps),
        layerBar(kpTerms.dasha[lang], layers.dasha),
        layerBar(kpTerms.rulers[lang], layers.rulingPlanets),
        layerBar(kpTerms.moonWindows[lang], layers.moonWindows),
        { label: terms.total[lang], value: score, isMarked: true },
      ],
    }),
  uncertain: {
    reads: z.object({
      birthTime: readBirthTime,
      date: text,
      score: readScores,
      layers: z.object({
        cusps: readOpenLayer,
        dasha: readOpenLayer,
        rulingPlanets: readOpenLayer,
        moonWindows: readOpenLayer,
      }),
    }),
    draw: ({ birthTime, date, score, layers }, { lang }) =>
      bars({
        heading: titles.kpFinance[lang],
        subheading: `${date} · ${whenText(birthTime, lang)}`,
        scale: [0, 100],
        bars: [
          openBar(kpTerms.cusps[lang], layers.cusps),
          openBar(kpTerms.dasha[lang], layers.dasha),
          openBar(kpTerms.rulers[lang], layers.rulingPlanets),
          openBar(kpTerms.moonWindows[lang], layers.moonWindows),
          { label: terms.total[lang], start: score.least, value: score.most, text: scoresText(score), isMarked: true },
        ],
      }),
  },
});

function scoresText({ least, most }: z.output<typeof readScores>): string {
  return least === most ? `${least}` : `${least}–${most}`;
}

function openBar(label: string, { weight, score }: z.output<typeof readOpenLayer>) {
  return { label, start: score.least, value: score.most, text: `${scoresText(score)} × ${weight}%` };
}

function layerBar(
  label: string,
  { weight, score }: z.output<typeof readLayer>,
): { label: string; value: number; text: string } {
  return { label, value: score, text: `${score} × ${weight}%` };
}
