import {
  formatIsoUtc,
  isBeforeGregorianReform,
  julianDateOf,
  placeMistakeNotice,
  placeNotice,
} from "@almagest/civil-time";
import {
  ayanamsaEpochUsed,
  ayanamsaName,
  centerUsed,
  type DraftOf,
  harmonicUsed,
  positionTypeUsed,
  presetUsed,
  ZODIACS,
} from "@almagest/operation";
import * as z from "zod";
import type { Engine } from "./engine";
import type { ChartMoment, PlacedMoment } from "./moment";
import { ascendantDoubt, poleDoubt } from "./no-ascendant";
import type { Place } from "./place";

/** Frame of the positions of every chart, whatever zodiac their longitudes are told in. */
export const POSITIONS = "geocentric, apparent, true ecliptic and equinox of date";

const SECONDS_PER_DAY = 86_400;

export const offsetApplied = z.number().meta({ description: "Decimal hours from UTC that were applied" });

/** Which instant an answer is of, and what computed the sky: the same in every tradition. */
export const momentConventionsSchema = z.object({
  calendar: z
    .enum(["gregorian", "proleptic-gregorian"])
    .meta({ name: "CalendarUsed", description: "proleptic-gregorian before 1582-10-15" }),
  utc: z.string().meta({ description: "The instant used, ISO 8601" }),
  clock: z
    .enum(["exact", "repeated-hour-first", "moved-past-gap"])
    .meta({ name: "CivilClock", description: "Whether the civil time existed once, twice or not at all in its zone" }),
  ephemeris: z.string().meta({ description: "Name and version of what computed the sky" }),
  ut1: z.enum(["measured", "modeled"]).meta({
    name: "Ut1Source",
    description: "Whether the turn of the Earth, on which angles and houses hang, is the one observed or a model's",
  }),
  pole: z.enum(["measured", "none"]).meta({
    name: "PoleSource",
    description:
      "Whether the place was turned by the motion of the Earth's pole as measured that day; none outside the measured years, but for the rest of it that fades over five years",
  }),
  deltaT: z.number().meta({ description: "TT less UT1 that was applied, in seconds" }),
  notice: z.string().exactOptional().meta({
    description:
      "Only where the place lies far from where its timezone is kept: how far, and the likely mistake; of a date before 1582-10-15 whose calendar was not named; and where no Ascendant is defined, at a pole or while the ecliptic lies on the horizon",
  }),
});

/** The conventions of an answer in the tropical zodiac or in the one asked for, so that a stored one can be reproduced. */
export const skyConventionsSchema = z
  .object({
    zodiac: z.enum(ZODIACS).meta({ name: "ChartZodiac" }),
    ayanamsa: ayanamsaName.exactOptional().meta({ description: "Of the sidereal zodiac" }),
    ayanamsaDegrees: z
      .number()
      .exactOptional()
      .meta({ description: "Degrees taken off the tropical longitudes at the instant, not rounded" }),
    ayanamsaEpoch: ayanamsaEpochUsed,
    positions: z
      .string()
      .meta({ description: "Frame of all longitudes and latitudes, before an ayanamsa is taken off" }),
    center: centerUsed.exactOptional().meta({ description: "Only where it is another than geocentric" }),
    positionType: positionTypeUsed.exactOptional().meta({ description: "Only where it is another than apparent" }),
    harmonic: harmonicUsed,
    lilith: z.enum(["mean-apogee", "osculating-apogee"]).meta({ name: "LilithUsed" }),
    preset: presetUsed,
    ...momentConventionsSchema.shape,
  })
  .meta({ name: "SkyConventions" });

type Given = Pick<ChartMoment, "given" | "civil">;

/**
 * Doubts about the calendar, the place and the timezone of a moment, as a member to be spread; empty where there are
 * none.
 */
export function noticeOf(moment: Given): { notice?: string } {
  return joined(calendarDoubt(moment.given), placeDoubt(moment));
}

/**
 * The same for an answer with an Ascendant, where that is not defined too.
 *
 * @param other a second place that the answer has an Ascendant of.
 */
export function chartNoticeOf(moment: Given, other?: Pick<Place, "latitude">): { notice?: string } {
  const beyond =
    other === undefined || other.latitude === moment.given.latitude ? undefined : poleDoubt(other.latitude);
  return joined(calendarDoubt(moment.given), placeDoubt(moment), ascendantDoubt(moment), beyond);
}

function placeDoubt({ given, civil }: Given): string | undefined {
  const { latitude, longitude, timezone } = given;
  if (latitude === undefined || longitude === undefined) return undefined;
  const place = { latitudeDeg: latitude, longitudeDeg: longitude };
  return placeNotice({ ...place, timezone, offsetHours: civil.offsetHours });
}

