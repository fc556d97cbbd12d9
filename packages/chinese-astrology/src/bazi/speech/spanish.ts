import { at } from "@almagest/operation";
import { type Bend, namedSpeech, yearSpan } from "./named";
import type { Speech } from "./shape";
import { YEAR_ENDS } from "./year-ends";

const OF = { year: "del año", month: "del mes", day: "del día", hour: "de la hora", luck: "de la suerte" } as const;
const THE = { year: "el año", month: "el mes", day: "el día", hour: "la hora" } as const;
const COUNTS = ["ninguno", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho"] as const;
const VERDICTS = {
  "very-weak": "muy débil",
  weak: "débil",
  balanced: "equilibrado",
  strong: "fuerte",
  "very-strong": "muy fuerte",
} as const;
const BONDS = {
  "stem-combination": "unión",
  "six-combination": "unión",
  trine: "trígono",
  clash: "choque",
  harm: "daño",
  punishment: "castigo",
  "stem-clash": "choque",
} as const;
const RAT = { early: "de la Rata de madrugada", late: "de la Rata de noche" } as const;

export function spanish(bend: Bend): Speech {
  return namedSpeech("es", bend, ({ phase, pillar, list, either, hours }) => ({
    position: (position) => OF[position],
    pillar: (position, of) => `el pilar ${OF[position]} ${pillar(of)}`,
    place: (part, position) => `${part === "stem" ? "el tronco" : "la rama"} ${OF[position]}`,
    branchesOf: (positions) =>
      `${positions.length === 1 ? "la rama" : "las ramas"} ${list(positions.map((one) => OF[one]))}`,
    counts: (counts, missing) =>
      list([
        ...counts.map(({ of, count }, index0) => {
          const verb = count === 1 ? " es" : " son";
          return `${at(COUNTS, count)}${index0 === 0 ? verb : ""} de ${phase(of)}`;
        }),
        ...(missing.length === 0 ? [] : [`ninguno ${missing.map((one) => `de ${phase(one)}`).join(" ni ")}`]),
      ]),
    verdict: (verdict) => VERDICTS[verdict],
    verdicts: (counts, total) =>
      list(
        counts.map(
          ({ of, count }, index0) =>
            `${VERDICTS[of]} en ${count}${index0 === 0 ? ` de las ${total} cartas posibles` : ""}`,
        ),
      ),
    turned: (positions, time) =>
      `${list(positions.map((one) => THE[one]))} ${positions.length === 1 ? "cambió" : "cambiaron"} a las ${time}`,
    hours: (named) => `${named.length === 1 ? "la hora" : "las horas"} ${hours(named, "de", RAT)}`,
    stretch: (from, to) => (to === undefined ? `desde las ${from}` : `de ${from} a ${to}`),
    candidates: (fewer, most) =>
      `${fewer.map((one) => `${phase(one.phase)} ${one.when}`).join(", ")}, y ${phase(most)} a todas las demás horas`,
    inHours: (told) => `en ${told}`,
    yearsOf: (phases) =>
      list(
        phases.map(
          (one, index0) =>
            `${index0 === 0 ? "los años de" : "los de"} ${phase(one)} terminan en ${either(YEAR_ENDS[one])}`,
        ),
      ),
    bond: (type) => BONDS[type],
    yearSpan,
    ageReach,
    courses: (courses) =>
      courses
        .map(({ before, from, direction, ages }) => {
          const when = before === undefined ? `desde las ${from}` : `antes de las ${before}`;
          return `${when} la suerte corre hacia ${direction === "forward" ? "delante" : "atrás"} (comienzo: ${ageReach(ages)})`;
        })
        .join("; "),
    otherTimes: "a todas las demás horas",
    half: (part) => (part === "stem" ? "el tronco" : "la rama"),
  }));
}

function ageReach(ages: readonly string[]): string {
  return ages.length === 1 ? at(ages, 0) : `de ${ages.join(" a ")}`;
}
