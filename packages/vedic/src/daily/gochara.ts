import { at } from "@almagest/operation";
import type { SignsOfContributors } from "../ashtakavarga/compute";
import { type GrahaId, isSevenGraha, SEVEN_GRAHAS, type SevenGraha } from "../grahas";
import { combustionsOf } from "../sky/combustion";
import type { Graha } from "../sky/positions";
import { beneficenceOf } from "../strength/beneficence";
import { isDebilitated, isExalted, isOwnSign, naturalRelation } from "../tables/dignity";
import { looksAt } from "../tables/drishti";
import { type Kaksha, kakshaOf } from "../transit/kaksha";
import { houseFrom, signIndex0 } from "../zodiac/circle";
import { lordOfSign } from "../zodiac/rashis";

/** Houses from the natal Moon in which a graha does good (Phaladeepika 26.2); the nodes as the Sun. */
const GOOD_HOUSES: Readonly<Record<GrahaId, readonly number[]>> = {
  sun: [3, 6, 10, 11],
  moon: [1, 3, 6, 7, 10, 11],
  mars: [3, 6, 11],
  mercury: [2, 4, 6, 8, 10, 11],
  jupiter: [2, 5, 7, 9, 11],
  venus: [1, 2, 3, 4, 5, 8, 9, 11, 12],
  saturn: [3, 6, 11],
  rahu: [3, 6, 10, 11],
  ketu: [3, 6, 10, 11],
};

/** The house from which another graha stops the good of each good house (Phaladeepika 26.3-8); none is given for the nodes. */
const VEDHA_HOUSES: Readonly<Record<SevenGraha, readonly number[]>> = {
  sun: [9, 12, 4, 5],
  moon: [5, 9, 12, 2, 4, 8],
  mars: [12, 9, 5],
  mercury: [5, 3, 9, 1, 8, 12],
  jupiter: [12, 4, 3, 10, 8],
  venus: [8, 7, 1, 10, 9, 5, 11, 3, 6],
  saturn: [12, 9, 5],
};

/** Father and son, mother and son: these do not stop one another. */
const EXEMPT: Readonly<Partial<Record<GrahaId, GrahaId>>> = {
  sun: "saturn",
  saturn: "sun",
  moon: "mercury",
  mercury: "moon",
};

export const STATES = ["favourable", "underdelivered", "obstructed", "void", "aggravated", "unfavourable"] as const;
export type GocharaState = (typeof STATES)[number];

export const DIGNITIES = ["exalted", "own", "debilitated", "enemy", "neutral"] as const;
export type GocharaDignity = (typeof DIGNITIES)[number];

/** One graha over the natal Moon with everything that decides what becomes of it. */
export interface Gochara {
  readonly graha: Graha;
  readonly houseFromMoon: number;
  readonly favourable: boolean;
  readonly favourableHouses: readonly number[];
  /** Asked only where the house is good; undefined for the nodes. */
  readonly vedhaHouse: number | undefined;
  readonly obstructedBy: readonly GrahaId[];
  readonly vedhaExempt: readonly GrahaId[];
  readonly kaksha: Kaksha;
  /** Undefined for the nodes. */
  readonly dignity: GocharaDignity | undefined;
  /** Undefined for the Sun and the nodes. */
  readonly combust: boolean | undefined;
  readonly benefics: readonly GrahaId[];
  readonly malefics: readonly GrahaId[];
  readonly enemies: readonly GrahaId[];
  readonly state: GocharaState;
  /** The deciding facts, in the order of the text. */
  /** Why, each with its verse: keys of the texts. */
  readonly reasons: readonly GocharaReason[];
}

/** The nine grahas of a moment over a natal Moon sign, judged by Phaladeepika 26. */
export function gocharaOf(
  grahas: readonly Graha[],
  natal: { readonly moonSign0: number; readonly contributors: SignsOfContributors },
): readonly Gochara[] {
  const burning = combustionsOf(grahas);
  return grahas.map((graha) => {
    const { id, longitudeDeg } = graha;
    const houseFromMoon = houseFrom(natal.moonSign0, signIndex0(longitudeDeg));
    const favourableHouses = GOOD_HOUSES[id];
    const favourable = favourableHouses.includes(houseFromMoon);
    const exempt = EXEMPT[id];
    const vedhaHouse = favourable ? vedhaHouseOf(id, houseFromMoon) : undefined;
    const facts = {
      graha,
      houseFromMoon,
      favourable,
      favourableHouses,
      vedhaHouse,
      obstructedBy: vedhaHouse === undefined ? [] : inHouse(grahas, natal.moonSign0, vedhaHouse, [id, exempt]),
      vedhaExempt: exempt === undefined ? [] : [exempt],
      kaksha: kakshaOf(id, longitudeDeg, natal.contributors),
      dignity: isSevenGraha(id) ? dignityOf(id, signIndex0(longitudeDeg)) : undefined,
      combust: burning.find((one) => one.id === id)?.isCombust,
      ...sightsOn(graha, grahas),
    };
    return { ...facts, ...judged(facts) };
  });
}

