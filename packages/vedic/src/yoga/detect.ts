import type { Ephemeris } from "@almagest/ephemeris";
import { type VedicBirthInput, type VedicChart, vedicChartOf } from "../sky/chart";
import { readOf } from "../standing/chart-read";
import type { Standings } from "../standing/standing";
import { shadbalaWhereSunRises } from "../strength/shadbala";
import type { Finding } from "./condition";
import { anapha, budhaAditya, chandraMangala, dhurdhura, gajakesari, kemadruma, sunapha } from "./lunar";
import { mahapurusha } from "./mahapurusha";
import { asraya, crossed, dala, inARow, sankhya, shape } from "./nabhasa";
import type { YogaFamily, YogaId } from "./rows";
import { type YogaScene, yogaSceneOf } from "./scene";
import { daridra, dhana, dhanaMalika, lakshmi } from "./wealth";

interface Detector {
  readonly id: YogaId;
  readonly family: YogaFamily;
  readonly find: (scene: YogaScene) => Finding;
}

function of(family: YogaFamily, finders: Partial<Record<YogaId, Detector["find"]>>): readonly Detector[] {
  return DETECTED_IDS.flatMap((id) => {
    const find = finders[id];
    return find === undefined ? [] : [{ id, family, find }];
  });
}

/** The yogas that are looked for, in the order of the answer. */
export const DETECTED_IDS = [
  "gajakesari",
  "sunapha",
  "anapha",
  "dhurdhura",
  "kemadruma",
  "chandramangala",
  "budhaaditya",
  "ruchaka",
  "bhadra",
  "hamsa",
  "malavya",
  "sasa",
  "rajju",
  "musala",
  "nala",
  "mala",
  "sarpa",
  "gada",
  "sakata-2",
  "vihaga",
  "sringhataka",
  "hala",
  "vajra",
  "yava",
  "kamala",
  "vapee",
  "yupa",
  "ishu",
  "sakti",
  "danda",
  "nav",
  "kuta",
  "chhatra",
  "chapa-2",
  "ardhachandra",
  "chandra",
  "samudra",
  "gola-2",
  "yuga",
  "sula",
  "kedara",
  "pasa",
  "damni",
  "vallaki",
  "dhana",
  "daridra",
  "lakshmi",
  "dhanamalika",
] as const satisfies readonly YogaId[];

const NON_ANGLES = [2, 3, 5, 6, 8, 9, 11, 12] as const;

const AKRITI: Partial<Record<YogaId, Detector["find"]>> = {
  gada: (scene) =>
    shape(
      scene,
      [1, 4, 7, 10].map((first) => [first, ((first + 2) % 12) + 1]),
      "angles",
    ),
  "sakata-2": (scene) => shape(scene, [[1, 7]]),
  vihaga: (scene) => shape(scene, [[4, 10]]),
  sringhataka: (scene) => shape(scene, [[1, 5, 9]]),
  hala: (scene) =>
    shape(
      scene,
      [2, 3, 4].map((first) => [first, first + 4, first + 8]),
      "trines",
    ),
  vajra: (scene) => crossed(scene, [1, 7], [4, 10]),
  yava: (scene) => crossed(scene, [4, 10], [1, 7]),
  kamala: (scene) => shape(scene, [[1, 4, 7, 10]]),
  vapee: (scene) =>
    shape(
      scene,
      [
        [2, 5, 8, 11],
        [3, 6, 9, 12],
      ],
      "quarters",
    ),
  yupa: (scene) => shape(scene, [inARow(1, 4)]),
  ishu: (scene) => shape(scene, [inARow(4, 4)]),
  sakti: (scene) => shape(scene, [inARow(7, 4)]),
  danda: (scene) => shape(scene, [inARow(10, 4)]),
  nav: (scene) => shape(scene, [inARow(1, 7)]),
  kuta: (scene) => shape(scene, [inARow(4, 7)]),
  chhatra: (scene) => shape(scene, [inARow(7, 7)]),
  "chapa-2": (scene) => shape(scene, [inARow(10, 7)]),
  ardhachandra: (scene) =>
    shape(
      scene,
      NON_ANGLES.map((first) => inARow(first, 7)),
      "row",
    ),
  chandra: (scene) => shape(scene, [[1, 3, 5, 7, 9, 11]]),
  samudra: (scene) => shape(scene, [[2, 4, 6, 8, 10, 12]]),
};

