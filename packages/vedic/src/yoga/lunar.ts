import { FIVE_PLANETS, type GrahaId } from "../grahas";
import { looksAt } from "../tables/drishti";
import { houseFrom } from "../zodiac/circle";
import { clause, type Filling, housesOf, listing, named } from "./clause";
import { allOf, type Condition, condition, type Finding } from "./condition";
import { houseFromGraha, isIn, KENDRAS, type YogaScene } from "./scene";

/**
 * Jupiter in an angle from the Moon, not retrograde, without the sight of Sun, Mars or Saturn (Brihat Parashara Hora
 * Shastra 36 asks it clear of malefics).
 */
export function gajakesari(scene: YogaScene): Finding {
  const place = houseFromGraha(scene, "moon", "jupiter");
  const seers = sightOn(scene, "jupiter");
  const graha = named("jupiter");
  const where = { graha, house: housesOf(place), other: named("moon") };
  const motion = scene.isRetrograde.jupiter ? "retrograde" : "direct";
  return allOf(
    [
      condition(isIn(place, KENDRAS), clause("from.apart", where), () => clause("from.notAngle", where)),
      condition(!scene.isRetrograde.jupiter, clause("motion", { graha, motion })),
      condition(
        seers.length === 0,
        seers.length === 0
          ? clause("sight.none", { graha })
          : clause("sight.some", { graha, names: listing(...seers) }),
        () => clause("sight.lack", { graha, names: named(...seers) }),
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

function heldFromMoon(scene: YogaScene, house: number, arePlacesTold = true): Condition {
  const holders = fiveFromMoon(scene, house);
  const values = { house: housesOf(house) };
  const found = { ...values, count: holders.length, names: listing(...holders) };
  return condition(holders.length > 0, clause("moon.holders", found), () =>
    arePlacesTold
      ? clause("moon.emptyWithPlaces", { ...values, ...placesOfFive(scene) })
      : clause("moon.empty", values),
  );
}

/** Each of the five with its house from the Moon. */
function placesOfFive({ sign0 }: YogaScene): Readonly<Record<string, Filling>> {
  const places = FIVE_PLANETS.flatMap((id): readonly (readonly [string, Filling])[] => [
    [id, named(id)],
    [`${id}House`, housesOf(houseFrom(sign0.moon, sign0[id]))],
  ]);
  return Object.fromEntries(places);
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
  const empty = (house: number): Condition => {
    const holders = fiveFromMoon(scene, house);
    const values = { house: housesOf(house), count: holders.length };
    return condition(
      holders.length === 0,
      clause(house === 1 ? "moon.with" : "moon.holders", { ...values, names: listing(...holders) }),
      () => clause(house === 1 ? "moon.areWith" : "moon.areFrom", { ...values, names: named(...holders) }),
    );
  };
  return allOf([2, 12, 1, 4, 7, 10].map(empty), [], ["moon"]);
}

function together(scene: YogaScene, first: "sun" | "moon", second: GrahaId): Condition {
  const place = houseFromGraha(scene, first, second);
  const values = { graha: named(second), house: housesOf(place), other: named(first) };
  return condition(place === 1, clause(place === 1 ? "from.with" : "from.apart", values), () =>
    clause(first === "moon" ? "from.notWithMoon" : "from.notWithSun", values),
  );
}

export function chandraMangala(scene: YogaScene): Finding {
  return allOf([together(scene, "moon", "mars")], [], ["moon", "mars"]);
}

export function budhaAditya(scene: YogaScene): Finding {
  const burnt = scene.combust.includes("mercury");
  return allOf(
    [together(scene, "sun", "mercury")],
    [clause(burnt ? "combust.yes" : "combust.no", { graha: named("mercury") })],
    ["sun", "mercury"],
  );
}
