import type { MonthId } from "../calendar/months";
import type { Festival, Moment, None, Region, RuleSource, TithiRule, Twice } from "./rule";

type Kept = readonly [moment: Moment, twice: Twice, none: None];

const page = (number: number): RuleSource => ({
  text: "Report of the Calendar Reform Committee, part B",
  page: number,
});
/** As the almanacs of the north print it today. */
const present: RuleSource = { convention: "present northern panchangs" };

function tithi(month: MonthId | undefined, number: number, [moment, twice, none]: Kept): TithiRule {
  return { by: "tithi", month, tithi: number, moment, twice, none };
}

/** Dark tithis follow the full moon: the fourteenth of the dark half is 29. */
const dark = (number: number): number => 15 + number;

interface Row {
  readonly id: string;
  readonly kind: Festival["kind"];
  readonly region: Region;
  readonly rule: Festival["rule"];
  readonly source: RuleSource;
  readonly other?: NonNullable<Festival["other"]>;
}

const AT_SUNRISE: Kept = ["sunrise", "first", "first"];
const AT_SECOND_SUNRISE: Kept = ["sunrise", "second", "first"];

const SPRING: readonly Row[] = [
  { id: "gudi-padwa", kind: "festival", region: "india", rule: tithi("chaitra", 1, AT_SUNRISE), source: present },
  {
    id: "chaitra-navaratri",
    kind: "festival",
    region: "north",
    rule: tithi("chaitra", 1, AT_SUNRISE),
    source: present,
  },
  {
    id: "gangaur",
    kind: "festival",
    region: "north",
    rule: tithi("chaitra", 3, ["noon", "second", "second"]),
    source: page(102),
  },
  {
    id: "rama-navami",
    kind: "festival",
    region: "india",
    rule: tithi("chaitra", 9, ["midday", "longer-second", "second"]),
    source: page(102),
  },
  {
    id: "mahavira-jayanti",
    kind: "festival",
    region: "india",
    rule: tithi("chaitra", 13, AT_SUNRISE),
    source: present,
  },
  { id: "hanuman-jayanti", kind: "festival", region: "north", rule: tithi("chaitra", 15, AT_SUNRISE), source: present },
  {
    id: "akshaya-tritiya",
    kind: "festival",
    region: "india",
    rule: tithi("vaishakha", 3, ["forenoon", "longer-second", "second"]),
    source: page(102),
  },
  {
    id: "parashurama-jayanti",
    kind: "festival",
    region: "india",
    rule: tithi("vaishakha", 3, ["dusk", "second", "first"]),
    source: page(102),
  },
  {
    id: "sita-navami",
    kind: "festival",
    region: "india",
    rule: tithi("vaishakha", 9, ["midday", "longer-second", "second"]),
    source: page(102),
  },
  {
    id: "narasimha-jayanti",
    kind: "fast",
    region: "india",
    rule: tithi("vaishakha", 14, ["dusk", "second", "first"]),
    source: page(102),
  },
  {
    id: "buddha-purnima",
    kind: "festival",
    region: "india",
    rule: tithi("vaishakha", 15, AT_SUNRISE),
    source: present,
  },
  {
    id: "vat-savitri",
    kind: "fast",
    region: "north",
    rule: tithi("vaishakha", dark(15), ["noon", "first", "first"]),
    source: page(102),
  },
  {
    id: "ganga-dussehra",
    kind: "festival",
    region: "north",
    rule: { ...tithi("jyeshtha", 10, AT_SUNRISE), inAdhika: true },
    source: present,
  },
  {
    id: "vat-purnima",
    kind: "fast",
    region: "west",
    rule: tithi("jyeshtha", 15, ["dusk", "first", "first"]),
    source: page(102),
  },
];

