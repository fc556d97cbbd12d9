import { describe, expect, test } from "vitest";
import type { EventForm } from "./sky-event";
import { openingEvent, toneOf } from "./tones";

const event = { jdTt: 2_460_000.5, sign: "aries" } as const;

describe("the tone of an event, by benefics and malefics (Tetrabiblos 1.5)", () => {
  test.each([
    ["venus", "jupiter", "bright"],
    ["sun", "venus", "bright"],
    ["venus", "saturn", "mixed"],
    ["mars", "jupiter", "mixed"],
    ["sun", "saturn", "hard"],
    ["moon", "pluto", "hard"],
    ["sun", "mercury", "mixed"],
    ["moon", "neptune", "mixed"],
  ] as const)("a conjunction of %s and %s is %s", (first, second, tone) => {
    expect(toneOf({ ...event, form: "conjunction", first, second })).toBe(tone);
  });

  test("a meeting between Sun and Earth cuts both ways, even of Venus", () => {
    expect(toneOf({ ...event, form: "conjunction", first: "venus", second: "sun", isInferior: true })).toBe("mixed");
  });

  test.each(["square", "opposition"] as const)("a %s presses unless a benefic alone softens it", (form) => {
    expect(toneOf({ ...event, form, first: "venus", second: "neptune" })).toBe("mixed");
    expect(toneOf({ ...event, form, first: "venus", second: "mars" })).toBe("hard");
    expect(toneOf({ ...event, form, first: "sun", second: "uranus" })).toBe("hard");
  });

  test.each(["trine", "sextile"] as const)("a %s gives, and eases what is heavy", (form) => {
    expect(toneOf({ ...event, form, first: "sun", second: "jupiter" })).toBe("bright");
    expect(toneOf({ ...event, form, first: "sun", second: "saturn" })).toBe("easing");
  });

  test.each([
    ["ingress", "sun", "bright"],
    ["ingress", "jupiter", "bright"],
    ["ingress", "saturn", "hard"],
    ["ingress", "mars", "mixed"],
    ["retrograde", "mercury", "hard"],
    ["retrograde", "jupiter", "mixed"],
    ["direct", "mars", "easing"],
  ] as const satisfies readonly (readonly [EventForm, string, string])[])("%s of %s is %s", (form, first, tone) => {
    expect(toneOf({ ...event, form, first })).toBe(tone);
  });
});

describe("the event whose house an opening names", () => {
  const gives = { ...event, form: "sextile", first: "venus", second: "saturn" } as const;
  const presses = { ...event, jdTt: 2_460_002.5, form: "square", first: "mars", second: "uranus" } as const;
  const events = [gives, presses];

  test("of a hard period it is one that presses, where the leading one gives", () => {
    expect(openingEvent("aries", "hard", { events, lead: gives })).toBe(presses);
    expect(openingEvent("aries", "bright", { events, lead: presses })).toBe(gives);
  });

  test("of an even period it is the leading one, as where no event speaks for the verdict", () => {
    expect(openingEvent("aries", "mixed", { events, lead: gives })).toBe(gives);
    expect(openingEvent("aries", "hard", { events: [gives], lead: gives })).toBe(gives);
    expect(openingEvent("aries", "hard", { events: [], lead: undefined })).toBeUndefined();
  });
});
