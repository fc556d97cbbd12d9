import { FIVE_PLANETS, type GrahaId } from "../grahas";
import { grahaNamed, listed } from "../standing/words";
import { looksAt } from "../tables/drishti";
import { houseFrom } from "../zodiac/circle";
import { allOf, type Condition, condition, type Finding } from "./condition";
import { houseFromGraha, isIn, KENDRAS, nameOfGraha, namesOfGrahas, ordinal, type YogaScene } from "./scene";

/**
 * Jupiter in an angle from the Moon, not retrograde, without the sight of Sun, Mars or Saturn (Brihat Parashara Hora
 * Shastra 36 asks it clear of malefics).
 */
export function gajakesari(scene: YogaScene): Finding {
  const place = houseFromGraha(scene, "moon", "jupiter");
  const seers = sightOn(scene, "jupiter");
  return allOf(
    [
      condition(
        isIn(place, KENDRAS),
        `Jupiter stands ${ordinal(place)} from the Moon`,
        () => `Jupiter stands ${ordinal(place)} from the Moon and not in an angle from her`,
      ),
      condition(!scene.isRetrograde.jupiter, `Jupiter is ${scene.isRetrograde.jupiter ? "retrograde" : "direct"}`),
      condition(
        seers.length === 0,
        seers.length === 0 ? "no malefic looks at Jupiter" : `malefic sight on Jupiter: ${namesOfGrahas(seers)}`,
        () => `Jupiter is under the sight of ${listed(seers.map((one) => grahaNamed(one)))}`,
      ),
    ],
    [],
    ["jupiter", "moon"],
  );
}

function sightOn({ sign0 }: YogaScene, id: GrahaId): readonly GrahaId[] {
  const malefics = ["sun", "mars", "saturn"] as const;
  return malefics.filter((malefic) => looksAt(malefic, sign0[malefic], sign0[id]));
}

/** The five planets in a house counted from the Moon: neither the Sun nor the nodes make these yogas. */
function fiveFromMoon({ sign0 }: YogaScene, house: number): readonly GrahaId[] {
  return FIVE_PLANETS.filter((id) => houseFrom(sign0.moon, sign0[id]) === house);
}

function fiveNamed(holders: readonly GrahaId[]): string {
  return holders.length === 0 ? "none of the five planets" : namesOfGrahas(holders);
}

function heldFromMoon(scene: YogaScene, house: number, arePlacesTold = true): Condition {
  const holders = fiveFromMoon(scene, house);
  const nearest = FIVE_PLANETS.map(
    (id) => `${nameOfGraha(id)} ${ordinal(houseFrom(scene.sign0.moon, scene.sign0[id]))}`,
  );
  return condition(holders.length > 0, `${ordinal(house)} from the Moon: ${fiveNamed(holders)}`, () => {
    const places = arePlacesTold ? ` (${nearest.join(", ")})` : "";
    return `the ${ordinal(house)} from the Moon is empty of the five planets${places}`;
  });
}

export function sunapha(scene: YogaScene): Finding {
  return allOf([heldFromMoon(scene, 2)], [], fiveFromMoon(scene, 2));
}

export function anapha(scene: YogaScene): Finding {
  return allOf([heldFromMoon(scene, 12)], [], fiveFromMoon(scene, 12));
}

export function dhurdhura(scene: YogaScene): Finding {
  // The places of the five are told with the second side alone where both are empty.
  const isTwelfthHeld = fiveFromMoon(scene, 12).length > 0;
  return allOf(
    [heldFromMoon(scene, 2, isTwelfthHeld), heldFromMoon(scene, 12)],
    [],
    [...fiveFromMoon(scene, 2), ...fiveFromMoon(scene, 12)],
  );
}

/** Nobody on either side of the Moon, with it, or in an angle from it (Phaladeepika 6). */
export function kemadruma(scene: YogaScene): Finding {
  const empty = (house: number): ReturnType<typeof condition> => {
    const holders = fiveFromMoon(scene, house);
    const where = house === 1 ? "with the Moon" : `${ordinal(house)} from the Moon`;
    return condition(
      holders.length === 0,
      `${where}: ${fiveNamed(holders)}`,
      () =>
        `${listed(holders.map((one) => grahaNamed(one)))} ${holders.length === 1 ? "is" : "are"} ${house === 1 ? "" : "in the "}${where}`,
    );
  };
  return allOf([2, 12, 1, 4, 7, 10].map(empty), [], ["moon"]);
}

function together(scene: YogaScene, first: GrahaId, second: GrahaId): ReturnType<typeof condition> {
  const place = houseFromGraha(scene, first, second);
  const name = first === "moon" || first === "sun" ? `the ${nameOfGraha(first)}` : nameOfGraha(first);
  const where = place === 1 ? `with ${name}` : `${ordinal(place)} from ${name}`;
  return condition(
    place === 1,
    `${nameOfGraha(second)} stands ${where}`,
    () => `${nameOfGraha(second)} stands ${where} and not with ${first === "moon" ? "her" : "him"}`,
  );
}

export function chandraMangala(scene: YogaScene): Finding {
  return allOf([together(scene, "moon", "mars")], [], ["moon", "mars"]);
}

export function budhaAditya(scene: YogaScene): Finding {
  const burnt = scene.combust.includes("mercury");
  return allOf(
    [together(scene, "sun", "mercury")],
    [`Mercury is ${burnt ? "combust, which weakens it" : "not combust"}`],
    ["sun", "mercury"],
  );
}
