import { elements, signs as signTerms } from "@almagest/i18n/astrology";
import type { Lang } from "@almagest/operation";
import { definePicture, glyphNamed, type RingCell, ring } from "@almagest/pictures";
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
  draw: (signs, { lang }) =>
    ring({
      startDeg: 180,
      direction: "counterclockwise",
      isFixed: true,
      bonds: ELEMENTS.map((element) => ({
        cells: signs.flatMap((sign, sign0) => (sign.element === element ? [sign0] : [])),
        label: elements[element][lang],
        paint: ELEMENT_PAINT[element].paint,
      })).filter(({ cells }) => cells.length > 2),
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

const readSign = z.object({
  name: z.string(),
  nameLocalized: z.string().optional(),
  element: z.enum(ELEMENTS),
  dates: z.object({ start: z.string(), end: z.string() }),
  rulingPlanet: z.string(),
  rulingPlanetLocalized: z.string().optional(),
});

/** All twelve, one of them set off. */
function cellsAround(name: string, lang: Lang): readonly RingCell[] {
  return Object.values(signTerms).map((term) => ({
    label: term[lang],
    glyph: glyphNamed(term.en),
    isMarked: term.en === name,
  }));
}

/** One sign in the ring of all, its dates and its ruler in the middle. */
export const zodiacSignRing = definePicture({
  operation: "getZodiacSign",
  form: "ring",
  title: titles.sign,
  reads: readSign,
  draw: (sign, { lang }) => {
    const { name, nameLocalized = name, element, dates, rulingPlanet, rulingPlanetLocalized = rulingPlanet } = sign;
    return ring({
      startDeg: 180,
      direction: "counterclockwise",
      isFixed: true,
      center: [nameLocalized, `${dates.start} – ${dates.end}`, `${elements[element][lang]} · ${rulingPlanetLocalized}`],
      rings: [{ thickness: 124, cells: cellsAround(name, lang) }],
    });
  },
});
