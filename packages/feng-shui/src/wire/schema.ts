import { named } from "@almagest/i18n";
import { compass } from "@almagest/i18n/astrology";
import { phases } from "@almagest/i18n/chinese";
import { calendar, date, localizedText, time, timezone, UNKNOWN_TIME } from "@almagest/operation";
import { MOUNTAIN_PLACES } from "@almagest/sky";
import * as z from "zod";
import { DIRECTIONS, PALACES } from "../compass/directions";
import { MOUNTAIN_IDS, POLARITIES, YUANS } from "../compass/mountains";
import { PHASES } from "../compass/phases";
import { GENDERS } from "../mansions/kua";
import { familyMembers } from "../vocabulary/family-members";
import { trigrams } from "../vocabulary/trigrams";
import { YEAR_BOUNDARIES } from "../year/solar-year";

export const direction = z.enum(DIRECTIONS).meta({ name: "FengShuiDirection" });
export const palace = z
  .enum(PALACES)
  .meta({ name: "FengShuiPalace", description: "A wind, or the middle of the house" });
export const phase = z.enum(PHASES).meta({ name: "FengShuiPhase" });

export const star = z.int().min(1).max(9).meta({ description: "A star by its number, 1 to 9" });
export const base = z.int().min(1).max(9).meta({ description: "The palace's own number in the Lo Shu square" });

const degree = z.number().min(0).lt(360).meta({ description: "Degrees clockwise from north, in steps of 15 from 7.5" });

export const mountainSchema = z
  .object({
    id: z.enum(MOUNTAIN_IDS),
    label: z.enum(MOUNTAIN_PLACES).meta({ description: "Wind and third, clockwise: S2 is due south" }),
    chinese: z.string(),
    pinyin: z.string(),
    ...named("direction", direction, compass),
    yuan: z.enum(YUANS),
    polarity: z.enum(POLARITIES).meta({ description: "Of the San Yuan school, by which stars fly" }),
    startDegree: degree,
    endDegree: degree,
  })
  .meta({ name: "FengShuiMountain" });

export const trigramFields = {
  number: z.int().min(1).max(8).meta({ description: "1 Heaven to 8 Lake, as in the Book of Changes here" }),
  chinese: z.string(),
  english: z.string(),
  nameLocalized: localizedText,
  pinyin: z.string(),
  symbol: z.string(),
  binary: z.string().meta({ description: "Three lines, bottom to top, 1 yang" }),
  ...named("element", phase, phases),
  ...named("direction", direction.meta({ description: "In the Later Heaven ring" }), compass),
  ...named("familyMember", z.string(), familyMembers),
};

export const trigramSchema = z.object(trigramFields).meta({ name: "FengShuiTrigram" });

/** The trigram of a star or a period. */
export const trigramNameSchema = z
  .object({ number: trigramFields.number, ...named("english", z.string(), trigrams), chinese: z.string() })
  .meta({ name: "FengShuiTrigramName" });

export const birthDate = date.meta({
  name: "FengShuiDate",
  description: "Calendar date, YYYY-MM-DD, read at the start of its day at UTC+8",
  examples: ["1985-07-15"],
});

/** Decides on the day of Li Chun alone. */
export const birthClock = {
  time: time.optional().meta({
    description: "Wall-clock time of birth; decides on the day of Li Chun",
    examples: ["14:30:00"],
  }),
  timezone: timezone.optional().meta({
    description: "Of that time: hours from UTC, an offset, or an IANA name",
    examples: ["Asia/Shanghai"],
  }),
  calendar,
};

/** A check for bodies with a birth clock: a time needs its zone, and a zone its time. An unknown time needs none. */
export function requireClock({ value, issues }: z.core.ParsePayload<ClockInput>): void {
  const { time, timeFrom, timezone: zone } = value;
  const clock = time ?? timeFrom;
  if (clock === UNKNOWN_TIME || (clock === undefined) === (zone === undefined)) return;
  const [missing, sent, example] =
    zone === undefined ? ["timezone", "time", "Asia/Shanghai or 8"] : ["time", "timezone", "14:30:00"];
  const message = `${missing} is missing beside ${sent}. Send ${missing}, for example ${example}, or leave both out.`;
  issues.push({ code: "custom", path: [missing], message, input: value });
}

interface ClockInput {
  readonly time?: string | undefined;
  /** Of a range in place of a time. */
  readonly timeFrom?: string | undefined;
  readonly timezone?: number | string | undefined;
}

/** Only where the day of birth holds both years. */
export const turnNoticeSchema = z.string().exactOptional().meta({
  description: "Only for a birth on the day of Li Chun without its time: when the year turned, and the kua of both",
});

export const gender = z.enum(GENDERS).meta({
  name: "FengShuiGender",
  fold: "case",
  description: "Men's numbers run backward through the years, women's forward",
});

export const yearBoundary = z.enum(YEAR_BOUNDARIES).default("li-chun").meta({
  fold: "separators",
  description: "Where the year turns: at Li Chun, the Sun at 315°, about 4 February, or at the lunar new year",
});

export const yearBoundaryEcho = z.enum(YEAR_BOUNDARIES).meta({ description: "Where the year turned" });

export const solarYear = z
  .int()
  .min(1900)
  .max(2100)
  .meta({
    description: "Solar year, from Li Chun about 4 February of it to Li Chun of the next",
    examples: [2026],
  });

/** A date of the turn of a year. */
export const turnDate = z.string().meta({ description: "Date at UTC+8, YYYY-MM-DD" });

export const page = { total: z.int().min(0), limit: z.int().min(1), offset: z.int().min(0) };
