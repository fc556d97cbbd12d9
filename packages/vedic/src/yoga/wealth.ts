import { type GrahaId, SEVEN_GRAHAS, type SevenGraha } from "../grahas";
import { lordOfSign } from "../zodiac/rashis";
import { type Clause, clause, type Fact, housesOf, listing, named } from "./clause";
import { allOf, condition, type Finding } from "./condition";
import { inARow, shape } from "./nabhasa";
import type { YogaId } from "./rows";
import {
  DUSTHANAS,
  dignityOfSign,
  hasContact,
  isIn,
  KENDRAS,
  lordOfHouse,
  MALEFICS,
  TRIKONAS,
  type YogaScene,
} from "./scene";

interface Rule {
  readonly id: YogaId;
  readonly isMet: (scene: YogaScene) => boolean;
  /** The grahas that make it where it is met. */
  readonly makersIn: (scene: YogaScene) => readonly GrahaId[];
  /** The conditions of the rule as the chart has them. */
  readonly says: (scene: YogaScene) => Fact;
}

/** Raman 118 to 122: a graha in its own sign in the 5th, others in the 11th. */
function fifthAndEleventh(id: YogaId, fifth: SevenGraha, eleventh: readonly SevenGraha[]): Rule {
  return {
    id,
    isMet: (scene) =>
      scene.house[fifth] === 5 &&
      lordOfHouse(scene, 5) === fifth &&
      eleventh.every((other) => scene.house[other] === 11),
    makersIn: () => [fifth, ...eleventh],
    says: () => clause("wealth.fifth", { graha: listing(fifth), others: listing(...eleventh) }),
  };
}

/** Raman 123 to 128: a graha in its own sign in the Lagna, joined or seen by each of the others. */
function lagnaJoined(id: YogaId, lord: SevenGraha, others: readonly SevenGraha[]): Rule {
  return {
    id,
    isMet: (scene) =>
      scene.house[lord] === 1 &&
      lordOfHouse(scene, 1) === lord &&
      others.every((other) => hasContact(scene, lord, other)),
    makersIn: () => [lord, ...others],
    says: () => clause("wealth.lagna", { graha: listing(lord), others: listing(...others) }),
  };
}

const DHANA_RULES: readonly Rule[] = [
  fifthAndEleventh("dhana", "venus", ["saturn"]),
  fifthAndEleventh("dhana-2", "mercury", ["moon", "mars"]),
  fifthAndEleventh("dhana-3", "saturn", ["mercury", "mars"]),
  fifthAndEleventh("dhana-4", "sun", ["jupiter", "moon"]),
  fifthAndEleventh("dhana-5", "jupiter", ["mars", "moon"]),
  lagnaJoined("dhana-6", "sun", ["mars", "jupiter"]),
  lagnaJoined("dhana-7", "moon", ["jupiter", "mars"]),
  lagnaJoined("dhana-8", "mars", ["moon", "venus", "saturn"]),
  lagnaJoined("dhana-9", "mercury", ["saturn", "venus"]),
  lagnaJoined("dhana-10", "jupiter", ["mercury", "mars"]),
  lagnaJoined("dhana-11", "venus", ["saturn", "mercury"]),
];

/** Two lords each in a sign of the other. */
function exchange(scene: YogaScene, a: number, b: number): boolean {
  const first = lordOfHouse(scene, a);
  const second = lordOfHouse(scene, b);
  return first !== second && scene.house[first] === b && scene.house[second] === a;
}

function touchedByLords(scene: YogaScene, id: GrahaId, houses: readonly number[]): boolean {
  return houses.some((house) => hasContact(scene, id, lordOfHouse(scene, house)));
}

function joinedByLords(scene: YogaScene, id: GrahaId, houses: readonly number[]): boolean {
  return houses.some((house) => {
    const lord = lordOfHouse(scene, house);
    return lord !== id && scene.sign0[lord] === scene.sign0[id];
  });
}

/** Lords of the 2nd and the 7th, which the texts call marakas. */
const MARAKA_HOUSES = [2, 7];

/** A lord of a house by name and office: "Mars, lord of the 2nd". */
function lordNamed(scene: YogaScene, house: number): Clause {
  const graha = named(lordOfHouse(scene, house));
  return house === 1 ? clause("lord.lagna", { graha }) : clause("lord.house", { graha, house: housesOf(house) });
}

/** Those of the lords of some houses for which a test holds, each with the first such office. */
function lordsNamed(scene: YogaScene, houses: readonly number[], isMeant: (id: GrahaId) => boolean): Fact {
  const meant = houses.filter((house, index0) => {
    const id = lordOfHouse(scene, house);
    return isMeant(id) && houses.findIndex((one) => lordOfHouse(scene, one) === id) === index0;
  });
  return {
    clauses: meant.map((house) =>
      clause("lord.brief", { graha: named(lordOfHouse(scene, house)), house: housesOf(house) }),
    ),
  };
}

