import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { repeatedSentences, wrongArticles } from "@almagest/telling/testing";
import { describe, expect, test } from "vitest";
import { grahaPositions, vedicTransit } from "../index";
import { en } from "../texts/en";
import { gocharaFromMoon } from "../texts/en-gochara";
import { withinTenth } from "./told";

const context = createContext({ ephemeris: swissEphemeris(), texts: [en] });
const place = { latitude: 28.6139, longitude: 77.209, timezone: 5.5 };
const DAY_MS = 86_400_000;
const SLOW = ["Jupiter", "Saturn", "Rahu", "Ketu"];

const requests = Array.from({ length: 25 }, (_, index0) => ({
  ...place,
  birthDate: new Date(Date.UTC(1944 + ((index0 * 7) % 70), (index0 * 5) % 12, 1 + ((index0 * 11) % 28)))
    .toISOString()
    .slice(0, 10),
  birthTime: `${String((index0 * 7) % 24).padStart(2, "0")}:20:00`,
  transitDate: new Date(Date.UTC(2016 + (index0 % 14), (index0 * 3) % 12, 15)).toISOString().slice(0, 10),
}));
const answers = requests.map((request) => vedicTransit(request, context));

const signOn = (planet: string, day: string, shiftDays: number): string | undefined => {
  const date = new Date(Date.parse(`${day}T12:00:00Z`) + shiftDays * DAY_MS).toISOString().slice(0, 10);
  const positions = grahaPositions({ ...place, date, time: "12:00:00" }, context);
  return Object.entries(positions).flatMap(([name, one]) =>
    name === planet && typeof one === "object" && "rashi" in one ? [String(one.rashi)] : [],
  )[0];
};

