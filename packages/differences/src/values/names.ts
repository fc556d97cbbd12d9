import { BRANCHES, STEMS } from "@almagest/chinese-astrology/facts";
import { SIGN_IDS } from "@almagest/sky";
import { NAKSHATRA_IDS, VIMSHOTTARI_LORDS } from "@almagest/vedic/facts";
import type { Point } from "./whats";

/** Lower case without accents, points and dashes: the words that two programs write alike. */
export function folded(text: string): string {
  const plain = text.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  return plain
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\p{So}]+/gu, " ")
    .trim();
}

/** The same with the spellings of Sanskrit words made one: Moola and Mula, Ashwini and Aswini, Swati and Svati. */
export function sanskritFolded(text: string): string {
  return folded(text)
    .replace(/ /g, "")
    .replace(/oo/g, "u")
    .replace(/ee/g, "i")
    .replace(/aa/g, "a")
    .replace(/sh/g, "s")
    .replace(/ch/g, "c")
    .replace(/(?<=[^aeiou])h/g, "")
    .replace(/w/g, "v");
}

const RASHIS = [
  ["mesha", "mesh"],
  ["vrishabha", "vrishabh", "rishabha", "vrisha"],
  ["mithuna", "mithun"],
  ["karka", "kark", "karkata", "kataka"],
  ["simha", "sinh", "singh"],
  ["kanya"],
  ["tula", "thula", "tul"],
  ["vrishchika", "vrischika", "vrishchik"],
  ["dhanu", "dhanus", "dhanush"],
  ["makara", "makar"],
  ["kumbha", "kumbh"],
  ["meena", "meen", "mina"],
] as const;

const GLYPHS = "♈♉♊♋♌♍♎♏♐♑♒♓";
const SHORT = ["ari", "tau", "gem", "can", "leo", "vir", "lib", "sco", "sag", "cap", "aqu", "pis"];
const TWO = ["ar", "ta", "ge", "cn", "le", "vi", "li", "sc", "sg", "cp", "aq", "pi"];

const SIGNS: ReadonlyMap<string, number> = new Map(
  SIGN_IDS.flatMap((id, index0) =>
    [id, SHORT[index0] ?? "", TWO[index0] ?? "", GLYPHS[index0] ?? "", ...(RASHIS[index0] ?? [])].map(
      (name) => [name, index0] as const,
    ),
  ),
);
const LONGER: ReadonlyMap<string, number> = new Map([
  ["saj", 8],
  ["cancer", 3],
  ["sa", 8],
  ["scorpius", 7],
  ["capricornus", 9],
]);

/** The sign that a word names, from 0; undefined where it names none. */
export function signNamed(word: string): number | undefined {
  const name = folded(word);
  return SIGNS.get(name) ?? LONGER.get(name);
}

const POINT_NAMES: Readonly<Record<string, Point>> = {
  sun: "sun",
  surya: "sun",
  ravi: "sun",
  moon: "moon",
  chandra: "moon",
  mercury: "mercury",
  budha: "mercury",
  budh: "mercury",
  venus: "venus",
  shukra: "venus",
  mars: "mars",
  mangal: "mars",
  mangala: "mars",
  kuja: "mars",
  jupiter: "jupiter",
  guru: "jupiter",
  brihaspati: "jupiter",
  saturn: "saturn",
  shani: "saturn",
  uranus: "uranus",
  neptune: "neptune",
  pluto: "pluto",
  chiron: "chiron",
  lilith: "lilith",
  "black moon": "lilith",
  "black moon lilith": "lilith",
  "north node": "north-node",
  "true node": "north-node",
  "mean node": "north-node",
  node: "north-node",
  rahu: "north-node",
  "south node": "south-node",
  ketu: "south-node",
  ascendant: "ascendant",
  asc: "ascendant",
  ac: "ascendant",
  rising: "ascendant",
  lagna: "ascendant",
  midheaven: "midheaven",
  mc: "midheaven",
  "medium coeli": "midheaven",
};

/** The body or angle that words name. */
export function pointNamed(words: string): Point | undefined {
  const name = folded(words).replace(/^the /, "");
  return Object.hasOwn(POINT_NAMES, name) ? POINT_NAMES[name] : undefined;
}

const LORDS: ReadonlyMap<string, number> = new Map(
  VIMSHOTTARI_LORDS.flatMap((id, index0) => {
    const others = Object.keys(POINT_NAMES).filter((name) => POINT_NAMES[name] === id);
    return [id, ...others].map((name) => [name, index0] as const);
  }),
);