/** Those of the lords of the 2nd and the 7th that join or see a graha. */
function touchersOf(scene: YogaScene, id: GrahaId): Clause {
  return clause("lord.touched", { lords: lordsNamed(scene, MARAKA_HOUSES, (lord) => hasContact(scene, id, lord)) });
}

function placed(scene: YogaScene, house: number): Clause {
  const place = housesOf(scene.house[lordOfHouse(scene, house)]);
  return clause("lord.placed", { lord: lordNamed(scene, house), house: place });
}

/** Malefics in the Lagna that own neither the 9th nor the 10th and are touched by a lord of the 2nd or the 7th. */
function idleMalefics(scene: YogaScene): readonly GrahaId[] {
  const good = [lordOfHouse(scene, 9), lordOfHouse(scene, 10)];
  return MALEFICS.filter(
    (id) => scene.house[id] === 1 && !good.some((lord) => lord === id) && touchedByLords(scene, id, MARAKA_HOUSES),
  );
}

/** Malefics in the sign of a graha. */
function maleficsWith(scene: YogaScene, id: GrahaId): readonly GrahaId[] {
  return MALEFICS.filter((malefic) => malefic !== id && scene.sign0[malefic] === scene.sign0[id]);
}

function maleficsSeeing(scene: YogaScene, id: GrahaId): readonly GrahaId[] {
  return MALEFICS.filter((one) => scene.sign0[one] !== scene.sign0[id] && hasContact(scene, id, one));
}

/** Raman 104 and 144 to 153, without 150 and 151 (daridra-8 and -9), which never decide. */
const DARIDRA_RULES: readonly Rule[] = [
  {
    id: "daridra",
    makersIn: (scene) => [lordOfHouse(scene, 11)],
    says: (scene) => placed(scene, 11),
    isMet: (scene) => isIn(scene.house[lordOfHouse(scene, 11)], DUSTHANAS),
  },
  {
    id: "daridra-2",
    makersIn: (scene) => [lordOfHouse(scene, 1), lordOfHouse(scene, 12)],
    says: (scene) => {
      const touched = [1, 12].map((house) => lordOfHouse(scene, house)).filter((id) => touchedByLords(scene, id, [7]));
      const lords = { one: lordNamed(scene, 1), other: lordNamed(scene, 12), third: lordNamed(scene, 7) };
      return clause("want.exchange", { ...lords, touched: named(...touched) });
    },
    isMet: (scene) =>
      exchange(scene, 1, 12) && [1, 12].some((house) => touchedByLords(scene, lordOfHouse(scene, house), [7])),
  },
  {
    id: "daridra-3",
    makersIn: (scene) => [lordOfHouse(scene, 1), lordOfHouse(scene, 6), "moon"],
    says: (scene) =>
      clause("want.exchangeAndMoon", {
        ...{ one: lordNamed(scene, 1), other: lordNamed(scene, 6) },
        touched: touchersOf(scene, "moon"),
      }),
    isMet: (scene) => exchange(scene, 1, 6) && touchedByLords(scene, "moon", MARAKA_HOUSES),
  },
  {
    id: "daridra-4",
    makersIn: () => ["moon", "ketu"],
    says: () => clause("want.inLagna", { names: named("moon", "ketu") }),
    isMet: ({ house }) => house.moon === 1 && house.ketu === 1,
  },
  {
    id: "daridra-5",
    makersIn: (scene) => [lordOfHouse(scene, 1)],
    says: (scene) =>
      clause("want.touched", { placed: placed(scene, 1), touched: touchersOf(scene, lordOfHouse(scene, 1)) }),
    isMet: (scene) => {
      const lord = lordOfHouse(scene, 1);
      return scene.house[lord] === 8 && touchedByLords(scene, lord, MARAKA_HOUSES);
    },
  },
  {
    id: "daridra-6",
    makersIn: (scene) => [lordOfHouse(scene, 1)],
    says: (scene) => {
      const lord = lordOfHouse(scene, 1);
      const names = named(...maleficsWith(scene, lord));
      return clause("want.joined", { placed: placed(scene, 1), names, touched: touchersOf(scene, lord) });
    },
    isMet: (scene) => {
      const lord = lordOfHouse(scene, 1);
      const isJoined = maleficsWith(scene, lord).length > 0;
      return isIn(scene.house[lord], DUSTHANAS) && isJoined && touchedByLords(scene, lord, MARAKA_HOUSES);
    },
  },
  {
    id: "daridra-7",
    makersIn: (scene) => [lordOfHouse(scene, 1)],
    says: (scene) => {
      const lord = lordOfHouse(scene, 1);
      const company = lordsNamed(scene, DUSTHANAS, (id) => id !== lord && scene.sign0[id] === scene.sign0[lord]);
      return clause("want.seen", { lord: lordNamed(scene, 1), company, names: named(...maleficsSeeing(scene, lord)) });
    },
    isMet: (scene) => {
      const lord = lordOfHouse(scene, 1);
      return joinedByLords(scene, lord, DUSTHANAS) && maleficsSeeing(scene, lord).length > 0;
    },
  },
  {
    id: "daridra-10",
    makersIn: idleMalefics,
    says: (scene) => ({
      clauses: idleMalefics(scene).map((id) =>
        clause("want.idle", { graha: named(id), touched: touchersOf(scene, id) }),
      ),
    }),
    isMet: (scene) => idleMalefics(scene).length > 0,
  },
  {
    id: "daridra-11",
    makersIn: (scene) => [lordOfHouse(scene, 1), lordOfSign(scene.navamsaLagnaSign0)],
    says: (scene) => {
      const [first, other] = [lordOfHouse(scene, 1), lordOfSign(scene.navamsaLagnaSign0)];
      const values = { graha: named(first), house: housesOf(scene.house[first]) };
      if (first === other) return clause("want.oneLord", values);
      return clause("want.twoLords", { ...values, other: named(other), there: housesOf(scene.house[other]) });
    },
    isMet: (scene) =>
      [lordOfHouse(scene, 1), lordOfSign(scene.navamsaLagnaSign0)].every(
        (lord) =>
          isIn(scene.house[lord], DUSTHANAS) && MARAKA_HOUSES.every((house) => touchedByLords(scene, lord, [house])),
      ),
  },
];

