import type { Ephemeris } from "@almagest/ephemeris";
import { type AmantaMonth, amantaMonthAt, sunSign0 } from "../calendar/months";
import { sightingOn } from "../heliacal/visibility";
import type { DayLimbs } from "../panchang/day-limbs";
import { combustionOrbDeg } from "../tables/dignity";
import type { Guard, Purpose, Source } from "./purposes";

/** The rules that refuse a day. */
export type RefusalId =
  | "sun-sign"
  | "adhika"
  | "chaturmasa"
  | "pitru"
  | "venus"
  | "jupiter"
  | "eclipse"
  | "weekday"
  | "nakshatra"
  | "tithi"
  | "bhadra"
  | "fall"
  | "tara"
  | "chandra"
  | "short";

export interface Refusal {
  readonly id: RefusalId;
  /** Indexes of a sign, stars, tithis or people, by the rule. */
  readonly indexes: readonly number[];
  readonly source: Source;
  /** The stars of the day counted from those of birth, 1 to 9, where that refuses. */
  readonly taras?: readonly number[];
  /** Of people whose time of birth is open: whether a time would decide, or every possible Moon is refused. */
  readonly byTime?: "depends" | "closed";
}

/** Farther from the Sun than this, neither of the two is in its light at latitudes up to 60 degrees. */
const SAFE_DEG = 25;
const TOP_LATITUDE_DEG = 60;

/** Refusals of a whole day. */
export function wholeDayRefusals(sky: Ephemeris, limbs: DayLimbs, purpose: Purpose): readonly Refusal[] {
  const { day } = limbs;
  const month = amantaMonthAt(sky, day.sunrise.jdTt);
  const sun0 = sunSign0(sky, day.sunrise.jdTt);
  const sun: readonly Refusal[] = purpose.suns.values.includes(sun0)
    ? [{ id: "sun-sign", indexes: [sun0], source: purpose.suns.source }]
    : [];
  const weekday: readonly Refusal[] = purpose.weekdays.values.includes(day.weekday0)
    ? [{ id: "weekday", indexes: [day.weekday0], source: purpose.weekdays.source }]
    : [];
  const months = [month.index0, month.suppressedIndex0].filter((index0) => index0 !== undefined);
  const guards = purpose.guards.values
    .filter((guard) => holds(guard, { sky, limbs, month }))
    .map((id): Refusal => ({ id, indexes: months, source: purpose.guards.source }));
  return [...sun, ...guards, ...weekday];
}

interface Asked {
  readonly sky: Ephemeris;
  readonly limbs: DayLimbs;
  readonly month: AmantaMonth;
}

function holds(guard: Guard, asked: Asked): boolean {
  switch (guard) {
    case "adhika":
      return asked.month.isAdhika || asked.month.suppressedIndex0 !== undefined;
    case "chaturmasa":
      return isChaturmasa(asked);
    case "pitru":
      return asked.month.index0 === BHADRAPADA0 && !asked.month.isAdhika && asked.limbs.places.tithi.index0 >= 15;
    case "venus":
    case "jupiter":
      return isInSunlight(guard, asked);
    case "eclipse":
      return hasEclipse(asked);
  }
}

const ASHADHA0 = 3;
const BHADRAPADA0 = 5;
const KARTIKA0 = 7;
const EKADASHI0 = 10;

/** From the bright eleventh of Ashadha to that of Kartika, at sunrise. */
function isChaturmasa({ month, limbs }: Asked): boolean {
  const tithi0 = limbs.places.tithi.index0;
  if (month.index0 === ASHADHA0) return !month.isAdhika && tithi0 >= EKADASHI0;
  if (month.index0 === KARTIKA0) return tithi0 < EKADASHI0;
  return month.index0 > ASHADHA0 && month.index0 < KARTIKA0;
}

/** By the time degrees of the Surya Siddhanta; beyond 60 degrees of latitude by the same limits in longitude. */
function isInSunlight(graha: "venus" | "jupiter", { sky, limbs }: Asked): boolean {
  const { day } = limbs;
  const { midnight, input } = day;
  const own = sky.ecliptic(graha, day.sunrise.jdTt);
  const sun = sky.ecliptic("sun", day.sunrise.jdTt);
  const apartDeg = Math.abs(((own.longitudeDeg - sun.longitudeDeg + 540) % 360) - 180);
  if (apartDeg > SAFE_DEG) return false;
  if (Math.abs(input.latitude) > TOP_LATITUDE_DEG) {
    return apartDeg < combustionOrbDeg(graha, own.longitudeSpeedDegPerDay < 0);
  }
  const sighting = sightingOn(
    {
      ephemeris: sky,
      place: { latitude: input.latitude, longitude: input.longitude },
      deltaTDays: midnight.jdTt - midnight.jdUt1,
      midnightJdUt1: midnight.jdUt1,
    },
    graha,
    0,
  );
  return sighting !== undefined && !sighting.isVisible;
}

/** The Moon at a new or full Moon farther from the ecliptic than this makes no eclipse. */
const ECLIPSE_LATITUDE_DEG = 2;
const SYZYGIES = [0, 14, 15, 29];

/**
 * Whether a lunar eclipse is greatest in the night of this day, or a solar one in its daylight; penumbral ones apart. From
 * where a solar eclipse is seen is not asked.
 */
function hasEclipse({ sky, limbs: { day, spans } }: Asked): boolean {
  if (!spans.tithi.some(({ index0 }) => SYZYGIES.includes(index0))) return false;
  if (Math.abs(sky.ecliptic("moon", day.sunrise.jdTt + 0.5).latitudeDeg) > ECLIPSE_LATITUDE_DEG) return false;
  const found = sky.eclipses?.between("both", { fromJdTt: day.sunrise.jdTt, toJdTt: day.nextSunrise.jdTt }) ?? [];
  return found.some(({ of, kind, maximumJdTt }) => {
    const isByDay = maximumJdTt < day.sunset.jdTt;
    return kind !== "penumbral" && isByDay === (of === "sun");
  });
}