const RAINS: readonly Row[] = [
  {
    id: "ratha-yatra",
    kind: "festival",
    region: "east",
    rule: tithi("ashadha", 2, AT_SECOND_SUNRISE),
    source: page(102),
  },
  {
    id: "guru-purnima",
    kind: "festival",
    region: "india",
    rule: tithi("ashadha", 15, ["long-sunrise", "second", "first"]),
    source: page(102),
  },
  { id: "hariyali-teej", kind: "fast", region: "north", rule: tithi("shravana", 3, AT_SUNRISE), source: present },
  {
    id: "naga-panchami",
    kind: "festival",
    region: "india",
    rule: tithi("shravana", 5, ["sunrise", "first", "first"]),
    source: present,
  },
  {
    id: "raksha-bandhan",
    kind: "festival",
    region: "india",
    rule: tithi("shravana", 15, ["long-sunrise", "second", "first"]),
    source: present,
  },
  { id: "kajari-teej", kind: "fast", region: "north", rule: tithi("shravana", dark(3), AT_SUNRISE), source: present },
  {
    id: "janmashtami",
    kind: "fast",
    region: "india",
    rule: tithi("shravana", dark(8), ["midnight", "second", "second"]),
    source: page(103),
    other: { school: "vaishnava", rule: tithi("shravana", dark(8), ["sunrise", "first", "second"]) },
  },
  {
    id: "pithori-amavasya",
    kind: "fast",
    region: "india",
    rule: tithi("shravana", dark(15), ["noon", "first", "second"]),
    source: present,
  },
  {
    id: "hartalika-teej",
    kind: "fast",
    region: "north",
    rule: tithi("bhadrapada", 3, AT_SECOND_SUNRISE),
    source: page(103),
  },
  {
    id: "ganesh-chaturthi",
    kind: "festival",
    region: "india",
    rule: tithi("bhadrapada", 4, ["midday", "longer-first", "first"]),
    source: page(103),
    other: { school: "first-midday", rule: tithi("bhadrapada", 4, ["midday", "first", "first"]) },
  },
  {
    id: "rishi-panchami",
    kind: "fast",
    region: "india",
    rule: tithi("bhadrapada", 5, ["midday", "longer-first", "second"]),
    source: page(103),
  },
  {
    id: "radha-ashtami",
    kind: "festival",
    region: "north",
    rule: tithi("bhadrapada", 8, ["midday", "longer-second", "second"]),
    source: page(103),
  },
  {
    id: "vamana-jayanti",
    kind: "fast",
    region: "india",
    rule: tithi("bhadrapada", 12, ["midday", "longer-second", "second"]),
    source: page(103),
  },
  {
    id: "ananta-chaturdashi",
    kind: "festival",
    region: "india",
    rule: tithi("bhadrapada", 14, ["long-sunrise", "second", "first"]),
    source: page(103),
  },
  {
    id: "pitru-paksha",
    kind: "observance",
    region: "india",
    rule: tithi("bhadrapada", dark(1), ["afternoon", "longer-first", "second"]),
    source: present,
  },
  {
    id: "mahalaya",
    kind: "observance",
    region: "india",
    rule: tithi("bhadrapada", dark(15), ["afternoon", "longer-second", "second"]),
    source: page(103),
  },
];

const AUTUMN: readonly Row[] = [
  { id: "sharad-navaratri", kind: "festival", region: "india", rule: tithi("ashwina", 1, AT_SUNRISE), source: present },
  { id: "durga-saptami", kind: "festival", region: "india", rule: tithi("ashwina", 7, AT_SUNRISE), source: present },
  {
    id: "durga-ashtami",
    kind: "festival",
    region: "india",
    rule: tithi("ashwina", 8, AT_SECOND_SUNRISE),
    source: page(104),
  },
  {
    id: "maha-navami",
    kind: "festival",
    region: "india",
    rule: tithi("ashwina", 9, ["noon", "longer-first", "second"]),
    source: page(104),
  },
  {
    id: "dussehra",
    kind: "festival",
    region: "india",
    rule: { ...tithi("ashwina", 10, ["afternoon", "longer-first", "second"]), star: "shravana" },
    source: page(104),
    other: { school: "bengal", rule: tithi("ashwina", 10, AT_SECOND_SUNRISE) },
  },
  {
    id: "kojagara",
    kind: "festival",
    region: "india",
    rule: tithi("ashwina", 15, ["dusk", "second", "first"]),
    source: page(104),
  },
  {
    id: "karwa-chauth",
    kind: "fast",
    region: "north",
    rule: tithi("ashwina", dark(4), ["moonrise", "first", "second"]),
    source: page(104),
  },
  {
    id: "ahoi-ashtami",
    kind: "fast",
    region: "north",
    rule: tithi("ashwina", dark(8), ["dusk", "longer-second", "first"]),
    source: present,
  },
  {
    id: "govatsa-dwadashi",
    kind: "festival",
    region: "west",
    rule: tithi("ashwina", dark(12), ["dusk", "first", "second"]),
    source: page(104),
  },
  {
    id: "dhanteras",
    kind: "festival",
    region: "india",
    rule: tithi("ashwina", dark(13), ["dusk", "longer-second", "first"]),
    source: page(104),
  },
  {
    id: "naraka-chaturdashi",
    kind: "festival",
    region: "india",
    rule: tithi("ashwina", dark(14), ["before-dawn", "longer-first", "second"]),
    source: page(104),
  },
  {
    id: "diwali",
    kind: "festival",
    region: "india",
    rule: tithi("ashwina", dark(15), ["dusk", "longer-second", "first"]),
    source: page(104),
    other: { school: "second-evening", rule: tithi("ashwina", dark(15), ["dusk", "second", "first"]) },
  },
  {
    id: "kali-puja",
    kind: "festival",
    region: "bengal",
    rule: tithi("ashwina", dark(15), ["midnight", "longer-first", "first"]),
    source: page(104),
  },
  {
    id: "govardhan-puja",
    kind: "festival",
    region: "north",
    rule: tithi("kartika", 1, ["noon", "first", "first"]),
    source: page(104),
  },
  {
    id: "bhai-dooj",
    kind: "festival",
    region: "india",
    rule: tithi("kartika", 2, ["afternoon", "second", "second"]),
    source: present,
  },
  { id: "chhath", kind: "fast", region: "east", rule: tithi("kartika", 6, AT_SUNRISE), source: present },
  { id: "gopashtami", kind: "festival", region: "north", rule: tithi("kartika", 8, AT_SUNRISE), source: present },
  {
    id: "akshaya-navami",
    kind: "festival",
    region: "india",
    rule: tithi("kartika", 9, ["forenoon", "longer-second", "first"]),
    source: page(104),
  },
  { id: "tulasi-vivaha", kind: "festival", region: "india", rule: tithi("kartika", 12, AT_SUNRISE), source: present },
  {
    id: "vaikuntha-chaturdashi",
    kind: "fast",
    region: "india",
    rule: tithi("kartika", 14, ["midnight", "longer-first", "second"]),
    source: page(104),
  },
  { id: "kartika-purnima", kind: "festival", region: "india", rule: tithi("kartika", 15, AT_SUNRISE), source: present },
  {
    id: "dev-deepavali",
    kind: "festival",
    region: "north",
    rule: tithi("kartika", 15, ["dusk", "longer-second", "first"]),
    source: page(104),
  },
];