/** The rules that are met, each as the chart meets it. */
function anyRule(scene: YogaScene, rules: readonly Rule[], lacks: Clause): Finding {
  const met = rules.filter(({ isMet }) => isMet(scene));
  const makers = [...new Set(met.flatMap((rule) => rule.makersIn(scene)))];
  const conditions = met.length === 0 ? [condition(false, lacks)] : met.map(({ says }) => condition(true, says(scene)));
  return { isPresent: met.length > 0, conditions, matched: met.map(({ id }) => id), makers };
}

export function dhana(scene: YogaScene): Finding {
  const [first, fifth] = [lordOfHouse(scene, 1), lordOfHouse(scene, 5)];
  const isHome = { first: scene.house[first] === 1, fifth: scene.house[fifth] === 5 };
  const lordAt = (id: GrahaId): Clause["values"] => ({ graha: named(id), house: housesOf(scene.house[id]) });
  const lacks = clause("wealth.lacks", {
    fifth: clause(isHome.fifth ? "wealth.fifthHome" : "wealth.fifthAway", lordAt(fifth)),
    first: clause(isHome.first ? "wealth.firstHome" : "wealth.firstAway", lordAt(first)),
  });
  return anyRule(scene, DHANA_RULES, lacks);
}

export function daridra(scene: YogaScene): Finding {
  const [first, eleventh] = [lordOfHouse(scene, 1), lordOfHouse(scene, 11)];
  const lacks = clause("want.lacks", {
    ...{ eleventh: named(eleventh), there: housesOf(scene.house[eleventh]) },
    ...{ first: named(first), here: housesOf(scene.house[first]) },
  });
  return anyRule(scene, DARIDRA_RULES, lacks);
}

/**
 * The lord of the 9th in its own or exalted sign in an angle or a trine, the lord of the Lagna strong: neither fallen,
 * nor combust, nor in the 6th, 8th or 12th (Brihat Parashara Hora Shastra 36).
 */
export function lakshmi(scene: YogaScene): Finding {
  const ninth = lordOfHouse(scene, 9);
  const first = lordOfHouse(scene, 1);
  const dignity = dignityOfSign(scene, ninth);
  const place = scene.house[ninth];
  const faults = [
    ...(dignityOfSign(scene, first) === "debilitated" ? [clause("lakshmi.fallen")] : []),
    ...(scene.combust.includes(first) ? [clause("lakshmi.combust")] : []),
    ...(isIn(scene.house[first], DUSTHANAS) ? [clause("lakshmi.hidden", { house: housesOf(scene.house[first]) })] : []),
  ];
  const [fault = clause(first === "sun" ? "lakshmi.soundSun" : "lakshmi.sound"), ...others] = faults;
  const state = others.reduce((one, other) => clause("lakshmi.both", { first: one, second: other }), fault);
  const seat = { graha: named(ninth), house: housesOf(place) };
  return allOf(
    [
      condition(
        dignity === "own" || dignity === "exalted",
        clause("lakshmi.ninth", { graha: named(ninth), state: dignity ?? "none" }),
      ),
      condition(isIn(place, [...KENDRAS, ...TRIKONAS]), clause("person.place", seat), () =>
        clause("lakshmi.noSeat", seat),
      ),
      condition(faults.length === 0, clause("lakshmi.first", { graha: named(first), faults: state })),
    ],
    [],
    first === ninth ? [ninth] : [ninth, first],
  );
}

/** The seven grahas one each in seven houses in a row from the 2nd (Jataka Parijata 7). */
export function dhanaMalika(scene: YogaScene): Finding {
  return shape(scene, [inARow(2, SEVEN_GRAHAS.length)]);
}
