import { SEVEN_GRAHAS, type SevenGraha } from "../grahas";
import { grahaNamed, listed } from "../standing/words";
import { modalityOfSign } from "../zodiac/rashis";
import { allOf, condition, type Finding } from "./condition";
import { beneficsOfSeven, isIn, KENDRAS, maleficsOfSeven, namesOfGrahas, ordinal, type YogaScene } from "./scene";

/** All seven in signs of one kind. */
export function asraya({ sign0 }: YogaScene, kind: "movable" | "fixed" | "dual"): Finding {
  const outside = SEVEN_GRAHAS.filter((id) => modalityOfSign(sign0[id]) !== kind);
  return allOf([
    condition(
      outside.length === 0,
      `outside ${kind} signs: ${namesOfGrahas(outside)}`,
      () =>
        `${listed(outside.map((one) => grahaNamed(one)))} ${outside.length === 1 ? "is" : "are"} outside the ${kind} signs`,
    ),
  ]);
}

const COUNTS = ["none", "one", "two", "three", "four", "five", "six", "seven"];

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
    condition(
      held.size === 3,
      held.size === 0
        ? `none of ${listed(makers.map((one) => grahaNamed(one)))} is in an angle`
        : `${of} in angles: ${namesOfGrahas(inAngle(makers))}, in ${COUNTS[held.size]} of the four`,
      () => `${placesOf(makers, scene)} hold ${COUNTS[held.size]} of the four angles where three are asked`,
    ),
    condition(
      intruders.length === 0,
      intruders.length === 0
        ? `none of ${listed(breakers.map((one) => grahaNamed(one)))} is in an angle`
        : `in angles against the rule: ${namesOfGrahas(intruders)}`,
      () =>
        `${listed(intruders.map((one) => grahaNamed(one)))} in an angle ${intruders.length === 1 ? "spoils" : "spoil"} it`,
    ),
  ]);
}

/** All seven within a set of houses, and each house of the set held. */
function fills({ house }: YogaScene, houses: readonly number[]): boolean {
  const held = new Set(SEVEN_GRAHAS.map((id) => house[id]));
  return held.size === houses.length && houses.every((one) => held.has(one));
}

/** The seven grahas fill one of the given sets of houses, no more and no less; several sets are told in words. */
export function shape(scene: YogaScene, sets: readonly (readonly number[])[], inWords?: string): Finding {
  const held = [...new Set(SEVEN_GRAHAS.map((id) => scene.house[id]))].sort((a, b) => a - b);
  const isMet = sets.some((houses) => fills(scene, houses));
  const wanted = inWords ?? `the ${listed((sets[0] ?? []).map(ordinal))}`;
  return allOf([
    condition(
      isMet,
      `the seven grahas from the Sun to Saturn hold the ${listed(held.map(ordinal))} ${held.length === 1 ? "house" : "houses"}, and the yoga needs ${wanted}`,
      () => awayFrom(sets, scene),
    ),
  ]);
}

/** The set that the seven come nearest to, who is outside it, and which of its houses are empty. */
function awayFrom(sets: readonly (readonly number[])[], scene: YogaScene): string {
  const { house } = scene;
  const outsideOf = (set: readonly number[]): readonly SevenGraha[] =>
    SEVEN_GRAHAS.filter((id) => !isIn(house[id], set));
  const emptyOf = (set: readonly number[]): readonly number[] =>
    set.filter((one) => !SEVEN_GRAHAS.some((id) => house[id] === one));
  const held = maskOf(SEVEN_GRAHAS.map((id) => house[id]));
  const distances = sets.map((set) => distanceOf(house, held, set));
  const least = Math.min(...distances);
  const nearest = sets[distances.indexOf(least)] ?? [];
  const outside = outsideOf(nearest);
  const empty = emptyOf(nearest);
  const asked = `the ${listed(nearest.map(ordinal))}${rankTold(distances.filter((one) => one === least).length, sets.length)}`;
  if (outside.length === SEVEN_GRAHAS.length) return `the seven grahas are all outside ${asked}`;
  if (outside.length === 0) return `all seven grahas are within ${asked}, and none of them is in the ${either(empty)}`;
  const away = `${placesOf(outside, scene)} ${outside.length === 1 ? "is" : "are"} outside ${asked}`;
  return empty.length === 0 ? away : `${away}, and none of the seven is in the ${either(empty)}`;
}

/** "4th", "4th or 5th", "4th, 5th or 6th". */
function either(houses: readonly number[]): string {
  const names = houses.map(ordinal);
  const last = names.pop() ?? "";
  return names.length === 0 ? last : `${names.join(", ")} or ${last}`;
}

/** The rank of the set that is told among all: several may be equally near. */
function rankTold(ties: number, total: number): string {
  if (total === 1) return "";
  if (ties === 1) return `, the nearest of its ${total} sets of houses`;
  return ties === total
    ? `, one of its ${total} sets of houses, and the grahas are equally far from each of them`
    : `, one of the ${ties} nearest of its ${total} sets of houses`;
}

/** Houses as bits. */
function maskOf(houses: readonly number[]): number {
  return houses.reduce((mask, house) => mask | (1 << house), 0);
}

/** Grahas outside a set of houses and houses of it that are empty, counted. */
function distanceOf(house: YogaScene["house"], held: number, set: readonly number[]): number {
  const wanted = maskOf(set);
  let distance = 0;
  for (const id of SEVEN_GRAHAS) if ((wanted & (1 << house[id])) === 0) distance += 1;
  for (const one of set) if ((held & (1 << one)) === 0) distance += 1;
  return distance;
}

/** Grahas with their houses: "Mars (3rd), Venus (11th)". */
function placesOf(ids: readonly SevenGraha[], { house }: YogaScene): string {
  return listed(ids.map((id) => `${grahaNamed(id)} (${ordinal(house[id])})`));
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
      () =>
        outside.length === 0
          ? `one of the ${where} is without ${nature}`
          : `${placesOf(outside, scene)} ${outside.length === 1 ? "is" : "are"} outside the ${where}, where the ${nature} belong`,
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
  const found = `the seven grahas stand in ${COUNTS[held]} ${held === 1 ? "sign" : "signs"}`;
  return allOf([condition(held === signs, found, () => `${found} and not in ${COUNTS[signs]}`)]);
}

/** So many houses in a row, the first given. */
export function inARow(first: number, length: number): readonly number[] {
  return Array.from({ length }, (_, step) => ((first - 1 + step) % 12) + 1);
}
