import { bars, definePicture } from "@almagest/pictures";
import * as z from "zod";
import { doshaTerms } from "../vocabulary/doshas";
import { DOSHA_LOOK } from "./day";
import { titles } from "./titles";

const DOSHAS = ["vata", "pitta", "kapha"] as const;

/** Shares of the three doshas, the leading one marked. */
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
});
