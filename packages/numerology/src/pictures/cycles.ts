import { bars, definePicture, type Figure, ring } from "@almagest/pictures";
import * as z from "zod";
import { NUMBERS } from "../numbers/reduce";
import { roles } from "../vocabulary/roles";
import { titles } from "./titles";
import { words } from "./words";

const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The cycle of nine, the present number set off. */
function nineRing(number: number, center: readonly string[]): Figure {
  return numbersRing(NINE, number, center);
}

function numbersRing(numbers: readonly number[], number: number, center: readonly string[]): Figure {
  return ring({
    rings: [{ thickness: 120, cells: numbers.map((one) => ({ label: String(one), isMarked: one === number })) }],
    center,
    isFixed: true,
  });
}

/** The number that is drawn for a day, among the twelve that it is drawn from. */
export const dailyNumberRing = definePicture({
  operation: "getDailyNumber",
  form: "ring",
  title: words.daily,
  reads: z.object({ date: z.string(), number: z.number() }),
  draw: ({ date, number }, { lang }) => numbersRing(NUMBERS, number, [String(number), date, words.daily[lang]]),
});

export const personalYearRing = definePicture({
  operation: "calculatePersonalYear",
  form: "ring",
  title: titles.personalYear,
  reads: z.object({ personalYear: z.number(), year: z.number() }),
  draw: ({ personalYear, year }, { lang }) => nineRing(personalYear, [String(year), titles.personalYear[lang]]),
});

export const personalMonthRing = definePicture({
  operation: "calculatePersonalMonth",
  form: "ring",
  title: titles.personalMonth,
  reads: z.object({ personalMonth: z.number(), calendarMonth: z.number(), year: z.number() }),
  draw: ({ personalMonth, calendarMonth, year }, { lang }) =>
    nineRing(personalMonth, [`${year}-${String(calendarMonth).padStart(2, "0")}`, titles.personalMonth[lang]]),
});

export const personalDayRing = definePicture({
  operation: "calculatePersonalDay",
  form: "ring",
  title: titles.personalDay,
  reads: z.object({ personalDay: z.number(), targetDate: z.string() }),
  draw: ({ personalDay, targetDate }, { lang }) => nineRing(personalDay, [targetDate, titles.personalDay[lang]]),
});

const readPair = z.object({ person1: z.number(), person2: z.number(), compatibility: z.number() });

/** The three pairs of numbers and the whole, out of a hundred. */
export const compatibilityBars = definePicture({
  operation: "calculateNumCompatibility",
  form: "bars",
  title: titles.compatibility,
  reads: z.object({
    overallScore: z.number(),
    rating: z.string(),
    ratingLocalized: z.string().optional(),
    lifePath: readPair,
    expression: readPair,
    soulUrge: readPair,
  }),
  draw: ({ overallScore, rating, ratingLocalized = rating, ...pairs }, { lang }) =>
    bars({
      heading: titles.compatibility[lang],
      subheading: ratingLocalized,
      scale: [0, 100],
      bars: [
        ...(["lifePath", "expression", "soulUrge"] as const).map((role) => ({
          label: `${roles[role][lang]} ${pairs[role].person1} : ${pairs[role].person2}`,
          value: pairs[role].compatibility,
        })),
        { label: titles.overall[lang], value: overallScore, isMarked: true },
      ],
    }),
});

const readEnd = z.object({ name: z.string(), nameLocalized: z.string().optional(), number: z.number() });
const readBridge = z.object({ bridge: z.number(), from: readEnd, to: readEnd });

/** The distance of two numbers of a name, 0 to 8. */
export const bridgesBars = definePicture({
  operation: "calculateBridgeNumbers",
  form: "bars",
  title: titles.bridges,
  reads: z.object({
    lifePathExpression: readBridge,
    expressionPersonality: readBridge,
    expressionSoulUrge: readBridge,
  }),
  draw: (answer, { lang }) =>
    bars({
      heading: titles.bridges[lang],
      scale: [0, 8],
      bars: [answer.lifePathExpression, answer.expressionPersonality, answer.expressionSoulUrge].map(
        ({ bridge, from, to }) => ({
          label: [from, to].map(({ name, nameLocalized = name, number }) => `${nameLocalized} ${number}`).join(" – "),
          value: bridge,
        }),
      ),
    }),
});
