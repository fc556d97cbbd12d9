import { signedDifferenceDeg } from "@almagest/ephemeris";
import { at } from "@almagest/operation";
import { type SevenGraha, weekdayLord } from "../grahas";
import type { Beneficence } from "./beneficence";

/** Strength of time, in virupas. */
export interface KalaBala {
  readonly nathonnatha: number;
  readonly paksha: number;
  readonly tribhaga: number;
  readonly vara: number;
  readonly hora: number;
  readonly abda: number;
  readonly masa: number;
  readonly ayana: number;
}

/** Facts that a birth shares with all its grahas. */
export interface KalaMoment {
  /** Of the Sun from the upper meridian, (-180, 180]. */
  readonly sunHourAngleDeg: number;
  /** Of the Moon from the Sun, [0, 180]. */
  readonly elongationDeg: number;
  readonly beneficence: Beneficence;
  readonly isDay: boolean;
  /** Part of the day or of the night that has passed, [0, 1). */
  readonly elapsed: number;
  readonly lords: TimeLords;
}

export interface TimeLords {
  readonly abda: SevenGraha;
  readonly masa: SevenGraha;
  readonly vara: SevenGraha;
  readonly hora: SevenGraha;
}

export function kalaBalaOf(id: SevenGraha, tropicalDeg: number, moment: KalaMoment): KalaBala {
  const { lords } = moment;
  const ayana = ayanaBala(id, tropicalDeg);
  return {
    nathonnatha: nathonnathaBala(id, moment.sunHourAngleDeg),
    paksha: pakshaBala(id, moment),
    tribhaga: tribhagaBala(id, moment),
    vara: lords.vara === id ? 45 : 0,
    hora: lords.hora === id ? 60 : 0,
    abda: lords.abda === id ? 15 : 0,
    masa: lords.masa === id ? 30 : 0,
    ayana: id === "sun" ? 2 * ayana : ayana,
  };
}

/** Sun, Jupiter and Venus by nearness to apparent noon, Moon, Mars and Saturn to midnight, Mercury always. */
function nathonnathaBala(id: SevenGraha, sunHourAngleDeg: number): number {
  if (id === "mercury") return 60;
  const fromNoon = Math.abs(sunHourAngleDeg) / 3;
  return id === "sun" || id === "jupiter" || id === "venus" ? 60 - fromNoon : fromNoon;
}

/** A third of the elongation for benefics, the rest of 60 for malefics; the Moon's is doubled (Raman). */
function pakshaBala(id: SevenGraha, { elongationDeg, beneficence }: KalaMoment): number {
  const virupas = beneficence[id] ? elongationDeg / 3 : 60 - elongationDeg / 3;
  return id === "moon" ? 2 * virupas : virupas;
}

const DAY_THIRDS = ["mercury", "sun", "saturn"] as const satisfies readonly SevenGraha[];
const NIGHT_THIRDS = ["moon", "venus", "mars"] as const satisfies readonly SevenGraha[];

/** Lords of the thirds of day and night; Jupiter always (Brihat Parashara Hora Shastra 27.12). */
function tribhagaBala(id: SevenGraha, { isDay, elapsed }: KalaMoment): number {
  const lord = at(isDay ? DAY_THIRDS : NIGHT_THIRDS, Math.floor(elapsed * 3));
  return id === "jupiter" || id === lord ? 60 : 0;
}

const GREATEST_KRANTI_DEG = 23.45;

/**
 * Declination of an ecliptic longitude without latitude, by the obliquity of the tradition's books, 23°27'; north
 * positive.
 */
export function krantiDeg(tropicalDeg: number): number {
  const sine = Math.sin(rad(GREATEST_KRANTI_DEG)) * Math.sin(rad(tropicalDeg));
  return (Math.asin(sine) * 180) / Math.PI;
}

/** 0 to 60 by declination: Moon and Saturn gain in the south, Mercury on either side, the rest in the north. */
export function ayanaBala(id: SevenGraha, tropicalDeg: number): number {
  const kranti = krantiDeg(tropicalDeg);
  return (60 * (GREATEST_KRANTI_DEG + gaining(id, kranti))) / (2 * GREATEST_KRANTI_DEG);
}

function gaining(id: SevenGraha, kranti: number): number {
  if (id === "mercury") return Math.abs(kranti);
  return id === "moon" || id === "saturn" ? -kranti : kranti;
}

function rad(deg: number): number {
  return (deg * Math.PI) / 180;
}

/** Days from creation to the Kali epoch (Surya Siddhanta 1.45-51), and the Julian day of that epoch. */
const AHARGANA_AT_KALI = 714_402_296_627;
const KALI_JD = 588_465.5;

/** Lords of the year of 360 days and of the month of 30 days that hold a day (the same, 1.51-52). */
export function abdaAndMasaLords(jdAtMidnight: number): Pick<TimeLords, "abda" | "masa"> {
  const ahargana = AHARGANA_AT_KALI + Math.floor(jdAtMidnight - KALI_JD);
  return {
    abda: weekdayLord((3 * Math.floor(ahargana / 360)) % 7),
    masa: weekdayLord((2 * Math.floor(ahargana / 30)) % 7),
  };
}

/** The lord of the hora, a twelfth of the day or night: from the day's own lord, each sixth weekday back. */
export function horaLord(weekday0: number, isDay: boolean, elapsed: number): SevenGraha {
  const horasSinceSunrise = Math.floor(elapsed * 12) + (isDay ? 0 : 12);
  return weekdayLord(weekday0 + 5 * horasSinceSunrise);
}

/** The Sun's hour angle from the meridian's right ascension, (-180, 180]. */
export function hourAngleDeg(armcDeg: number, sunRightAscensionDeg: number): number {
  return signedDifferenceDeg(armcDeg, sunRightAscensionDeg);
}
