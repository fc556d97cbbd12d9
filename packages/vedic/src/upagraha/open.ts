import { civilTimeAt, weekdayOf } from "@almagest/civil-time";
import type { Ephemeris } from "@almagest/ephemeris";
import { signs } from "@almagest/i18n/astrology";
import { nakshatras } from "@almagest/i18n/vedic";
import {
  type Changes,
  changesOf,
  clockChanges,
  horizonEventAfter,
  type Member,
  momentAt,
  staysOf,
} from "@almagest/sky";
import { lagnaSign } from "../birth-time/members";
import { heldValue, type OpenVedicBirth, openVedicBirth } from "../birth-time/open-birth";
import type { OpenChartInput } from "../birth-time/open-chart";
import { grahaOfSecond, type VedicSearch, vedicSearch } from "../birth-time/search";
import { frameAt } from "../sky/frame";
import { type SolarDay, solarDayAt } from "../sky/sun";
import { nakshatraOf } from "../zodiac/nakshatras";
import { rashiOf } from "../zodiac/rashis";
import { SUN_BASED, type SunBasedId, sunBasedOf, type TimeBasedId, timeBasedIn, type Upagraha } from "./compute";

/** A stretch of births that share a day or a night, with its points. */
export interface UpagrahaStretch {
  readonly fromEpochMs: number;
  readonly toEpochMs: number;
  readonly isDay: boolean;
  /** By the frame of the first second. */
  readonly from: readonly Upagraha<TimeBasedId>[];
}

export interface OpenUpagrahas {
  readonly birth: OpenVedicBirth<OpenChartInput>;
  readonly changes: Changes;
  /** In order of time; none of times in which the Sun does not rise and set. */
  readonly stretches: readonly UpagrahaStretch[];
  readonly sunBased: readonly {
    readonly id: SunBasedId;
    readonly fromDeg: number;
    readonly toDeg: number;
    readonly sign: string | undefined;
    readonly nakshatra: string | undefined;
  }[];
  readonly lagna: string | undefined;
}

