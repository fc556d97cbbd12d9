import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { differences } from "../index";
import { en } from "../texts/en";

const context = createContext({ ephemeris: swissEphemeris(), texts: [en] });
const PLACE = { latitude: 40.7128, longitude: -74.006, timezone: "America/New_York" };
const BIRTH = { date: "1990-07-15", time: "14:30:00", ...PLACE };

describe("an answer", () => {
  test("names daylight saving time that was left out", () => {
    const text = "Sun 23°02' Cancer, Moon 27°39' Aries, Ascendant 18°42' Scorpio, MC 29°47' Leo";
    const answer = differences({ ...BIRTH, text }, context);
    expect(answer.outcome).toBe("explained");
    expect(answer.explanations[0]).toMatchObject({
      ...{ rank: 1, isTied: false, explained: 4 },
      changes: [{ change: "Daylight saving time left out", setting: "clock", value: "no-dst", orEqually: [] }],
      sentence: "Daylight saving time left out: with that, all 4 values come out as shown.",
    });
    expect(answer.unexplained).toEqual([]);
  });

  test("says that nothing differs", () => {
    const answer = differences({ ...BIRTH, text: "Sun 23°00' Cancer, Ascendant 6°56' Scorpio" }, context);
    expect(answer).toMatchObject({ outcome: "as-sent", explanations: [], unexplained: [] });
  });

  test("says which value nothing explains", () => {
    const text = "Sun 23°00' Cancer, Moon 27°04' Aries, Ascendant 6°56' Scorpio, MC 14°22' Leo, day pillar 甲子";
    const answer = differences({ ...BIRTH, text }, context);
    expect(answer).toMatchObject({ outcome: "unexplained", explanations: [], unexplained: [5] });
    expect(answer.summary).toContain("4 of 5 are in your own chart");
  });

  test.each([{}, { houseSystem: "placidus", nodeType: "true" }] as const)(
    "by %j counts its own chart by the conventions as they were sent",
    (sent) => {
      const text = "cusp 2 4°25' Sagittarius, Sun 7°00' Leo";
      const answer = differences({ ...BIRTH, ...sent, text }, context);
      // by other houses cusp 2 is as shown
      expect(answer.values.map(({ yours, agrees }) => [yours, agrees])).toEqual([
        ["5°42' Sagittarius", false],
        ["23°00' Cancer", false],
      ]);
      expect(answer).toMatchObject({ outcome: "unexplained", unexplained: [1, 2] });
      expect(answer.summary).toContain("your own chart has 0 of 2.");
    },
  );

  test("finds another place of the same name", () => {
    const paris = {
      date: "1985-03-04",
      time: "09:00:00",
      latitude: 48.8566,
      longitude: 2.3522,
      timezone: "Europe/Paris",
    };
    const texas = { latitude: 33.6609, longitude: -95.5555, timezone: "America/Chicago" };
    const sent = differences({ ...paris, text: "Ascendant Leo", otherPlaces: [texas] }, context);
    expect(sent.tried.births).toBeGreaterThan(differences({ ...paris, text: "Ascendant Leo" }, context).tried.births);
  });

  test("has names in the language that was asked for", () => {
    const text = "Sun 29°16' Gemini, Ascendant 13°13' Libra, Moon 3°20' Aries";
    const { explanations, values } = differences({ ...BIRTH, text, lang: "de" }, context);
    expect(explanations[0]?.changes[0]).toMatchObject({
      change: "Sidereal zodiac",
      changeLocalized: "Siderischer Tierkreis",
    });
    expect(values[0]).toMatchObject({ what: "Place in the zodiac", of: "Sun", ofLocalized: "Sonne" });
  });

  test("counts kootas with the partner, and exchanges the roles", () => {
    const partner = { date: "1992-02-10", time: "06:00:00", timezone: 5.5 };
    const points = differences({ ...BIRTH, partner, text: "kootas 36" }, context).values[0]?.yours;
    const answer = differences({ ...BIRTH, partner, text: `kootas ${points}, Sun 23°00' Cancer` }, context);
    expect(answer.outcome).toBe("as-sent");
  });
});

test("lines end as any system ends them", () => {
  const { values } = differences({ ...BIRTH, text: "Sun\tLeo\r\nMoon Aries\n" }, context);
  expect(values.map(({ of }) => of)).toEqual(["Sun", "Moon"]);
});

