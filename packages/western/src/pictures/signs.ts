import { definePicture, glyphNamed, ring } from "@almagest/pictures";
import * as z from "zod";
import { ELEMENTS } from "../tables/zodiac";
import { ELEMENT_PAINT } from "./elements";
import * as titles from "./titles";

/** The signs in a ring, counter-clockwise from the left, as a chart with Aries rising has them. */
export const zodiacSignsRing = definePicture({
  operation: "listZodiacSigns",
  form: "ring",
  title: titles.signs,
  reads: z.array(
    z.object({
      name: z.string(),
      nameLocalized: z.string().optional(),
      element: z.enum(ELEMENTS),
      dates: z.object({ start: z.string(), end: z.string() }),
    }),
  ),
  draw: (signs) =>
    ring({
      startDeg: 180,
      direction: "counterclockwise",
      isFixed: true,
      rings: [
        {
          thickness: 124,
          cells: signs.map(({ name, nameLocalized = name, element, dates }) => ({
            label: nameLocalized,
            note: `${dates.start} – ${dates.end}`,
            glyph: glyphNamed(name),
            ...ELEMENT_PAINT[element],
          })),
        },
      ],
    }),
});
