import { houseSystemNames } from "@almagest/i18n/labels";
import { HOUSE_SYSTEMS, type HouseSystem, type Lang } from "@almagest/operation";
import * as z from "zod";

export const readMoment = z.object({
  date: z.string(),
  time: z.string(),
  timezone: z.number(),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
});

export const readHouseSystem = z.enum(HOUSE_SYSTEMS);

/** Moment, place and house system in one line: `1990-07-15 14:30 UTC−4 · 40.71° N 74.01° W · Placidus`. */
export function subheading(moment: z.output<typeof readMoment>, lang: Lang, system?: HouseSystem): string {
  const { date, time, timezone, latitude, longitude } = moment;
  const place =
    latitude === undefined || longitude === undefined
      ? []
      : [`${coordinate(latitude, "N", "S")} ${coordinate(longitude, "E", "W")}`];
  const houses = system === undefined ? [] : [houseSystemNames[system][lang]];
  return [`${date} ${time.replace(/:00$/, "")} ${offset(timezone)}`, ...place, ...houses].join(" · ");
}

function coordinate(degrees: number, positive: string, negative: string): string {
  return `${Math.abs(degrees).toFixed(2)}° ${degrees < 0 ? negative : positive}`;
}

/** `UTC−5`, `UTC+5:30` */
export function offset(hours: number): string {
  const minutes = Math.round(Math.abs(hours) * 60);
  const rest = minutes % 60 === 0 ? "" : `:${String(minutes % 60).padStart(2, "0")}`;
  return hours === 0 ? "UTC" : `UTC${hours < 0 ? "−" : "+"}${Math.floor(minutes / 60)}${rest}`;
}