/** The doubt about a date's calendar alone, for answers that read no sky; empty where there is none. */
export function calendarNoticeOf(given: Pick<PlacedMoment, "date" | "calendar">): { notice?: string } {
  return joined(calendarDoubt(given));
}

/** A date of before the reform, in records of its time a Julian one, whose calendar nobody named. */
function calendarDoubt({ date, calendar }: Pick<PlacedMoment, "date" | "calendar">): string | undefined {
  if (calendar !== undefined || !isBeforeGregorianReform(date)) return undefined;
  return `The date was read as ${date} of the Gregorian calendar, carried back before its first day, 1582-10-15; in the Julian calendar that day was ${julianDateOf(date)}. Records of the time have Julian dates, in Britain and its colonies until 1752-09-02, in Russia until 1918-01-31: for such a date of birth send calendar julian, for any other day its Gregorian date.`;
}

function joined(...notices: readonly (string | undefined)[]): { notice?: string } {
  const told = notices.filter((notice) => notice !== undefined);
  return told.length === 0 ? {} : { notice: told.join(" ") };
}

/**
 * The same with a place other than that of the moment, which need not keep its clock: of it only what looks like a
 * mistake.
 */
export function otherPlaceNoticeOf({ given, civil }: Given, { latitude, longitude }: Place): { notice?: string } {
  const place = { latitudeDeg: latitude, longitudeDeg: longitude };
  const offset = { timezone: given.timezone, offsetHours: civil.offsetHours };
  return joined(calendarDoubt(given), placeMistakeNotice({ ...place, ...offset }), poleDoubt(latitude));
}

export function presentMomentConventions(
  moment: ChartMoment,
  { name, version }: Engine,
): DraftOf<typeof momentConventionsSchema> {
  const { given, civil, ut1, pole, jdTt, jdUt1 } = moment;
  return {
    calendar: isBeforeGregorianReform(given.date) ? "proleptic-gregorian" : "gregorian",
    utc: formatIsoUtc(civil.epochMilliseconds),
    clock: civil.kind,
    ephemeris: `${name} ${version}`,
    ut1,
    pole,
    deltaT: Math.round((jdTt - jdUt1) * SECONDS_PER_DAY * 1000) / 1000,
    ...noticeOf(moment),
  };
}

/** The same for an answer with an Ascendant. */
export function presentChartMoment(moment: ChartMoment, engine: Engine): DraftOf<typeof momentConventionsSchema> {
  return { ...presentMomentConventions(moment, engine), ...chartNoticeOf(moment) };
}

type ZodiacMembers = Pick<
  DraftOf<typeof skyConventionsSchema>,
  "zodiac" | "ayanamsa" | "ayanamsaDegrees" | "ayanamsaEpoch"
>;

function presentZodiac({ jdTt }: ChartMoment, { zodiac }: Engine): ZodiacMembers {
  if (zodiac === undefined) return { zodiac: "tropical" };
  const { ayanamsa, ayanamsaEpoch, degAt } = zodiac;
  if (ayanamsa === "draconic") return { zodiac: "draconic", ayanamsaDegrees: degAt(jdTt) };
  return { zodiac: "sidereal", ayanamsa, ayanamsaDegrees: degAt(jdTt), ayanamsaEpoch };
}

type ViewingMembers = Pick<DraftOf<typeof skyConventionsSchema>, "positions" | "center" | "positionType">;

/** Words of the chart that is seen from the Sun. */
const LACKING = "; the Earth among the planets, and no houses, Sun, Moon, nodes or Lilith";

/** Which positions an answer tells, as members to be spread. */
export function presentViewing({ viewing }: Engine): ViewingMembers {
  if (viewing === undefined) return { positions: POSITIONS };
  const { positions, from } = viewing;
  const center = from === "earth" ? "geocentric" : from === "sun" ? "heliocentric" : "topocentric";
  return {
    positions: `${center}, ${positions === "true" ? "geometric" : positions}, true ecliptic and equinox of date${from === "sun" ? LACKING : ""}`,
    ...(center === "geocentric" ? {} : { center }),
    ...(positions === "apparent" ? {} : { positionType: positions }),
  };
}

export function presentConventions(moment: ChartMoment, engine: Engine): DraftOf<typeof skyConventionsSchema> {
  return { ...presentBodyConventions(moment, engine), ...chartNoticeOf(moment) };
}

/** The same for an answer in which nothing hangs on the Ascendant or the Midheaven of its place. */
export function presentBodyConventions(moment: ChartMoment, engine: Engine): DraftOf<typeof skyConventionsSchema> {
  return {
    ...presentZodiac(moment, engine),
    ...presentViewing(engine),
    ...(engine.harmonic === undefined ? {} : { harmonic: engine.harmonic }),
    lilith: engine.apogee ?? "mean-apogee",
    ...presentMomentConventions(moment, engine),
  };
}
