import { normalizeDeg } from "@almagest/ephemeris";
import { grahas as grahaTerms } from "@almagest/i18n/vedic";
import { GRAHA_IDS, type GrahaId, isSevenGraha, SEVEN_GRAHAS, type SevenGraha } from "../grahas";
import { rashiHouse, type VedicChart } from "../sky/chart";
import { combustionsOf } from "../sky/combustion";
import { grahaOf } from "../sky/positions";
import { isDebilitated, isExalted, isOwnSign } from "../tables/dignity";
import { looksAt } from "../tables/drishti";
import { vargaSign0 } from "../vargas/sign";
import { houseFrom, signIndex0, wrap } from "../zodiac/circle";
import { lordOfSign, type SignLord } from "../zodiac/rashis";

/** A chart as yogas read it: signs, houses from the Lagna by whole signs, sight by whole signs. */
export interface YogaScene {
  readonly lagnaSign0: number;
  /** Of the Lagna's place in the navamsa. */
  readonly navamsaLagnaSign0: number;
  readonly sign0: Readonly<Record<GrahaId, number>>;
  /** 1 to 12. */
  readonly house: Readonly<Record<GrahaId, number>>;
  readonly isRetrograde: Readonly<Record<GrahaId, boolean>>;
  readonly combust: readonly GrahaId[];
  /** The Moon is less than half a circle ahead of the Sun. */
  readonly isWaxing: boolean;
}

export function yogaSceneOf(chart: Pick<VedicChart, "grahas" | "lagnaDeg">): YogaScene {
  const { grahas, lagnaDeg } = chart;
  const sun = grahaOf(grahas, "sun").longitudeDeg;
  const moon = grahaOf(grahas, "moon").longitudeDeg;
  return {
    lagnaSign0: signIndex0(lagnaDeg),
    navamsaLagnaSign0: vargaSign0(9, lagnaDeg),
    sign0: ofEach((id) => signIndex0(grahaOf(grahas, id).longitudeDeg)),
    house: ofEach((id) => rashiHouse(chart, grahaOf(grahas, id).longitudeDeg)),
    isRetrograde: ofEach((id) => grahaOf(grahas, id).isRetrograde),
    combust: combustionsOf(grahas).flatMap(({ id, isCombust }) => (isCombust ? [id] : [])),
    isWaxing: normalizeDeg(moon - sun) < 180,
  };
}

function ofEach<Value>(value: (id: GrahaId) => Value): Record<GrahaId, Value> {
  return {
    sun: value("sun"),
    moon: value("moon"),
    mars: value("mars"),
    mercury: value("mercury"),
    jupiter: value("jupiter"),
    venus: value("venus"),
    saturn: value("saturn"),
    rahu: value("rahu"),
    ketu: value("ketu"),
  };
}

export const KENDRAS = [1, 4, 7, 10] as const;
export const TRIKONAS = [1, 5, 9] as const;
export const DUSTHANAS = [6, 8, 12] as const;

/** Whether a house is one of those listed. */
export function isIn(house: number, houses: readonly number[]): boolean {
  return houses.includes(house);
}

export function nameOfGraha(id: GrahaId): string {
  return grahaTerms[id].en;
}

/** English names in a row: "Mars", "Mars and Venus", "none". */
export function namesOfGrahas(ids: readonly GrahaId[]): string {
  const names = ids.map(nameOfGraha);
  const last = names.pop();
  if (last === undefined) return "none";
  return names.length === 0 ? last : `${names.join(", ")} and ${last}`;
}

const ORDINALS = ["1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th", "10th", "11th", "12th"] as const;

export function ordinal(house: number): string {
  return ORDINALS[wrap(house - 1, ORDINALS.length)] ?? String(house);
}

/** The house of a graha counted inclusively from another. */
export function houseFromGraha({ sign0 }: YogaScene, from: GrahaId, to: GrahaId): number {
  return houseFrom(sign0[from], sign0[to]);
}

export function lordOfHouse({ lagnaSign0 }: YogaScene, house: number): SignLord {
  return lordOfSign(lagnaSign0 + house - 1);
}

/** Two different grahas in one sign, or the second looking at the first. */
export function hasContact(scene: YogaScene, id: GrahaId, by: GrahaId): boolean {
  if (id === by) return false;
  return scene.sign0[id] === scene.sign0[by] || looksAt(by, scene.sign0[by], scene.sign0[id]);
}

/** Malefics by nature; the waning Moon is counted where a rule says so. */
export const MALEFICS = ["sun", "mars", "saturn", "rahu", "ketu"] as const satisfies readonly GrahaId[];

/** Of the seven, for the shapes: Jupiter, Venus and Mercury, with the Moon while it grows. */
export function beneficsOfSeven({ isWaxing }: YogaScene): readonly SevenGraha[] {
  return isWaxing ? ["moon", "mercury", "jupiter", "venus"] : ["mercury", "jupiter", "venus"];
}

export function maleficsOfSeven(scene: YogaScene): readonly SevenGraha[] {
  const benefics = beneficsOfSeven(scene);
  return SEVEN_GRAHAS.filter((id) => !benefics.includes(id));
}

export function grahasInHouse({ house }: YogaScene, wanted: number): readonly GrahaId[] {
  return GRAHA_IDS.filter((id) => house[id] === wanted);
}

/** Exalted, own or debilitated by sign; undefined in any other. The nodes have none here. */
export function dignityOfSign({ sign0 }: YogaScene, id: GrahaId): "exalted" | "own" | "debilitated" | undefined {
  if (!isSevenGraha(id)) return undefined;
  if (isExalted(id, sign0[id])) return "exalted";
  if (isOwnSign(id, sign0[id])) return "own";
  return isDebilitated(id, sign0[id]) ? "debilitated" : undefined;
}
