import type { TimedEvent } from "./dated-event";
import { type Area, solarHouse } from "./houses";
import { cellBanks, eventBanks, type Line, skyOf, type When } from "./line";
import { cellLine, type Reader, type Setting, settled } from "./lines";
import { dayOfEpochMs } from "./period";
import { isAspect, type SkyEvent } from "./sky-event";
import { type BestMonth, type DayStay, type PeriodBody, THEME_BODIES, type ThemeBody } from "./year-entries";

/** What a year holds for a sign. */
export interface YearSky {
  readonly year: number;
  readonly lastDay: string;
  readonly events: readonly TimedEvent[];
  readonly themes: readonly DayStay<ThemeBody>[];
  readonly periods: readonly DayStay<PeriodBody>[];
  readonly best: Readonly<Partial<Record<Area, BestMonth>>>;
}

export interface Year extends YearSky {
  readonly reader: Reader;
  readonly eclipses: readonly TimedEvent[];
  readonly stations: readonly TimedEvent[];
}

export function yearOf(reader: Reader, sky: YearSky): Year {
  const eclipses = sky.events.filter(({ eclipse }) => eclipse !== undefined);
  const stations = sky.events.filter(({ form }) => form === "retrograde" || form === "direct");
  return { ...sky, reader, eclipses, stations };
}

/** What comes every month leads no year. */
export function isWeighty({ form, first, second, eclipse }: SkyEvent): boolean {
  if (eclipse !== undefined) return true;
  const isSlow = THEME_BODIES.some((body) => body === first);
  if (form === "ingress") return isSlow;
  return isAspect(form) && isSlow && second !== undefined;
}

export function whenOf(event: TimedEvent): When {
  return { as: "date", day: dayOfEpochMs(event.epochMs) };
}

export function themeOf(year: Year, body: ThemeBody): DayStay<ThemeBody> | undefined {
  return year.themes.findLast((stay) => stay.body === body && stay.from <= `${year.year}-06-30`);
}

export function themeBank(year: Year, { body, sign }: DayStay<ThemeBody>): string {
  return `year.theme.${body}.${solarHouse(year.reader.own, sign)}`;
}

export function openingOf(year: Year, salt: number): Line {
  const growth = houseOfTheme(year, "jupiter");
  return {
    ...settled(year.reader, { family: "year.open", salt }),
    banks: cellBanks("life", growth),
    year: year.year,
    themes: { growth, duty: houseOfTheme(year, "saturn") },
  };
}

export function houseOfTheme(year: Year, body: ThemeBody): number {
  const stay = themeOf(year, body);
  return solarHouse(year.reader.own, stay?.sign ?? year.reader.own);
}

/** A station: what turns, and what of its house comes up again or moves on. */
export function reviewLine(year: Year, station: TimedEvent, setting: Setting): Line {
  const house = solarHouse(year.reader.own, station.sign);
  const lands = `year.${station.form === "retrograde" ? "review" : "resume"}.${house}`;
  const { means } = eventBanks(year.reader.own, station);
  return { ...settled(year.reader, setting), banks: { means, lands }, sky: skyOf(station), event: station };
}

export function spanLine(year: Year, cell: Area | "life", stay: DayStay<PeriodBody>, salt: number): Line {
  const { body, sign, from, to, entry } = stay;
  return {
    ...cellLine(year.reader, cell, solarHouse(year.reader.own, sign), { family: "cell.span", salt }),
    sky: { form: "stay", first: body, sign },
    span: { from, to },
    ...(entry ? { event: entry } : {}),
  };
}
