import { signs } from "@almagest/i18n/astrology";
import { grahas as grahaTerms } from "@almagest/i18n/vedic";
import { at } from "@almagest/operation";
import { SIGN_IDS } from "@almagest/sky";
import { TARA_NAMES, taraOf } from "../panchang/strength";
import { lordOfSign } from "../zodiac/rashis";
import { type CancellationId, type CoupleDosha, coupleDoshas, type ReliefId, reliefsOf } from "./exceptions";
import { type Couple, type Koota, type KootaId, kootasOf } from "./kootas";
import { ganaOf, type MoonPlace, nadiOf, varnaOf, vashyaOf, yoniOf } from "./tables";

export const MAX_TOTAL = 36;

/** The eight kootas with the doshas and what takes them away. */
export interface Ashtakoot {
  readonly kootas: readonly Koota[];
  readonly total: number;
  readonly doshas: readonly CoupleDosha[];
  readonly reliefs: readonly ReliefId[];
}

/** The count from the two Moons alone. */
export function ashtakoot(couple: Couple): Ashtakoot {
  const kootas = kootasOf(couple);
  return {
    kootas,
    total: kootas.reduce((sum, { score }) => sum + score, 0),
    doshas: coupleDoshas(couple, kootas),
    reliefs: reliefsOf(couple, kootas),
  };
}

export const KOOTA_NAMES = {
  varna: "Varna",
  vashya: "Vashya",
  tara: "Tara",
  yoni: "Yoni",
  grahaMaitri: "Graha Maitri",
  gana: "Gana",
  bhakoot: "Bhakoot",
  nadi: "Nadi",
} as const satisfies Readonly<Record<KootaId, string>>;
export const DOSHA_NAMES = { nadi: "Nadi Dosha", bhakoot: "Bhakoot Dosha" } as const;

export const CANCELLATION_RULES = {
  nadiSameSign: "one Moon sign with two stars",
  nadiOtherPada: "one star with two padas",
  nadiTwoSigns: "one star in two signs",
  bhakootOneLord: "one lord for both Moon signs",
  bhakootFriends: "the lords of both Moon signs are friends of one another",
} as const;

export const EIGHT_TABLES =
  "Vashya and Gana as in AstroSage, the groom's class first; Yoni with Horse and Deer 3; Bhakoot without direction";

/** Doshas that a rule takes away. */
export function canceledDoshas(
  doshas: readonly CoupleDosha[],
): readonly { readonly koota: CoupleDosha["koota"]; readonly rule: CancellationId }[] {
  return doshas.flatMap(({ koota, cancelledBy }) => (cancelledBy === undefined ? [] : [{ koota, rule: cancelledBy }]));
}

/** Those that no rule takes away. */
export function standingDoshas(doshas: readonly CoupleDosha[]): readonly CoupleDosha[] {
  return doshas.filter(({ cancelledBy }) => cancelledBy === undefined);
}

/** The first dosha that remains, else by points. */
export function recommendationOf(total: number, standing: readonly CoupleDosha[]): string {
  const [first] = standing;
  if (first !== undefined) return first.koota;
  if (total < MAX_TOTAL / 2) return "low";
  if (total >= 32) return "excellent";
  return total >= 24 ? "good" : "average";
}

/** A koota's name for one of the two; of Tara, the relation of the other's star to this one's. */
export function classOf(id: KootaId, own: MoonPlace, other: MoonPlace): string {
  const names: Readonly<Record<KootaId, () => string>> = {
    varna: () => varnaOf(own),
    vashya: () => vashyaOf(own),
    tara: () => at(TARA_NAMES, taraOf(own.star - 1, other.star - 1) - 1),
    yoni: () => yoniOf(own),
    grahaMaitri: () => grahaTerms[lordOfSign(own.sign0)].en,
    gana: () => ganaOf(own),
    bhakoot: () => signs[at(SIGN_IDS, own.sign0)].en,
    nadi: () => nadiOf(own),
  };
  return names[id]();
}
