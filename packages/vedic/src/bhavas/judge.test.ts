import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { repeatedSentences, unread, unwritten, wrongArticles } from "@almagest/telling/testing";
import { describe, expect, test } from "vitest";
import { ashtakavarga, navamsa, vedicBirthChart } from "../index";
import { en } from "../texts/en";
import { BHAVA_VERDICTS, verdictOf } from "./judge";

const context = createContext({ ephemeris: swissEphemeris(), now: Date.parse("2026-11-22T06:00:00Z"), texts: [en] });
const HOUSES = Array.from({ length: 12 }, (_, index0) => String(index0 + 1));

const births = Array.from({ length: 40 }, (_, index0) => {
  const longitude = ((index0 * 53) % 340) - 170;
  return {
    date: new Date(Date.UTC(1938 + ((index0 * 11) % 80), (index0 * 7) % 12, 1 + ((index0 * 13) % 28)))
      .toISOString()
      .slice(0, 10),
    time: `${String((index0 * 5) % 24).padStart(2, "0")}:${String((index0 * 17) % 60).padStart(2, "0")}:00`,
    latitude: ((index0 * 19) % 110) - 50,
    longitude,
    timezone: Math.round(longitude / 15),
  };
});
const charts = births.map((birth) => ({ birth, chart: vedicBirthChart(birth, context) }));
const judgments = charts.flatMap(({ chart }) => chart.houses.flatMap(({ judgment }) => judgment ?? []));

