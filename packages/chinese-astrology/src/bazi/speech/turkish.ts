import { at } from "@almagest/operation";
import { type Bend, namedSpeech, yearSpan } from "./named";
import type { Speech } from "./shape";
import { YEAR_ENDS } from "./year-ends";

const PILLARS = { year: "yıl", month: "ay", day: "gün", hour: "saat", luck: "şans" } as const;
const OF = { year: "yılın", month: "ayın", day: "günün", hour: "saatin" } as const;
const COUNTS = ["hiçbiri", "biri", "ikisi", "üçü", "dördü", "beşi", "altısı", "yedisi", "sekizi"] as const;
const VERDICTS = {
  "very-weak": "çok zayıf",
  weak: "zayıf",
  balanced: "dengeli",
  strong: "güçlü",
  "very-strong": "çok güçlü",
} as const;
const BONDS = {
  "stem-combination": "birleşme",
  "six-combination": "birleşme",
  trine: "üçlü birlik",
  clash: "çatışma",
  harm: "zarar",
  punishment: "ceza",
  "stem-clash": "çatışma",
} as const;
const RAT = { early: "erken Fare", late: "geç Fare" } as const;

export function turkish(bend: Bend): Speech {
  return namedSpeech("tr", bend, ({ animal, phase, pillar, list, either }) => ({
    position: (position) => PILLARS[position],
    pillar: (position, of) => `${pillar(of)} ${PILLARS[position]} sütunu`,
    place: (part, position) => `${OF[position]} ${part === "stem" ? "gövdesi" : "dalı"}`,
    // the texts say "{places} altında", with the genitive
    branchesOf: (positions) =>
      `${list(positions.map((one) => OF[one]))} ${positions.length === 1 ? "dalının" : "dallarının"}`,
    counts: (counts, missing) => {
      const there = counts.map(({ of, count }) => `${at(COUNTS, count)} ${phase(of)}`);
      if (missing.length === 0) return list(there);
      return `${there.join(", ")}, ${list(missing.map(phase))} ise hiç yok`;
    },
    verdict: (verdict) => VERDICTS[verdict],
    verdicts: (counts, total) =>
      `${total} olası haritadan ${list(counts.map(({ of, count }) => `${count} tanesinde ${VERDICTS[of]}`))}`,
    turned: (positions, time) => `saat ${time} olunca ${list(positions.map((one) => PILLARS[one]))} değişti`,
    hours: (named) => {
      const names = named.map(({ branch, rat }) => (rat === undefined ? animal(branch) : RAT[rat]));
      return `${list(names)} ${named.length === 1 ? "saati" : "saatleri"}`;
    },
    stretch: (from, to) => (to === undefined ? `saat ${from} sonrasında` : `${from} ile ${to} arasında`),
    candidates: (fewer, most) =>
      `${fewer.map((one) => `${one.when} ${phase(one.phase)}`).join(", ")}, diğer bütün saatlerde ${phase(most)}`,
    inHours: (told) => `${told}nde`,
    // the verb is the last word
    yearsOf: (phases) =>
      `${phases.map((one) => `${phase(one)} yılları ${either(YEAR_ENDS[one])} ile`).join(", ")} biter`,
    bond: (type) => BONDS[type],
    yearSpan,
    ageReach,
    courses: (courses) =>
      courses
        .map(({ before, from, direction, ages }) => {
          const when = before === undefined ? `saat ${from} sonrasında` : `saat ${before} öncesinde`;
          return `${when} şans ${direction === "forward" ? "ileri" : "geri"} yürür (başlangıç: ${ageReach(ages)})`;
        })
        .join("; "),
    otherTimes: "diğer bütün saatlerde",
    half: (part) => (part === "stem" ? "gövdesi" : "dalı"),
  }));
}

function ageReach(ages: readonly string[]): string {
  return ages.length === 1 ? at(ages, 0) : `${ages.join(" ile ")} arası`;
}
