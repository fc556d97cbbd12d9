import { describe, expect, test } from "vitest";
import { known } from "./draft";
import { piece } from "./piece";
import { jsonText } from "./shared-piece";

const reading = piece({ summary: 'A "house" at 0.3°', keywords: ["one", "two"] });

describe("the JSON text of an answer with pieces", () => {
  test.each([
    [{ planets: [reading, { interpretation: reading }], end: 1 }],
    [reading],
    [{ name: "\u0000piece\u0000", reading }],
    [{ name: '"\u0000piece\u0000"', readings: [reading, reading] }],
    [piece({ inner: piece({ a: 1 }) })],
    [{ none: 1, kept: [undefined, null] }],
    ["text"],
  ])("is that of JSON.stringify: %j", (answer) => {
    expect(jsonText(answer)).toBe(JSON.stringify(answer));
    expect(jsonText(answer)).toBe(JSON.stringify(answer));
  });

  test("is undefined where JSON has none, and an error leaves nothing behind", () => {
    expect(jsonText(undefined)).toBeUndefined();
    const circle: Record<string, unknown> = { reading };
    circle["self"] = circle;
    expect(() => jsonText(circle)).toThrow(TypeError);
    expect(JSON.stringify(reading)).toBe('{"summary":"A \\"house\\" at 0.3°","keywords":["one","two"]}');
  });
});

test("a library caller gets a plain copy, and cannot change the next caller's", () => {
  const first = known({ interpretation: reading });
  expect(first).toStrictEqual({ interpretation: { summary: 'A "house" at 0.3°', keywords: ["one", "two"] } });
  const [second, third] = [known([reading]), known([reading])];
  expect(second).toStrictEqual(third);
  expect(Object.values(second ?? {})[0]).not.toBe(Object.values(third ?? {})[0]);
});
