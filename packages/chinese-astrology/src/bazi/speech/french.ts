import { at } from "@almagest/operation";
import { type Bend, namedSpeech, yearSpan } from "./named";
import type { Speech } from "./shape";
import { YEAR_ENDS } from "./year-ends";

const OF = { year: "de l'année", month: "du mois", day: "du jour", hour: "de l'heure", luck: "de la chance" } as const;
const THE = { year: "l'année", month: "le mois", day: "le jour", hour: "l'heure" } as const;
const COUNTS = ["aucun", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit"] as const;
const VERDICTS = {
  "very-weak": "très faible",
  weak: "faible",
  balanced: "équilibré",
  strong: "fort",
  "very-strong": "très fort",
} as const;
const BONDS = {
  "stem-combination": "union",
  "six-combination": "union",
  trine: "trois harmonies",
  clash: "heurt",
  harm: "nuisance",
  punishment: "punition",
  "stem-clash": "heurt",
} as const;
const RAT = { early: "du Rat d'après minuit", late: "du Rat d'avant minuit" } as const;

export function french(bend: Bend): Speech {
  return namedSpeech("fr", bend, ({ phase, pillar, list, either, hours }) => ({
    position: (position) => OF[position],
    pillar: (position, of) => `le pilier ${OF[position]} ${pillar(of)}`,
    place: (part, position) => `${part === "stem" ? "le tronc" : "la branche"} ${OF[position]}`,
    branchesOf: (positions) =>
      `${positions.length === 1 ? "la branche" : "les branches"} ${list(positions.map((one) => OF[one]))}`,
    counts: (counts, missing) =>
      list([
        ...counts.map(({ of, count }, index0) => {
          const verb = count === 1 ? " relève" : " relèvent";
          return `${at(COUNTS, count)}${index0 === 0 ? verb : ""} ${bend(phase(of), "de")}`;
        }),
        ...(missing.length === 0 ? [] : [`aucun ${missing.map((one) => bend(phase(one), "de")).join(" ni ")}`]),
      ]),
    verdict: (verdict) => VERDICTS[verdict],
    verdicts: (counts, total) =>
      list(
        counts.map(
          ({ of, count }, index0) =>
            `${VERDICTS[of]} dans ${count}${index0 === 0 ? ` des ${total} thèmes possibles` : ""}`,
        ),
      ),
    turned: (positions, time) =>
      `${list(positions.map((one) => THE[one]))} ${positions.length === 1 ? "a" : "ont"} changé à ${time}`,
    hours: (named) => `${named.length === 1 ? "l'heure" : "les heures"} ${hours(named, "de", RAT)}`,
    stretch: (from, to) => (to === undefined ? `à partir de ${from}` : `de ${from} à ${to}`),
    candidates: (fewer, most) =>
      `${fewer.map((one) => `${phase(one.phase)} ${one.when}`).join(", ")}, et ${phase(most)} à toute autre heure`,
    inHours: (told) => (told.startsWith("les ") ? told.replace("les ", "aux ") : `à ${told}`),
    yearsOf: (phases) =>
      list(
        phases.map((one, index0) => {
          const verb = index0 === 0 ? " se terminent" : "";
          return `${index0 === 0 ? "les années" : "celles"} ${bend(phase(one), "de")}${verb} par ${either(YEAR_ENDS[one])}`;
        }),
      ),
    bond: (type) => BONDS[type],
    yearSpan,
    ageReach,
    courses: (courses) =>
      courses
        .map(({ before, from, direction, ages }) => {
          const when = before === undefined ? `à partir de ${from}` : `avant ${before}`;
          return `${when} la chance va vers l'${direction === "forward" ? "avant" : "arrière"} (début : ${ageReach(ages)})`;
        })
        .join(" ; "),
    otherTimes: "à toute autre heure",
    half: (part) => (part === "stem" ? "le tronc" : "la branche"),
  }));
}

function ageReach(ages: readonly string[]): string {
  return ages.length === 1 ? at(ages, 0) : `de ${ages.join(" à ")}`;
}
