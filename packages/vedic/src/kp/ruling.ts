import { civilTimeAt, weekdayOf } from "@almagest/civil-time";
import type { Ephemeris, TimeScales } from "@almagest/ephemeris";
import { type ChartMoment, housesOf, type Place } from "@almagest/sky";
import { type GrahaId, weekdayLord } from "../grahas";
import { type Frame, inFrameDeg } from "../sky/frame";
import { positionOf } from "../sky/positions";
import { type SolarDay, solarDayAt, varaOfDay } from "../sky/sun";
import { lordOfSign } from "../zodiac/rashis";
import { type KpPoint, kpPoint } from "./cusps";

/** Where the day began whose lord counts: at sunrise, or, where the Sun does not rise, at midnight by the clock. */
export type DayBegins = "sunrise" | "midnight";

/** The rulers of a moment at a place. */
export interface RulingPlanets {
  readonly dayLord: GrahaId;
  readonly dayBegins: DayBegins;
  /** Undefined where the Sun does not rise. */
  readonly day: SolarDay | undefined;
  readonly moon: KpPoint;
  readonly lagna: KpPoint;
  /** Lords of the Lagna's star and sign, of the Moon's, of the day: the strongest first, each once. */
  readonly rulers: readonly GrahaId[];
}

export interface RulingRequest {
  /** The sunrise-to-sunrise day of an instant nearby, to be used again where it holds this one too. */
  readonly day?: SolarDay | undefined;
  readonly place: Place;
  readonly moment: Pick<ChartMoment, "civil"> & TimeScales;
  readonly frame: Frame;
}

/**
 * The ruling planets of a moment: the lords of the star and the sign that rise, of the Moon's star and sign, and of the
 * weekday, which begins with sunrise (KP Reader VI). Subs are told and do not rule.
 */
export function rulingPlanetsAt(ephemeris: Ephemeris, request: RulingRequest): RulingPlanets {
  const { place, moment, frame } = request;
  const { ascendantDeg } = housesOf(ephemeris, { input: place, moment }, "whole-sign");
  const lagna = kpPoint(inFrameDeg(ascendantDeg, frame));
  const moon = kpPoint(positionOf(ephemeris, "moon", { jdTt: moment.jdTt, frame }).longitudeDeg);
  const day = dayAt(ephemeris, request);
  const weekday0 = weekdayAt(ephemeris, day, moment);
  const dayLord = weekdayLord(weekday0);
  const rulers = [lagna.starLord, lordOfSign(lagna.signIndex0), moon.starLord, lordOfSign(moon.signIndex0), dayLord];
  return {
    dayLord,
    dayBegins: day === undefined ? "midnight" : "sunrise",
    day,
    moon,
    lagna,
    rulers: [...new Set(rulers)],
  };
}

function dayAt(ephemeris: Ephemeris, { day, place, moment }: RulingRequest): SolarDay | undefined {
  const { jdUt1 } = moment;
  const isSame = day !== undefined && day.sunrise.jdUt1 <= jdUt1 && jdUt1 < day.nextSunrise.jdUt1;
  return isSame ? day : solarDayAt(ephemeris, place, jdUt1);
}

function weekdayAt(ephemeris: Ephemeris, day: SolarDay | undefined, moment: RulingRequest["moment"]): number {
  const { offsetHours, epochMilliseconds } = moment.civil;
  if (day !== undefined) return varaOfDay(ephemeris, day, offsetHours);
  return weekdayOf(civilTimeAt(epochMilliseconds, offsetHours).date);
}
