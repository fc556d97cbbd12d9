import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import { grahas, nakshatras } from "@almagest/i18n/vedic";
import { requireAyanamsaValue, requireOwnOptions } from "@almagest/operation";
import * as z from "zod";
import { rashiName, vedicChartShape, vedicConventionsSchema } from "../birth/schema";
import { DASHA_LEVELS } from "../dasha/periods";
import { dashaMoonShape, lordName, spanSchema } from "../dasha/schema";
import { instantText } from "../kp/instants";
import { houseNumber } from "../kp/schema";
import { dashaSystems, yoginis } from "../vocabulary/dasha-systems";
import { dashaTerms } from "../vocabulary/dasha-terms";
import { ABHIJIT_COUNTS, ASHTOTTARI_STARTS } from "./graha-systems";
import { KALACHAKRA_DIRECTIONS } from "./kalachakra";
import { CHARA_COUNTS } from "./sign-systems";
import { YEAR_LENGTHS } from "./year";

export const DASHA_SYSTEMS = [
  "vimshottari",
  "ashtottari",
  "yogini",
  "kalachakra",
  "chara",
  "narayana",
  "sudarshana",
] as const;
export type DashaSystem = (typeof DASHA_SYSTEMS)[number];

const dashaSystem = z.enum(DASHA_SYSTEMS).meta({ name: "DashaSystem" });
const yearLength = z.enum(YEAR_LENGTHS).meta({ name: "DashaYearLength" });
const ashtottariStart = z.enum(ASHTOTTARI_STARTS).meta({ name: "AshtottariStart" });
const abhijit = z.enum(ABHIJIT_COUNTS).meta({ name: "AbhijitCount" });
const charaCount = z.enum(CHARA_COUNTS).meta({ name: "CharaCount" });

/** Options that one system alone has. */
const OWNERS = { ashtottariStart: "ashtottari", abhijit: "ashtottari", charaCount: "chara" } as const;

export const dashaPeriodsBody = z
  .object({
    ...vedicChartShape,
    dashaSystem: dashaSystem.meta({
      description:
        "vimshottari, ashtottari, yogini and kalachakra are counted from the Moon; chara, narayana and sudarshana from signs, with the Lagna",
      fold: "case",
    }),
    datetime: instantText.optional().meta({
      description:
        "The instant whose periods run, as YYYY-MM-DDTHH:MM:SS with Z or an offset; without one, on the birth's clock; now by default",
    }),
    yearLength: yearLength.default("365.25").meta({
      description: "Days of a year of the dasha; solar is the Sun's return to its sidereal longitude at birth",
      fold: "case",
      unlisted: true,
    }),
    ashtottariStart: ashtottariStart.optional().meta({
      description: "Of ashtottari: the star that the groups are counted from, ardra by default",
      fold: "case",
      unlisted: true,
    }),
    abhijit: abhijit.optional().meta({
      description:
        "Of ashtottari: whether Abhijit (276°40' to 280°53'20\") is the third of Saturn's four stars, or Saturn has three; counted by default",
      fold: "separators",
      unlisted: true,
    }),
    charaCount: charaCount.optional().meta({
      description:
        "Of chara: kn-rao (default) gives a lord's dignity no year and ends the parts of a sign with its own; parashara counts dignity and begins with it",
      fold: "separators",
      unlisted: true,
    }),
  })
  .check(requireAyanamsaValue)
  .check(requireOwnOptions("dashaSystem", OWNERS));

const localDatetime = z.string().meta({ description: "On the birth's clock, at its offset: YYYY-MM-DDTHH:MM:SS" });

/** The ruler of a period, by its system. */
export const rulerShape = {
  ...named("planet", lordName.exactOptional().meta({ description: "Of a system of grahas, or the yogini's" }), grahas),
  ...named("yogini", z.string().exactOptional().meta({ description: "Of yogini alone" }), yoginis),
  ...named("rashi", rashiName.exactOptional().meta({ description: "Of a system of signs" }), signs),
  ...named("rashiFromMoon", rashiName.exactOptional().meta({ description: "Of sudarshana alone" }), signs),
  ...named("rashiFromSun", rashiName.exactOptional().meta({ description: "Of sudarshana alone" }), signs),
  house: houseNumber.exactOptional().meta({ description: "Of sudarshana alone: from Lagna, Moon and Sun alike" }),
} as const;

