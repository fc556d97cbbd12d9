import { definePicture, monthSheet, type Role, weeks } from "@almagest/pictures";
import * as z from "zod";
import { maybe, text } from "./read";
import { titles } from "./titles";

const TITHIS = 30;
const FULL_MOON = 15;
/** A day has room for these, whole; the description says all. */
const MOST_FESTIVALS = 2;

const BEGINNINGS = ["free", "open", "careful", "closed"] as const;
const PAINT: Readonly<Record<(typeof BEGINNINGS)[number], Role>> = {
  free: "good",
  open: "good",
  careful: "muted",
  closed: "hard",
};

const readLimb = z.object({ number: z.int(), name: text, nameLocalized: maybe });

/** The share of the disc that is lit in the middle of a tithi, percent. */
function litPercent(tithi: number): number {
  return 50 * (1 - Math.cos(((tithi - 0.5) / TITHIS) * 2 * Math.PI));
}

/** A month of the panchang, a week a row: the Moon, tithi and nakshatra at sunrise, beginnings, festivals. */
export const panchangMonthSheet = definePicture({
  operation: "getPanchangMonth",
  form: "sheet",
  title: titles.panchangMonth,
  reads: z.object({
    year: z.int(),
    month: z.int(),
    days: z
      .array(
        z.object({
          date: z.iso.date(),
          tithi: readLimb,
          nakshatra: readLimb,
          festivals: z.array(z.string()),
          festivalsLocalized: z.array(z.string()).optional(),
          beginnings: z.enum(BEGINNINGS),
          beginningsLocalized: maybe,
        }),
      )
      .min(1),
  }),
  draw: ({ year, month, days }, { lang }) => {
    const sheet = weeks(days, lang, ({ date, tithi, nakshatra, beginnings, beginningsLocalized, ...day }) => {
      const { festivals, festivalsLocalized = festivals } = day;
      const isQuarter = tithi.number === FULL_MOON || tithi.number === TITHIS;
      return {
        label: String(Number(date.slice(8))),
        moon: { litPercent: litPercent(tithi.number), isWaxing: tithi.number <= FULL_MOON },
        lines: [
          { text: tithi.nameLocalized ?? tithi.name, isBold: isQuarter },
          { text: nakshatra.nameLocalized ?? nakshatra.name },
          { text: beginningsLocalized ?? beginnings, paint: PAINT[beginnings] },
          ...festivalsLocalized
            .slice(0, MOST_FESTIVALS)
            .map((name) => ({ text: name, paint: "accent" as const, isBold: true, isWhole: true })),
          ...(festivals.length > MOST_FESTIVALS
            ? [{ text: `+ ${festivals.length - MOST_FESTIVALS}`, paint: "accent" as const }]
            : []),
        ],
        said: festivalsLocalized.slice(MOST_FESTIVALS),
        isMarked: festivals.length > 0,
      };
    });
    const heading = titles.panchangMonth[lang];
    return {
      ...monthSheet({ heading, subheading: `${year}-${String(month).padStart(2, "0")}`, ...sheet }),
      isFixed: true as const,
    };
  },
});
