import { type Cell, definePicture, pageEntries, table } from "@almagest/pictures";
import * as z from "zod";
import { doshaTerms } from "../vocabulary/doshas";
import { DOSHA_LOOK } from "./day";
import { titles } from "./titles";

const DOSHAS = ["vata", "pitta", "kapha"] as const;

const dosha = z.enum(DOSHAS);

/** The effect of each taste on each dosha. */
export const tasteTable = definePicture({
  operation: "listRasas",
  form: "table",
  title: titles.tastes,
  reads: z.object({
    total: z.int(),
    rasas: z.array(
      z.object({
        sanskritName: z.string(),
        english: z.string(),
        englishLocalized: z.string().optional(),
        decreases: z.array(dosha),
        increases: z.array(dosha),
      }),
    ),
  }),
  draw: ({ total, rasas }, { lang }) =>
    table({
      heading: titles.tastes[lang],
      note: `↑ ${titles.increases[lang]}   ↓ ${titles.decreases[lang]}`,
      columns: [{}, {}, ...DOSHAS.map((id) => ({ title: doshaTerms[id][lang], anchor: "middle" as const }))],
      rows: pageEntries(rasas, total).map(
        ({ sanskritName, english, englishLocalized = english, decreases, increases }) => ({
          cells: [
            { text: sanskritName, isBold: true },
            englishLocalized,
            ...DOSHAS.map((id): Cell => {
              if (increases.includes(id)) return { text: "↑", ground: DOSHA_LOOK[id].ground, isBold: true };
              return { text: decreases.includes(id) ? "↓" : "", paint: "muted" };
            }),
          ],
        }),
      ),
    }),
});

const readQuality = z.object({
  sanskritName: z.string(),
  english: z.string(),
  englishLocalized: z.string().optional(),
  doshas: z.array(dosha),
});

type ReadQuality = z.output<typeof readQuality>;

/** Ten pairs of opposites, with the doshas that have them. */
export const qualityTable = definePicture({
  operation: "listGunas",
  form: "table",
  title: titles.qualities,
  reads: z.object({ total: z.int(), pairs: z.array(z.object({ a: readQuality, b: readQuality })) }),
  draw: ({ total, pairs }, { lang }) => {
    const doshasOf = ({ doshas }: ReadQuality): Cell => ({
      text: doshas.map((id) => doshaTerms[id][lang]).join(", "),
      paint: "muted",
    });
    const nameOf = ({ sanskritName, english, englishLocalized = english }: ReadQuality): Cell => ({
      text: `${englishLocalized} (${sanskritName})`,
    });
    return table({
      heading: titles.qualities[lang],
      columns: [{ anchor: "end" }, { anchor: "end" }, { anchor: "middle" }, {}, {}],
      rows: pageEntries(pairs, total).map(({ a, b }) => ({
        cells: [doshasOf(a), nameOf(a), { text: "↔", paint: "muted" }, nameOf(b), doshasOf(b)],
      })),
    });
  },
});
