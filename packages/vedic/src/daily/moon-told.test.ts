import { describe, expect, it } from "vitest";
import chandrabala from "../../texts/en/chandrabala.json";
import moon from "../../texts/en/gochara/moon.json";

describe("the Moon of a day", () => {
  it.each([...Object.values(chandrabala), ...Object.values(moon)])("is named, without a length of stay: %s", (text) => {
    expect(text).toMatch(/\bMoon\b/);
    expect(text).not.toMatch(/\b(?:two|three) days\b/);
  });
});
