import type { Lang } from "@almagest/operation";
import { bars, definePicture, timeUnknown } from "@almagest/pictures";
import * as z from "zod";
import { doshaTerms } from "../vocabulary/doshas";
import { DOSHA_LOOK } from "./day";
import { titles } from "./titles";

const DOSHAS = ["vata", "pitta", "kapha"] as const;

const readReach = z.object({ least: z.number(), most: z.number() });

/** Shares of the three doshas, the leading one marked; where the time is open, from the least to the most. */
export const constitutionBars = definePicture({
  operation: "calculateAyurvedicConstitution",
  form: "bars",
  title: titles.constitution,
  reads: z.object({
    composite: z.object({
      vata: z.number(),
      pitta: z.number(),
      kapha: z.number(),
      dominant: z.string(),
      type: z.string(),
      typeLocalized: z.string().optional(),
    }),
  }),
  draw: ({ composite }, { lang }) =>
    bars({
      heading: titles.constitution[lang],
      subheading: composite.typeLocalized ?? composite.type,
      scale: [0, 100],
      bars: DOSHAS.map((dosha) => ({
        label: doshaTerms[dosha][lang],
        value: composite[dosha],
        text: `${composite[dosha]}%`,
        paint: DOSHA_LOOK[dosha].paint,
        isMarked: dosha === composite.dominant,
      })),
    }),
  uncertain: {
    reads: z.object({
      birthTime: z.object({ state: z.string(), from: z.string(), to: z.string() }),
      composite: z.object({ vata: readReach, pitta: readReach, kapha: readReach, dominant: z.string().optional() }),
    }),
    draw: ({ birthTime, composite }, { lang }) =>
      bars({
        heading: titles.constitution[lang],
        subheading: whenText(birthTime, lang),
        scale: [0, 100],
        bars: DOSHAS.map((dosha) => {
          const { least, most } = composite[dosha];
          const span = least === most ? { text: `${most}%` } : { start: least, text: `${least}–${most}%` };
          return {
            label: doshaTerms[dosha][lang],
            value: most,
            ...span,
            paint: DOSHA_LOOK[dosha].paint,
            isMarked: dosha === composite.dominant,
          };
        }),
      }),
  },
});

/** `1990-07-04 · time unknown`, or both ends of a range. */
function whenText({ state, from, to }: { state: string; from: string; to: string }, lang: Lang): string {
  const [date, end] = [from.slice(0, 10), to.startsWith(from.slice(0, 10)) ? to.slice(11, 16) : to.slice(0, 16)];
  return `${date} · ${state === "unknown" ? timeUnknown[lang] : `${from.slice(11, 16)}–${end.replace("T", " ")}`}`;
}
