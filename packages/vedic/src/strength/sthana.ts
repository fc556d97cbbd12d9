import { separationDeg } from "@almagest/ephemeris";
import type { SevenGraha } from "../grahas";
import {
  type CompoundRelation,
  debilityDeg,
  isInMoolatrikona,
  relationToLord,
  type SignsOfGrahas,
} from "../tables/dignity";
import { vargaPart0, vargaSign0 } from "../vargas/sign";
import { houseFrom, signIndex0 } from "../zodiac/circle";
import { isOddSign } from "../zodiac/rashis";

/** Strength of place, in virupas. */
export interface SthanaBala {
  readonly uccha: number;
  readonly saptavargaja: number;
  readonly ojayugma: number;
  readonly kendradi: number;
  readonly drekkana: number;
}

export interface PlaceInChart {
  readonly id: SevenGraha;
  readonly longitudeDeg: number;
  readonly lagnaSign0: number;
  readonly signs: SignsOfGrahas;
}

/** Brihat Parashara Hora Shastra 27.1-6; figures of Sripati and Raman (Graha and Bhava Balas 2). */
export function sthanaBalaOf(place: PlaceInChart): SthanaBala {
  const { id, longitudeDeg, lagnaSign0 } = place;
  return {
    uccha: ucchaBala(id, longitudeDeg),
    saptavargaja: saptavargajaBala(place),
    ojayugma: ojayugmaBala(id, longitudeDeg),
    kendradi: kendradiBala(houseFrom(lagnaSign0, signIndex0(longitudeDeg))),
    drekkana: drekkanaBala(id, longitudeDeg),
  };
}

/** A third of the arc from deep debility: 0 to 60. */
export function ucchaBala(id: SevenGraha, longitudeDeg: number): number {
  return separationDeg(longitudeDeg, debilityDeg(id)) / 3;
}

const MOOLATRIKONA_VIRUPAS = 45;
const OWN_SIGN_VIRUPAS = 30;
const RELATION_VIRUPAS = {
  "great-friend": 22.5,
  friend: 15,
  neutral: 7.5,
  enemy: 3.75,
  "great-enemy": 1.875,
} as const satisfies Readonly<Record<CompoundRelation, number>>;

const OTHER_VARGAS = [2, 3, 7, 9, 12, 30] as const;

/** By the lords of seven divisions; the relation of a lord to the graha is read in the rashi chart. */
function saptavargajaBala({ id, longitudeDeg, signs }: PlaceInChart): number {
  const inSign = (sign0: number): number => {
    const relation = relationToLord(id, sign0, signs);
    return relation === undefined ? OWN_SIGN_VIRUPAS : RELATION_VIRUPAS[relation];
  };
  const inRashi = isInMoolatrikona(id, longitudeDeg) ? MOOLATRIKONA_VIRUPAS : inSign(signIndex0(longitudeDeg));
  return OTHER_VARGAS.reduce((sum, division) => sum + inSign(vargaSign0(division, longitudeDeg)), inRashi);
}

/** 15 for the right parity of the sign, 15 for that of the navamsa: even for Moon and Venus, odd for the rest. */
function ojayugmaBala(id: SevenGraha, longitudeDeg: number): number {
  const wantsOdd = id !== "moon" && id !== "venus";
  const right = [signIndex0(longitudeDeg), vargaSign0(9, longitudeDeg)].filter(
    (sign0) => isOddSign(sign0) === wantsOdd,
  );
  return 15 * right.length;
}

export function kendradiBala(house: number): number {
  if (house % 3 === 1) return 60;
  return house % 3 === 2 ? 30 : 15;
}

/** Sun, Mars and Jupiter in the first third of a sign, Mercury and Saturn in the second, Moon and Venus in the last. */
const DREKKANA0 = {
  sun: 0,
  mars: 0,
  jupiter: 0,
  mercury: 1,
  saturn: 1,
  moon: 2,
  venus: 2,
} as const satisfies Readonly<Record<SevenGraha, number>>;

function drekkanaBala(id: SevenGraha, longitudeDeg: number): number {
  return vargaPart0(3, longitudeDeg) === DREKKANA0[id] ? 15 : 0;
}
