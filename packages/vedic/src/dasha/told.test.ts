import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { repeatedSentences, unread, unwritten, wrongArticles } from "@almagest/telling/testing";
import { describe, expect, test } from "vitest";
import { GRAHA_IDS, type GrahaId, SEVEN_GRAHAS } from "../grahas";
import { currentDasha, majorDashas, pratyantardashas, subDashas, vedicBirthChart } from "../index";
import { WEAKNESSES } from "../standing/weakened";
import { friendship, MEANS, ROLES } from "../standing/weigh";
import { en } from "../texts/en";
import { messages } from "../texts/en-messages";
import type { MajorDashas, VedicBirthChart } from "../types";
import { pairEntryTone } from "./entry";

const NOW = Date.parse("2026-11-22T06:00:00Z");
const context = createContext({ ephemeris: swissEphemeris(), now: NOW, texts: [en] });
const HOUSES = Array.from({ length: 12 }, (_, index0) => String(index0 + 1));
const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");
const DAY_MS = 86_400_000;

/** Births over 90 years, the day, and latitudes from 50 south to 59 north. */
const births = Array.from({ length: 40 }, (_, index0) => {
  const longitude = ((index0 * 37) % 340) - 170;
  return {
    date: new Date(Date.UTC(1934 + ((index0 * 7) % 90), (index0 * 5) % 12, 1 + ((index0 * 11) % 28)))
      .toISOString()
      .slice(0, 10),
    time: `${String((index0 * 7) % 24).padStart(2, "0")}:${String((index0 * 13) % 60).padStart(2, "0")}:00`,
    latitude: ((index0 * 17) % 110) - 50,
    longitude,
    timezone: Math.round(longitude / 15),
  };
});

const idOf = (name: string): GrahaId => GRAHA_IDS.find((id) => id === name.toLowerCase()) ?? "sun";

type Period = MajorDashas["mahadashas"][number];
const answers = births.map((birth) => ({ periods: majorDashas(birth, context).mahadashas, birth }));
const told = ({ interpretation = "" }: { readonly interpretation?: string }): string => interpretation;
const paragraphsOf = (period: Period): readonly string[] => told(period).split("\n\n").slice(1);

