import { definePicture, ring } from "@almagest/pictures";
import * as z from "zod";
import { rituTerms } from "../vocabulary/ritus";
import { titles } from "./titles";

/** From the end of winter, as the year is told in the Sutrasthana. */
const RITUS = ["sisira", "vasanta", "grisma", "varsa", "sarad", "hemanta"] as const;

/** The six seasons, the present one marked. */
export const ritucharyaRing = definePicture({
  operation: "getRitucharya",
  form: "ring",
  title: titles.ritucharya,
  reads: z.object({
    date: z.string(),
    ritu: z.object({
      id: z.string(),
      sanskritName: z.string(),
      gloss: z.string(),
      glossLocalized: z.string().optional(),
      classicalRitu: z.string().nullish(),
      start: z.string(),
      end: z.string(),
    }),
    doshaCycle: z.array(
      z.object({
        dosha: z.string(),
        doshaLocalized: z.string().optional(),
        state: z.string(),
        stateLocalized: z.string().optional(),
      }),
    ),
  }),
  draw: ({ ritu, doshaCycle }, { lang }) =>
    ring({
      rings: [
        {
          thickness: 120,
          cells: RITUS.map((id) => {
            const isMarked = id === ritu.id || (id === ritu.classicalRitu && !RITUS.some((one) => one === ritu.id));
            return {
              label: rituTerms[id][lang],
              note: isMarked ? ritu.sanskritName : undefined,
              isMarked,
            };
          }),
        },
      ],
      center: [
        ritu.glossLocalized ?? ritu.gloss,
        `${ritu.start.slice(0, 10)} – ${ritu.end.slice(0, 10)}`,
        ...doshaCycle.map(
          ({ dosha: name, doshaLocalized = name, state, stateLocalized = state }) =>
            `${doshaLocalized}: ${stateLocalized}`,
        ),
      ],
    }),
});
