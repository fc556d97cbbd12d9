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
    [{ text: "Part of Fortune 12° Leo" }, "text", "Places in the zodiac are of sun, moon,"],
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
});