describe("of values that are only close", () => {
  const CHENNAI = {
    ...{ date: "1991-04-13", time: "23:35:00", timezone: "Asia/Kolkata" },
    ...{ latitude: 13.0827, longitude: 80.2707 },
  };
  const NEAR = "only close to your own chart, within 2 minutes of arc of a body or 15 of an angle beyond the rounding.";
  const REST = "No setting that was tried is likelier.";

  test.each([
    [
      ...(["Moon 9°22' Aries, Ascendant 6°39' Capricorn", "close", [false, false]] as const),
      `2 values are ${NEAR} None is the same. ${REST}`,
    ],
    [
      ...(["Moon 9°22' Aries, Ascendant 6°37' Capricorn", "close", [false, true]] as const),
      `One value is ${NEAR} One other is the same. ${REST}`,
    ],
    ["Moon 9°22' Aries", "close", [false], `One value is ${NEAR} It is not the same. ${REST}`],
    [
      ...(["Moon 9°20' Aries, Ascendant 6°37' Capricorn", "as-sent", [true, true]] as const),
      "All 2 values agree with your own chart. There is no difference to explain.",
    ],
    [
      ...(["Mercury 26°00' Aries, Sun 23°20' Aries", "unexplained", [false, false]] as const),
      `Nothing that was tried explains them: your own chart has 0 of 2. One value is ${NEAR}`,
    ],
    [
      "Moon 9°22' Aries, Ascendant 6°37' Capricorn, day pillar 甲子",
      "unexplained",
      [false, true, false],
      `1 of 3 are in your own chart as shown. One value is ${NEAR} No setting that was tried gives the rest: Day pillar.`,
    ],
  ] as const)("%s is told by one rule", (text, outcome, agrees, summary) => {
    const answer = differences({ ...CHENNAI, text }, context);
    expect(answer).toMatchObject({ outcome, summary, explanations: [] });
    expect(answer.values.map((one) => one.agrees)).toEqual(agrees);
    expect(answer.conventions.closeMinutes).toEqual({ body: 2, angle: 15 });
  });
});

describe("a refusal", () => {
  const issuesOf = (request: object) => {
    const parsed = differences.parse({ flat: { ...BIRTH, ...request } });
    return parsed.ok ? [] : parsed.issues;
  };

  test.each([
    [{}, "values", "There is no value to explain."],
    [{ values: [] }, "values", "There is no value to explain."],
    [{ text: "Moon Leo, nonsense here" }, "text", 'Part 2, "nonsense here", is not read.'],
    [
      { text: "Sun Leo, Vertex 17°14' Gemini" },
      "text",
      `Part 2, "Vertex 17°14' Gemini", is not read. Write for example`,
    ],
    [{ text: "Part of Fortune 12° Leo" }, "text", "Write for example Ascendant 6°39' Capricorn, Midheaven"],
    [{ text: "Sun Leo\u0000" }, "text", "Character 8 is the control character U+0000. Leave it out."],
    [{ text: "Sun\u0085 Leo" }, "text", "Character 4 is the control character U+0085."],
    [
      { values: [{ what: "weekday", value: "Mon\nday" }] },
      "values[0].value",
      "Character 4 is the control character U+000A",
    ],
    [{ text: "Moon 31° Leo" }, "text", "a degree within a sign is below 30"],
    [{ text: "kootas 21" }, "partner", "partner is missing"],
    [{ values: [{ what: "position", value: "Leo" }] }, "values[0].of", "of is missing"],
    [{ values: [{ what: "house", of: "ascendant", value: "1" }] }, "values[0].of", "house cannot be of ascendant"],
    [{ values: [{ what: "tithi", value: "31" }] }, "values[0].value", "send 1 to 30"],
    [{ values: [{ what: "tithi", value: "3", rounding: "cut" }] }, "values[0].rounding", "is not rounded"],
    [{ values: [{ what: "hour-pillar", value: "甲丑" }] }, "values[0].value", "one of the sixty pairs"],
    [{ values: [{ what: "dasha-start", value: "Venus 2004-02-30" }] }, "values[0].value", "send the lords"],
    [{ values: Array.from({ length: 41 }, () => ({ what: "pada", value: "1" })) }, "values", ""],
    [{ text: Array.from({ length: 41 }, () => "pada 1").join(",") }, "text", "There are 41 values. Send at most 40."],
    [{ text: "Sun Leo", ayanamsa: "custom" }, "ayanamsa", ""],
    [{ text: "Sun Leo", otherPlaces: [{ latitude: 91, longitude: 0, timezone: 0 }] }, "otherPlaces[0].latitude", ""],
  ])("of %j names %s", (request, path, message) => {
    const found = issuesOf(request).map((issue) => `${issue.path}: ${issue.message}`);
    expect(
      found.some((one) => one.replace(/\.(\d+)/g, "[$1]").startsWith(`${path}: `) && one.includes(message)),
      found.join("\n"),
    ).toBe(true);
  });

  test("shows whole forms of a line, however long the part is", () => {
    for (const text of ["Fortune 5 Leo", "x".repeat(100)]) {
      const [issue] = issuesOf({ text });
      expect(issue?.message).toMatch(/^Part 1, .* Write for example Ascendant .* and the nodes\.$/);
      expect(issue?.message.length).toBeLessThan(480);
    }
    expect(issuesOf({ text: "Fortune 5 Leo" })[0]?.message.length).toBeLessThan(450);
  });
});
