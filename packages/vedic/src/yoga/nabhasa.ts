import { SEVEN_GRAHAS, type SevenGraha } from "../grahas";
import { modalityOfSign } from "../zodiac/rashis";
import { allOf, condition, type Finding } from "./condition";
import { beneficsOfSeven, isIn, KENDRAS, maleficsOfSeven, namesOfGrahas, ordinal, type YogaScene } from "./scene";

/** All seven in signs of one kind. */
export function asraya({ sign0 }: YogaScene, kind: "movable" | "fixed" | "dual"): Finding {
  const outside = SEVEN_GRAHAS.filter((id) => modalityOfSign(sign0[id]) !== kind);
  return allOf([condition(outside.length === 0, `outside ${kind} signs: ${namesOfGrahas(outside)}`)]);
}

const DALA_BENEFICS = ["mercury", "jupiter", "venus"] as const satisfies readonly SevenGraha[];
const DALA_MALEFICS = ["sun", "mars", "saturn"] as const satisfies readonly SevenGraha[];

/**
 * Three of one nature fill three angles, and none of the other is in an angle: a garland of the good, a snake of the
 * bad. The Moon takes no part.
 */
export function dala(scene: YogaScene, of: "benefics" | "malefics"): Finding {
  const [makers, breakers] = of === "benefics" ? [DALA_BENEFICS, DALA_MALEFICS] : [DALA_MALEFICS, DALA_BENEFICS];
  const inAngle = (ids: readonly SevenGraha[]): readonly SevenGraha[] =>
    ids.filter((id) => isIn(scene.house[id], KENDRAS));
  const held = new Set(inAngle(makers).map((id) => scene.house[id]));
  const intruders = inAngle(breakers);
  return allOf([
    condition(held.size === 3, `${of} in angles: ${namesOfGrahas(inAngle(makers))}, in ${held.size} of them`),
    condition(intruders.length === 0, `in angles beside them: ${namesOfGrahas(intruders)}`),
  ]);
}

/** All seven within a set of houses, and each house of the set held. */
function fills({ house }: YogaScene, houses: readonly number[]): boolean {
  const held = new Set(SEVEN_GRAHAS.map((id) => house[id]));
  return held.size === houses.length && houses.every((one) => held.has(one));
}

/** The seven grahas fill one of the given sets of houses, no more and no less. */
export function shape(scene: YogaScene, sets: readonly (readonly number[])[]): Finding {
  const held = [...new Set(SEVEN_GRAHAS.map((id) => scene.house[id]))].sort((a, b) => a - b);
  const isMet = sets.some((houses) => fills(scene, houses));
  const wanted = sets.length === 1 ? (sets[0] ?? []).map(ordinal).join(", ") : `one of ${sets.length} sets of houses`;
  return allOf([condition(isMet, `the seven hold the houses ${held.map(ordinal).join(", ")}; asked: ${wanted}`)]);
}

/** Good grahas in one pair of opposite angles, bad ones in the other. */
export function crossed(scene: YogaScene, beneficHouses: readonly number[], maleficHouses: readonly number[]): Finding {
  const stands = (ids: readonly SevenGraha[], houses: readonly number[], nature: string) => {
    const outside = ids.filter((id) => !isIn(scene.house[id], houses));
    const isFilled = houses.every((one) => ids.some((id) => scene.house[id] === one));
    const where = houses.map(ordinal).join(" and ");
    const rest = outside.length === 0 && !isFilled ? "; one of the two is empty" : "";
    return condition(
      outside.length === 0 && isFilled,
      `${nature} outside the ${where}: ${namesOfGrahas(outside)}${rest}`,
    );
  };
  return allOf([
    stands(beneficsOfSeven(scene), beneficHouses, "benefics"),
    stands(maleficsOfSeven(scene), maleficHouses, "malefics"),
  ]);
}

/** By the number of signs that hold the seven. */
export function sankhya({ sign0 }: YogaScene, signs: number): Finding {
  const held = new Set(SEVEN_GRAHAS.map((id) => sign0[id])).size;
  return allOf([condition(held === signs, `the seven stand in ${held} ${held === 1 ? "sign" : "signs"}`)]);
}

/** So many houses in a row, the first given. */
export function inARow(first: number, length: number): readonly number[] {
  return Array.from({ length }, (_, step) => ((first - 1 + step) % 12) + 1);
}
