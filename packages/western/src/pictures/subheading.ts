import { ayanamsaNames, houseSystemNames, zodiacNames } from "@almagest/i18n/labels";
import { type HouseSystem, houseSystemName, type Lang } from "@almagest/operation";
import { timeUnknown } from "@almagest/pictures";
import * as z from "zod";
import { centers } from "../vocabulary/viewing";

export const readMoment = z.object({
  date: z.string(),
  time: z.string(),
  timezone: z.number(),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
});

export const readHouseSystem = houseSystemName;

/** The conventions that a figure names: an ayanamsa is there in the sidereal zodiac alone, a center where it is not the Earth's. */
export const readZodiac = z
  .object({ zodiac: z.string().optional(), ayanamsa: z.string().optional(), center: z.string().optional() })
  .optional();

/** A birth whose time is open. */
export const readOpenMoment = readMoment.omit({ time: true });
export const readBirthTime = z.object({ state: z.string(), from: z.string(), to: z.string() });

/** `1990-07-15 · time unknown · UTC−4 · 40.71° N 74.01° W`; of a range both ends of it. */
export function openSubheading(
  moment: z.output<typeof readOpenMoment>,
  birthTime: z.output<typeof readBirthTime>,
  lang: Lang,
): string {
  const { date, timezone, latitude, longitude } = moment;
  return [date, whenText(moment, birthTime, lang), offset(timezone), ...placeText(latitude, longitude)].join(" · ");
}

/** `time unknown`, or both ends of a range. */
export function whenText(
  { date }: Pick<z.output<typeof readOpenMoment>, "date">,
  { state, from, to }: z.output<typeof readBirthTime>,
  lang: Lang,
): string {
  const ends = [from, to].map((end) => (end.startsWith(date) ? end.slice(11, 16) : end.slice(0, 16).replace("T", " ")));
  return state === "unknown" ? timeUnknown[lang] : ends.join("–");
}

function placeText(latitude: number | undefined, longitude: number | undefined): readonly string[] {
  if (latitude === undefined || longitude === undefined) return [];
  return [`${coordinate(latitude, "N", "S")} ${coordinate(longitude, "E", "W")}`];
}

/** Moment, place and house system in one line: `1990-07-15 14:30 UTC−4 · 40.71° N 74.01° W · Placidus`. */
export function subheading(moment: z.output<typeof readMoment>, lang: Lang, system?: HouseSystem): string {
  const { date, time, timezone, latitude, longitude } = moment;
  const place = placeText(latitude, longitude);
  const houses = system === undefined ? [] : [houseSystemNames[system][lang]];
  return [`${date} ${time.replace(/:00$/, "")} ${offset(timezone)}`, ...place, ...houses].join(" · ");
}

/** The same, with what is not usual of its sky: `… · Heliocentric · Sidereal (Fagan-Bradley)`. */
export function zodiacSubheading(line: string, conventions: z.output<typeof readZodiac>, lang: Lang): string {
  const { ayanamsa, center } = conventions ?? {};
  const seen = center === undefined ? [] : [centers[center]?.[lang] ?? center];
  const draconic = conventions?.zodiac === "draconic" ? [zodiacNames.draconic[lang]] : [];
  const zodiac =
    ayanamsa === undefined
      ? draconic
      : [`${zodiacNames.sidereal[lang]} (${ayanamsaNames[ayanamsa]?.[lang] ?? ayanamsa})`];
  return [line, ...seen, ...zodiac].join(" · ");
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
