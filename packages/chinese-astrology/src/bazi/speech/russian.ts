import { at } from "@almagest/operation";
import { type Bend, namedSpeech, yearSpan } from "./named";
import type { Speech } from "./shape";
import { YEAR_ENDS } from "./year-ends";

const OF = { year: "года", month: "месяца", day: "дня", hour: "часа", luck: "удачи" } as const;
const THE = { year: "год", month: "месяц", day: "день", hour: "час" } as const;
const COUNTS = ["ни один", "один", "два", "три", "четыре", "пять", "шесть", "семь", "восемь"] as const;
const VERDICTS = {
  "very-weak": "очень слаб",
  weak: "слаб",
  balanced: "уравновешен",
  strong: "силён",
  "very-strong": "очень силён",
} as const;
const BONDS = {
  "stem-combination": "слияние",
  "six-combination": "слияние",
  trine: "тройка",
  clash: "столкновение",
  harm: "вред",
  punishment: "наказание",
  "stem-clash": "столкновение",
} as const;
const RAT = { early: "ранней Крысы", late: "поздней Крысы" } as const;

export function russian(bend: Bend): Speech {
  return namedSpeech("ru", bend, ({ phase, pillar, list, either, hours }) => ({
    position: (position) => OF[position],
    pillar: (position, of) => `столп ${OF[position]} ${pillar(of)}`,
    place: (part, position) => `${part === "stem" ? "ствол" : "ветвь"} ${OF[position]}`,
    // the texts say "под {places}", with the instrumental
    branchesOf: (positions) =>
      `${positions.length === 1 ? "ветвью" : "ветвями"} ${list(positions.map((one) => OF[one]))}`,
    counts: (counts, missing) => {
      const there = counts.map(({ of, count }) => `${at(COUNTS, count)} — ${phase(of)}`);
      if (missing.length === 0) return list(there);
      return `${there.join(", ")}, а ${list(missing.map((one) => bend(phase(one), "gen")))} нет`;
    },
    verdict: (verdict) => VERDICTS[verdict],
    verdicts: (counts, total) =>
      list(
        counts.map(
          ({ of, count }, index0) => `${VERDICTS[of]} в ${count}${index0 === 0 ? ` из ${total} возможных карт` : ""}`,
        ),
      ),
    turned: (positions, time) =>
      `в ${time} ${positions.length === 1 ? "сменился" : "сменились"} ${list(positions.map((one) => THE[one]))}`,
    hours: (named) => `${named.length === 1 ? "час" : "часы"} ${hours(named, "gen", RAT)}`,
    stretch: (from, to) => (to === undefined ? `с ${from}` : `с ${from} до ${to}`),
    candidates: (fewer, most) =>
      `${fewer.map((one) => `${phase(one.phase)} — ${one.when}`).join(", ")}, а ${phase(most)} — в остальное время`,
    inHours: (told) => `в ${told}`,
    yearsOf: (phases) =>
      phases
        .map(
          (one, index0) =>
            `годы ${bend(phase(one), "gen")} ${index0 === 0 ? "оканчиваются" : "—"} на ${either(YEAR_ENDS[one])}`,
        )
        .join(", "),
    bond: (type) => BONDS[type],
    yearSpan: (from, to) => yearSpan(from, to, "—"),
    ageReach,
    courses: (courses) =>
      courses
        .map(({ before, from, direction, ages }) => {
          const when = before === undefined ? `с ${from}` : `до ${before}`;
          return `${when} столпы идут ${direction === "forward" ? "вперёд" : "назад"} (начало: ${ageReach(ages)})`;
        })
        .join("; "),
    otherTimes: "в остальное время",
    half: (part) => (part === "stem" ? "стволе" : "ветви"),
  }));
}

function ageReach(ages: readonly string[]): string {
  return ages.length === 1 ? at(ages, 0) : `от ${ages.map(inGenitive).join(" до ")}`;
}

/** An age after a preposition: `4 года и 2 месяца` is `4 лет и 2 месяцев`. */
function inGenitive(age: string): string {
  return age.replace(/(\d+)\s(год|месяц)?[^\s\d]*/g, (_, count: string, unit: string | undefined) => {
    const isOne = /(?<!1)1$/.test(count);
    if (unit === "месяц") return `${count} ${isOne ? "месяца" : "месяцев"}`;
    return `${count} ${isOne ? "года" : "лет"}`;
  });
}
