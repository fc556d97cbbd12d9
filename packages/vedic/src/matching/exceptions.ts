import { naturalRelation } from "../tables/dignity";
import { wrap } from "../zodiac/circle";
import { lordOfSign } from "../zodiac/rashis";
import { areOneOrFriends, type Couple, type Koota, type KootaId, lordsOf } from "./kootas";
import { rajjuOf } from "./tables";

/** A dosha of matching that remains, or that one rule takes away; the points stay lost either way. */
export interface CoupleDosha {
  readonly koota: "nadi" | "bhakoot";
  /** The rule that cancels it; undefined while it remains. */
  readonly cancelledBy: CancellationId | undefined;
}

export type CancellationId = "nadiSameSign" | "nadiOtherPada" | "nadiTwoSigns" | "bhakootOneLord" | "bhakootFriends";

/** The two doshas of a couple, where they have them, Nadi first as the graver. */
export function coupleDoshas(couple: Couple, kootas: readonly Koota[]): readonly CoupleDosha[] {
  const has = (id: KootaId): boolean => kootas.some((koota) => koota.id === id && koota.score === 0);
  return [
    ...(has("nadi") ? [{ koota: "nadi" as const, cancelledBy: nadiCancellation(couple) }] : []),
    ...(has("bhakoot") ? [{ koota: "bhakoot" as const, cancelledBy: bhakootCancellation(couple) }] : []),
  ];
}

/** One sign with two stars, one star over two signs, or two quarters of one star. */
function nadiCancellation({ groom, bride }: Couple): CancellationId | undefined {
  if (groom.sign0 === bride.sign0 && groom.star !== bride.star) return "nadiSameSign";
  if (groom.star !== bride.star) return undefined;
  if (groom.sign0 !== bride.sign0) return "nadiTwoSigns";
  return groom.pada === bride.pada ? undefined : "nadiOtherPada";
}

/** One lord for both signs, or two that are friends both ways. */
function bhakootCancellation(couple: Couple): CancellationId | undefined {
  const [one, other] = lordsOf(couple);
  if (one === other) return "bhakootOneLord";
  const areFriends = naturalRelation(one, other) === "friend" && naturalRelation(other, one) === "friend";
  return areFriends ? "bhakootFriends" : undefined;
}

/** Facts that other schools accept as lightening a weak koota. They change no point and no verdict here. */
export const RELIEFS = {
  nadiRasiAndRajju: { koota: "nadi", rule: "Bhakoot has its points and the rajjus differ (Raman)" },
  nadiLords: { koota: "nadi", rule: "the lords of both Moon signs are one or friends" },
  nadiExemptStars: {
    koota: "nadi",
    rule: "both stars are among Krittika, Rohini, Mrigashira, Ardra, Pushya, Jyeshtha, Shravana, Revati",
  },
  bhakootNavamsaLords: { koota: "bhakoot", rule: "the lords of both Moons' navamsas are one or friends" },
  bhakootNadiTaraVashya: { koota: "bhakoot", rule: "Nadi has its points and Tara and Vashya are good" },
  ganaLords: { koota: "gana", rule: "the lords of both Moon signs are one or friends" },
  ganaNavamsaLords: { koota: "gana", rule: "the lords of both Moons' navamsas are one or friends" },
  ganaFarStar: { koota: "gana", rule: "the bride's star stands beyond the fourteenth from the groom's (Raman)" },
  yoniLords: { koota: "yoni", rule: "the lords of both Moon signs are one or friends" },
  yoniVashya: { koota: "yoni", rule: "Vashya has points and there is no Bhakoot dosha" },
} as const satisfies Readonly<Record<string, { readonly koota: KootaId; readonly rule: string }>>;
export type ReliefId = keyof typeof RELIEFS;

/** The key of the fact that a relief is: several kootas are excused by the same lords. */
export function reliefFact(id: ReliefId): Exclude<ReliefId, `${string}Lords`> | "lords" | "navamsaLords" {
  switch (id) {
    case "bhakootNavamsaLords":
    case "ganaNavamsaLords":
      return "navamsaLords";
    case "nadiLords":
    case "ganaLords":
    case "yoniLords":
      return "lords";
    default:
      return id;
  }
}

/** Of lords that are one or friends, which of the two they are. */
export function lordTerms(fact: ReturnType<typeof reliefFact>, couple: Couple): "one" | "friends" {
  const navamsaLords = [couple.groom, couple.bride].map(({ navamsaSign0 }) => lordOfSign(navamsaSign0));
  const [one, other] = fact === "navamsaLords" ? navamsaLords : lordsOf(couple);
  return one === other ? "one" : "friends";
}

const EXEMPT_STARS: readonly number[] = [3, 4, 5, 6, 8, 18, 22, 27];
/** Below these points a koota is weak enough for a relief to be named. */
const WEAK_BELOW: Readonly<Partial<Record<KootaId, number>>> = { nadi: 8, bhakoot: 7, gana: 5, yoni: 1 };

/** The reliefs that other schools would name for this couple. */
export function reliefsOf(couple: Couple, kootas: readonly Koota[]): readonly ReliefId[] {
  const { groom, bride } = couple;
  const score = (id: KootaId): number => kootas.find((koota) => koota.id === id)?.score ?? 0;
  const isWeak = (id: KootaId): boolean => score(id) < (WEAK_BELOW[id] ?? 0);
  const lords = areOneOrFriends(...lordsOf(couple));
  const navamsaLords = areOneOrFriends(lordOfSign(groom.navamsaSign0), lordOfSign(bride.navamsaSign0));
  const holds: Readonly<Record<ReliefId, boolean>> = {
    nadiRasiAndRajju: score("bhakoot") === 7 && rajjuOf(groom) !== rajjuOf(bride),
    nadiLords: lords,
    nadiExemptStars: EXEMPT_STARS.includes(groom.star) && EXEMPT_STARS.includes(bride.star),
    bhakootNavamsaLords: navamsaLords,
    bhakootNadiTaraVashya: score("nadi") === 8 && score("tara") === 3 && score("vashya") >= 1,
    ganaLords: lords,
    ganaNavamsaLords: navamsaLords,
    ganaFarStar: wrap(bride.star - groom.star, 27) + 1 > 14,
    yoniLords: lords,
    yoniVashya: score("vashya") > 0 && score("bhakoot") === 7,
  };
  return reliefIds().filter((id) => holds[id] && isWeak(RELIEFS[id].koota));
}

function reliefIds(): readonly ReliefId[] {
  return [
    "nadiRasiAndRajju",
    "nadiLords",
    "nadiExemptStars",
    "bhakootNavamsaLords",
    "bhakootNadiTaraVashya",
    "ganaLords",
    "ganaNavamsaLords",
    "ganaFarStar",
    "yoniLords",
    "yoniVashya",
  ];
}
