import { definePicture, glyphNamed, monthSheet, weeks } from "@almagest/pictures";
import * as z from "zod";
import { MOON_PHASE_NAMES } from "../../moon-phase/schema";
import { titles } from "./titles";

/** The days on which the disc grows. */
const WAXING: ReadonlySet<string> = new Set(MOON_PHASE_NAMES.slice(0, 4));
const PRINCIPAL: ReadonlySet<string> = new Set(MOON_PHASE_NAMES.filter((_, index0) => index0 % 2 === 0));

/** A month of Moons, a week a row: the disc at noon of each day, the sign, and the four principal phases by name. */
export const moonCalendarSheet = definePicture({
  operation: "getMoonCalendar",
  form: "sheet",
  title: titles.moonCalendar,
  reads: z.object({
    year: z.number(),
    month: z.number(),
    calendar: z
      .array(
        z.object({
          date: z.iso.date(),
          phase: z.enum(MOON_PHASE_NAMES),
          phaseLocalized: z.string().optional(),
          illumination: z.number(),
          sign: z.string(),
          signLocalized: z.string().optional(),
        }),
      )
      .min(1),
  }),
  draw: ({ year, month, calendar }, { lang }) => {
    const sheet = weeks(
      calendar,
      lang,
      ({ date, phase, phaseLocalized = phase, illumination, sign, signLocalized = sign }) => ({
        label: String(Number(date.slice(8))),
        moon: { litPercent: illumination, isWaxing: WAXING.has(phase) },
        glyph: glyphNamed(sign),
        lines: [signLocalized, PRINCIPAL.has(phase) ? phaseLocalized : `${Math.round(illumination)}%`],
        isMarked: PRINCIPAL.has(phase),
      }),
    );
    return {
      ...monthSheet({
        heading: `${year}-${String(month).padStart(2, "0")}`,
        ...sheet,
      }),
      isFixed: true as const,
    };
  },
});