const WINTER: readonly Row[] = [
  {
    id: "kalabhairava-jayanti",
    kind: "fast",
    region: "india",
    rule: tithi("kartika", dark(8), ["midnight", "longer-second", "second"]),
    source: present,
  },
  {
    id: "vivaha-panchami",
    kind: "festival",
    region: "north",
    rule: tithi("margashirsha", 5, AT_SUNRISE),
    source: present,
  },
  {
    id: "champa-shashthi",
    kind: "festival",
    region: "west",
    rule: tithi("margashirsha", 6, ["noon", "second", "second"]),
    source: page(104),
  },
  {
    id: "dattatreya-jayanti",
    kind: "festival",
    region: "west",
    rule: tithi("margashirsha", 15, ["dusk", "longer-second", "first"]),
    source: page(104),
  },
  {
    id: "sakat-chauth",
    kind: "fast",
    region: "north",
    rule: tithi("pausha", dark(4), ["moonrise", "first", "second"]),
    source: present,
  },
  { id: "mauni-amavasya", kind: "fast", region: "north", rule: tithi("pausha", dark(15), AT_SUNRISE), source: present },
  {
    id: "vasanta-panchami",
    kind: "festival",
    region: "india",
    rule: tithi("magha", 5, ["forenoon", "longer-first", "second"]),
    source: present,
  },
  {
    id: "ratha-saptami",
    kind: "festival",
    region: "india",
    rule: tithi("magha", 7, ["before-dawn", "longer-first", "second"]),
    source: page(105),
  },
  {
    id: "bhishma-ashtami",
    kind: "observance",
    region: "india",
    rule: tithi("magha", 8, ["midday", "longer-second", "second"]),
    source: present,
  },
  {
    id: "magha-purnima",
    kind: "festival",
    region: "north",
    rule: tithi("magha", 15, ["noon", "second", "second"]),
    source: page(105),
  },
  {
    id: "maha-shivaratri",
    kind: "fast",
    region: "india",
    rule: tithi("magha", dark(14), ["midnight", "second", "first"]),
    source: page(105),
    other: { school: "hemadri", rule: tithi("magha", dark(14), ["midnight", "first", "first"]) },
  },
  {
    id: "holika-dahan",
    kind: "festival",
    region: "india",
    rule: tithi("phalguna", 15, ["evening", "second", "first"]),
    source: page(105),
  },
  {
    id: "holi",
    kind: "festival",
    region: "india",
    rule: { by: "offset", from: "holika-dahan", days: 1 },
    source: page(105),
  },
  {
    id: "ranga-panchami",
    kind: "festival",
    region: "west",
    rule: tithi("phalguna", dark(5), AT_SUNRISE),
    source: present,
  },
  {
    id: "sheetala-ashtami",
    kind: "fast",
    region: "north",
    rule: tithi("phalguna", dark(8), AT_SUNRISE),
    source: present,
  },
];