const spanOfPeriod = {
  startDate: localDatetime,
  endDate: localDatetime.meta({ description: "Excluded: the next period begins" }),
  nominalStartDate: localDatetime
    .exactOptional()
    .meta({ description: "Only of a period that runs at birth, which began then; startDate is the birth" }),
  durationYears: z.number().meta({ description: "Nominal, in years of the dasha" }),
} as const;

const subPeriodSchema = z.object({ ...rulerShape, ...spanOfPeriod }).meta({ name: "DashaSubPeriod" });

const periodSchema = z
  .object({
    ...rulerShape,
    ...spanOfPeriod,
    subPeriods: z.array(subPeriodSchema).meta({ description: "Antardashas that end after birth" }),
  })
  .meta({ name: "DashaSystemPeriod" });

const runningSchema = z
  .object({
    ...named("level", z.enum(DASHA_LEVELS).meta({ name: "DashaLevelName" }), dashaTerms),
    ...rulerShape,
    ...spanOfPeriod,
    remaining: spanSchema.meta({ description: "Left of it at readingAt" }),
  })
  .meta({ name: "RunningDashaPeriod" });

const kalachakraSchema = z
  .object({
    direction: z.enum(KALACHAKRA_DIRECTIONS).meta({ name: "KalachakraDirection" }),
    pada: z.int().min(1).max(4),
    ...named("deha", rashiName, signs),
    ...named("jiva", rashiName, signs),
    paramayus: z.number().meta({ description: "Years of the pada's nine signs together" }),
  })
  .meta({ name: "KalachakraOfBirth" });

/** The nakshatra without its Vimshottari lord, who rules nothing here. */
export const moonStarShape = {
  moonNakshatra: z.int().min(1).max(27),
  ...named("nakshatraName", z.string(), nakshatras),
} as const;

export const systemShape = {
  dashaSystem,
  ...named("dashaSystemName", z.string(), dashaSystems),
} as const;

/** The choices made, and the rules of the system. */
export const systemConventions = {
  datedBy: z
    .literal("offset-of-birth")
    .meta({ description: "Times are on the clock of birth, whose offset stays the same all life long" }),
  yearLength,
  yearDays: z.number().exactOptional().meta({ description: "Length of a year of the dasha; not of solar years" }),
  ashtottariStart: ashtottariStart.exactOptional().meta({ description: "Of ashtottari" }),
  abhijit: abhijit.exactOptional().meta({ description: "Of ashtottari" }),
  charaCount: charaCount.exactOptional().meta({ description: "Of chara" }),
  rules: z.array(z.string()).meta({ description: "The count of the system, where books differ; in English" }),
} as const;

export const dashaPeriodsOutput = z.object({
  ...systemShape,
  readingAt: localDatetime.meta({ description: "The instant read, on the birth's clock" }),
  ...dashaMoonShape,
  ...moonStarShape,
  birthDashaBalance: spanSchema.meta({ description: "Left at birth of the first major period" }),
  isConditionMet: z.boolean().exactOptional().meta({
    description:
      "Of ashtottari: whether Rahu is in a kendra or trikona from the lord of the Lagna, and not in the Lagna",
  }),
  kalachakra: kalachakraSchema.exactOptional().meta({ description: "Of kalachakra" }),
  periods: z.array(periodSchema).min(1).meta({
    description: "Major periods with their antardashas; of sudarshana those of the twelve years around readingAt",
  }),
  running: z.array(runningSchema).min(2).max(5).meta({ description: "At readingAt, from the major period down" }),
  conventions: z
    .object({ ...vedicConventionsSchema.shape, ...systemConventions })
    .meta({ name: "DashaPeriodsConventions" }),
});
