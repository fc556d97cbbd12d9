import { at, InvariantError } from "@almagest/operation";
import { SEVEN_GRAHAS, type SevenGraha } from "../grahas";
import { signIndex0 } from "../zodiac/circle";
import { lordOfSign } from "../zodiac/rashis";
import { bondOf, type Placed, type TajikaBond } from "./relation";
import { type Panchavargiya, placeOf } from "./strengths";
import { triRashiLord } from "./tables";

export const OFFICES = ["muntha", "birth-lagna", "year-lagna", "tri-rashi", "day-night"] as const;
export type Office = (typeof OFFICES)[number];

/** A claimant of the year. */
export interface OfficeBearer {
  readonly office: Office;
  readonly id: SevenGraha;
  readonly vishwa: number;
  /** Its aspect on the Lagna of the year. */
  readonly bond: TajikaBond;
}

export const LORD_CHOICES = ["strongest-with-aspect", "muntha-lord"] as const;
export type LordChoice = (typeof LORD_CHOICES)[number];

export interface YearLord {
  readonly id: SevenGraha;
  readonly chosenBy: LordChoice;
}

export interface YearSigns {
  readonly birthLagnaSign0: number;
  readonly lagnaSign0: number;
  readonly munthaSign0: number;
  readonly isDay: boolean;
}

/** The five that hold an office in the year (Bharatiya Jyotish, p. 419; Narasimha Rao 28.6). */
export function officeBearersOf(
  grahas: readonly Placed[],
  strengths: readonly Panchavargiya[],
  { birthLagnaSign0, lagnaSign0, munthaSign0, isDay }: YearSigns,
): readonly OfficeBearer[] {
  const light = placeOf(grahas, isDay ? "sun" : "moon");
  const lords = {
    muntha: lordOfSign(munthaSign0),
    "birth-lagna": lordOfSign(birthLagnaSign0),
    "year-lagna": lordOfSign(lagnaSign0),
    "tri-rashi": triRashiLord(lagnaSign0, isDay),
    "day-night": lordOfSign(signIndex0(light.longitudeDeg)),
  } as const satisfies Readonly<Record<Office, SevenGraha>>;
  return OFFICES.map((office) => {
    const id = lords[office];
    return {
      office,
      id,
      vishwa: strengthOf(strengths, id),
      bond: bondOf(signIndex0(placeOf(grahas, id).longitudeDeg), lagnaSign0),
    };
  });
}

function strengthOf(strengths: readonly Panchavargiya[], id: SevenGraha): number {
  const found = strengths.find((one) => one.id === id);
  if (found === undefined) throw new InvariantError("a graha without its strength", { id });
  return found.vishwa;
}

const WEAK_BELOW = 5;

/**
 * The strongest office bearer that sees the Lagna; of two equally strong, the one with more offices. Where none sees the
 * Lagna, or all are weak, the lord of the Muntha (Adawal, Tajik Shastra and Annual Horoscopy 12.3; Charak has the same).
 */
export function yearLordOf(bearers: readonly OfficeBearer[]): YearLord {
  const offices = (id: SevenGraha): number => bearers.filter((one) => one.id === id).length;
  const seeing = SEVEN_GRAHAS.flatMap((id) => bearers.find((one) => one.id === id && one.bond !== "none") ?? []);
  const [strongest] = seeing.toSorted((one, other) => other.vishwa - one.vishwa || offices(other.id) - offices(one.id));
  const areAllWeak = bearers.every(({ vishwa }) => vishwa < WEAK_BELOW);
  if (strongest !== undefined && !areAllWeak) return { id: strongest.id, chosenBy: "strongest-with-aspect" };
  return { id: at(bearers, OFFICES.indexOf("muntha")).id, chosenBy: "muntha-lord" };
}
