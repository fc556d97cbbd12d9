import { type GrahaId, SEVEN_GRAHAS, type SevenGraha } from "../grahas";
import { grahaNamed, listed } from "../standing/words";
import { lordOfSign } from "../zodiac/rashis";
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
  nameOfGraha,
  namesOfGrahas,
  ordinal,
  TRIKONAS,
  type YogaScene,
} from "./scene";

interface Rule {
  readonly id: YogaId;
  readonly isMet: (scene: YogaScene) => boolean;
  /** The grahas that make it where it is met. */
  readonly makersIn: (scene: YogaScene) => readonly GrahaId[];
  /** The conditions of the rule as the chart has them. */
  readonly says: string | ((scene: YogaScene) => string);
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
    says: `${nameOfGraha(fifth)} in its own sign in the 5th, ${namesOfGrahas(eleventh)} in the 11th`,
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
    says: `${nameOfGraha(lord)} in its own sign in the Lagna, joined or seen by ${namesOfGrahas(others)}`,
  };
}

type DhanaRow = readonly [id: YogaId, lord: SevenGraha, others: readonly SevenGraha[]];

const FIFTH_ROWS: readonly DhanaRow[] = [
  ["dhana", "venus", ["saturn"]],
  ["dhana-2", "mercury", ["moon", "mars"]],
  ["dhana-3", "saturn", ["mercury", "mars"]],
  ["dhana-4", "sun", ["jupiter", "moon"]],
  ["dhana-5", "jupiter", ["mars", "moon"]],
];
const LAGNA_ROWS: readonly DhanaRow[] = [
  ["dhana-6", "sun", ["mars", "jupiter"]],
  ["dhana-7", "moon", ["jupiter", "mars"]],
  ["dhana-8", "mars", ["moon", "venus", "saturn"]],
  ["dhana-9", "mercury", ["saturn", "venus"]],
  ["dhana-10", "jupiter", ["mercury", "mars"]],
  ["dhana-11", "venus", ["saturn", "mercury"]],
];
const DHANA_RULES: readonly Rule[] = [
  ...FIFTH_ROWS.map((row) => fifthAndEleventh(...row)),
  ...LAGNA_ROWS.map((row) => lagnaJoined(...row)),
];

/** What a lord at home in the 5th lacks for a rule. */
function lackOfFifth({ house }: YogaScene, fifth: GrahaId): string {
  const home = `${grahaNamed(fifth)}, lord of the 5th, is in the 5th`;
  const row = FIFTH_ROWS.find(([, lord]) => lord === fifth);
  if (row === undefined) return `${home}, for which no rule is given`;
  const missing = row[2].filter((other) => house[other] !== 11);
  return `${home}, but ${namesIn(missing)} ${missing.length === 1 ? "is" : "are"} not in the 11th`;
}

/** What a lord at home in the Lagna lacks for a rule. */
function lackOfFirst(scene: YogaScene, first: GrahaId): string {
  const home = `${grahaNamed(first)}, lord of the Lagna, is in the Lagna`;
  const row = LAGNA_ROWS.find(([, lord]) => lord === first);
  if (row === undefined) return `${home}, for which no rule is given`;
  const missing = row[2].filter((other) => !hasContact(scene, first, other));
  const [joins, sees] = missing.length === 1 ? ["joins", "sees"] : ["join", "see"];
  return `${home}, but ${namesIn(missing)} neither ${joins} nor ${sees} ${grahaNamed(first)}`;
}

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
function lordNamed(scene: YogaScene, house: number): string {
  return `${grahaNamed(lordOfHouse(scene, house))}, lord of the ${house === 1 ? "Lagna" : ordinal(house)}`;
}

/** Those of the lords of some houses for which a test holds, each with the first such office. */
function lordsNamed(scene: YogaScene, houses: readonly number[], isMeant: (id: GrahaId) => boolean): string {
  const meant = houses.filter((house, index0) => {
    const id = lordOfHouse(scene, house);
    return isMeant(id) && houses.findIndex((one) => lordOfHouse(scene, one) === id) === index0;
  });
  return listed(meant.map((house) => `${grahaNamed(lordOfHouse(scene, house))} (lord of the ${ordinal(house)})`));
}

