import { SEVEN_GRAHAS, type SevenGraha } from "../grahas";
import { modalityOfSign } from "../zodiac/rashis";
import { type Clause, clause, eitherOf, type Fact, housesOf, listing, named } from "./clause";
import { allOf, type Condition, condition, type Finding } from "./condition";
import { beneficsOfSeven, isIn, KENDRAS, maleficsOfSeven, type YogaScene } from "./scene";

/** All seven in signs of one kind. */
export function asraya({ sign0 }: YogaScene, kind: "movable" | "fixed" | "dual"): Finding {
  const outside = SEVEN_GRAHAS.filter((id) => modalityOfSign(sign0[id]) !== kind);
  return allOf([
    condition(
      outside.length === 0,
      clause("kind.found", { kind, count: outside.length, names: listing(...outside) }),
      () => clause("kind.lack", { kind, count: outside.length, names: named(...outside) }),
    ),
  ]);
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
    condition(
      held.size === 3,
      held.size === 0
        ? clause("angles.none", { names: named(...makers) })
        : clause("angles.held", { nature: of, names: listing(...inAngle(makers)), held: counted(held.size) }),
      () => clause("angles.lack", { places: placesOf(makers, scene), held: counted(held.size) }),
    ),
    condition(
      intruders.length === 0,
      intruders.length === 0
        ? clause("angles.none", { names: named(...breakers) })
        : clause("angles.intruders", { names: listing(...intruders) }),
      () => clause("angles.spoilt", { names: named(...intruders), count: intruders.length }),
    ),
  ]);
}

/** All seven within a set of houses, and each house of the set held. */
function fills({ house }: YogaScene, houses: readonly number[]): boolean {
  const held = new Set(SEVEN_GRAHAS.map((id) => house[id]));
  return held.size === houses.length && houses.every((one) => held.has(one));
}

/** The seven grahas fill one of the given sets of houses, no more and no less; several sets have a text of their own. */
export function shape(
  scene: YogaScene,
  sets: readonly (readonly number[])[],
  needs: "one" | "angles" | "trines" | "quarters" | "row" = "one",
): Finding {
  const held = [...new Set(SEVEN_GRAHAS.map((id) => scene.house[id]))].sort((a, b) => a - b);
  const isMet = sets.some((houses) => fills(scene, houses));
  const wanted = clause(`shape.needs.${needs}`, needs === "one" ? { houses: housesOf(...(sets[0] ?? [])) } : {});
  return allOf([
    condition(isMet, clause("shape.found", { houses: housesOf(...held), count: held.length, wanted }), () =>
      awayFrom(sets, scene),
    ),
  ]);
}

/** The set that the seven come nearest to, who is outside it, and which of its houses are empty. */
function awayFrom(sets: readonly (readonly number[])[], scene: YogaScene): Clause {
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
  const ties = distances.filter((one) => one === least).length;
  const asked = clause(`shape.asked.${rankOf(ties, sets.length)}`, {
    houses: housesOf(...nearest),
    ...{ ties, total: sets.length },
  });
  if (outside.length === SEVEN_GRAHAS.length) return clause("shape.allOutside", { asked });
  if (outside.length === 0) return clause("shape.within", { asked, empty: eitherOf(...empty) });
  const away = { places: placesOf(outside, scene), count: outside.length, asked };
  if (empty.length === 0) return clause("shape.away", away);
  return clause("shape.awayAndEmpty", { ...away, empty: eitherOf(...empty) });
}

/** The rank of the set that is told among all: several may be equally near. */
function rankOf(ties: number, total: number): "one" | "nearest" | "equal" | "tied" {
  if (total === 1) return "one";
  if (ties === 1) return "nearest";
  return ties === total ? "equal" : "tied";
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
function placesOf(ids: readonly SevenGraha[], { house }: YogaScene): Fact {
  return { clauses: ids.map((id) => clause("place", { graha: named(id), house: housesOf(house[id]) })) };
}

/** A number from 0 to 7 in a word. */
function counted(number: number): Clause {
  return clause(`count.${number}`);
}

/** Good grahas in one pair of opposite angles, bad ones in the other. */
export function crossed(scene: YogaScene, beneficHouses: readonly number[], maleficHouses: readonly number[]): Finding {
  const stands = (ids: readonly SevenGraha[], asked: readonly number[], nature: string): Condition => {
    const outside = ids.filter((id) => !isIn(scene.house[id], asked));
    const isFilled = asked.every((one) => ids.some((id) => scene.house[id] === one));
    const values = { nature, houses: housesOf(...asked), count: outside.length };
    return condition(
      outside.length === 0 && isFilled,
      outside.length === 0 && !isFilled
        ? clause("crossed.foundEmpty", values)
        : clause("crossed.found", { ...values, names: listing(...outside) }),
      () =>
        outside.length === 0
          ? clause("crossed.without", values)
          : clause("crossed.outside", { ...values, places: placesOf(outside, scene) }),
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
  const found = { held: counted(held), signs: held };
  return allOf([
    condition(held === signs, clause("signs.found", found), () =>
      clause("signs.lack", { ...found, wanted: counted(signs) }),
    ),
  ]);
}

/** So many houses in a row, the first given. */
export function inARow(first: number, length: number): readonly number[] {
  return Array.from({ length }, (_, step) => ((first - 1 + step) % 12) + 1);
}