const runsOf = (text: string): ReadonlySet<string> => {
  const words = text.toLowerCase().split(/[^a-z0-9']+/);
  return new Set(words.slice(4).map((_, index0) => words.slice(index0, index0 + 5).join(" ")));
};
const lagnaOf = (periods: readonly Period[]): string | undefined =>
  /For your (\w+)/.exec(periods.map(told).join(" "))?.[1];
const shareOf = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((run) => other.has(run)).length / Math.max(1, Math.min(one.size, other.size));

describe("the reading of a major period", () => {
  test("shares with another grown person's chart the entry on its lord, and no other paragraph", () => {
    const seen = new Map<string, string>();
    for (const { periods, birth } of answers) {
      for (const period of periods) {
        const age = (wholeYears(birth, period.startDate) + wholeYears(birth, period.endDate)) / 2;
        if (age < 20 || age > 65) continue;
        for (const paragraph of paragraphsOf(period)) {
          expect(seen.get(paragraph) ?? birth.date, paragraph).toBe(birth.date);
          seen.set(paragraph, birth.date);
        }
      }
    }
  });

  test("shares less than six in ten of its five-word runs with the same lord's in a chart of another Lagna", () => {
    const shares = answers.flatMap(({ periods }, index0) => {
      const other = answers[(index0 + 7) % answers.length]?.periods ?? [];
      if (lagnaOf(periods) === lagnaOf(other)) return [];
      return periods.slice(1).map((period) => {
        const same = other.find(({ planet }) => planet === period.planet);
        const [one, two] = [paragraphsOf(period).join(" "), same ? paragraphsOf(same).join(" ") : ""];
        return shareOf(runsOf(one), runsOf(two));
      });
    });
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    expect(mean).toBeLessThan(0.15);
    expect(Math.max(...shares)).toBeLessThan(0.6);
  });

  test("says no sentence twice in an answer, fills every name, and has its articles right", () => {
    for (const { periods } of answers) {
      const texts = periods.map(told);
      expect(repeatedSentences(texts)).toEqual([]);
      const whole = texts.join(" ");
      expect(wrongArticles(whole)).toEqual([]);
      expect(whole).not.toMatch(/[{}]|undefined| {2}|[.!?] [a-z]/);
    }
  });

  test("names the houses that the lord rules and occupies in the birth chart", () => {
    const says = /For your (\w+) \(\w+\) Lagna (?:the )?(\w+) rules the (.+?) house, and is in the (\w+), in (\w+)/;
    let read = 0;
    for (const { periods, birth } of answers) {
      const chart = vedicBirthChart(birth, context);
      for (const period of periods) {
        const said = says.exec(told(period));
        if (said === null) continue;
        read++;
        const [, lagna, lord, owned = "", house, sign] = said;
        const own = chart.houses.filter((one) => one.lord === lord).map((one) => ORDINALS[one.number - 1]);
        expect(owned.split(" and the ")).toEqual(own);
        expect(chart.houses.find((one) => one.lord === lord)?.lordHouse).toBe(ORDINALS.indexOf(house ?? "") + 1);
        expect([lagna, sign, lord]).toEqual([chart.meta.Lagna.rashi, signOf(chart, lord), period.planet]);
      }
    }
    expect(read).toBeGreaterThan(200);
  });

  test("tells the age at which it comes and the length that is left, as its dates have them", () => {
    const whole =
      /^The (\d+) years of (?:the )?\w+ last from \w+ \d{4} to \w+ \d{4}, (?:past the age of (100)|from (?:the age of (\d+)|the first year of life) (?:to the age of (\d+)|on))/m;
    for (const { periods, birth } of answers) {
      for (const period of periods.slice(1)) {
        const [, years, past, age = past ?? "0", end] = whole.exec(told(period)) ?? [];
        expect(Number(years)).toBe(period.durationYears);
        expect(Number(age)).toBe(Math.min(100, ageOn(birth, period.startDate)));
        const last = ageOn(birth, period.endDate);
        expect(end).toBe(last < 100 ? String(last) : undefined);
      }
      const first = periods[0];
      expect(told(first ?? {})).toMatch(/(?:^|\n\n)At birth \d+ (?:year|month|day)s?/);
    }
  });

  test("tells a child and the old nothing that is for grown people, and sends nobody back to another lord", () => {
    let quiet = 0;
    for (const { periods, birth } of answers) {
      for (const period of periods) {
        const age = (wholeYears(birth, period.startDate) + wholeYears(birth, period.endDate)) / 2;
        expect(told(period)).not.toMatch(/as in the case of|signs lie between|claim made by|bill presented by/);
        if (age >= 12 && age < 76) continue;
        quiet += 1;
        expect(told(period)).not.toMatch(/The period of \w|lucky alliance|by the same door|Romance ripens|competent/);
        expect(told(period)).not.toMatch(/^[^\n]+\n\n(?:At birth|The \d+ years of)/);
      }
    }
    expect(quiet).toBeGreaterThan(40);
  });

  test("tells no result of a period that begins after the age of 100", () => {
    const beyond = answers.flatMap(({ periods, birth }) =>
      periods.filter(({ startDate }) => wholeYears(birth, startDate) >= 100).map(told),
    );
    expect(beyond.length).toBeGreaterThan(5);
    for (const text of beyond) expect(text).not.toMatch(/in matters of|In old age|sub-periods/i);
  });

  test("speaks of a child and of the old by the tone of the judgment, and not of a career or a father", () => {
    const says = {
      good: /kind to a child|good to the child|treats you kindly|little trouble/,
      mixed: /neither easy nor hard|good days and poor|some ease|Good and poor days/,
      hard: /demanding for|tries the child|is tiring|makes things heavier/,
    };
    let quiet = 0;
    for (const { periods, birth } of answers) {
      for (const period of periods) {
        const [from, until] = [wholeYears(birth, period.startDate), wholeYears(birth, period.endDate)];
        const age = (from + until) / 2;
        if (until - from < 2 || until < 5 || from >= 100 || (age >= 11 && age < 76)) continue;
        quiet += 1;
        expect(told(period)).toMatch(says[period.judgment?.tone ?? "mixed"]);
        expect(told(period).split(/[mM]atters of/)[1] ?? "").not.toMatch(/^[^.]*(?:father|siblings|income|rivalry)/);
      }
    }
    expect(quiet).toBeGreaterThan(40);
  });

  test("names as best and worst sub-periods those of the best and worst judgments that come within it", () => {
    let ranked = 0;
    const ranksOf = (periods: readonly Period[], name: string | undefined): readonly number[] => {
      const { promise = "mixed", means = "fair" } = periods.find(({ planet }) => planet === name)?.judgment ?? {};
      return [ROLES.indexOf(promise), MEANS.indexOf(means)];
    };
    const says = /that of (?:the )?(\w+) \((\w+ \d{4}) to (\w+ \d{4})\) (promises most|asks for the most patience)/g;
    for (const { periods } of answers) {
      for (const period of periods) {
        for (const [, name, from, until, rank] of told(period).matchAll(says)) {
          for (const date of [from, until]) {
            const ms = Date.parse(`1 ${date} UTC`);
            expect(ms).toBeGreaterThanOrEqual(Date.parse(`${period.startDate}Z`) - 31 * DAY_MS);
            expect(ms).toBeLessThanOrEqual(Date.parse(`${period.endDate}Z`));
          }
          if (period === periods[0]) continue;
          ranked += 1;
          const direction = rank === "promises most" ? 1 : -1;
          const own = ranksOf(periods, name);
          for (const { planet } of periods.filter((one) => one.planet !== name && one.planet !== period.planet)) {
            const other = ranksOf(periods, planet);
            expect(other, `${period.planet}: ${name}, ${planet}`).not.toEqual(own);
            for (const [index0, one] of own.entries()) {
              expect(direction * (one - (other[index0] ?? 0)), `${name}, ${planet}`).toBeLessThanOrEqual(0);
            }
          }
        }
      }
    }
    expect(ranked).toBeGreaterThan(30);
  });

  test("names no sub-period of a life past 100, and none that is over at the instant read", () => {
    let left = 0;
    for (const { periods, birth } of answers) {
      for (const period of periods.filter(({ endDate }) => wholeYears(birth, endDate) > 116)) {
        expect(told(period)).not.toContain("promises most");
      }
      if (Date.parse(birth.date) > NOW - DAY_MS) continue;
      const { mahadasha } = currentDasha(birth, context);
      for (const [, until] of told(mahadasha).matchAll(/ to (\w+ \d{4})\)/g)) {
        left += 1;
        expect(Date.parse(`1 ${until} UTC`) + 32 * DAY_MS).toBeGreaterThan(NOW);
      }
    }
    expect(left).toBeGreaterThan(5);
  });

  test("calls no lord weak without a named fault", () => {
    let weak = 0;
    for (const { periods, birth } of answers) {
      for (const period of periods) {
        const age = (wholeYears(birth, period.startDate) + wholeYears(birth, period.endDate)) / 2;
        if (period.judgment?.means !== "short" || wholeYears(birth, period.startDate) >= 100) continue;
        if (age < 14 || age > 73) continue;
        weak += 1;
        expect(told(period)).toMatch(/weakened (?:as s?he is )?by \w|because of \w/);
      }
    }
    expect(weak).toBeGreaterThan(15);
  });

  test("calls no shadbala of 100 percent or more too little, and no verdict strong beside its figure", () => {
    for (const { periods } of answers) {
      for (const period of periods) {
        expect(told(period)).not.toMatch(/\b[1-9]\d\d percent by shadbala (?:is too little|[A-Z]\w+ falls)/);
        expect(told(period)).not.toMatch(/strong on (?:the whole|balance)|ordinary strength/);
        const figure = Number(/shadbala: (\d+)/.exec(period.judgment?.evidence.join() ?? "")?.[1] ?? 100);
        if (figure >= 100) expect(told(period)).not.toContain("too little shadbala");
      }
    }
  });

  test("refers no reader to another member", () => {
    for (const { periods } of answers) {
      for (const period of periods) expect(told(period)).not.toMatch(/\bas well[,.:]|, too[,.:]|likewise|Here too/);
    }
  });

  test("judges: no promise and no means fits more than half of the lords, or fewer than a tenth", () => {
    const judged = answers.flatMap(({ periods }) => periods.flatMap(({ judgment }) => judgment ?? []));
    for (const [kind, values] of [
      ["promise", ROLES],
      ["means", MEANS],
      ["tone", ROLES],
    ] as const) {
      for (const value of values) {
        const share = judged.filter((one) => one[kind] === value).length / judged.length;
        expect(share, `${kind} ${value}`).toBeGreaterThan(0.1);
        expect(share, `${kind} ${value}`).toBeLessThan(0.55);
      }
    }
  });
});

describe("the levels below", () => {
  const [birth] = births;
  if (birth === undefined) throw new Error("no birth");

  test("a sub-period says its lord's place from the lord above, and no sentence twice", () => {
    for (const { periods, birth } of answers.slice(0, 12)) {
      for (const { planet } of periods.slice(1, 4)) {
        const { antardashas } = subDashas({ ...birth, mahadasha: planet }, context);
        expect(repeatedSentences(antardashas.map(told))).toEqual([]);
        for (const part of antardashas.slice(1)) {
          expect(told(part)).toMatch(
            new RegExp(`(?:\\w+ from|in one sign with) (?:the )?${planet}, in your \\w+ house`),
          );
        }
      }
    }
  });

  test("the distance of two lords is said from both, as their signs have it, and tempers only the opposite tone", () => {
    const says = /are (?:both )?(\w+) and (\w+) from each other, (.+?)\./;
    const helpful = [3, 5, 9, 11];
    let [read, tempered] = [0, 0];
    for (const { periods, birth } of answers.slice(0, 12)) {
      for (const { planet } of periods.slice(1, 4)) {
        for (const { judgment, ...part } of subDashas({ ...birth, mahadasha: planet }, context).antardashas.slice(1)) {
          const count = ORDINALS.indexOf(/in the (\w+) from/.exec(told(part))?.[1] ?? "first") + 1;
          const said = says.exec(told(part));
          if (said === null) continue;
          read += 1;
          const both = [ORDINALS.indexOf(said[1] ?? "") + 1, ORDINALS.indexOf(said[2] ?? "") + 1];
          expect(both).toEqual([count, 14 - count].sort((one, other) => one - other));
          expect(said[3]?.startsWith("a helpful distance")).toBe(helpful.includes(count));
          if (!said[3]?.includes("which")) continue;
          tempered += 1;
          expect(judgment?.tone).toBe(helpful.includes(count) ? "hard" : "good");
        }
      }
    }
    expect(read).toBeGreaterThan(80);
    expect(tempered).toBeGreaterThan(5);
  });

  test("no relation by friendship stands beside the dignity of a sign", () => {
    for (const { periods, birth } of answers.slice(0, 12)) {
      const parts = subDashas({ ...birth, mahadasha: periods[2]?.planet ?? "Sun" }, context).antardashas;
      for (const period of [...periods, ...parts])
        expect(told(period)).not.toMatch(/\b(?:friends|enemies) (?:in|by)\b/);
    }
  });

  test("a lord of the third level that rules above it has no second verdict", () => {
    for (const { periods, birth } of answers.slice(0, 8)) {
      const path = { mahadasha: periods[2]?.planet ?? "Sun", antardasha: periods[3]?.planet ?? "Sun" };
      const { pratyantardashas: parts } = pratyantardashas({ ...birth, ...path }, context);
      for (const part of parts) {
        const isAbove = Object.values(path).includes(part.planet);
        expect(told(part).includes("In matters of"), part.planet).toBe(!isAbove);
      }
    }
  });

  test("the two lowest levels name no length of time", () => {
    for (const { birth } of answers.slice(0, 20)) {
      if (Date.parse(birth.date) > NOW - DAY_MS) continue;
      const { sookshmaDasha, pranaDasha } = currentDasha(birth, context);
      for (const part of [sookshmaDasha, pranaDasha]) {
        expect(told(part)).toMatch(/^On the (?:fourth|fifth) level /);
        expect(told(part)).not.toMatch(/\b(?:hour|day|week|month)s?\b/);
      }
    }
  });

  test("the third level is one line with its dates", () => {
    const { pratyantardashas: parts } = pratyantardashas(
      { ...birth, mahadasha: "Saturn", antardasha: "Venus" },
      context,
    );
    const day = new Intl.DateTimeFormat("en", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
    for (const part of parts) {
      expect(told(part)).not.toContain("\n");
      expect(told(part).startsWith(day.format(Date.parse(`${part.startDate}Z`)))).toBe(true);
      expect(told(part)).toContain(` to ${day.format(Date.parse(`${part.endDate}Z`))}: `);
    }
  });

  test("the third level of a child speaks of the child", () => {
    const first = majorDashas(birth, context).mahadashas[0];
    const mahadasha = first?.planet ?? "Sun";
    const antardasha = subDashas({ ...birth, mahadasha }, context).antardashas.at(-1)?.planet ?? "Sun";
    const { pratyantardashas: parts } = pratyantardashas({ ...birth, mahadasha, antardasha }, context);
    const early = parts.filter(({ planet, endDate }) => {
      const age = wholeYears(birth, endDate);
      return age >= 5 && age < 12 && planet !== mahadasha && planet !== antardasha;
    });
    expect(early.length).toBeGreaterThan(0);
    for (const part of early) expect(told(part)).toMatch(/\. In matters of .+ the child (?:has|is)/);
  });

  test("a sub-period's entry on the pair goes with the tone of the chart", () => {
    let entries = 0;
    for (const { periods, birth } of answers.slice(0, 12)) {
      for (const { planet } of periods.slice(1, 4)) {
        for (const { judgment, ...part } of subDashas({ ...birth, mahadasha: planet }, context).antardashas.slice(1)) {
          if (!told(part).includes("The pair in any chart:")) continue;
          entries += 1;
          expect(pairEntryTone(idOf(planet), idOf(part.planet))).toBe(judgment?.tone);
        }
      }
    }
    expect(entries).toBeGreaterThan(10);
  });

  test("a node is no friend of a light that it eclipses", () => {
    for (const node of ["rahu", "ketu"] as const) {
      for (const light of ["sun", "moon"] as const) {
        expect([friendship(node, light), friendship(light, node)]).toEqual(["enemy", "enemy"]);
      }
    }
    expect([friendship("ketu", "jupiter"), friendship("rahu", "venus")]).toEqual(["friend", "friend"]);
  });

  test("the periods that run now repeat nothing", () => {
    for (const { birth } of answers.slice(0, 20)) {
      if (Date.parse(birth.date) > NOW - DAY_MS) continue;
      const now = currentDasha(birth, context);
      expect(repeatedSentences([now.mahadasha, now.antardasha, now.pratyantardasha].map(told))).toEqual([]);
    }
  });
});

describe("the texts of a graha judged in its chart", () => {
  test("are written for every fact, and for none that cannot be", () => {
    const terms = ["friend", "neutral", "enemy"];
    const walks = [
      [["houseLord"], HOUSES, HOUSES],
      [["dignity"], SEVEN_GRAHAS, ["exalted", "own", ...terms, "debilitated"]],
      [["node"], ["rahu", "ketu"], HOUSES],
      [["company"], ["with", "seen", "both"]],
      [["star.given"], ["a", "b", "c", "d"]],
      [["star.own"], ["a", "b"]],
      [["relation.sense"], ["helpful", "costly", "feared", "softens", "detracts"]],
      [["relation.apart"], ["2", "3", "5", "6"]],
      [["strength.weakness"], WEAKNESSES],
      [["stage"], ["child", "youth", "elder", "late"], GRAHA_IDS],
      [["period.verdict"], ROLES, MEANS, ["a", "b", "c"]],
      [["period.sub"], GRAHA_IDS, ROLES],
      [["period.third"], [...GRAHA_IDS, "child", "late"], ROLES],
      [["period.child"], ROLES, ["a", "b"]],
      [["period.late"], ROLES, ["a", "b"]],
      [["matters"], ["short", "child", "late"], HOUSES],
    ] as const;
    for (const [family, ...axes] of walks) {
      const keys = [[`judgment.${family[0]}`], ...axes] as const;
      expect(unwritten(en, keys), family[0]).toEqual([]);
      if (!/^relation|^matters/.test(family[0])) expect(unread(en, keys), family[0]).toEqual([]);
    }
    expect(Object.keys(messages.judgment.matters.one)).toEqual(HOUSES);
  });
});

function signOf({ meta }: VedicBirthChart, lord: string | undefined): string | undefined {
  return Object.entries(meta).find(([name]) => name === lord)?.[1].rashi;
}

/** Whole years on a day, by the calendar. */
function ageOn({ date }: { readonly date: string }, day: string): number {
  const isBefore = day.slice(5, 10) < date.slice(5);
  return Number(day.slice(0, 4)) - Number(date.slice(0, 4)) - (isBefore ? 1 : 0);
}

function wholeYears({ date, time }: { readonly date: string; readonly time: string }, until: string): number {
  return Math.floor((Date.parse(`${until}Z`) - Date.parse(`${date}T${time}Z`)) / (365.25 * DAY_MS));
}
