import { at } from "@almagest/operation";
import { type Bend, namedSpeech, yearSpan } from "./named";
import type { Speech } from "./shape";
import { YEAR_ENDS } from "./year-ends";

const OF = {
  year: "des Jahres",
  month: "des Monats",
  day: "des Tages",
  hour: "der Stunde",
  luck: "des Glücks",
} as const;
const THE = { year: "das Jahr", month: "der Monat", day: "der Tag", hour: "die Stunde" } as const;
const COUNTS = ["keines", "eines", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"] as const;
const VERDICTS = {
  "very-weak": "sehr schwach",
  weak: "schwach",
  balanced: "ausgeglichen",
  strong: "stark",
  "very-strong": "sehr stark",
} as const;
const BONDS = {
  "stem-combination": "Verbindung",
  "six-combination": "Verbindung",
  trine: "Drei Harmonien",
  clash: "Zusammenstoß",
  harm: "Schaden",
  punishment: "Strafe",
  "stem-clash": "Zusammenstoß",
} as const;
const RAT = { early: "der frühen Ratte", late: "der späten Ratte" } as const;

export function german(bend: Bend): Speech {
  return namedSpeech("de", bend, ({ phase, pillar, list, either, hours }) => ({
    position: (position) => OF[position],
    pillar: (position, of) => `die Säule ${OF[position]} ${pillar(of)}`,
    place: (part, position) => `${part === "stem" ? "der Stamm" : "der Zweig"} ${OF[position]}`,
    // the texts say "unter {places}", with the dative
    branchesOf: (positions) =>
      `${positions.length === 1 ? "dem Zweig" : "den Zweigen"} ${list(positions.map((one) => OF[one]))}`,
    counts: (counts, missing) =>
      list([
        ...counts.map(({ of, count }, index0) => {
          const verb = count === 1 ? "ist " : "sind ";
          return `${index0 === 0 ? verb : ""}${at(COUNTS, count)} ${phase(of)}`;
        }),
        ...(missing.length === 0 ? [] : [`keines ${missing.map(phase).join(" oder ")}`]),
      ]),
    verdict: (verdict) => VERDICTS[verdict],
    verdicts: (counts, total) =>
      list(
        counts.map(
          ({ of, count }, index0) =>
            `${VERDICTS[of]} in ${count}${index0 === 0 ? ` von ${total} möglichen Horoskopen` : ""}`,
        ),
      ),
    turned: (positions, time) =>
      `um ${time} Uhr ${positions.length === 1 ? "wechselte" : "wechselten"} ${list(positions.map((one) => THE[one]))}`,
    hours: (named) => `${named.length === 1 ? "die Stunde" : "die Stunden"} ${hours(named, "gen", RAT)}`,
    stretch: (from, to) => (to === undefined ? `ab ${from} Uhr` : `von ${from} bis ${to} Uhr`),
    candidates: (fewer, most) =>
      `${fewer.map((one) => `${phase(one.phase)} ${one.when}`).join(", ")} und ${phase(most)} zu allen anderen Zeiten`,
    inHours: (told) => told.replace(/^die Stunden/, "in den Stunden").replace(/^die Stunde/, "in der Stunde"),
    yearsOf: (phases) =>
      list(
        phases.map(
          (one, index0) =>
            `${index0 === 0 ? "Jahre" : "solche"} ${bend(phase(one), "gen")}${index0 === 0 ? " enden" : ""} auf ${either(YEAR_ENDS[one])}`,
        ),
      ),
    bond: (type) => BONDS[type],
    yearSpan,
    ageReach: (ages) => ages.join(" bis "),
    courses: (courses) =>
      courses
        .map(({ before, from, direction, ages }) => {
          const when = before === undefined ? `ab ${from} Uhr` : `vor ${before} Uhr`;
          return `${when} läuft das Glück ${direction === "forward" ? "vorwärts" : "rückwärts"} (Beginn: ${ages.join(" bis ")})`;
        })
        .join("; "),
    otherTimes: "zu allen anderen Zeiten",
    half: (part) => (part === "stem" ? "Stamm" : "Zweig"),
  }));
}
