import { at } from "@almagest/operation";
import { type Bend, namedSpeech, yearSpan } from "./named";
import type { Speech } from "./shape";
import { YEAR_ENDS } from "./year-ends";

const OF = { year: "वर्ष", month: "मास", day: "दिन", hour: "घंटे", luck: "भाग्य" } as const;
const THE = { ...OF, hour: "घंटा" } as const;
const COUNTS = ["शून्य", "एक", "दो", "तीन", "चार", "पाँच", "छह", "सात", "आठ"] as const;
const VERDICTS = {
  "very-weak": "अति दुर्बल",
  weak: "दुर्बल",
  balanced: "संतुलित",
  strong: "बलवान",
  "very-strong": "अति बलवान",
} as const;
const BONDS = {
  "stem-combination": "संयोग",
  "six-combination": "संयोग",
  trine: "त्रिकोण",
  clash: "टकराव",
  harm: "हानि",
  punishment: "दंड",
  "stem-clash": "टकराव",
} as const;
const RAT = { early: "मध्यरात्रि के बाद के चूहे", late: "मध्यरात्रि से पहले के चूहे" } as const;

export function hindi(bend: Bend): Speech {
  return namedSpeech("hi", bend, ({ phase, pillar, list, either, hours }) => ({
    position: (position) => OF[position],
    pillar: (position, of) => `${OF[position]} का स्तंभ ${pillar(of)}`,
    place: (part, position) => `${OF[position]} ${part === "stem" ? "का तना" : "की शाखा"}`,
    // the texts say "{places} के नीचे", with the oblique
    branchesOf: (positions) =>
      `${list(positions.map((one) => OF[one]))} की ${positions.length === 1 ? "शाखा" : "शाखाओं"}`,
    counts: (counts, missing) => {
      const there = counts.map(({ of, count }) => `${phase(of)} ${at(COUNTS, count)}`);
      if (missing.length === 0) return list(there);
      return `${there.join(", ")}, और ${either(missing.map(phase))} एक भी नहीं`;
    },
    verdict: (verdict) => VERDICTS[verdict],
    verdicts: (counts, total) =>
      `${total} संभावित कुंडलियों में से ${list(counts.map(({ of, count }) => `${count} में ${VERDICTS[of]}`))}`,
    turned: (positions, time) =>
      `${time} पर ${list(positions.map((one) => THE[one]))} ${positions.length === 1 ? "बदला" : "बदले"}`,
    hours: (named) => `${hours(named, "obl", RAT)} ${named.length === 1 ? "का पहर" : "के पहर"}`,
    stretch: (from, to) => (to === undefined ? `${from} के बाद` : `${from} से ${to} तक`),
    candidates: (fewer, most) =>
      `${fewer.map((one) => `${one.when} ${phase(one.phase)}`).join(", ")}, और बाक़ी समय ${phase(most)}`,
    inHours: (told) => told.replace(/ के पहर$/, " के पहरों में").replace(/ का पहर$/, " के पहर में"),
    yearsOf: (phases) =>
      list(
        phases.map(
          (one, index0) =>
            `${phase(one)} के ${index0 === 0 ? "वर्ष " : ""}${either(YEAR_ENDS[one])} पर${index0 === 0 ? " समाप्त होते हैं" : ""}`,
        ),
      ),
    bond: (type) => BONDS[type],
    yearSpan,
    ageReach: (ages) => ages.join(" से "),
    courses: (courses) =>
      courses
        .map(({ before, from, direction, ages }) => {
          const when = before === undefined ? `${from} के बाद` : `${before} से पहले`;
          const start = ages.length === 1 ? `${at(ages, 0)} पर` : `${ages.join(" से ")} के बीच`;
          return `${when} भाग्य ${direction === "forward" ? "आगे" : "पीछे"} चलता है और ${start} आरंभ होता है`;
        })
        .join("; "),
    otherTimes: "बाक़ी समय",
    half: (part) => (part === "stem" ? "के तने" : "की शाखा"),
  }));
}
