import { at, InvariantError } from "@almagest/operation";
import { taraOf, taraQuality } from "../panchang/strength";
import { naturalRelation, type Relation } from "../tables/dignity";
import { houseFrom } from "../zodiac/circle";
import { lordOfSign, type SignLord } from "../zodiac/rashis";
import {
  ganaOf,
  ganaPoints,
  type MoonPlace,
  nadiOf,
  varnaOf,
  varnaRank,
  vashyaOf,
  vashyaPoints,
  yoniOf,
  yoniPoints,
} from "./tables";

/** The eight kootas in the order of their points, one to eight. */
export const KOOTA_IDS = ["varna", "vashya", "tara", "yoni", "grahaMaitri", "gana", "bhakoot", "nadi"] as const;
export type KootaId = (typeof KOOTA_IDS)[number];

export interface Koota {
  readonly id: KootaId;
  readonly score: number;
  readonly maxScore: number;
  /** Which of the koota's outcomes this is; key of the texts. */
  readonly result: string;
}

/** Groom and bride, not interchangeable: varna, vashya and gana ask which of the two is which. */
export interface Couple {
  readonly groom: MoonPlace;
  readonly bride: MoonPlace;
}

const ROWS = {
  varna: varnaKoota,
  vashya: vashyaKoota,
  tara: taraKoota,
  yoni: yoniKoota,
  grahaMaitri: maitriKoota,
  gana: ganaKoota,
  bhakoot: bhakootKoota,
  nadi: nadiKoota,
} as const satisfies Record<KootaId, (couple: Couple) => Scored>;

type Scored = readonly [score: number, result: string];

/** The eight kootas of a couple, 36 points together (Muhurta Chintamani, vivaha). */
export function kootasOf(couple: Couple): readonly Koota[] {
  return KOOTA_IDS.map((id, index0) => {
    const [score, result] = ROWS[id](couple);
    return { id, score, maxScore: index0 + 1, result };
  });
}

function varnaKoota({ groom, bride }: Couple): Scored {
  const [his, hers] = [varnaRank(varnaOf(groom)), varnaRank(varnaOf(bride))];
  if (his === hers) return [1, "equal"];
  return his > hers ? [1, "full"] : [0, "none"];
}

const VASHYA_RESULTS = new Map([
  [2, "full"],
  [1, "one"],
  [0.5, "half"],
  [0, "none"],
]);

function vashyaKoota({ groom, bride }: Couple): Scored {
  const score = vashyaPoints(vashyaOf(groom), vashyaOf(bride));
  const result = VASHYA_RESULTS.get(score);
  if (result === undefined) throw new InvariantError("vashya points without a result", { score });
  return [score, result];
}

/** One and a half for each of the two stars that is not a bad tara of the other. */
function taraKoota({ groom, bride }: Couple): Scored {
  if (groom.star === bride.star) return [3, "oneStar"];
  const isGood = (from: MoonPlace, to: MoonPlace): boolean =>
    taraQuality(taraOf(from.star - 1, to.star - 1)) !== "unfavourable";
  const [forHim, forHer] = [isGood(groom, bride), isGood(bride, groom)];
  if (forHim && forHer) return [3, "full"];
  if (forHim || forHer) return [1.5, forHim ? "halfHis" : "halfHers"];
  return [0, "none"];
}

const YONI_RESULTS = ["enemy", "unfriendly", "neutral", "friendly", "same"] as const;

function yoniKoota({ groom, bride }: Couple): Scored {
  const score = yoniPoints(yoniOf(groom), yoniOf(bride));
  return [score, at(YONI_RESULTS, score)];
}

/** Points by what the lord of each sign is to the other's. */
const MAITRI = {
  "friend-friend": [5, "friends"],
  "friend-neutral": [4, "warm"],
  "neutral-neutral": [3, "level"],
  "enemy-friend": [1, "mixed"],
  "enemy-neutral": [0.5, "cool"],
  "enemy-enemy": [0, "enemies"],
} as const satisfies Readonly<Record<string, Scored>>;

function maitriKoota({ groom, bride }: Couple): Scored {
  const [one, other] = lordsOf({ groom, bride });
  if (one === other) return [5, "one"];
  const [his, hers] = [naturalRelation(one, other), naturalRelation(other, one)];
  const [score, result] = MAITRI[bothWays(his, hers)];
  if (his === hers) return [score, result];
  return [score, `${result}${WARMTH.indexOf(his) > WARMTH.indexOf(hers) ? "His" : "Hers"}`];
}

/** The lord whose regard is the warmer names the result. */
const WARMTH: readonly Relation[] = ["enemy", "neutral", "friend"];

function bothWays(one: Relation, other: Relation): keyof typeof MAITRI {
  const has = (relation: Relation): boolean => one === relation || other === relation;
  if (has("enemy")) return has("friend") ? "enemy-friend" : has("neutral") ? "enemy-neutral" : "enemy-enemy";
  if (has("neutral")) return has("friend") ? "friend-neutral" : "neutral-neutral";
  return "friend-friend";
}

/** The lords of the two Moons' signs, the groom's first. */
export function lordsOf({ groom, bride }: Couple): readonly [SignLord, SignLord] {
  return [lordOfSign(groom.sign0), lordOfSign(bride.sign0)];
}

/** One graha, or two that are friends of one another by nature. */
export function areOneOrFriends(one: SignLord, other: SignLord): boolean {
  if (one === other) return true;
  return naturalRelation(one, other) === "friend" && naturalRelation(other, one) === "friend";
}

function ganaKoota({ groom, bride }: Couple): Scored {
  const [his, hers] = [ganaOf(groom), ganaOf(bride)];
  return [ganaPoints(his, hers), `${his.toLowerCase()}-${hers.toLowerCase()}`];
}

/** By the distance of the signs, the shorter way: 2/12, 5/9 and 6/8 have no points. */
const BHAKOOT: Readonly<Record<number, Scored>> = {
  1: [7, "same"],
  2: [0, "second"],
  3: [7, "third"],
  4: [7, "fourth"],
  5: [0, "fifth"],
  6: [0, "sixth"],
  7: [7, "opposite"],
};

function bhakootKoota({ groom, bride }: Couple): Scored {
  const there = houseFrom(groom.sign0, bride.sign0);
  const back = houseFrom(bride.sign0, groom.sign0);
  return BHAKOOT[Math.min(there, back)] ?? [7, "same"];
}

function nadiKoota({ groom, bride }: Couple): Scored {
  const [his, hers] = [nadiOf(groom), nadiOf(bride)];
  return his === hers ? [0, his.toLowerCase()] : [8, "different"];
}
