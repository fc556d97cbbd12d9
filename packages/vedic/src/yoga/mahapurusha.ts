import type { SevenGraha } from "../grahas";
import { clause, housesOf, named } from "./clause";
import { allOf, condition, type Finding } from "./condition";
import { dignityOfSign, isIn, KENDRAS, type YogaScene } from "./scene";

/** One of the five great persons: the planet in its own or exalted sign, in an angle from the Lagna. */
export function mahapurusha(scene: YogaScene, id: SevenGraha): Finding {
  const dignity = dignityOfSign(scene, id);
  const house = scene.house[id];
  const graha = named(id);
  const place = { graha, house: housesOf(house) };
  return allOf(
    [
      condition(
        dignity === "own" || dignity === "exalted",
        clause("person.state", { graha, state: dignity ?? "none" }),
        () => clause("person.sign", { graha, sign: { sign0: scene.sign0[id] } }),
      ),
      condition(isIn(house, KENDRAS), clause("person.place", place), () => clause("person.noAngle", place)),
    ],
    [],
    [id],
  );
}
