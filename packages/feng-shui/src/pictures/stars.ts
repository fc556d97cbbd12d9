import { isChinese, type Lang } from "@almagest/operation";
import { definePicture, type Figure, pageEntries, periodBars } from "@almagest/pictures";
import * as z from "zod";
import type { Star } from "../stars/lo-shu";
import { STAR_FACTS } from "../stars/stars";
import { PHASE_TERMS } from "../wire/terms";
import { type PalaceCell, type PalaceText, palaces } from "./palaces-form";
import {
  ELEMENT_PAINT,
  favorOf,
  maybe,
  palaceName,
  readElement,
  readMountain,
  readPalace,
  readStar,
  text,
} from "./read";
import { titles } from "./titles";
import { words } from "./words";

/** A star as a number in the color of its element. */
function starText(star: Star): PalaceText {
  return { text: String(star), paint: ELEMENT_PAINT[STAR_FACTS[star].element].paint };
}

const readNatalPalace = z.object({ palace: readPalace, period: readStar, mountain: readStar, water: readStar });

/** The chart of a house: mountain, water and period star of each palace, facing and sitting marked. */
export const houseStarsPalaces = definePicture({
  operation: "generateFlyingStarChart",
  form: "palaces",
  title: titles.natal,
  reads: z.object({
    period: readStar,
    facing: readMountain,
    sitting: readMountain,
    structure: z.object({ name: text }).optional(),
    palaces: z.array(readNatalPalace).length(9),
  }),
  draw: ({ period, facing, sitting, structure, palaces: read }, { lang }) =>
    palaces({
      heading: titles.natal[lang],
      subheading: [`${words.period[lang]} ${period}`, ...(structure === undefined ? [] : [structure.name])].join(" · "),
      note: words.plates[lang],
      cells: read.map((one): PalaceCell => {
        const isFacing = one.palace === facing.direction;
        const isSitting = one.palace === sitting.direction;
        return {
          palace: one.palace,
          title: palaceName(one.palace, lang),
          pair: [starText(one.mountain), starText(one.water)],
          big: { text: String(one.period), paint: "muted" },
          ...(isFacing ? { tag: { text: `${words.facing[lang]} ${facing.chinese}` } } : {}),
          ...(isSitting ? { tag: { text: `${words.sitting[lang]} ${sitting.chinese}`, isBroken: true } } : {}),
        };
      }),
    }),
});

const readPlate = z.array(
  z.object({
    palace: readPalace,
    star: readStar,
    name: text,
    nameLocalized: maybe,
    element: readElement,
    nature: text,
    isRuling: z.boolean(),
  }),
);

function plate(read: z.output<typeof readPlate>, lang: Lang, heading: string, subheading: string): Figure {
  return palaces({
    heading,
    subheading,
    cells: read.map(({ palace, star, name, nameLocalized = name, element, nature, isRuling }): PalaceCell => {
      const { sign, paint } = favorOf(nature);
      return {
        palace,
        title: palaceName(palace, lang),
        big: { text: String(star), paint: ELEMENT_PAINT[element].paint },
        lines: [{ text: nameLocalized }, { text: `${sign} ${PHASE_TERMS[element][lang]}`, paint }],
        ...(isRuling ? { tag: { text: words.period[lang] } } : {}),
      };
    }),
  });
}

/** The stars of a year. */
export const annualStarsPalaces = definePicture({
  operation: "getAnnualFlyingStars",
  form: "palaces",
  title: titles.annual,
  reads: z.object({ year: z.int(), changeoverDate: text, palaces: readPlate }),
  draw: ({ year, changeoverDate, palaces: read }, { lang }) =>
    plate(read, lang, titles.annual[lang], `${year} · ${changeoverDate}`),
});

/** The stars of a solar month. */
export const monthlyStarsPalaces = definePicture({
  operation: "getMonthlyFlyingStars",
  form: "palaces",
  title: titles.monthly,
  reads: z.object({ year: z.int(), month: z.int(), startsAt: text, endsAt: text, palaces: readPlate }),
  draw: ({ startsAt, endsAt, palaces: read }, { lang }) =>
    plate(read, lang, titles.monthly[lang], `${utcText(startsAt)} – ${utcText(endsAt)} UTC`),
});

function utcText(moment: string): string {
  return moment.slice(0, 16).replace("T", " ");
}

/** The nine stars in the palaces that are their own. */
export const nineStarsPalaces = definePicture({
  operation: "listFlyingStars",
  form: "palaces",
  title: titles.stars,
  reads: z.object({
    total: z.int(),
    stars: z.array(
      z.object({
        number: readStar,
        name: text,
        nameLocalized: maybe,
        chinese: text,
        element: readElement,
        nature: text,
        palace: readPalace,
      }),
    ),
  }),
  draw: ({ total, stars }, { lang }) =>
    palaces({
      heading: titles.stars[lang],
      cells: pageEntries(stars, total).map(
        ({ number, name, nameLocalized = name, chinese, element, nature, palace }): PalaceCell => {
          const { sign, paint } = favorOf(nature);
          return {
            palace,
            title: palaceName(palace, lang),
            big: { text: String(number), paint: ELEMENT_PAINT[element].paint },
            lines: [
              { text: isChinese(lang) ? nameLocalized : `${chinese} ${nameLocalized}` },
              { text: `${sign} ${PHASE_TERMS[element][lang]}`, paint },
            ],
            ground: ELEMENT_PAINT[element].ground,
          };
        },
      ),
    }),
});

/** The nine periods of twenty years, and the date among them. */
export const ninePeriodsBars = definePicture({
  operation: "listNinePeriods",
  form: "periods",
  title: titles.periods,
  reads: z.object({
    date: text,
    currentPeriod: readStar,
    periods: z
      .array(
        z.object({
          number: readStar,
          startYear: z.int(),
          endYear: z.int(),
          rulingStarName: text,
          rulingStarNameLocalized: maybe,
          element: readElement,
        }),
      )
      .min(1),
  }),
  draw: ({ date, currentPeriod, periods }, { lang }) =>
    periodBars({
      heading: titles.periods[lang],
      columns: 2,
      levels: [
        {
          periods: periods.map((one) => ({
            from: one.startYear,
            to: one.endYear + 1,
            label: `${one.number} ${one.rulingStarNameLocalized ?? one.rulingStarName}`,
            short: String(one.number),
            dates: `${one.startYear} – ${one.endYear}`,
            ...ELEMENT_PAINT[one.element],
            isMarked: one.number === currentPeriod,
          })),
        },
      ],
      now: { at: yearsOf(date), label: date.slice(0, 10) },
    }),
});

function yearsOf(date: string): number {
  return Number(date.slice(0, 4)) + (Number(date.slice(5, 7)) - 1) / 12 + Number(date.slice(8, 10)) / 366;
}
