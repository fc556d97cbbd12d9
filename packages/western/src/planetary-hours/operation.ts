import { addDays } from "@almagest/civil-time";
import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { bodies as bodyTerms, weekdays as weekdayTerms } from "@almagest/i18n/astrology";
import { at, civilMoment, date, defineOperation, langQuery, type Operation, place, time } from "@almagest/operation";
import {
  type ChartMoment,
  chartMoment,
  type Engine,
  engineOf,
  eventInstantSchema,
  instantAt,
  isLeftOut,
  momentConventionsSchema,
  presentMomentConventions,
  requireCivilDate,
  SUNRISE_RULE,
  type SunDay,
  type SunDayInput,
  sunDay,
  withMember,
} from "@almagest/sky";
import * as z from "zod";
import type { ClassicalPlanet } from "../tables/zodiac";
import { CHALDEAN_ORDER } from "../time-lords/tables";
import type { PlanetaryHours, PlanetaryHoursRequest } from "../types";

const body = z.object({
  date: date.meta({
    description: "The civil date whose sunrise begins the day, YYYY-MM-DD",
    examples: ["2026-11-29"],
  }),
  time: time.optional().meta({
    description:
      "The time whose hour is wanted, 24-hour HH:MM:SS; before sunrise it belongs to the day that began on the date before",
    examples: ["15:30:00"],
  }),
  timezone: civilMoment.shape.timezone,
  ...place.shape,
});

const hourSchema = z
  .object({
    part: z.enum(["day", "night"]).meta({ name: "PlanetaryHourPart" }),
    number: z.int().min(1).max(12).meta({ description: "Within the day or the night" }),
    ...named("planet", z.string().meta({ description: "English name of its lord" }), bodyTerms),
    begins: eventInstantSchema,
    ends: eventInstantSchema.meta({ description: "Excluded: the next hour begins" }),
  })
  .meta({ name: "PlanetaryHour" });

const minutes = z.number().meta({ description: "Length of one of the twelve, in minutes" });

const output = z.object({
  date: z.string().meta({ description: "The civil date of the sunrise" }),
  ...named("weekday", z.string(), weekdayTerms),
  ...named("dayLord", z.string().meta({ description: "The planet of the weekday, lord of the first hour" }), bodyTerms),
  sunrise: eventInstantSchema,
  sunset: eventInstantSchema,
  nextSunrise: eventInstantSchema,
  dayHourMinutes: minutes,
  nightHourMinutes: minutes,
  hours: z.array(hourSchema).length(24).meta({ description: "Twelve of the day, then twelve of the night" }),
  running: hourSchema.exactOptional().meta({ description: "The hour at the time sent" }),
  conventions: z
    .object({
      ...momentConventionsSchema.shape,
      utc: z.string().meta({ description: "The time sent, or midnight of the date without one, ISO 8601" }),
      sunrise: z.string().meta({ description: "The definition of rising and setting" }),
      datedBy: z
        .literal("clock-of-zone")
        .meta({ description: "Times are by the clock of timezone at each instant, as those of all events of the sky" }),
      order: z.literal("chaldean"),
      parts: z.literal("twelfths-of-day-and-night"),
    })
    .meta({ name: "PlanetaryHoursConventions" }),
});

export interface PlanetaryHoursInput extends SunDayInput {
  readonly time?: string | undefined;
}

/** A twelfth of a day or of a night, UTC epoch milliseconds, half-open. */
export interface PlanetaryHour {
  readonly part: "day" | "night";
  /** 1 to 12. */
  readonly number: number;
  readonly lord: ClassicalPlanet;
  readonly fromMs: number;
  readonly toMs: number;
}

export interface PlanetaryHoursFacts {
  readonly day: SunDay;
  /** Of the time sent, or of midnight. */
  readonly asked: ChartMoment;
  readonly engine: Engine;
  readonly dayLord: ClassicalPlanet;
  readonly hours: readonly PlanetaryHour[];
  readonly running: PlanetaryHour | undefined;
}

const ADVICE =
  "planetary hours are twelfths of the time from sunrise to sunset and to the next sunrise. Send a date or a latitude with a sunrise and a sunset.";

const WEEKDAY_LORDS = ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn"] as const;
const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;

/**
 * Twelve hours of the day and twelve of the night. The first is of the planet of the weekday, the others follow it in the
 * Chaldean order. The day of a time before sunrise is that of the date before.
 * @throws DomainError `unprocessable_entity` for a date that the zone left out, and where the Sun does not rise and set.
 */
