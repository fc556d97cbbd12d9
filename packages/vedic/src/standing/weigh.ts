import { at } from "@almagest/operation";
import { GRAHA_IDS, type GrahaId, isNode } from "../grahas";
import { naturalRelation, type Relation } from "../tables/dignity";
import type { Placed } from "./placed";

/** The promise of a graha to a rising sign, by the houses it rules. */
export const ROLES = ["good", "mixed", "hard"] as const;
export type Role = (typeof ROLES)[number];

/** Its power to keep that, by sign, house, company and shadbala. */
export const MEANS = ["strong", "fair", "short"] as const;
export type Means = (typeof MEANS)[number];

const MALEFICS_BY_NATURE: readonly GrahaId[] = ["sun", "mars", "saturn", "rahu", "ketu"];
const NO_HARM_FROM_EIGHTH: readonly GrahaId[] = ["sun", "moon"];

/**
 * Points of a lordship as the Parashari school counts them: trines and the Lagna give, 3, 6 and the 8th take, an angle
 * makes a malefic helpful and leaves a benefic neutral; 2, 11 and 12 follow the graha's own place.
 */
function pointsOfLordship({ id, rules }: Placed): number {
  const isLagnaLord = rules.includes(1);
  return rules.reduce((sum, house) => {
    if (house === 1 || house === 5 || house === 9) return sum + 2;
    if (house === 4 || house === 7 || house === 10) return sum + (MALEFICS_BY_NATURE.includes(id) ? 1 : 0);
    if (house === 8) return sum - (isLagnaLord || NO_HARM_FROM_EIGHTH.includes(id) ? 0 : 1);
    return house === 3 || house === 6 ? sum - 1 : sum;
  }, 0);
}

const PLACE_OF_NODE: Readonly<Record<number, number>> = { 3: 1, 6: 1, 11: 1, 8: -1, 12: -1 };

/** A node gives the result of its sign's lord, and does well in 3, 6 and 11. */
export function roleOf(own: Placed, all: readonly Placed[]): Role {
  const lord = isNode(own.id) ? at(all, GRAHA_IDS.indexOf(own.dispositor)) : own;
  const points = pointsOfLordship(lord) + (isNode(own.id) ? (PLACE_OF_NODE[own.house] ?? 0) : pointsOfPlace(own));
  if (points >= 1.5) return "good";
  return points <= -0.5 ? "hard" : "mixed";
}

/** A lord at home or exalted gives what it rules; in the 6th, 8th or 12th it withholds, unless it rules one of these. */
function pointsOfPlace({ dignity, house, rules, fallCancelledBy }: Placed): number {
  const isHidden = HARD_HOUSES.includes(house);
  const isDignified = dignity === "exalted" || dignity === "moolatrikona" || dignity === "own";
  if (isHidden) return rules.some((own) => HARD_HOUSES.includes(own)) ? 0.5 : -1;
  if (isDignified) return 2.5;
  if (dignity === "debilitated" && fallCancelledBy === undefined) return -1;
  return GOOD_HOUSES.includes(house) ? 0.5 : 0;
}

export const HARD_HOUSES: readonly number[] = [6, 8, 12];
const GOOD_HOUSES: readonly number[] = [1, 4, 5, 7, 9, 10, 11];

const DIGNITY_POINTS = {
  exalted: 2,
  moolatrikona: 2,
  own: 2,
  "great-friend": 1,
  friend: 1,
  neutral: 0,
  enemy: -1,
  "great-enemy": -1,
  debilitated: -2,
} as const;

const HOUSE_POINTS: Readonly<Record<number, number>> = {
  1: 1,
  4: 1,
  5: 1,
  7: 1,
  9: 1,
  10: 1,
  11: 1,
  6: -1,
  8: -1,
  12: -1,
};
export const COMPANY_POINTS: Readonly<Partial<Record<GrahaId, number>>> = {
  jupiter: 1,
  venus: 0.5,
  mercury: 0.5,
  mars: -0.5,
  saturn: -0.5,
  rahu: -0.5,
  ketu: -0.5,
};

