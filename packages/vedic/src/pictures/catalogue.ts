import { dateIn } from "@almagest/i18n";
import { nakshatras as nakshatraTerms, rashis as rashiTerms } from "@almagest/i18n/vedic";
import type { Lang } from "@almagest/operation";
import { definePicture, type Figure, glyphNamed, type RingCell, ring } from "@almagest/pictures";
import * as z from "zod";
import { maybe, readSign, sign0Of, text } from "./read";
import { titles } from "./titles";
import { signNames } from "./words";

const ARC = 360 / 27;
/** As a chart with Aries rising has them. */
const AROUND = { startDeg: 180, direction: "counterclockwise", isFixed: true } as const;

interface Mansion {
  readonly number: number;
  readonly name: string;
  readonly lord?: string;
}

/** Mansions around the signs that they divide. */
function mansionsRing(mansions: readonly Mansion[], lang: Lang, marked?: number, center?: readonly string[]): Figure {
  return ring({
    ...AROUND,
    ...(center === undefined ? {} : { center }),
    rings: [
      {
        thickness: 150,
        cells: mansions.map(({ number, name, lord }) => ({
          label: `${number} ${name}`,
          glyph: lord === undefined ? undefined : glyphNamed(lord),
          ground: number % 2 === 1 ? "wash" : "paper",
          fromDeg: (number - 1) * ARC,
          toDeg: number * ARC,
          isMarked: number === marked,
        })),
      },
      {
        thickness: 70,
        cells: signNames("en").map((sign, sign0) => ({
          label: signNames(lang)[sign0] ?? sign,
          glyph: glyphNamed(sign),
          fromDeg: sign0 * 30,
          toDeg: sign0 * 30 + 30,
        })),
      },
    ],
  });
}

const readNakshatra = z.object({
  number: z.int(),
  name: text,
  nameLocalized: maybe,
  lord: text,
  lordLocalized: maybe,
});

/** The nakshatras around the signs that they divide, counter-clockwise from the left. */
export const nakshatraRing = definePicture({
  operation: "listNakshatras",
  form: "ring",
  title: titles.nakshatras,
  reads: z.array(readNakshatra),
  draw: (nakshatras, { lang }) =>
    mansionsRing(
      nakshatras.map(({ number, name, nameLocalized = name, lord }) => ({ number, name: nameLocalized, lord })),
      lang,
    ),
});

/** One nakshatra among the 27, in the middle its lord and the signs of its quarters. */
export const nakshatraSegment = definePicture({
  operation: "getNakshatra",
  form: "ring",
  title: titles.nakshatra,
  reads: readNakshatra.extend({
    padas: z.array(z.object({ pada: z.int(), navamsa: text, navamsaLocalized: maybe })),
  }),
  draw: ({ number, name, nameLocalized = name, lord, lordLocalized = lord, padas }, { lang }) =>
    mansionsRing(
      Object.values(nakshatraTerms).map((term, index0) => ({ number: index0 + 1, name: term[lang] })),
      lang,
      number,
      [
        nameLocalized,
        lordLocalized,
        ...padas.map(({ pada, navamsa, navamsaLocalized = navamsa }) => `${pada} ${navamsaLocalized}`),
      ],
    ),
});

function rashisRing(cells: readonly RingCell[], center?: readonly string[]): Figure {
  return ring({ ...AROUND, ...(center === undefined ? {} : { center }), rings: [{ thickness: 124, cells }] });
}

const readRashi = z.object({
  name: readSign,
  vedicName: text,
  vedicNameLocalized: maybe,
  lord: text,
  lordLocalized: maybe,
});

/** The rashis with their lords. */
export const rashiRing = definePicture({
  operation: "listRashis",
  form: "ring",
  title: titles.rashis,
  reads: z.array(readRashi),
  draw: (rashis) =>
    rashisRing(
      rashis.map(({ name, vedicName, vedicNameLocalized = vedicName, lord, lordLocalized = lord }) => ({
        label: vedicNameLocalized,
        note: lordLocalized,
        glyph: glyphNamed(name),
      })),
    ),
});

/** One rashi among the twelve, its lord and the Sun's days in it in the middle. */
export const rashiSegment = definePicture({
  operation: "getRashi",
  form: "ring",
  title: titles.rashi,
  reads: readRashi.extend({ dateRange: text }),
  draw: ({ name, vedicName, vedicNameLocalized = vedicName, lord, lordLocalized = lord, dateRange }, { lang }) =>
    rashisRing(
      Object.values(rashiTerms).map((term, sign0) => ({
        label: term[lang],
        glyph: glyphNamed(signNames("en")[sign0] ?? ""),
        isMarked: sign0 === sign0Of(name),
      })),
      [vedicNameLocalized, lordLocalized, daysText(dateRange, lang)],
    ),
});

/** `Apr 14th - May 14th` in the language of the picture. */
function daysText(dateRange: string, lang: Lang): string {
  if (lang === "en") return dateRange;
  const days = dateRange.split(" - ").map((day) => {
    const at = new Date(`${day.replace(/(?:st|nd|rd|th)$/, "")} 2000 UTC`).toISOString();
    return dateIn(at.slice(0, 10), lang, "day");
  });
  return days.join(" – ");
}
