import { expect, test } from "vitest";
import { transitPattern } from "./alike";

test.each([
  ["The Sun is 3.6° from a square to your natal Moon.", "Mars is 10.0° from an opposition to your natal North Node."],
  [
    "The trine of Chiron to your natal Sun was exact on May 1, 2026.",
    "The sextile of the Moon to your natal Black Moon Lilith was exact on April 9, 2026, 12:00 UTC.",
  ],
  [
    "It is exact three times, on May 1, 2026, 10:00 UTC; May 8, 2026, 09:12 UTC; June 1, 2026, 22:10 UTC.",
    "It is exact three times, on June 1, 2026, 10:00 UTC; May 8, 2027, 09:12 UTC.",
  ],
  ["Delay makes it harder to feel at home.", "Delay makes it harder to get things done."],
  [
    "The quincunx of Mars to your natal Mars makes it a little harder to get things done.",
    "The quincunx of the Moon to your natal Venus makes it a little harder to enjoy company.",
  ],
])("%s and %s differ in names and figures alone", (one, other) => {
  expect(transitPattern(one)).toBe(transitPattern(other));
});

test.each([
  ["Delay makes it harder to feel at home.", "Impatience makes it harder to feel at home."],
  ["Delay makes it harder to feel at home.", "In a small way, delay makes it harder to feel at home."],
  [
    "Mars is 2.0° from a square to your natal Sun, and comes closer.",
    "Mars is 2.0° from a square to your natal Sun, and moves away.",
  ],
  [
    "Take your time while the square of Mars to your natal Sun lasts.",
    "Check the facts while the square of Mars to your natal Sun lasts.",
  ],
  ["It was exact on May 1, 2026.", "It is exact on May 1, 2026."],
])("%s and %s are both read", (one, other) => {
  expect(transitPattern(one)).not.toBe(transitPattern(other));
});
