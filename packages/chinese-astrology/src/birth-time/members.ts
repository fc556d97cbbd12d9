import type { Ephemeris } from "@almagest/ephemeris";
import {
  type Changes,
  changesOf,
  type Member,
  type MemberValue,
  momentAt,
  type SearchedSky,
  staysOf,
} from "@almagest/sky";
import { type BaziBirth, baziBirth } from "../bazi/birth";
import { type Gender, type LuckDirection, luckDate, luckStart } from "../bazi/luck";
import { PILLAR_POSITIONS, type PillarPosition } from "../bazi/positions";
import { dayMasterStrength } from "../bazi/strength";
import { type ChineseCalendar, chineseCalendar } from "../calendar/calendar";
import type { SolarTermId } from "../calendar/solar-terms";
import { BRANCH_ROWS } from "../cycle/branches";
import { type BaziSetting, dayBorders, hourBorders, luckBorders, lunarDayBorders, monthBorders } from "./borders";

const SECOND_MS = 1000;

/** The search for what changes in one chart of four pillars. */
interface BaziSearch {
  readonly sky: SearchedSky;
  readonly setting: BaziSetting;
  readonly calendar: ChineseCalendar;
  readonly birthAt: (asked: Ephemeris, epochMs: number) => BaziBirth;
  readonly borders: Readonly<Record<PillarPosition, Member["borders"]>>;
}

function baziSearch(sky: SearchedSky, setting: BaziSetting): BaziSearch {
  // terms and new moons are the engine's in either sky
  const calendar = chineseCalendar(sky.ephemeris);
  const month = monthBorders(sky, calendar);
  const day = dayBorders(sky.span);
  const known = new Map<string, BaziBirth>();
  return {
    sky,
    setting,
    calendar,
    birthAt: (asked, epochMs) => {
      const key = `${asked === sky.near} ${epochMs}`;
      const birth =
        known.get(key) ?? baziBirth(asked, { ...setting, ...momentAt(epochMs, sky.span.timezone) }, calendar);
      known.set(key, birth);
      return birth;
    },
    borders: {
      year: setting.yearBoundary === "li-chun" ? month : lunarDayBorders(sky),
      month,
      day,
      hour: [...day, ...hourBorders(sky, setting)],
    },
  };
}

/**
 * The discrete values of the four pillars as functions of the time of birth, the weightiest first: the day with its
 * master, the hour, month and year, the master's strength; with a gender, the direction and the start of luck.
 */
export function baziMembers(sky: SearchedSky, setting: BaziSetting, gender?: Gender): readonly Member[] {
  const search = baziSearch(sky, setting);
  const { year, month, day, hour } = search.borders;
  const read = (member: string, borders: Member["borders"], valueIn: (birth: BaziBirth) => MemberValue): Member => ({
    member,
    borders,
    valueAt: (asked, epochMs) => valueIn(search.birthAt(asked, epochMs)),
  });
  const all = [...year, ...month, ...day, ...hour];
  return [
    read("dayMaster", day, ({ dayMaster }) => dayMaster),
    ...(["day", "hour", "month", "year"] as const satisfies readonly (typeof PILLAR_POSITIONS)[number][]).map(
      (position) => read(`pillars.${position}`, search.borders[position], ({ pillars }) => pillars[position].id),
    ),
    read("zodiacAnimal", year, ({ pillars }) => BRANCH_ROWS[pillars.year.branch].animal),
    read("strength", all, (birth) => dayMasterStrength(birth).verdict),
    ...(gender === undefined ? [] : luckMembers(search, gender, read)),
  ];
}

type Reader = (member: string, borders: Member["borders"], valueIn: (birth: BaziBirth) => MemberValue) => Member;

function luckMembers({ borders, sky, calendar }: BaziSearch, gender: Gender, read: Reader): readonly Member[] {
  const ofStart = [...borders.year, ...borders.month, ...luckBorders(sky, calendar)];
  return [
    read("luck.direction", [...borders.year, ...borders.month], (birth) => luckStart(birth, gender).direction),
    read("luck.startMonths", ofStart, (birth) => {
      const { startAge, startAgeMonths } = luckStart(birth, gender);
      return 12 * startAge + startAgeMonths;
    }),
  ];
}

/** The values of the four pillars that hold, and those that change, through a birth whose time is not known to the second. */
export function baziChanges(sky: SearchedSky, setting: BaziSetting, gender?: Gender): Changes {
  return changesOf(sky, baziMembers(sky, setting, gender));
}

/** A stretch of a span in which no pillar changes, UTC epoch milliseconds, both ends included; any second of it has this birth. */
export interface PillarStretch {
  readonly fromEpochMs: number;
  readonly toEpochMs: number;
  readonly birth: BaziBirth;
}

/** The charts that a span of births allows, in order, each with the seconds that have it. */
export function pillarStretches(sky: SearchedSky, setting: BaziSetting): readonly PillarStretch[] {
  const { borders, birthAt } = baziSearch(sky, setting);
  const stays = staysOf(sky, {
    member: "pillars",
    borders: PILLAR_POSITIONS.flatMap((position) => borders[position]),
    valueAt: (asked, epochMs) => {
      const { pillars } = birthAt(asked, epochMs);
      return PILLAR_POSITIONS.map((position) => pillars[position].id).join(" ");
    },
  });
  return stays.map(({ fromEpochMs }, index0) => ({
    fromEpochMs,
    toEpochMs: (stays[index0 + 1]?.fromEpochMs ?? sky.span.toEpochMs + SECOND_MS) - SECOND_MS,
    birth: birthAt(sky.ephemeris, fromEpochMs),
  }));
}

/** The start of luck of a birth that may have been at any second of a stretch, in which its direction and term hold. */
export interface LuckSpread {
  readonly direction: LuckDirection;
  readonly boundary: SolarTermId;
  /** UTC epoch milliseconds of the birth, both included. */
  readonly fromEpochMs: number;
  readonly toEpochMs: number;
  /** From the least to the greatest. */
  readonly daysToTerm: readonly [number, number];
  /** First days of the first luck pillar, the earliest and the latest. */
  readonly startDates: readonly [string, string];
}

/** The starts of luck that a span of births allows, in order. */
export function luckSpreads(sky: SearchedSky, setting: BaziSetting, gender: Gender): readonly LuckSpread[] {
  const search = baziSearch(sky, setting);
  const stays = staysOf(sky, {
    member: "luck",
    borders: [...search.borders.year, ...search.borders.month],
    valueAt: (asked, epochMs) => {
      const { direction, boundary } = luckStart(search.birthAt(asked, epochMs), gender);
      return `${direction} ${boundary.epochSeconds}`;
    },
  });
  return stays.map(({ fromEpochMs }, index0) => {
    const next = stays[index0 + 1];
    const toEpochMs = next === undefined ? sky.span.toEpochMs : next.fromEpochMs - 1000;
    const births = [fromEpochMs, toEpochMs].map((epochMs) => search.birthAt(sky.ephemeris, epochMs));
    const starts = births.map((birth) => ({ birth, start: luckStart(birth, gender) }));
    const { direction, boundary } = luckStart(search.birthAt(sky.ephemeris, fromEpochMs), gender);
    const [least = 0, most = 0] = starts.map(({ start }) => start.daysToTerm).sort((a, b) => a - b);
    const [first = "", last = ""] = starts.map(({ birth, start }) => luckDate(birth, start, 0)).sort();
    return {
      direction,
      boundary: boundary.id,
      fromEpochMs,
      toEpochMs,
      daysToTerm: [least, most],
      startDates: [first, last],
    };
  });
}
