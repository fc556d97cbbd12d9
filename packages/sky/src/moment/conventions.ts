import { formatIsoUtc, isBeforeGregorianReform, placeMistakeNotice, placeNotice } from "@almagest/civil-time";
import type { DraftOf } from "@almagest/operation";
import * as z from "zod";
import type { Engine } from "./engine";
import type { ChartMoment } from "./moment";
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
    description: "Only where the place lies far from where its timezone is kept: how far, and the likely mistake",
  }),
});

/** The conventions of an answer in the tropical zodiac, so that a stored one can be reproduced. */
export const skyConventionsSchema = z
  .object({
    zodiac: z.literal("tropical"),
    positions: z.string().meta({ description: "Frame of all longitudes and latitudes" }),
    lilith: z.literal("mean-apogee"),
    ...momentConventionsSchema.shape,
  })
  .meta({ name: "SkyConventions" });

/** Doubts about the place and the timezone of a moment, as a member to be spread; empty where there are none. */
export function placeNoticeOf({ given, civil }: Pick<ChartMoment, "given" | "civil">): { notice?: string } {
  const { latitude, longitude, timezone } = given;
  if (latitude === undefined || longitude === undefined) return {};
  const place = { latitudeDeg: latitude, longitudeDeg: longitude };
  const notice = placeNotice({ ...place, timezone, offsetHours: civil.offsetHours });
  return notice === undefined ? {} : { notice };
}

/** The same for a place other than that of the moment, which need not keep its clock: only what looks like a mistake. */
export function otherPlaceNoticeOf(
  { given, civil }: Pick<ChartMoment, "given" | "civil">,
  { latitude, longitude }: Place,
): { notice?: string } {
  const place = { latitudeDeg: latitude, longitudeDeg: longitude };
  const notice = placeMistakeNotice({ ...place, timezone: given.timezone, offsetHours: civil.offsetHours });
  return notice === undefined ? {} : { notice };
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
    ...placeNoticeOf(moment),
  };
}

export function presentConventions(moment: ChartMoment, engine: Engine): DraftOf<typeof skyConventionsSchema> {
  return {
    zodiac: "tropical",
    positions: POSITIONS,
    lilith: "mean-apogee",
    ...presentMomentConventions(moment, engine),
  };
}