/** Points by parts of the day turn at sunrise and sunset alone, and those by the Sun move with him. */
export function computeOpenUpagrahas(
  input: OpenChartInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenUpagrahas {
  const { birth, sky } = openVedicBirth(ephemeris, input);
  const search = vedicSearch(sky, { ...input, nodeType: "mean" });
  const part = partMember(search);
  const changes = changesOf(sky, [lagnaSign(search), part, ...sunBasedMembers(search)]);
  const { span } = sky;
  const sunDeg = (epochMs: number): number =>
    grahaOfSecond(sky.ephemeris, epochMs, { id: "sun", setting: search.setting }).longitudeDeg;
  const [first, last] = [sunBasedOf(sunDeg(span.fromEpochMs)), sunBasedOf(sunDeg(span.toEpochMs))];
  const named = (member: string): string | undefined => {
    const value = heldValue(changes, member);
    return typeof value === "string" ? value : undefined;
  };
  return {
    birth,
    changes,
    stretches: stretchesOf(search, part),
    sunBased: SUN_BASED.map((id) => ({
      id,
      fromDeg: pointOf(first, id),
      toDeg: pointOf(last, id),
      sign: named(`${id}.sign`),
      nakshatra: named(`${id}.nakshatra`),
    })),
    lagna: named("lagna.sign"),
  };
}

function pointOf<Id extends string>(points: readonly Upagraha<Id>[], id: Id): number {
  return points.find((point) => point.id === id)?.longitudeDeg ?? Number.NaN;
}

function stretchesOf({ sky, setting }: VedicSearch, part: Member): readonly UpagrahaStretch[] {
  const { ephemeris, span } = sky;
  const stays = staysOf(sky, part);
  return stays.flatMap(({ fromEpochMs }, index0) => {
    const toEpochMs = (stays[index0 + 1]?.fromEpochMs ?? span.toEpochMs + SECOND_MS) - SECOND_MS;
    const found = dayOfSecond(ephemeris, fromEpochMs, { setting, timezone: span.timezone });
    if (found === undefined) return [];
    const { day, weekday0, isDay } = found;
    const { jdTt, jdUt1 } = ephemeris.timeScales(fromEpochMs);
    const frame = frameAt(ephemeris, setting, jdTt);
    const from = timeBasedIn(ephemeris, day, { place: setting, frame, jdUt1, weekday0 });
    return [{ fromEpochMs, toEpochMs, isDay, from }];
  });
}

const SECOND_MS = 1000;

/** An engine finds one rising from two starting points within milliseconds; near a polar circle it is less certain. */
const EVENT_DOUBT_MS = 1000;

interface Placed {
  readonly setting: VedicSearch["setting"];
  readonly timezone: number | string;
}

interface DayOfSecond {
  readonly day: SolarDay;
  readonly weekday0: number;
  readonly isDay: boolean;
}

/** The weekday is that of the sunrise by the offset that the clock has at the birth. */
function dayOfSecond(ephemeris: Ephemeris, epochMs: number, { setting, timezone }: Placed): DayOfSecond | undefined {
  const { jdUt1 } = ephemeris.timeScales(epochMs);
  const day = solarDayAt(ephemeris, setting, jdUt1);
  if (day === undefined) return undefined;
  const sunriseMs = ephemeris.epochMillisecondsOf(day.sunrise.jdTt);
  const { date } = civilTimeAt(sunriseMs, momentAt(epochMs, timezone).timezone);
  return { day, weekday0: weekdayOf(date), isDay: jdUt1 < day.sunset.jdUt1 };
}

const NO_PART = "none";
const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** The day or the night that holds a birth: it turns at sunrises and sunsets, and a weekday where the clock is changed. */
function partMember({ sky, setting }: VedicSearch): Member {
  const { ephemeris, span } = sky;
  const placed = { setting, timezone: span.timezone };
  return {
    member: "dayPart",
    borders: [
      ...risingsAndSettings(sky, setting).map((epochMs) => ({ epochMs, doubtMs: EVENT_DOUBT_MS })),
      ...clockChanges(span).map((epochMs) => ({ epochMs, doubtMs: 0 })),
    ],
    valueAt: (_, epochMs) => {
      const found = dayOfSecond(ephemeris, epochMs, placed);
      return found === undefined ? NO_PART : `${WEEKDAYS[found.weekday0]} ${found.isDay ? "day" : "night"}`;
    },
  };
}

/** Sunrises and sunsets of the days that reach into the span, UTC epoch milliseconds. */
function risingsAndSettings(
  { ephemeris, span }: VedicSearch["sky"],
  setting: VedicSearch["setting"],
): readonly number[] {
  const found: number[] = [];
  for (const event of ["rise", "set"] as const) {
    let afterJdUt1 = ephemeris.timeScales(span.fromEpochMs).jdUt1 - MARGIN_DAYS;
    const toJdUt1 = ephemeris.timeScales(span.toEpochMs).jdUt1;
    while (afterJdUt1 < toJdUt1) {
      const next = horizonEventAfter(ephemeris, { body: "sun", event, place: setting, afterJdUt1 });
      if (next !== undefined) found.push(ephemeris.epochMillisecondsOf(next.jdTt));
      afterJdUt1 = next?.jdUt1 ?? afterJdUt1 + 1;
    }
  }
  return found;
}

const MARGIN_DAYS = 1e-4;

/** Every point lies so many whole padas from the Sun or against him: it passes a border where he does. */
function sunBasedMembers({ grahaAtParts, setting }: VedicSearch): readonly Member[] {
  const borders = grahaAtParts("sun", 360 / 108);
  const degAt = (id: SunBasedId): ((sky: Ephemeris, epochMs: number) => number) => {
    return (sky, epochMs) => pointOf(sunBasedOf(grahaOfSecond(sky, epochMs, { id: "sun", setting }).longitudeDeg), id);
  };
  return SUN_BASED.flatMap((id) => {
    const at = degAt(id);
    return [
      { member: `${id}.sign`, borders, valueAt: (sky, epochMs) => signs[rashiOf(at(sky, epochMs))].en },
      {
        member: `${id}.nakshatra`,
        borders,
        valueAt: (sky, epochMs) => nakshatras[nakshatraOf(at(sky, epochMs)).id].en,
      },
    ] satisfies readonly Member[];
  });
}
