import { isAlmagestError, LANGS } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { hoursOfBirth } from "./hours-of-birth";
import { loadNames } from "./names.generated";
import type { Shape } from "./shape";
import { flawsOf } from "./testing";
import { timeUnknown } from "./time-unknown";

const picture = hoursOfBirth("castAnything");
const DAY = {
  state: "unknown",
  from: "1990-07-15T00:00:00",
  to: "1990-07-15T23:59:59",
  holds: [{ member: "planets.sun.sign", value: "Cancer", valueLocalized: "Krebs" }],
  changes: [
    { member: "ascendant.sign", before: "Gemini", after: "Cancer", at: "1990-07-15T06:00:00" },
    { member: "ascendant.sign", before: "Cancer", after: "Leo", at: "1990-07-15T18:00:00" },
    { member: "aspects.moon.sun", before: "none", after: "SQUARE", at: "1990-07-15T12:30:00" },
    { member: "patterns.YOD", before: true, after: false, at: "1990-07-15T21:15:00" },
  ],
} as const;

function said(shapes: readonly Shape[]): readonly string[] {
  return shapes.flatMap((one) => [...(one.text === undefined ? [] : [one.text]), ...said(one.children ?? [])]);
}

/** The spans of a figure, by the seconds at which they begin and end. */
function spansOf(shapes: readonly Shape[]): readonly (readonly unknown[])[] {
  return shapes.flatMap(({ attributes, children = [] }) => [
    ...("data-from" in attributes ? [[attributes["data-from"], attributes["data-to"]]] : []),
    ...spansOf(children),
  ]);
}

const HOUR = 3600;
const END = 24 * HOUR - 1;

describe("the hours of a birth whose time is unknown", () => {
  const { shapes, description } = picture.figure({ birthTime: DAY, more: "members" });

  test("have a lane for each member, the weightiest first, what holds after what changes", () => {
    expect(said(shapes).filter((text) => text.includes("."))).toEqual([
      "ascendant.sign",
      "aspects.moon.sun",
      "patterns.YOD",
      "planets.sun.sign",
    ]);
    expect(spansOf(shapes)).toEqual([
      [0, 6 * HOUR],
      [6 * HOUR, 18 * HOUR],
      [18 * HOUR, END],
      [0, 12.5 * HOUR],
      [12.5 * HOUR, END],
      [0, 21.25 * HOUR],
      [21.25 * HOUR, END],
      [0, END],
    ]);
  });

  test("say each value, and of the later ones at what time they begin", () => {
    expect(description).toContain(
      [
        "ascendant.sign, Gemini, 06:00 Cancer, 18:00 Leo",
        "aspects.moon.sun, –, 12:30 SQUARE",
        "patterns.YOD, ✓, 21:15 –",
        "planets.sun.sign, Krebs",
      ].join("; "),
    );
    expect(said(shapes)).toEqual(expect.arrayContaining(["1990-07-15 · time unknown", "03:00", "21:00"]));
  });

  test.each(LANGS)("say in %s that the time is unknown, and keep words in their places", async (lang) => {
    await loadNames(lang);
    const figure = picture.figure({ birthTime: DAY }, { lang });
    expect(said(figure.shapes).join()).toContain(timeUnknown[lang]);
    expect(flawsOf(figure)).toEqual([]);
  });

  test("are painted for the light and for the dark", () => {
    const [light, dark] = (["light", "dark"] as const).map((theme) => picture({ birthTime: DAY }, { theme }));
    expect(light).not.toBe(dark);
  });
});

test("a range says both of its ends, with ticks at even times of its clock", () => {
  const night = {
    ...DAY,
    state: "range",
    from: "1990-07-15T23:50:00",
    to: "1990-07-16T00:20:00",
    changes: [],
    holds: [],
  };
  const texts = said(picture.figure({ birthTime: night }).shapes);
  expect(texts).toEqual(
    expect.arrayContaining(["1990-07-15 · 23:50–1990-07-16 00:20", "23:50", "23:55", "00:00", "00:20"]),
  );
});

test("a clock that is put back draws nothing before what came before it", () => {
  const at = (time: string) => `2024-10-27T${time}`;
  const changes = [
    { member: "ascendant.sign", before: "Leo", after: "Virgo", at: at("02:50:00") },
    { member: "ascendant.sign", before: "Virgo", after: "Libra", at: at("02:10:00") },
  ];
  const { shapes } = picture.figure({
    birthTime: { ...DAY, from: at("00:00:00"), to: at("23:59:59"), changes, holds: [] },
  });
  const late = (2 + 50 / 60) * HOUR;
  expect(spansOf(shapes)).toEqual([
    [0, late],
    [late, late],
    [late, END],
  ]);
});

test("a value that lasts a moment has its name where its time has no room, and is told in the description", () => {
  const changes = [
    { member: "ascendant.sign", before: "Gemini", after: "Cancer", at: "1990-07-15T06:00:00" },
    { member: "ascendant.sign", before: "Cancer", after: "Leo", at: "1990-07-15T07:30:00" },
  ];
  const { shapes, description } = picture.figure({ birthTime: { ...DAY, changes, holds: [] } });
  expect(said(shapes)).toEqual(expect.arrayContaining(["Cancer", "07:30 Leo"]));
  expect(said(shapes)).not.toContain("06:00 Cancer");
  expect(description).toContain("06:00 Cancer");
});

test("members beyond those that a sheet holds are counted", () => {
  const holds = Array.from({ length: 50 }, (_, index0) => ({ member: `a.${index0}`, value: index0 }));
  const texts = said(picture.figure({ birthTime: { ...DAY, changes: [], holds } }).shapes);
  expect(texts.join()).toContain("time unknown · +14");
  expect(texts.filter((text) => text.startsWith("a."))).toHaveLength(36);
});

test("an answer to a known time is refused with what to send", () => {
  const draw = (): unknown => picture({ planets: [] });
  expect(draw).toThrow(expect.toSatisfy((error) => isAlmagestError(error) && error.code === "unprocessable_entity"));
  expect(draw).toThrow(/is drawn of an answer of castAnything to an open time.+timeAccuracyMinutes, or timeFrom/);
});
