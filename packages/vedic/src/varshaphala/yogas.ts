import { type GrahaId, isSevenGraha, SEVEN_GRAHAS, type SevenGraha } from "../grahas";
import { isDebilitated, isExalted, isOwnSign } from "../tables/dignity";
import { vargaSign0 } from "../vargas/sign";
import { houseFrom, signIndex0 } from "../zodiac/circle";
import { lordOfSign } from "../zodiac/rashis";
import { type Ithasala, type IthasalaKind, ishrafaOf, ithasalaOf, ithasalaOfNextSign } from "./ithasala";
import { aspectOf, bondOf, isFaster, type Placed, relationOf } from "./relation";
import { placeOf } from "./strengths";
import { DEEPTAMSA_DEG, haddaLord, tajikaDrekkanaLord } from "./tables";

/** The sixteen in the order of Tajika Neelakanthi. */
export const TAJIKA_YOGAS = [
  "ikkabala",
  "induvara",
  "ithasala",
  "ishrafa",
  "nakta",
  "yamaya",
  "manau",
  "kamboola",
  "gairi-kamboola",
  "khallasara",
  "radda",
  "duphali-kuttha",
  "dutthottha-davira",
  "tambira",
  "kuttha",
  "durapha",
] as const;
export type TajikaYogaId = (typeof TAJIKA_YOGAS)[number];

/** The rank of a graha by its place: exaltation or own sign; own part of a sign; none of these; debility or a hostile sign. */
export const RANKS = ["uttama", "madhyama", "sama", "adhama"] as const;
export type Rank = (typeof RANKS)[number];

export const WEAKNESSES = ["retrograde", "combust", "debilitated", "house-6-8-12"] as const;
export type Weakness = (typeof WEAKNESSES)[number];

/** A yoga that is there. */
export interface TajikaYoga {
  readonly id: TajikaYogaId;
  /** The faster first; of those of the Lagna's lord and another, these two. Empty where all seven make it. */
  readonly pair: readonly SevenGraha[];
  /** A third graha that takes part. */
  readonly third?: SevenGraha;
  /** Houses from the Lagna whose lord the other one is, where the Lagna's lord is one of the pair. */
  readonly houses: readonly number[];
  readonly kind?: IthasalaKind;
  /** Of the Moon, then of the third. */
  readonly ranks?: readonly Rank[];
  readonly weaknesses?: readonly Weakness[];
}

interface YogaChart {
  readonly grahas: readonly { readonly id: GrahaId; readonly longitudeDeg: number; readonly isRetrograde: boolean }[];
  readonly lagnaSign0: number;
  readonly combust: readonly GrahaId[];
}

interface Scene {
  readonly seven: readonly Placed[];
  readonly houseOf: (id: SevenGraha) => number;
  readonly rankOf: (id: SevenGraha) => Rank;
  readonly weaknessesOf: (id: SevenGraha) => readonly Weakness[];
  /** The houses of which a graha is lord. */
  readonly housesOf: (id: SevenGraha) => readonly number[];
}

/** All that are there, in the order of the sixteen. */
export function tajikaYogasOf(chart: YogaChart): readonly TajikaYoga[] {
  const scene = sceneOf(chart);
  const lagnaLord = lordOfSign(chart.lagnaSign0);
  const matters = SEVEN_GRAHAS.filter((id) => id !== lagnaLord);
  const found = [
    ...byHouses(scene),
    ...pairsOf(scene, lagnaLord),
    ...matters.flatMap((matter) => {
      const houses = scene.housesOf(matter);
      return ofMatter(scene, lagnaLord, matter).map((yoga) => ({ houses, ...yoga }));
    }),
  ];
  return TAJIKA_YOGAS.flatMap((id) => found.filter((yoga) => yoga.id === id));
}

function sceneOf({ grahas, lagnaSign0, combust }: YogaChart): Scene {
  const seven = grahas.flatMap(({ id, longitudeDeg }) => (isSevenGraha(id) ? [{ id, longitudeDeg }] : []));
  const signOf = (id: SevenGraha): number => signIndex0(placeOf(seven, id).longitudeDeg);
  const houseOf = (id: SevenGraha): number => houseFrom(lagnaSign0, signOf(id));
  const isRetrograde = (id: SevenGraha): boolean => grahas.some((one) => one.id === id && one.isRetrograde);
  return {
    seven,
    houseOf,
    rankOf: (id) => rankOf(placeOf(seven, id), signOf),
    weaknessesOf: (id) =>
      WEAKNESSES.filter((weakness) => {
        if (weakness === "retrograde") return isRetrograde(id);
        if (weakness === "combust") return combust.includes(id);
        if (weakness === "debilitated") return isDebilitated(id, signOf(id));
        return [6, 8, 12].includes(houseOf(id));
      }),
    housesOf: (id) =>
      Array.from({ length: 12 }, (_, index0) => index0 + 1).filter(
        (house) => lordOfSign(lagnaSign0 + house - 1) === id,
      ),
  };
}