/** Those of the lords of the 2nd and the 7th that join a graha, and those that see it. */
function touchersOf(scene: YogaScene, id: GrahaId): string {
  const isJoined = (lord: GrahaId): boolean => scene.sign0[lord] === scene.sign0[id];
  const touching = (isMeant: (lord: GrahaId) => boolean): string =>
    lordsNamed(scene, MARAKA_HOUSES, (lord) => hasContact(scene, id, lord) && isMeant(lord));
  const [joined, seen] = [touching(isJoined), touching((lord) => !isJoined(lord))];
  return [joined && `joined by ${joined}`, seen && `seen by ${seen}`].filter(Boolean).join(" and ");
}

function placed(scene: YogaScene, house: number): string {
  return `${lordNamed(scene, house)}, is in the ${ordinal(scene.house[lordOfHouse(scene, house)])}`;
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

function namesIn(ids: readonly GrahaId[]): string {
  return listed(ids.map((id) => grahaNamed(id)));
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
      return `${lordNamed(scene, 1)}, and ${lordNamed(scene, 12)}, are in each other's signs, and ${lordNamed(scene, 7)}, joins or sees ${namesIn(touched)}`;
    },
    isMet: (scene) =>
      exchange(scene, 1, 12) && [1, 12].some((house) => touchedByLords(scene, lordOfHouse(scene, house), [7])),
  },
  {
    id: "daridra-3",
    makersIn: (scene) => [lordOfHouse(scene, 1), lordOfHouse(scene, 6), "moon"],
    says: (scene) =>
      `${lordNamed(scene, 1)}, and ${lordNamed(scene, 6)}, are in each other's signs, and the Moon is ${touchersOf(scene, "moon")}`,
    isMet: (scene) => exchange(scene, 1, 6) && touchedByLords(scene, "moon", MARAKA_HOUSES),
  },
  {
    id: "daridra-4",
    makersIn: () => ["moon", "ketu"],
    says: "the Moon and Ketu are in the Lagna",
    isMet: ({ house }) => house.moon === 1 && house.ketu === 1,
  },
  {
    id: "daridra-5",
    makersIn: (scene) => [lordOfHouse(scene, 1)],
    says: (scene) => `${placed(scene, 1)}, ${touchersOf(scene, lordOfHouse(scene, 1))}`,
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
      return `${placed(scene, 1)} with ${namesIn(maleficsWith(scene, lord))}, malefic by nature, and is ${touchersOf(scene, lord)}`;
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
      return `${lordNamed(scene, 1)}, stands with ${company}, and is seen by ${namesIn(maleficsSeeing(scene, lord))}, malefic by nature`;
    },
    isMet: (scene) => {
      const lord = lordOfHouse(scene, 1);
      return joinedByLords(scene, lord, DUSTHANAS) && maleficsSeeing(scene, lord).length > 0;
    },
  },
  {
    id: "daridra-10",
    makersIn: idleMalefics,
    says: (scene) =>
      listed(
        idleMalefics(scene).map(
          (id) =>
            `${grahaNamed(id)}, malefic and in the Lagna, owns neither the 9th nor the 10th and is ${touchersOf(scene, id)}`,
        ),
      ),
    isMet: (scene) => idleMalefics(scene).length > 0,
  },
  {
    id: "daridra-11",
    makersIn: (scene) => [lordOfHouse(scene, 1), lordOfSign(scene.navamsaLagnaSign0)],
    says: (scene) => {
      const [first, other] = [lordOfHouse(scene, 1), lordOfSign(scene.navamsaLagnaSign0)];
      const there =
        first === other
          ? ""
          : `, ${grahaNamed(other)}, lord of the navamsa Lagna, is in the ${ordinal(scene.house[other])}`;
      const office = first === other ? "Lagna and of the navamsa Lagna" : "Lagna";
      return `${grahaNamed(first)}, lord of the ${office}, is in the ${ordinal(scene.house[first])}${there}, and the lords of the 2nd and the 7th join or see ${first === other ? "that lord" : "both"}`;
    },
    isMet: (scene) =>
      [lordOfHouse(scene, 1), lordOfSign(scene.navamsaLagnaSign0)].every(
        (lord) =>
          isIn(scene.house[lord], DUSTHANAS) && MARAKA_HOUSES.every((house) => touchedByLords(scene, lord, [house])),
      ),
  },
];

