import { describe, expect, test } from "vitest";
import { askedKey, askedOf, dated, freshSeed, isBirthComplete, seeded } from "./asked";
import { dataFiles } from "./build/files";
import type { DomainForms, OperationForm } from "./forms/model";
import { type Held, inputOf } from "./input";
import { linkValues } from "./link";
import { EXAMPLE_PEOPLE } from "./people";

const MOMENT = { date: "2026-03-04", time: "05:06", zone: "Europe/Berlin" };
const HELD: Held = { people: EXAMPLE_PEOPLE, values: {}, moment: MOMENT };
const UNKNOWN: Held = { ...HELD, people: EXAMPLE_PEOPLE.map((one) => ({ ...one, isTimeUnknown: true })) };

/** Building the data of every form takes a second. */
const built = dataFiles();

async function formOf(domain: string, id: string): Promise<OperationForm> {
  const { operations }: DomainForms = JSON.parse((await built).get(domain) ?? "");
  const form = operations.find((one) => one.id === id);
  if (form === undefined) throw new Error(`${domain} has no ${id}`);
  return form;
}

describe("another tradition is calculated by itself", () => {
  test("only for a birth asked about before or typed, never with a name that the reader did not see", async () => {
    const chart = await formOf("astrology", "generateNatalChart");
    const numbers = await formOf("numerology", "generateNumerologyChart");
    const asked = new Set(askedOf(chart, HELD));
    expect(isBirthComplete(chart, HELD, asked)).toBe(true);
    expect(isBirthComplete(chart, HELD, new Set())).toBe(false);
    expect(isBirthComplete(numbers, HELD, asked)).toBe(false);
    const named = { ...HELD, people: EXAMPLE_PEOPLE.map((one) => ({ ...one, name: "Ada Lovelace" })) };
    expect(isBirthComplete(numbers, named, asked)).toBe(true);
  });

  test("and never without a place that it needs", async () => {
    const chart = await formOf("astrology", "generateNatalChart");
    const nowhere = { ...HELD, people: EXAMPLE_PEOPLE.map((one) => ({ ...one, latitude: "", place: "" })) };
    expect(isBirthComplete(chart, nowhere, new Set(askedOf(chart, HELD)))).toBe(false);
  });
});

describe("a draw", () => {
  test.each([
    ["tarot", "castThreeCard"],
    ["iching", "castReading"],
  ])("of %s is in its link, and another press draws again", async (domain, id) => {
    const form = await formOf(domain, id);
    const sent = seeded(form, HELD, freshSeed);
    expect(linkValues(form, sent)["seed"]).toMatch(/^[\da-f]{12}$/);
    expect(inputOf(form, sent)["seed"]).toBe(sent.values["seed"]);
    expect(seeded(form, HELD, freshSeed).values["seed"]).not.toBe(sent.values["seed"]);
    expect(seeded(form, { ...HELD, values: { seed: "mine" } }, freshSeed).values["seed"]).toBe("mine");
  });

  test("of a day stays that day's, and everybody's", async () => {
    const form = await formOf("crystals", "getDailyCrystal");
    expect(seeded(form, HELD, freshSeed)).toBe(HELD);
    expect(linkValues(form, dated(form, HELD, { date: "2026-11-22" }))).toEqual({ date: "2026-11-22" });
  });
});

test("an unknown time is sent as that", async () => {
  const [chart, profile] = [
    await formOf("astrology", "generateNatalChart"),
    await formOf("kabbalah", "generateBirthProfile"),
  ];
  expect(inputOf(chart, HELD)["time"]).toBe("14:30");
  expect(inputOf(chart, UNKNOWN)["time"]).toBe("unknown");
  expect(inputOf(profile, UNKNOWN)["time"]).toBe("unknown");
});

test("the Moon now is asked for at this moment, where the reader is", async () => {
  const form = await formOf("astrology", "getCurrentMoonPhase");
  expect(inputOf(form, HELD)).toEqual({ date: "2026-03-04", time: "05:06", timezone: "Europe/Berlin" });
});

test("what a form asks is another thing as soon as a field is", async () => {
  const form = await formOf("astrology", "generateNatalChart");
  const later = { ...HELD, people: EXAMPLE_PEOPLE.map((one) => ({ ...one, date: "1991-01-01" })) };
  expect(askedKey(form, { ...HELD })).toBe(askedKey(form, HELD));
  expect(askedKey(form, later)).not.toBe(askedKey(form, HELD));
});