const SOLAR: readonly Row[] = [
  {
    id: "lohri",
    kind: "festival",
    region: "punjab",
    rule: { by: "offset", from: "makara-sankranti", days: -1 },
    source: present,
  },
  {
    id: "pongal",
    kind: "festival",
    region: "tamil-nadu",
    rule: { by: "sankranti", sign0: 9, until: "sunset" },
    source: present,
  },
  {
    id: "vaisakhi",
    kind: "festival",
    region: "punjab",
    rule: { by: "sankranti", sign0: 0, until: "sunrise" },
    source: page(106),
  },
  {
    id: "puthandu",
    kind: "festival",
    region: "tamil-nadu",
    rule: { by: "sankranti", sign0: 0, until: "sunset" },
    source: { convention: "Tamil almanacs" },
  },
  {
    id: "vishwakarma-puja",
    kind: "festival",
    region: "bengal",
    rule: { by: "sankranti", sign0: 5, until: "sunset" },
    source: present,
  },
  {
    id: "onam",
    kind: "festival",
    region: "kerala",
    rule: { by: "star", star: "shravana", sign0: 4 },
    source: page(106),
  },
];

/** The twelve entries of the Sun, by the names of the signs. */
const SANKRANTIS = [
  "mesha",
  "vrishabha",
  "mithuna",
  "karka",
  "simha",
  "kanya",
  "tula",
  "vrischika",
  "dhanu",
  "makara",
  "kumbha",
  "meena",
].map(
  (sign, sign0): Row => ({
    id: `${sign}-sankranti`,
    kind: "observance",
    region: "india",
    rule: { by: "sankranti", sign0, until: "sunset" },
    source: present,
  }),
);

/** Fasts and observances of every month. */
const MONTHLY: readonly Row[] = [
  {
    id: "sankashti",
    kind: "fast",
    region: "india",
    rule: tithi(undefined, dark(4), ["moonrise", "first", "second"]),
    source: page(108),
  },
  {
    id: "vinayaka-chaturthi",
    kind: "fast",
    region: "india",
    rule: tithi(undefined, 4, ["midday", "longer-first", "first"]),
    source: page(108),
  },
  {
    id: "pradosha-bright",
    kind: "fast",
    region: "india",
    rule: tithi(undefined, 13, ["dusk", "longer-second", "first"]),
    source: page(108),
  },
  {
    id: "pradosha-dark",
    kind: "fast",
    region: "india",
    rule: tithi(undefined, dark(13), ["dusk", "longer-second", "first"]),
    source: page(108),
  },
  {
    id: "shivaratri",
    kind: "fast",
    region: "india",
    rule: tithi(undefined, dark(14), ["midnight", "longer-second", "first"]),
    source: page(108),
  },
  { id: "durgashtami", kind: "fast", region: "india", rule: tithi(undefined, 8, AT_SUNRISE), source: page(108) },
  { id: "purnima", kind: "observance", region: "india", rule: tithi(undefined, 15, AT_SUNRISE), source: present },
  {
    id: "amavasya",
    kind: "observance",
    region: "india",
    rule: tithi(undefined, dark(15), AT_SUNRISE),
    source: present,
  },
];

/** Names by month, the bright eleventh and the dark one of the count that ends at the new moon. */
const EKADASHI_NAMES: readonly (readonly [month: MonthId, bright: string, dark: string])[] = [
  ["chaitra", "kamada", "varuthini"],
  ["vaishakha", "mohini", "apara"],
  ["jyeshtha", "nirjala", "yogini"],
  ["ashadha", "devashayani", "kamika"],
  ["shravana", "shravana-putrada", "aja"],
  ["bhadrapada", "parshva", "indira"],
  ["ashwina", "papankusha", "rama"],
  ["kartika", "devutthana", "utpanna"],
  ["margashirsha", "mokshada", "saphala"],
  ["pausha", "pausha-putrada", "shattila"],
  ["magha", "jaya", "vijaya"],
  ["phalguna", "amalaki", "papamochani"],
];

const ekadashi = (id: string, rule: Omit<Extract<Festival["rule"], { by: "ekadashi" }>, "by">): Row => ({
  id: `${id}-ekadashi`,
  kind: "fast",
  region: "india",
  rule: { by: "ekadashi", ...rule },
  source: page(105),
});

const EKADASHIS: readonly Row[] = [
  ...EKADASHI_NAMES.flatMap(([month, bright, darkName]) => [
    ekadashi(bright, { month, tithi: 11 }),
    ekadashi(darkName, { month, tithi: 26 }),
  ]),
  ekadashi("padmini", { month: undefined, tithi: 11, isAdhika: true }),
  ekadashi("parama", { month: undefined, tithi: 26, isAdhika: true }),
];

/** Every festival, fast and observance, in the order of the year from Chaitra; the Sun's, the months' and Ekadashis last. */
export const FESTIVALS: readonly Festival[] = [
  ...SPRING,
  ...RAINS,
  ...AUTUMN,
  ...WINTER,
  ...SOLAR,
  ...SANKRANTIS,
  ...MONTHLY,
  ...EKADASHIS,
];