const CLASSICAL: Partial<Record<YogaId, Detector["find"]>> = {
  gajakesari,
  sunapha,
  anapha,
  dhurdhura,
  kemadruma,
  chandramangala: chandraMangala,
  budhaaditya: budhaAditya,
  ruchaka: (scene) => mahapurusha(scene, "mars"),
  bhadra: (scene) => mahapurusha(scene, "mercury"),
  hamsa: (scene) => mahapurusha(scene, "jupiter"),
  malavya: (scene) => mahapurusha(scene, "venus"),
  sasa: (scene) => mahapurusha(scene, "saturn"),
  dhana,
  daridra,
  lakshmi,
  dhanamalika: dhanaMalika,
};

const DETECTORS: readonly Detector[] = [
  ...of("classical", CLASSICAL),
  ...of("asraya", {
    rajju: (scene) => asraya(scene, "movable"),
    musala: (scene) => asraya(scene, "fixed"),
    nala: (scene) => asraya(scene, "dual"),
  }),
  ...of("dala", { mala: (scene) => dala(scene, "benefics"), sarpa: (scene) => dala(scene, "malefics") }),
  ...of("akriti", AKRITI),
  ...of("sankhya", {
    "gola-2": (scene) => sankhya(scene, 1),
    yuga: (scene) => sankhya(scene, 2),
    sula: (scene) => sankhya(scene, 3),
    kedara: (scene) => sankhya(scene, 4),
    pasa: (scene) => sankhya(scene, 5),
    damni: (scene) => sankhya(scene, 6),
    vallaki: (scene) => sankhya(scene, 7),
  }),
];

/** A yoga that was looked for. */
export interface DetectedYoga extends Finding {
  readonly id: YogaId;
  readonly family: YogaFamily;
  /** The family whose yoga takes its place: the rule is met, and the yoga is not counted. */
  readonly suppressedBy: YogaFamily | undefined;
}

/**
 * The 48 yogas that are looked for in a chart, in order. A yoga of shape (Akriti) takes the place of one of the kinds of
 * signs (Asraya), and any of those or of the angles (Dala) that of one of number (Sankhya): Brihat Parashara Hora
 * Shastra 35.
 */
export function detectYogas(chart: VedicChart): readonly DetectedYoga[] {
  return detectIn(yogaSceneOf(chart));
}

/** The same in a chart that was read before. */
export function detectIn(scene: YogaScene): readonly DetectedYoga[] {
  const found = DETECTORS.map(({ id, family, find }) => ({ id, family, ...find(scene) }));
  const has = (family: YogaFamily): boolean => found.some((one) => one.family === family && one.isPresent);
  const settled = found.map((one) => {
    const suppressedBy = one.isPresent ? STRONGER[one.family].find(has) : undefined;
    return { ...one, isPresent: one.isPresent && suppressedBy === undefined, suppressedBy };
  });
  return DETECTED_IDS.flatMap((id) => settled.filter((one) => one.id === id));
}

/** Families that take the place of a family, the strongest first. */
const STRONGER: Readonly<Record<YogaFamily, readonly YogaFamily[]>> = {
  classical: [],
  akriti: [],
  asraya: ["akriti"],
  dala: [],
  sankhya: ["akriti", "asraya", "dala"],
};

export interface DetectedYogasFacts {
  readonly chart: VedicChart;
  readonly standings: Standings;
  readonly yogas: readonly DetectedYoga[];
}

export function computeDetectedYogas(
  input: VedicBirthInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): DetectedYogasFacts {
  const chart = vedicChartOf(ephemeris, input);
  const { standings } = readOf(chart, shadbalaWhereSunRises(ephemeris, chart)?.grahas);
  return { chart, standings, yogas: detectYogas(chart) };
}
