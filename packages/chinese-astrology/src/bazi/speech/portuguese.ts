import { at } from "@almagest/operation";
import { type Bend, namedSpeech, yearSpan } from "./named";
import type { Speech } from "./shape";
import { YEAR_ENDS } from "./year-ends";

const OF = { year: "do ano", month: "do mês", day: "do dia", hour: "da hora", luck: "da sorte" } as const;
const THE = { year: "o ano", month: "o mês", day: "o dia", hour: "a hora" } as const;
const COUNTS = ["nenhum", "um", "dois", "três", "quatro", "cinco", "seis", "sete", "oito"] as const;
const VERDICTS = {
  "very-weak": "muito fraco",
  weak: "fraco",
  balanced: "equilibrado",
  strong: "forte",
  "very-strong": "muito forte",
} as const;
const BONDS = {
  "stem-combination": "união",
  "six-combination": "união",
  trine: "trígono",
  clash: "choque",
  harm: "dano",
  punishment: "punição",
  "stem-clash": "choque",
} as const;
const RAT = { early: "do Rato da madrugada", late: "do Rato da noite" } as const;

export function portuguese(bend: Bend): Speech {
  return namedSpeech("pt", bend, ({ phase, pillar, list, either, hours }) => ({
    position: (position) => OF[position],
    pillar: (position, of) => `o pilar ${OF[position]} ${pillar(of)}`,
    place: (part, position) => `${part === "stem" ? "o tronco" : "o ramo"} ${OF[position]}`,
    branchesOf: (positions) =>
      `${positions.length === 1 ? "o ramo" : "os ramos"} ${list(positions.map((one) => OF[one]))}`,
    counts: (counts, missing) =>
      list([
        ...counts.map(({ of, count }, index0) => {
          const verb = count === 1 ? " é" : " são";
          return `${at(COUNTS, count)}${index0 === 0 ? verb : ""} de ${phase(of)}`;
        }),
        ...(missing.length === 0 ? [] : [`nenhum ${missing.map((one) => `de ${phase(one)}`).join(" nem ")}`]),
      ]),
    verdict: (verdict) => VERDICTS[verdict],
    verdicts: (counts, total) =>
      list(
        counts.map(
          ({ of, count }, index0) =>
            `${VERDICTS[of]} em ${count}${index0 === 0 ? ` dos ${total} mapas possíveis` : ""}`,
        ),
      ),
    turned: (positions, time) =>
      `${list(positions.map((one) => THE[one]))} ${positions.length === 1 ? "mudou" : "mudaram"} às ${time}`,
    hours: (named) => `${named.length === 1 ? "a hora" : "as horas"} ${hours(named, "de", RAT)}`,
    stretch: (from, to) => (to === undefined ? `a partir das ${from}` : `das ${from} às ${to}`),
    candidates: (fewer, most) =>
      `${fewer.map((one) => `${phase(one.phase)} ${one.when}`).join(", ")}, e ${phase(most)} em todos os outros horários`,
    inHours: (told) => `n${told}`,
    yearsOf: (phases) =>
      list(
        phases.map(
          (one, index0) =>
            `${index0 === 0 ? "os anos de" : "os de"} ${phase(one)} terminam em ${either(YEAR_ENDS[one])}`,
        ),
      ),
    bond: (type) => BONDS[type],
    yearSpan,
    ageReach,
    courses: (courses) =>
      courses
        .map(({ before, from, direction, ages }) => {
          const when = before === undefined ? `a partir das ${from}` : `antes das ${before}`;
          return `${when} a sorte corre para ${direction === "forward" ? "a frente" : "trás"} (início: ${ageReach(ages)})`;
        })
        .join("; "),
    otherTimes: "em todos os outros horários",
    half: (part) => (part === "stem" ? "o tronco" : "o ramo"),
  }));
}

function ageReach(ages: readonly string[]): string {
  return ages.length === 1 ? at(ages, 0) : `de ${ages.join(" a ")}`;
}