function vedhaHouseOf(id: GrahaId, house: number): number | undefined {
  return isSevenGraha(id) ? at(VEDHA_HOUSES[id], GOOD_HOUSES[id].indexOf(house)) : undefined;
}

function inHouse(
  grahas: readonly Graha[],
  moonSign0: number,
  house: number,
  without: readonly (GrahaId | undefined)[],
): readonly GrahaId[] {
  return grahas
    .filter(({ id, longitudeDeg }) => !without.includes(id) && houseFrom(moonSign0, signIndex0(longitudeDeg)) === house)
    .map(({ id }) => id);
}

/** By sign and by what its lord is to the graha by nature. */
function dignityOf(id: SevenGraha, sign0: number): GocharaDignity {
  if (isExalted(id, sign0)) return "exalted";
  if (isDebilitated(id, sign0)) return "debilitated";
  if (isOwnSign(id, sign0)) return "own";
  return naturalRelation(id, lordOfSign(sign0)) === "enemy" ? "enemy" : "neutral";
}

/** Which of the other transiting grahas look at this one, sign to sign. */
function sightsOn(
  { id, longitudeDeg }: Graha,
  grahas: readonly Graha[],
): Pick<Gochara, "benefics" | "malefics" | "enemies"> {
  const isBenefic = beneficenceOf(grahas);
  const sign0 = signIndex0(longitudeDeg);
  const looking = SEVEN_GRAHAS.filter((other) => {
    const from = grahas.find((graha) => graha.id === other);
    return other !== id && from !== undefined && looksAt(other, signIndex0(from.longitudeDeg), sign0);
  });
  return {
    benefics: looking.filter((other) => isBenefic[other]),
    malefics: looking.filter((other) => !isBenefic[other]),
    enemies: isSevenGraha(id) ? looking.filter((other) => naturalRelation(id, other) === "enemy") : [],
  };
}

type Circumstance = "malefic" | "enemy" | "benefic" | "debilitated" | "exalted" | "enemySign" | "ownSign" | "combust";
/** One reason for a state, by the key of its text. */
export type GocharaReason =
  | { readonly key: "house" | "vedha"; readonly house: number }
  | { readonly key: "bindus"; readonly bindus: number }
  | { readonly key: Circumstance };

const FEW_BINDUS = 4;
const MANY_BINDUS = 5;

type Undecided = Omit<Gochara, "state" | "reasons">;
type Judgement = Pick<Gochara, "state" | "reasons">;

/** House, vedha, bindus and what supports or spoils, in this order. */
function judged(facts: Undecided): Judgement {
  const house: GocharaReason = { key: "house", house: facts.houseFromMoon };
  const bindus = facts.kaksha.binduCount;
  if (facts.favourable) {
    if (facts.obstructedBy.length > 0) {
      return { state: "obstructed", reasons: [house, { key: "vedha", house: facts.vedhaHouse ?? 0 }] };
    }
    const isShort = bindus !== undefined && bindus < FEW_BINDUS;
    const given: readonly GocharaReason[] = isShort ? [house, { key: "bindus", bindus }] : [house];
    return spoiled(facts, given) ?? { state: isShort ? "underdelivered" : "favourable", reasons: given };
  }
  if (bindus !== undefined && bindus >= MANY_BINDUS) {
    const given: readonly GocharaReason[] = [house, { key: "bindus", bindus }];
    return spoiled(facts, given) ?? { state: "favourable", reasons: given };
  }
  return relieved(facts, [house]);
}

/** The obstruction of a good result; undefined where there is none. */
function spoiled(facts: Undecided, given: readonly GocharaReason[]): Judgement | undefined {
  const [why] = [
    ...(facts.malefics.length > 0 ? ["malefic" as const] : []),
    ...(facts.enemies.length > 0 ? ["enemy" as const] : []),
    ...(facts.dignity === "debilitated" ? ["debilitated" as const] : []),
    ...(facts.dignity === "enemy" ? ["enemySign" as const] : []),
    ...(facts.combust ? ["combust" as const] : []),
  ];
  return why === undefined ? undefined : { state: "void", reasons: [...given, { key: why }] };
}

/** The fact that undoes a bad result, or makes it worse. */
function relieved(facts: Undecided, given: readonly GocharaReason[]): Judgement {
  const [why] = [
    ...(facts.enemies.length > 0 ? ["enemy" as const] : []),
    ...(facts.benefics.length > 0 ? ["benefic" as const] : []),
    ...(facts.dignity === "exalted" ? ["exalted" as const] : []),
    ...(facts.dignity === "own" ? ["ownSign" as const] : []),
  ];
  if (why !== undefined) return { state: "void", reasons: [...given, { key: why }] };
  if (facts.combust) return { state: "aggravated", reasons: [...given, { key: "combust" }] };
  return { state: "unfavourable", reasons: given };
}
