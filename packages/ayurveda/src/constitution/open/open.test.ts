import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { figuresIn } from "@almagest/i18n";
import { createContext, isAlmagestError } from "@almagest/operation";
import { timeUnknown } from "@almagest/pictures";
import { figureOf, flawsOf } from "@almagest/pictures/testing";
import { rememberedSky } from "@almagest/sky";
import { sentencesOf } from "@almagest/telling";
import { describe, expect, test } from "vitest";
import { constitutionBars } from "../../pictures/constitution";
import { DOSHA_IDS } from "../../tables/doshas";
import { en } from "../../texts/en";
import { ayurvedicConstitution } from "../operation";
import { uncertainConstitutionOutput } from "./schema";

const context = createContext({ ephemeris: rememberedSky(swissEphemeris()), texts: [en] });
const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 5.5 };
const DAYS = [
  ["the Moon keeps her sign", { date: "1990-07-04", ...DELHI }],
  ["the Moon leaves a sign", { date: "1990-07-06", ...DELHI, signDoshaScheme: "bphs" }],
  ["a quarter of an hour", { date: "1990-07-04", ...DELHI, time: "10:12:00", timeAccuracyMinutes: 8 }],
  [
    "two hours, in which another sign rises",
    { date: "1990-07-04", ...DELHI, timeFrom: "10:00:00", timeTo: "12:00:00" },
  ],
] as const;

/** A handful of known times, both ends among them. */
function timesIn({ from, to }: { readonly from: string; readonly to: string }): readonly string[] {
  const [first, last] = [from, to].map((local) => Date.parse(`${local}Z`));
  if (first === undefined || last === undefined) return [];
  const at = (part: number): number => first + 1000 * Math.round((part * (last - first)) / 6000);
  return [0, 1, 2, 3, 4, 5, 6].map((part) => new Date(at(part)).toISOString().slice(0, 19));
}

describe.each(DAYS)("%s", (_, birth) => {
  const open = ayurvedicConstitution(birth, context);
  const known = timesIn(open.birthTime).map((local) => {
    const [date = "", time = ""] = local.split("T");
    const scheme = "signDoshaScheme" in birth ? { signDoshaScheme: birth.signDoshaScheme } : {};
    return [local, ayurvedicConstitution({ date, time, ...DELHI, ...scheme }, context)] as const;
  });

  test("has the factors of every known time within, and shares around theirs", () => {
    for (const [local, own] of known) {
      expect([own.lagnaSign, own.moonSign]).toEqual([open.lagnaSign ?? own.lagnaSign, open.moonSign ?? own.moonSign]);
      for (const factor of open.factors) expect(own.factors).toContainEqual(factor);
      for (const id of ["lagna-sign", "moon-sign"] as const) {
        const possible = open.possibleFactors?.find((one) => one.id === id && one.from <= local && local <= one.to);
        const factor = own.factors.find((one) => one.id === id);
        if (possible !== undefined)
          expect([local, factor?.input, factor?.doshas]).toEqual([local, possible.input, possible.doshas]);
        else expect(open.factors.map((one) => one.id)).toContain(id);
      }
      for (const id of DOSHA_IDS) {
        expect(own.composite[id]).toBeGreaterThanOrEqual(open.composite[id].least);
        expect(own.composite[id]).toBeLessThanOrEqual(open.composite[id].most);
      }
      expect(open.composite.mayLead).toContain(own.composite.dominant);
      expect(own.composite.dominant).toBe(open.composite.dominant ?? own.composite.dominant);
      expect(own.composite.type).toBe(open.composite.type ?? own.composite.type);
      expect(own.planetDoshas).toEqual(open.planetDoshas);
    }
  });

  test("is the answer that its schema describes, with a reading and a picture, and ranks no graha", () => {
    const told: unknown = JSON.parse(JSON.stringify(open));
    expect(uncertainConstitutionOutput.strict().parse(told)).toEqual(told);
    expect(told).not.toHaveProperty("strengthRanking");
    const sentences = sentencesOf(open.summary ?? "");
    expect(sentences[1]).toMatch(/^A time\b.*\bwould /);
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(open.summary).not.toMatch(/undefined|[{}]|NaN/);
    expect(flawsOf(figureOf(constitutionBars, told, { lang: "en" }))).toEqual([]);
  });
});

test("of a whole day the Moon alone is sure, one part in five, and the wheel of signs leaves each dosha its chance", () => {
  const { factors, composite, openFactors, summary } = ayurvedicConstitution(DAYS[0][1], context);
  expect(factors.map(({ id, weight }) => [id, weight])).toEqual([["moon-sign", 1]]);
  expect(openFactors).toEqual(["strongest-planet"]);
  expect(composite).not.toHaveProperty("dominant");
  expect(composite.mayLead.length).toBeGreaterThan(1);
  expect(summary).toMatch(/Which of the three leads cannot be read/);
});

test("two signs of one dosha outvote any graha", () => {
  const found = Array.from({ length: 24 }, (_, hour) =>
    ayurvedicConstitution(
      { date: "1990-07-04", ...DELHI, time: `${String(hour).padStart(2, "0")}:30:00`, timeAccuracyMinutes: 5 },
      context,
    ),
  );
  const agreed = found.filter(
    ({ factors }) => factors.length === 2 && factors.every(({ doshas }) => doshas.length === 1),
  );
  for (const { factors, composite } of agreed) {
    const [one, other] = factors.map(({ doshas }) => doshas[0]);
    // three parts in five against two
    if (one === other) expect(composite.dominant).toBe(one);
    else expect(composite.mayLead.length).toBeGreaterThan(1);
  }
  const led = found.filter(({ composite }) => composite.dominant !== undefined);
  expect(led.length).toBeGreaterThan(0);
  for (const { composite, summary } of led) expect(summary).toMatch(new RegExp(`Even so ${composite.dominant}`));
});

test.each(["en", "de", "hi", "zh-Hans"] as const)("the picture says in %s that the time is unknown", (lang) => {
  const open = ayurvedicConstitution({ ...DAYS[0][1], lang }, context);
  const svg = constitutionBars(open, { lang });
  expect(svg).toContain(`${figuresIn("1990-07-04", lang)} · ${timeUnknown[lang]}`);
});

test("where the Sun does not set, an unknown time is refused as a known one is", () => {
  const birth = { date: "1990-06-21", latitude: 69.65, longitude: 18.96, timezone: "Europe/Oslo" };
  const refusalOf = (time: string | undefined): unknown => {
    try {
      return ayurvedicConstitution({ ...birth, time }, context);
    } catch (error) {
      return isAlmagestError(error) && error.code;
    }
  };
  expect(refusalOf(undefined)).toBe("unprocessable_entity");
  expect(refusalOf("12:00:00")).toBe("unprocessable_entity");
});
