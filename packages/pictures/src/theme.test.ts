import { describe, expect, test } from "vitest";
import { LEAST_CONTRAST, PALETTES, type Palette, ROLE_NAMES, ROLES, type Role, themeSheet } from "./theme";

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const grounds = ROLE_NAMES.filter((role) => ROLES[role].kind === "ground");

function tooFaint(palette: Palette): readonly string[] {
  return ROLE_NAMES.flatMap((role: Role) => {
    const { kind } = ROLES[role];
    if (kind === "ground" || kind === "surface") return [];
    const pale = grounds.filter(
      (ground) => contrast(ROLES[role][palette], ROLES[ground][palette]) < LEAST_CONTRAST[kind],
    );
    return pale.map((ground) => `${role} on ${ground}`);
  });
}

describe.each(PALETTES)("the palette %s", (palette) => {
  test("keeps text at 4.5:1 and graphics at 3:1 on every ground it has", () => {
    expect(tooFaint(palette)).toEqual([]);
  });
});

test.each(PALETTES)("the lit and the unlit Moon are distinct in %s", (palette) => {
  expect(contrast(ROLES.lit[palette], ROLES.unlit[palette])).toBeGreaterThan(3);
});

test("contrast is computed as WCAG does", () => {
  expect(contrast("#ffffff", "#000000")).toBe(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test("the palette for print has no color", () => {
  expect(ROLE_NAMES.filter((role) => !/^#(..)\1\1$/.test(ROLES[role].print))).toEqual([]);
});

test("theme.css is what the table of roles makes", async () => {
  await expect(themeSheet()).toMatchFileSnapshot("../theme.css");
});