export function computePlanetaryHours(
  input: PlanetaryHoursInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): PlanetaryHoursFacts {
  const { time: clock, ...civilDay } = input;
  requireCivilDate(civilDay);
  // a date of this operation has no calendar to be named, so none is in doubt
  const asked = chartMoment(ephemeris, { ...civilDay, time: clock ?? "00:00:00", calendar: "gregorian" });
  const askedMs = clock === undefined ? undefined : asked.civil.epochMilliseconds;
  const day = dayWith(ephemeris, civilDay, askedMs);
  const hours = hoursOf(day);
  return {
    day,
    asked,
    engine: engineOf(ephemeris),
    dayLord: at(hours, 0).lord,
    hours,
    running: askedMs === undefined ? undefined : hours.find(({ fromMs, toMs }) => fromMs <= askedMs && askedMs < toMs),
  };
}

function dayWith(ephemeris: Ephemeris, asked: SunDayInput, askedMs: number | undefined): SunDay {
  const day = sunDay(ephemeris, asked, ADVICE);
  if (askedMs === undefined || askedMs >= day.sunrise.epochMs) return day;
  const before = { ...asked, date: addDays(asked.date, -1) };
  return sunDay(ephemeris, isLeftOut(before) ? { ...before, date: addDays(before.date, -1) } : before, ADVICE);
}

function hoursOf({ weekday0, sunrise, sunset, nextSunrise }: SunDay): readonly PlanetaryHour[] {
  const first = CHALDEAN_ORDER.indexOf(at(WEEKDAY_LORDS, weekday0));
  return Array.from({ length: 24 }, (_, index0): PlanetaryHour => {
    const isDay = index0 < 12;
    const [fromMs, toMs] = isDay ? [sunrise.epochMs, sunset.epochMs] : [sunset.epochMs, nextSunrise.epochMs];
    const edge = (twelfths: number): number => (twelfths === 12 ? toMs : fromMs + ((toMs - fromMs) * twelfths) / 12);
    return {
      part: isDay ? "day" : "night",
      number: (index0 % 12) + 1,
      lord: at(CHALDEAN_ORDER, (first + index0) % 7),
      fromMs: edge(index0 % 12),
      toMs: edge((index0 % 12) + 1),
    };
  });
}

const computeOfDate = withMember("date", computePlanetaryHours);

export const planetaryHours: Operation<PlanetaryHoursRequest, PlanetaryHours, SkyContext> = defineOperation({
  id: "findPlanetaryHours",
  method: "POST",
  path: "/astrology/planetary-hours",
  summary: "Planetary hours of a day and its night at a place",
  description:
    "Twelve hours from sunrise to sunset and twelve to the next sunrise, their lords in Chaldean order from the lord of the weekday, and the hour at a time. Local times by the zone of the request.",
  query: langQuery,
  body,
  output,
  needs: [needEphemeris],
  compute: computeOfDate,
  present: ({ day, asked, engine, dayLord, hours, running }) => {
    const { timezone } = day.input;
    const hour = ({ part, number, lord, fromMs, toMs }: PlanetaryHour) => ({
      part,
      number,
      planet: bodyTerms[lord].en,
      begins: instantAt(fromMs, timezone),
      ends: instantAt(toMs, timezone),
    });
    const lengthOf = (one: PlanetaryHour): number => Math.round((one.toMs - one.fromMs) / 600) / 100;
    return {
      date: day.input.date,
      weekday: weekdayTerms[at(WEEKDAYS, day.weekday0)].en,
      dayLord: bodyTerms[dayLord].en,
      sunrise: instantAt(day.sunrise.epochMs, timezone),
      sunset: instantAt(day.sunset.epochMs, timezone),
      nextSunrise: instantAt(day.nextSunrise.epochMs, timezone),
      dayHourMinutes: lengthOf(at(hours, 0)),
      nightHourMinutes: lengthOf(at(hours, 12)),
      hours: hours.map(hour),
      running: running && hour(running),
      conventions: {
        ...presentMomentConventions(asked, engine),
        sunrise: SUNRISE_RULE,
        datedBy: "clock-of-zone" as const,
        order: "chaldean" as const,
        parts: "twelfths-of-day-and-night" as const,
      },
    };
  },
  examples: [{ date: "2026-11-29", time: "15:30:00", timezone: "Europe/Berlin", latitude: 52.52, longitude: 13.405 }],
});