function rankOf({ id, longitudeDeg }: Placed, signOf: (id: SevenGraha) => number): Rank {
  const sign0 = signIndex0(longitudeDeg);
  if (isExalted(id, sign0) || isOwnSign(id, sign0)) return "uttama";
  const lords = [haddaLord(longitudeDeg), tajikaDrekkanaLord(longitudeDeg), lordOfSign(vargaSign0(9, longitudeDeg))];
  if (lords.includes(id)) return "madhyama";
  const isHostile = relationOf(bondOf(sign0, signOf(lordOfSign(sign0)))) === "enemy";
  return isDebilitated(id, sign0) || isHostile ? "adhama" : "sama";
}

const isStrong = (rank: Rank): boolean => rank === "uttama" || rank === "madhyama";

/** Ikkabala: no graha in 3, 6, 9, 12. Induvara: all seven there. */
function byHouses({ houseOf }: Scene): readonly TajikaYoga[] {
  const falling = SEVEN_GRAHAS.filter((id) => houseOf(id) % 3 === 0);
  if (falling.length === 0) return [{ id: "ikkabala", pair: [], houses: [] }];
  return falling.length === SEVEN_GRAHAS.length ? [{ id: "induvara", pair: [], houses: [] }] : [];
}

/** Ithasala and Ishrafa of any two. */
function pairsOf({ seven, housesOf }: Scene, lagnaLord: SevenGraha): readonly TajikaYoga[] {
  return seven.flatMap((one, index0) =>
    seven.slice(index0 + 1).flatMap((other): readonly TajikaYoga[] => {
      const matter = one.id === lagnaLord ? other.id : other.id === lagnaLord ? one.id : undefined;
      const houses = matter === undefined ? [] : housesOf(matter);
      const applying = ithasalaOf(one, other);
      if (applying !== undefined)
        return [{ id: "ithasala", pair: [applying.faster, applying.slower], houses, kind: applying.kind }];
      const parting = ishrafaOf(one, other);
      return parting === undefined ? [] : [{ id: "ishrafa", pair: [parting.faster, parting.slower], houses }];
    }),
  );
}

type OfMatter = Omit<TajikaYoga, "houses">;

/** The yogas of the Lagna's lord with the lord of a matter. */
function ofMatter(scene: Scene, lagnaLord: SevenGraha, matter: SevenGraha): readonly OfMatter[] {
  const pair = [lagnaLord, matter].toSorted((one, other) => (isFaster(one, other) ? -1 : 1));
  const [one, other] = [placeOf(scene.seven, lagnaLord), placeOf(scene.seven, matter)];
  const applying = ithasalaOf(one, other);
  const thirds = scene.seven.filter(({ id }) => id !== lagnaLord && id !== matter);
  const found =
    applying === undefined ? withoutIthasala(scene, { one, other, thirds }) : withIthasala(scene, applying, thirds);
  return [...found, ...byStrength(scene, pair)].map((yoga) => ({ ...yoga, pair }));
}

type Part = Omit<TajikaYoga, "houses" | "pair">;

/** Nakta and Yamaya join two that see each other not; Tambira, two without an Ithasala. */
function withoutIthasala(
  scene: Scene,
  { one, other, thirds }: { readonly one: Placed; readonly other: Placed; readonly thirds: readonly Placed[] },
): readonly Part[] {
  const reaches = (third: Placed, lord: Placed): boolean => {
    const aspect = aspectOf(third, lord);
    return aspect !== undefined && Math.abs(aspect.aheadDeg) <= DEEPTAMSA_DEG[third.id];
  };
  const links = aspectOf(one, other) ? [] : thirds.filter((third) => reaches(third, one) && reaches(third, other));
  return [
    ...links.flatMap(({ id: third }): readonly Part[] => {
      if (isFaster(third, one.id) && isFaster(third, other.id)) return [{ id: "nakta", third }];
      return isFaster(one.id, third) && isFaster(other.id, third) ? [{ id: "yamaya", third }] : [];
    }),
    ...thirds
      .filter(({ id }) => scene.rankOf(id) === "uttama")
      .filter((third) => [one, other].some((lord) => ithasalaOfNextSign(lord, third)))
      .map(({ id }): Part => ({ id: "tambira", third: id })),
  ];
}

