import { signName } from "../birth/present";
import type { SevenGraha } from "../grahas";
import { allOf, condition, type Finding } from "./condition";
import { dignityOfSign, isIn, KENDRAS, nameOfGraha, ordinal, type YogaScene } from "./scene";

/** One of the five great persons: the planet in its own or exalted sign, in an angle from the Lagna. */
export function mahapurusha(scene: YogaScene, id: SevenGraha): Finding {
  const dignity = dignityOfSign(scene, id);
  const house = scene.house[id];
  const state = dignity === "own" ? "in its own sign" : (dignity ?? "in neither its own sign nor exaltation");
  const sign = signName(scene.sign0[id]);
  return allOf(
    [
      condition(
        dignity === "own" || dignity === "exalted",
        `${nameOfGraha(id)} is ${state}`,
        () => `${nameOfGraha(id)} is in ${sign}, neither its own sign nor its exaltation`,
      ),
      condition(
        isIn(house, KENDRAS),
        `${nameOfGraha(id)} stands in the ${ordinal(house)} house`,
        () => `${nameOfGraha(id)} stands in the ${ordinal(house)} house, which is no angle`,
      ),
    ],
    [],
    [id],
  );
}