/** The help and harm of the grahas that join or see one, together. */
export function companyPoints({ joined, seenBy }: Pick<Placed, "joined" | "seenBy">): number {
  return [...joined, ...seenBy].reduce((sum, id) => sum + (COMPANY_POINTS[id] ?? 0), 0);
}

/** A ratio of shadbala of 1.15, the middle of many charts, counts nothing; each tenth from it half a point. */
const MIDDLE_RATIO = 1.15;
const STRONG_FROM = 2;
const FAR_ABOVE = 1.3;
const SHORT_BELOW = 0;

export function meansOf(placed: Placed): Means {
  const points = pointsOfMeans(placed);
  if (points >= STRONG_FROM) return "strong";
  return points < SHORT_BELOW && !isHeldUp(placed) ? "short" : "fair";
}

/** Nobody is weak who is at home or exalted with the measure that is asked of it, or who has far more than that. */
function isHeldUp({ dignity, ratio, isCombust, lostWarTo }: Placed): boolean {
  if (isCombust || lostWarTo !== undefined) return false;
  const isDignified = dignity === "exalted" || dignity === "moolatrikona" || dignity === "own";
  return (isDignified && (ratio ?? 1) >= 1) || (ratio ?? 0) >= FAR_ABOVE;
}

export function pointsOfMeans(placed: Placed): number {
  const { dignity, house, ratio, navamsa } = placed;
  const fallen = dignity === "debilitated" && placed.fallCancelledBy !== undefined ? 1.5 : 0;
  const company = companyPoints(placed);
  const inNavamsa = navamsa === undefined ? 0 : navamsa === "debilitated" ? -1 : 1;
  return (
    (dignity === undefined ? 0 : DIGNITY_POINTS[dignity]) +
    fallen +
    (HOUSE_POINTS[house] ?? 0) +
    (ratio === undefined ? 0 : 5 * (ratio - MIDDLE_RATIO)) +
    (placed.isCombust ? -1 : 0) +
    (placed.lostWarTo === undefined ? 0 : -1) +
    (placed.isVargottama ? 1 : inNavamsa) +
    company
  );
}

function isLight(id: GrahaId): boolean {
  return id === "sun" || id === "moon";
}

/** A node takes the friends of the graha it resembles: Rahu of Saturn, Ketu of Mars. */
function likeGraha(id: GrahaId): Exclude<GrahaId, "rahu" | "ketu"> {
  if (id === "rahu") return "saturn";
  return id === "ketu" ? "mars" : id;
}

/** Friendship by nature, both sides together; a node is an enemy of the lights that it eclipses. */
export function friendship(one: GrahaId, other: GrahaId): Relation {
  if ((isNode(one) && isLight(other)) || (isNode(other) && isLight(one))) return "enemy";
  const [a, b] = [likeGraha(one), likeGraha(other)];
  if (a === b) return "friend";
  const points = { friend: 1, neutral: 0, enemy: -1 } as const;
  const sum = points[naturalRelation(a, b)] + points[naturalRelation(b, a)];
  if (sum === 0) return "neutral";
  return sum > 0 ? "friend" : "enemy";
}

type DistanceKey = "1" | "2" | "3" | "4" | "5" | "6" | "7";

/** The distance of two signs either way: 1 together, 2 (2-12), 3 (3-11), 4, 5, 6 (6-8), 7 opposite. */
export function distanceKey(count: number): DistanceKey {
  const keys = ["1", "2", "3", "4", "5", "6", "7"] as const;
  return at(keys, count <= 7 ? count - 1 : 13 - count);
}

const FRIENDSHIP_POINTS = { friend: 1, neutral: 0, enemy: -1 } as const;
const DISTANCE_POINTS = { 1: 0, 2: -0.5, 3: 1, 4: 0, 5: 1, 6: -1, 7: 0 } as const;

/** The share of the distance and the friendship of two grahas in a period of the one under the other. */
export function pointsOfRelation(place: DistanceKey, terms: Relation): number {
  return DISTANCE_POINTS[place] + FRIENDSHIP_POINTS[terms];
}
