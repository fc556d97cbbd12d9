import { separationDeg } from "@almagest/ephemeris";
import { SEVEN_GRAHAS, type SevenGraha } from "../grahas";
import { grahaOf } from "../sky/positions";
import { debilityDeg, isExalted, isOwnSign } from "../tables/dignity";
import { vargaSign0 } from "../vargas/sign";
import { houseFrom, signIndex0 } from "../zodiac/circle";
import { lordOfSign } from "../zodiac/rashis";
import { bondOf, type Placed, relationOf, type TajikaRelation } from "./relation";
import { HARSHA_HOUSE, haddaLord, isMale, isMaleHouse, tajikaDrekkanaLord } from "./tables";

/** The lords of the thirds of a sign: the Tajika table, or the signs of the drekkana chart. */
export const DREKKANA_SCHEMES = ["tajika", "parashari"] as const;
export type DrekkanaScheme = (typeof DREKKANA_SCHEMES)[number];

export const GRADES = ["alpa", "madhya", "purna", "parakrami"] as const;
export type Grade = (typeof GRADES)[number];

/** A part of the strength by its lord. */
export interface LordStrength {
  readonly lord: SevenGraha;
  readonly relation: "own" | TajikaRelation;
  readonly units: number;
}

/** Strength by five divisions, in units of which 80 are the most. */
export interface Panchavargiya {
  readonly id: SevenGraha;
  readonly kshetra: LordStrength;
  /** 0 at deep debility to 20 at deep exaltation. */
  readonly uccha: number;
  readonly hadda: LordStrength;
  readonly drekkana: LordStrength;
  readonly navamsa: LordStrength;
  readonly total: number;
  /** A quarter of the total: 0 to 20. */
  readonly vishwa: number;
  readonly grade: Grade;
}

/** The most that each division gives, in its own lord's part; a friend's gives three quarters, then half, a quarter. */
const MOST = { kshetra: 30, hadda: 15, drekkana: 10, navamsa: 5 } as const;
const SHARE = { own: 1, friend: 0.75, neutral: 0.5, enemy: 0.25 } as const;

/** Tajika Neelakanthi 1, as Charak and Shastri have it: all friendships by the signs of the rashi chart. */
export function panchavargiyaOf(grahas: readonly Placed[], scheme: DrekkanaScheme): readonly Panchavargiya[] {
  const signOf = (id: SevenGraha): number => signIndex0(placeOf(grahas, id).longitudeDeg);
  const byLord = (id: SevenGraha, lord: SevenGraha, most: number): LordStrength => {
    const relation = lord === id ? "own" : relationOf(bondOf(signOf(id), signOf(lord)));
    return { lord, relation, units: most * SHARE[relation] };
  };
  return SEVEN_GRAHAS.map((id) => {
    const { longitudeDeg } = placeOf(grahas, id);
    const third = scheme === "tajika" ? tajikaDrekkanaLord(longitudeDeg) : lordOfSign(vargaSign0(3, longitudeDeg));
    const kshetra = byLord(id, lordOfSign(signIndex0(longitudeDeg)), MOST.kshetra);
    const uccha = separationDeg(longitudeDeg, debilityDeg(id)) / 9;
    const hadda = byLord(id, haddaLord(longitudeDeg), MOST.hadda);
    const drekkana = byLord(id, third, MOST.drekkana);
    const navamsa = byLord(id, lordOfSign(vargaSign0(9, longitudeDeg)), MOST.navamsa);
    const total = kshetra.units + uccha + hadda.units + drekkana.units + navamsa.units;
    const vishwa = total / 4;
    return { id, kshetra, uccha, hadda, drekkana, navamsa, total, vishwa, grade: gradeOf(vishwa) };
  });
}

function gradeOf(vishwa: number): Grade {
  if (vishwa < 5) return "alpa";
  if (vishwa < 10) return "madhya";
  return vishwa < 15 ? "purna" : "parakrami";
}

/** Of each cause, all or nothing. */
type HarshaUnits = 0 | 5;

/** Strength of gladness: four causes of five units each (Narasimha Rao 28.3; Varshapradipaka 3.50-55). */
export interface HarshaBala {
  readonly id: SevenGraha;
  readonly house: HarshaUnits;
  readonly dignity: HarshaUnits;
  readonly houseSex: HarshaUnits;
  readonly hour: HarshaUnits;
  readonly total: number;
}

function unitsIf(isSo: boolean): HarshaUnits {
  return isSo ? 5 : 0;
}

export function harshaBalaOf(
  grahas: readonly Placed[],
  year: { readonly lagnaSign0: number; readonly isDay: boolean },
): readonly HarshaBala[] {
  return SEVEN_GRAHAS.map((id) => {
    const sign0 = signIndex0(placeOf(grahas, id).longitudeDeg);
    const inHouse = houseFrom(year.lagnaSign0, sign0);
    const house = unitsIf(inHouse === HARSHA_HOUSE[id]);
    const dignity = unitsIf(isExalted(id, sign0) || isOwnSign(id, sign0));
    const houseSex = unitsIf(isMaleHouse(inHouse) === isMale(id));
    const hour = unitsIf(year.isDay === isMale(id));
    return { id, house, dignity, houseSex, hour, total: house + dignity + houseSex + hour };
  });
}

/** The place of one of the seven. */
export function placeOf(grahas: readonly Placed[], id: SevenGraha): Placed {
  return grahaOf(grahas, id);
}