describe("a key transit", () => {
  test("is told by its entry only where nothing stops it and the sign is not about to be left", () => {
    const kinds = new Set<string>();
    for (const [index0, { gochara, keyTransits }] of answers.entries()) {
      const now = Date.parse(requests[index0]?.transitDate ?? "");
      for (const { planet, description = "" } of keyTransits) {
        const judged = gochara?.transits.find((one) => one.planet === planet);
        const daysLeft = (Date.parse(judged?.leaves ?? "") - now) / DAY_MS;
        const state = judged?.state ?? "";
        if (daysLeft < 58) expect(description).toMatch(/natal Moon(?:'s sign)?, until /);
        if (daysLeft > 62) expect(description).not.toMatch(/natal Moon(?:'s sign)?, until /);
        if (["void", "obstructed", "underdelivered"].includes(state)) {
          kinds.add(state);
          expect(description).toMatch(new RegExp(`^${planet} (?:is in|leaves) `));
          expect(repeatedSentences(`${description} ${gochara?.reading}`)).toEqual([]);
        }
      }
      expect(gochara?.reading).not.toMatch(/relief comes|your own affairs/);
    }
    expect(kinds.size).toBeGreaterThan(1);
  });
});

describe("an entry on a house from the Moon", () => {
  test("states no length of the passage, which stations and partial stays would make false", () => {
    const { mars, jupiter, saturn, rahu, ketu } = gocharaFromMoon;
    for (const text of [mars, jupiter, saturn, rahu, ketu].flatMap((entries) => Object.values(entries))) {
      expect(text).not.toMatch(/(?:for|these|some|about) (?:a )?(?:year|month|weeks|six|eighteen|two and a half)/i);
    }
  });
});

describe("a gochara reading", () => {
  test("has the days on which slow grahas change sign, by the positions of the days around", () => {
    for (const [index0, { gochara, transitingPlanets }] of answers.slice(0, 8).entries()) {
      for (const { planet, entered = "", leaves = "" } of gochara?.transits ?? []) {
        if (!SLOW.includes(planet)) {
          expect(entered).toBe("");
          continue;
        }
        const here = transitingPlanets.find(({ name }) => name === planet)?.sign;
        const found = [
          signOn(planet, entered, -1),
          signOn(planet, entered, 1),
          signOn(planet, leaves, -1),
          signOn(planet, leaves, 1),
        ];
        expect(
          found.map((sign) => sign === here),
          `${planet} ${requests[index0]?.transitDate}`,
        ).toEqual([false, true, true, false]);
      }
    }
  });

  test("counts the transits that help and press, and tells four whole", () => {
    const COUNTS = ["none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
    for (const { gochara } of answers) {
      const states = gochara?.transits.map(({ state }) => state) ?? [];
      const [, good, hard] =
        /^Of the nine transits (\w+) helps? unhindered, and (\w+) press(?:es)? without relief/.exec(
          gochara?.reading ?? "",
        ) ?? [];
      expect(COUNTS.indexOf(good ?? "")).toBe(states.filter((state) => state === "favourable").length);
      expect(COUNTS.indexOf(hard ?? "")).toBe(
        states.filter((state) => ["unfavourable", "aggravated"].includes(state)).length,
      );
      for (const { planet, houseFromMoon, natalHouse } of gochara?.transits.slice(0, 4) ?? []) {
        expect(gochara?.reading).toMatch(
          new RegExp(`${planet} .+?[,:] ${fromMoon(houseFromMoon)}, and ${ORDINALS[natalHouse - 1]} from the Lagna`),
        );
      }
    }
  });

  test("says that points would have turned a hard house to good, where a hindrance takes them back", () => {
    const heard = answers.flatMap(({ gochara }) =>
      (gochara?.transits.slice(0, 4) ?? [])
        .filter(({ state, stateSource = "" }) => state === "void" && /[5-8] bindus/.test(stateSource))
        .map(({ planet, binduCount }) => ({ planet, says: gochara?.reading?.includes(`${binduCount} of 8 points`) })),
    );
    expect(heard.length).toBeGreaterThan(0);
    expect(heard.filter(({ says }) => !says)).toEqual([]);
  });

  test("tells a contact with a node once, as a conjunction, and none of the Moon", () => {
    for (const { gochara } of answers) {
      expect(gochara?.reading).not.toMatch(
        /opposite your natal (?:Rahu|Ketu)|(?:Rahu|Ketu) is within [^.]+\.\d degrees of the point/,
      );
      expect(gochara?.reading).not.toMatch(/The Moon is within/);
    }
  });

  test("names Saturn's part by his place from the Moon", () => {
    const parts = { 12: "rising", 1: "peak", 2: "setting", 8: "eighth", 4: "fourth" } as const;
    for (const { gochara } of answers) {
      const saturn = gochara?.transits.find(({ planet }) => planet === "Saturn");
      const meant = Object.entries(parts).find(([house]) => Number(house) === saturn?.houseFromMoon)?.[1];
      expect(saturn?.saturnPart).toBe(meant);
      expect(gochara?.transits.slice(0, 4)).toContain(saturn);
    }
  });

  test("says no sentence twice, fills every name, and has its articles right", () => {
    for (const { gochara } of answers) {
      const reading = gochara?.reading ?? "";
      expect(repeatedSentences(reading)).toEqual([]);
      expect(wrongArticles(reading)).toEqual([]);
      expect(reading).not.toMatch(/[{}]|undefined| {2}|[.!?] [a-z]/);
    }
  });
});

const fromMoon = (house: number): string =>
  house === 1 ? "your natal Moon's sign" : `${ORDINALS[house - 1]} from your natal Moon`;
const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");

test("an angle is below the tenth that it is said to be within, and none is within nothing", () => {
  expect([0, 0.04, 0.96, 1.74].map(withinTenth)).toEqual(["0.1", "0.1", "1.0", "1.8"]);
  for (const angleDeg of [0, 0.1, 0.25, 0.999, 2.5]) expect(Number(withinTenth(angleDeg))).toBeGreaterThan(angleDeg);
});
