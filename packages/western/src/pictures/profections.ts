import { signs as signTerms } from "@almagest/i18n/astrology";
import { at, type Lang } from "@almagest/operation";
import { definePicture, type Figure, glyphNamed, ring } from "@almagest/pictures";
import { SIGN_IDS } from "@almagest/sky";
import * as z from "zod";
import { SIGNS } from "../tables/zodiac";
import { ELEMENT_PAINT } from "./elements";
import { readBirthTime, readOpenMoment, whenText } from "./subheading";
import * as titles from "./titles";
import * as words from "./words";

/** The ages of a first turn and those that come after, by house. */
const TURNS = 7;

/** The twelve houses from the natal rising sign, each with the ages that come to it; that of the year set off. */
export const profectionsRing = definePicture({
  operation: "generateProfections",
  form: "ring",
  title: titles.profections,
  reads: z.object({
    age: z.number(),
    profectedHouse: z.number(),
    profectedSign: z.string(),
    lordOfYear: z.string(),
    lordOfYearLocalized: z.string().optional(),
    period: z.object({ from: z.string(), to: z.string() }),
  }),
  draw: ({ lordOfYear, lordOfYearLocalized = lordOfYear, ...answer }, { lang }) =>
    yearRing(answer, {
      lang,
      subheading: periodText(answer.period),
      center: [`${words.age[lang]} ${answer.age}`, lordOfYearLocalized],
    }),
  uncertain: {
    reads: z.object({
      birthTime: readBirthTime,
      birthDetails: readOpenMoment,
      age: z.number(),
      profectedHouse: z.number(),
      profectedSign: z.string().optional(),
      lordOfYear: z.string().optional(),
      lordOfYearLocalized: z.string().optional(),
      period: z.object({ from: z.string(), to: z.string() }).optional(),
    }),
    draw: ({ birthTime, birthDetails, lordOfYear, lordOfYearLocalized = lordOfYear, ...answer }, { lang }) =>
      yearRing(answer, {
        lang,
        subheading: [
          ...(answer.period === undefined ? [] : [periodText(answer.period)]),
          whenText(birthDetails, birthTime, lang),
        ].join(" · "),
        center: [
          `${words.age[lang]} ${answer.age}`,
          ...(lordOfYearLocalized === undefined ? [] : [lordOfYearLocalized]),
        ],
      }),
  },
});

interface Year {
  readonly profectedHouse: number;
  /** Undefined where the sign that rose is open: the houses have no signs then. */
  readonly profectedSign?: string | undefined;
}

interface Said {
  readonly lang: Lang;
  readonly subheading: string;
  readonly center: readonly string[];
}

function yearRing({ profectedHouse, profectedSign }: Year, { lang, ...said }: Said): Figure {
  const sign0 = SIGN_IDS.findIndex((id) => signTerms[id].en === profectedSign);
  return ring({
    heading: titles.profections[lang],
    ...said,
    startDeg: 180,
    direction: "counterclockwise",
    isFixed: true,
    rings: [
      {
        thickness: 132,
        cells: HOUSES.map((house) => {
          const cell = { label: `${house}`, note: agesOf(house), isMarked: house === profectedHouse };
          if (sign0 < 0) return cell;
          const id = at(SIGN_IDS, (sign0 + house - profectedHouse + 12) % 12);
          return { ...cell, glyph: glyphNamed(signTerms[id].en), ...ELEMENT_PAINT[SIGNS[id].element] };
        }),
      },
    ],
  });
}

function periodText({ from, to }: { readonly from: string; readonly to: string }): string {
  return `${from} – ${to}`;
}

const HOUSES = Array.from({ length: 12 }, (_, index0) => index0 + 1);

function agesOf(house: number): string {
  return Array.from({ length: TURNS }, (_, turn0) => turn0 * 12 + house - 1).join(" ");
}
