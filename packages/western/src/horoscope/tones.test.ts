import { describe, expect, test } from "vitest";
import type { EventForm } from "./sky-event";
import { toneOf } from "./tones";

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