/** The lord of a period, by its place among the nine; the node is Rahu, its opposite Ketu. */
export function lordNamed(words: string): number | undefined {
  return LORDS.get(folded(words));
}

const NAKSHATRAS: ReadonlyMap<string, number> = new Map(
  NAKSHATRA_IDS.flatMap((id, index0) => {
    const full = sanskritFolded(id);
    const short = full.replace(/^purva/, "p").replace(/^uttara/, "u");
    return [full, full.replace(/^(purva|uttara)a/, "$1"), short].map((name) => [name, index0] as const);
  }),
);
const OTHER_NAKSHATRAS: Readonly<Record<string, number>> = {
  asvati: 0,
  krttika: 2,
  mrgasira: 4,
  mrigasirsa: 4,
  mrigsira: 4,
  arudra: 5,
  thiruvatirai: 5,
  puspa: 7,
  aslesa: 8,
  makha: 9,
  purvapalguni: 10,
  purvafalguni: 10,
  uttarapalguni: 11,
  uttarafalguni: 11,
  pubba: 10,
  uttara: 11,
  citta: 13,
  visaka: 15,
  jyesta: 17,
  jesta: 17,
  purvasada: 19,
  uttarasada: 20,
  sravan: 21,
  danista: 22,
  satabisa: 23,
  satabisak: 23,
  satataraka: 23,
  purvabadra: 24,
  uttarabadra: 25,
};

/** The nakshatra that words name, from 0 for Ashwini. */
export function nakshatraNamed(words: string): number | undefined {
  const name = sanskritFolded(words);
  return NAKSHATRAS.get(name) ?? (Object.hasOwn(OTHER_NAKSHATRAS, name) ? OTHER_NAKSHATRAS[name] : undefined);
}

const STEM_SIGNS = "甲乙丙丁戊己庚辛壬癸";
const BRANCH_SIGNS = "子丑寅卯辰巳午未申酉戌亥";
const PHASE_WORDS = ["wood", "fire", "earth", "metal", "water"];
const ANIMAL_WORDS = [
  ...["rat", "ox", "tiger", "rabbit", "dragon", "snake"],
  ...["horse", "goat", "monkey", "rooster", "dog", "pig"],
];
const POLARITIES: ReadonlySet<string> = new Set(["yang", "yin"]);
const OTHER_ANIMALS: ReadonlyMap<string, number> = new Map([
  ["sheep", 7],
  ["ram", 7],
  ["boar", 11],
  ["hare", 3],
  ["cow", 1],
  ["buffalo", 1],
]);

/** The pair of stem and branch that a text names, as 丙午, bing-wu or Fire Horse: from 0 for jia-zi. */
export function pillarNamed(text: string): number | undefined {
  const signs = text.replace(/[\s·・-]+/g, "");
  if (signs.length === 2 && STEM_SIGNS.includes(signs.charAt(0))) {
    return pairOf(STEM_SIGNS.indexOf(signs.charAt(0)), BRANCH_SIGNS.indexOf(signs.charAt(1)));
  }
  const all = folded(text).split(" ");
  // "yin" is a branch too: 戊寅 is wu-yin
  const words = all.length === 3 ? all.filter((word, word0) => word0 > 0 || !POLARITIES.has(word)) : all;
  const [first = "", second = ""] = words;
  if (words.length !== 2) return words.length === 1 ? joinedPair(first) : undefined;
  const animal = ANIMAL_WORDS.indexOf(second) >= 0 ? ANIMAL_WORDS.indexOf(second) : OTHER_ANIMALS.get(second);
  const phase0 = PHASE_WORDS.indexOf(first);
  if (animal !== undefined && phase0 >= 0) return pairOf(2 * phase0 + (animal % 2), animal);
  return pairOf(indexIn(STEMS, first), indexIn(BRANCHES, second));
}

function joinedPair(word: string): number | undefined {
  const stem0 = STEMS.findIndex((stem) => word.startsWith(stem) && indexIn(BRANCHES, word.slice(stem.length)) >= 0);
  return stem0 < 0 ? undefined : pairOf(stem0, indexIn(BRANCHES, word.slice(STEMS[stem0]?.length)));
}

function indexIn(words: readonly string[], word: string): number {
  return words.indexOf(word);
}

/** The sixty pairs are those of one parity. */
function pairOf(stem0: number, branch0: number): number | undefined {
  if (stem0 < 0 || branch0 < 0 || stem0 % 2 !== branch0 % 2) return undefined;
  return (6 * stem0 - 5 * branch0 + 60) % 60;
}