/** Spoilers of an Ithasala, and the Moon that joins it. */
function withIthasala(scene: Scene, { faster, slower }: Ithasala, thirds: readonly Placed[]): readonly Part[] {
  const [fast, slow] = [placeOf(scene.seven, faster), placeOf(scene.seven, slower)];
  const weaknesses = WEAKNESSES.filter((one) => [faster, slower].some((id) => scene.weaknessesOf(id).includes(one)));
  const isSpent = scene.weaknessesOf(faster).some((one) => one === "retrograde" || one === "combust");
  const isUneven = isStrong(scene.rankOf(slower)) && !isStrong(scene.rankOf(faster)) && !isSpent;
  return [
    ...thirds.filter((third) => harms(third, fast)).map(({ id }): Part => ({ id: "manau", third: id })),
    ...thirds.filter(({ id }) => id === "moon").flatMap((moon) => withMoon(scene, moon, { fast, slow, thirds })),
    ...(weaknesses.length === 0 ? [] : [{ id: "radda", weaknesses } as const]),
    ...(isUneven ? [{ id: "duphali-kuttha" } as const] : []),
  ];
}

/** Mars or Saturn on the faster of the two, hostile and within its own reach. */
function harms(third: Placed, fast: Placed): boolean {
  if (third.id !== "mars" && third.id !== "saturn") return false;
  const aspect = aspectOf(third, fast);
  if (aspect === undefined || relationOf(aspect.bond) !== "enemy") return false;
  return Math.abs(aspect.aheadDeg) <= DEEPTAMSA_DEG[third.id];
}

/** Kamboola: the Moon applies to one of the two. Without it, Gairi-Kamboola from the last degree of a sign, or Khallasara. */
function withMoon(
  scene: Scene,
  moon: Placed,
  { fast, slow, thirds }: { readonly fast: Placed; readonly slow: Placed; readonly thirds: readonly Placed[] },
): readonly Part[] {
  const rank = scene.rankOf("moon");
  const lords = [fast, slow];
  const met = lords.filter((lord) => {
    const applying = ithasalaOf(moon, lord);
    return applying !== undefined && applying.kind !== "rashyanta";
  });
  if (met.length > 0)
    return met.map(({ id }): Part => ({ id: "kamboola", third: id, ranks: [rank, scene.rankOf(id)] }));
  if (rank !== "sama") return [];
  const next = [...lords, ...thirds].filter(({ id }) => id !== "moon").filter((one) => ithasalaOfNextSign(moon, one));
  const [first] = next.filter(({ id }) => scene.rankOf(id) === "uttama").concat(next);
  if (first !== undefined) return [{ id: "gairi-kamboola", third: first.id, ranks: [rank, scene.rankOf(first.id)] }];
  return lords.some((lord) => aspectOf(moon, lord)?.isWithinOrb) ? [] : [{ id: "khallasara" }];
}

/** The yogas of two lords by their strength alone. */
function byStrength(scene: Scene, pair: readonly SevenGraha[]): readonly Part[] {
  const isWeak = (id: SevenGraha): boolean => scene.weaknessesOf(id).length > 0;
  if (pair.every((id) => !isStrong(scene.rankOf(id)))) {
    const helpers = scene.seven.filter(({ id }) => !pair.includes(id) && scene.rankOf(id) === "uttama");
    const met = helpers.filter((third) => pair.some((id) => ithasalaOf(placeOf(scene.seven, id), third)));
    const helped = met.map(({ id }): Part => ({ id: "dutthottha-davira", third: id }));
    const areLow = pair.every((id) => scene.weaknessesOf(id).includes("house-6-8-12"));
    return areLow ? [...helped, { id: "durapha" }] : helped;
  }
  const areHigh = pair.every((id) => scene.houseOf(id) % 3 !== 0 && scene.houseOf(id) !== 8);
  const areFirm = pair.every((id) => isStrong(scene.rankOf(id)) && !isWeak(id));
  return areHigh && areFirm ? [{ id: "kuttha" }] : [];
}