/** The rules that are met, each as the chart meets it. */
function anyRule(scene: YogaScene, rules: readonly Rule[], lacks: string): Finding {
  const met = rules.filter(({ isMet }) => isMet(scene));
  const makers = [...new Set(met.flatMap((rule) => rule.makersIn(scene)))];
  const conditions =
    met.length === 0
      ? [condition(false, lacks)]
      : met.map(({ says }) => condition(true, typeof says === "string" ? says : says(scene)));
  return { isPresent: met.length > 0, conditions, matched: met.map(({ id }) => id), makers };
}

export function dhana(scene: YogaScene): Finding {
  const [first, fifth] = [lordOfHouse(scene, 1), lordOfHouse(scene, 5)];
  const isHome = { first: scene.house[first] === 1, fifth: scene.house[fifth] === 5 };
  const ofFifth = isHome.fifth
    ? lackOfFifth(scene, fifth)
    : `${grahaNamed(fifth)}, lord of the 5th, is in the ${ordinal(scene.house[fifth])} and not in the 5th`;
  const ofFirst = isHome.first
    ? lackOfFirst(scene, first)
    : `${grahaNamed(first)}, lord of the Lagna, is in the ${ordinal(scene.house[first])} and not in the Lagna`;
  return anyRule(
    scene,
    DHANA_RULES,
    `each of its rules asks for the lord of the 5th in the 5th or the lord of the Lagna in the Lagna: ${ofFifth}, and ${ofFirst}`,
  );
}

export function daridra(scene: YogaScene): Finding {
  const [first, eleventh] = [lordOfHouse(scene, 1), lordOfHouse(scene, 11)];
  const place = (id: GrahaId): string => ordinal(scene.house[id]);
  const lacks = `${grahaNamed(eleventh)}, lord of the 11th, is in the ${place(eleventh)}, outside the 6th, 8th and 12th, and ${grahaNamed(first)}, lord of the Lagna, in the ${place(first)} meets none of the other rules of this yoga in the old books`;
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
    ...(dignityOfSign(scene, first) === "debilitated" ? ["fallen"] : []),
    ...(scene.combust.includes(first) ? ["combust"] : []),
    ...(isIn(scene.house[first], DUSTHANAS) ? [`in the ${ordinal(scene.house[first])}, a hard house`] : []),
  ];
  return allOf(
    [
      condition(
        dignity === "own" || dignity === "exalted",
        `${grahaNamed(ninth)}, lord of the 9th, is ${dignity === "own" ? "in its own sign" : (dignity ?? "neither in its own sign nor exalted")}`,
      ),
      condition(
        isIn(place, [...KENDRAS, ...TRIKONAS]),
        `${grahaNamed(ninth)} stands in the ${ordinal(place)} house`,
        () => `${grahaNamed(ninth)} stands in the ${ordinal(place)} house, neither an angle nor a trine`,
      ),
      condition(
        faults.length === 0,
        `${grahaNamed(first)}, lord of the Lagna, is ${faults.join(" and ") || "neither fallen nor combust nor in a hard house"}`,
      ),
    ],
    [],
    first === ninth ? [ninth] : [ninth, first],
  );
}

/** The seven grahas one each in seven houses in a row from the 2nd (Jataka Parijata 7). */
export function dhanaMalika(scene: YogaScene): Finding {
  return shape(scene, [inARow(2, SEVEN_GRAHAS.length)]);
}