describe("the judgment of a house", () => {
  test("gives no verdict to more than two fifths of many houses, nor to fewer than a tenth", () => {
    expect(judgments).toHaveLength(12 * births.length);
    for (const verdict of BHAVA_VERDICTS) {
      const share = judgments.filter((one) => one.verdict === verdict).length / judgments.length;
      expect(share, verdict).toBeGreaterThan(0.1);
      expect(share, verdict).toBeLessThan(0.4);
    }
  });

  test("turns at its bounds", () => {
    expect([2.25, 2.2499, 0.75, 0.7499, -0.75, -0.7501].map(verdictOf)).toEqual([
      ...["strong", "good", "good", "mixed", "mixed", "weak"],
    ]);
  });

  test("tells of a lord, a karaka, points and a division only what the evidence has", () => {
    const GRAHA = "(?:the )?([A-Z]\\w+)";
    const states = { strong: "strong", weak: "short" } as const;
    const tally = { lord: 0, karaka: 0, points: 0, division: 0 };
    for (const { reading = "", evidence } of judgments) {
      const facts = evidence.join("\n");
      const found = (says: string): readonly RegExpMatchArray[] => [...reading.matchAll(new RegExp(says, "gi"))];
      for (const [, name, state = ""] of found(`${GRAHA}, lord of the \\w+ house, is (strong|weak)`)) {
        tally.lord += 1;
        expect(facts, reading).toContain(`lord ${name}: ${state === "strong" ? states.strong : states.weak}`);
      }
      for (const [, name] of found(`(?:its|the) lord, ${GRAHA}, is weak`))
        expect(facts).toContain(`lord ${name}: short`);
      for (const [, name, state] of found(`${GRAHA}, significator[ ()a-z]* of the \\w+ house, is (strong|weak)`)) {
        tally.karaka += 1;
        expect(facts, reading).toContain(`karaka ${name}: ${state === "strong" ? states.strong : states.weak}`);
      }
      for (const [, points] of found("(\\d+) points of ashtakavarga")) {
        tally.points += 1;
        expect(facts).toContain(`sarvashtakavarga: ${points} points`);
      }
      for (const [, dignity] of found("(exalted|debilitated) in the \\w+(?:amsa|kana)")) {
        tally.division += 1;
        expect(facts, reading).toMatch(new RegExp(`D\\d+: .*, ${dignity}`));
      }
    }
    for (const count of Object.values(tally)) expect(count).toBeGreaterThan(10);
  });

  test("names the house that its lord is in, but for the first, which the answer tells of by itself", () => {
    for (const { chart } of charts) {
      for (const { number, lord, lordHouse, judgment } of chart.houses) {
        const name = `(?:[Tt]he )?${lord}`;
        const ordinal = ORDINALS[lordHouse - 1];
        const told = new RegExp(
          `${name} is in the ${ordinal} house|${name} rules the ${ordinal} house from inside|From the ${ordinal} house ${name}|${name} in the ${ordinal} house`,
        );
        if (number === 1) expect(judgment?.reading).not.toMatch(told);
        else expect(judgment?.reading).toMatch(told);
      }
    }
  });

  test("sets no graha against itself, and explains a term once in a chart", () => {
    const sides = [
      /(?:on the \w+ house|the house is under pressure) from (?<names>.+?), but (?:the )?lord, (?<other>.+?), is/,
      /house has help from (?<names>.+?), but (?:its|the) lord, (?<other>.+?), is/,
      /house has help from (?<names>.+?), but its significator(?: \(karaka\))?, (?<other>.+?), is/,
      /(?<other>[A-Z]\w+), lord of the \w+ house, is .+?, but the house is under pressure from (?<names>.+?)\./,
      /(?<other>[A-Z]\w+), significator[ ()a-z]* of the \w+ house, is strong, but the house is under pressure from (?<names>.+?)\./,
    ];
    let opposed = 0;
    for (const { reading = "" } of judgments) {
      for (const side of sides) {
        const { names, other } = side.exec(reading)?.groups ?? {};
        if (names === undefined || other === undefined) continue;
        opposed += 1;
        expect(names, reading).not.toContain(other);
      }
    }
    expect(opposed).toBeGreaterThan(3);
    for (const { chart } of charts) {
      const whole = chart.houses.map(({ judgment }) => judgment?.reading).join(" ");
      for (const term of ["(karaka)", "(favorable points", "(the ninefold", "(major period)"]) {
        expect(whole.split(term).length, term).toBeLessThanOrEqual(2);
      }
      const first = [whole.indexOf("points of ashtakavarga"), whole.indexOf("points of ashtakavarga (favorable")];
      expect(first[0]).toBe(first[1]);
    }
  });

  test("rests on occupants, points and the navamsa that their own operations answer", () => {
    for (const { birth, chart } of charts.slice(0, 15)) {
      const { sarva } = pointsOf(birth);
      const division = navamsa(birth, context);
      const lagna0 = SIGNS.indexOf(chart.meta.Lagna.rashi);
      for (const house of chart.houses) {
        const evidence = house.judgment?.evidence.join("\n") ?? "";
        const here = Object.entries(chart.meta).flatMap(([name, { rashi }]) =>
          name !== "Lagna" && rashi === SIGNS[(lagna0 + house.number - 1) % 12] ? [name] : [],
        );
        const occupants = /occupants: (.+)/.exec(evidence)?.[1]?.split(/, | and /) ?? [];
        expect(occupants.filter((name) => name !== "none")).toEqual(here);
        expect(evidence).toContain(`sarvashtakavarga: ${sarva[(lagna0 + house.number - 1) % 12]} points`);
        const inNavamsa = /D9: its lord in the (\d+)/.exec(evidence)?.[1];
        if (inNavamsa === undefined) continue;
        expect(Number(inNavamsa)).toBe(houseIn(division, house.lord));
      }
    }
  });

  test("names each house's two opposed factors once, and says no sentence of a chart twice", () => {
    for (const { chart } of charts) {
      const readings = chart.houses.map(({ judgment }) => judgment?.reading ?? "");
      expect(repeatedSentences(readings)).toEqual([]);
      const whole = readings.join(" ");
      expect(wrongArticles(whole)).toEqual([]);
      expect(whole).not.toMatch(/[{}]|undefined| {2}|[.!?] [a-z]/);
    }
  });

  test("names the lord of a house before its place is told", () => {
    for (const { chart } of charts) {
      for (const { number, lord, judgment } of chart.houses) {
        const house = ORDINALS[number - 1];
        const named = new RegExp(`${lord}(, lord of| rules) the ${house} house|the lord, (the )?${lord},`);
        expect(judgment?.reading).toMatch(named);
      }
    }
  });

  test("calls a graha what the yogas of the chart call it", () => {
    const said = new Map([
      ["strong", /^(is strong|has strength)/],
      ["fair", /^is neither/],
      ["short", /^lacks strength/],
    ]);
    let compared = 0;
    for (const { chart } of charts) {
      const means = chart.houses.map(({ judgment }) =>
        /lord (\w+): (strong|fair|short)/.exec(judgment?.evidence[0] ?? ""),
      );
      for (const { present, result } of chart.yogas) {
        const maker = /Its maker, (?:the )?(\w+), (.+)/.exec(result ?? "");
        const found = said.get(means.find((one) => one?.[1] === maker?.[1])?.[2] ?? "");
        if (!present || maker === null || found === undefined) continue;
        compared += 1;
        expect(maker[2]).toMatch(found);
      }
    }
    expect(compared).toBeGreaterThan(5);
  });

  test("is written for every case", () => {
    const walks = [
      [["judgment.bhava.matters"], HOUSES],
      [["judgment.bhava.judged"], BHAVA_VERDICTS, ["a", "b", "c"]],
      [["judgment.bhava.when"], ["running", "now", "later", "past", "far", "same"]],
    ] as const;
    for (const walk of walks) expect(unwritten(en, walk)).toEqual([]);
    for (const walk of walks) expect(unread(en, walk)).toEqual([]);
    for (const ruled of HOUSES.slice(1)) {
      const others = HOUSES.filter((house) => house !== ruled);
      expect(unwritten(en, [[`judgment.lordIn.${ruled}`], others])).toEqual([]);
    }
  });
});

const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");
const SIGNS = "Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces".split(" ");

function pointsOf(birth: (typeof births)[number]): { readonly sarva: readonly number[] } {
  return { sarva: ashtakavarga(birth, context).sarvashtakavarga.bindus };
}

function houseIn(division: ReturnType<typeof navamsa>, lord: string): number | undefined {
  return Object.values(division.chart.meta).find(({ graha }) => graha === lord)?.house;
}
