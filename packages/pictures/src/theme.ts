/** The color schemes of a picture. Their effect on a page: the README. */
export const THEMES = ["light", "dark", "auto", "print", "inherit"] as const;

export type Theme = (typeof THEMES)[number];

/** The palettes with color values. */
export const PALETTES = ["light", "dark", "print"] as const;

export type Palette = (typeof PALETTES)[number];

/** The contrast that a color needs, by its use (WCAG 2.2, 1.4.3 and 1.4.11). */
export type Kind = "text" | "graphic" | "ground" | "surface";

/**
 * The least contrast of a kind against every ground of its palette; grounds are only backgrounds, and nothing is drawn
 * on a surface.
 */
export const LEAST_CONTRAST: Readonly<Record<Exclude<Kind, "ground" | "surface">, number>> = { text: 4.5, graphic: 3 };

interface RoleColors extends Readonly<Record<Palette, string>> {
  readonly kind: Kind;
}

/** Every color, by its meaning. Text may only be painted in a role of the kind `text`. */
export const ROLES = {
  paper: { kind: "ground", light: "#ffffff", dark: "#15161b", print: "#ffffff" },
  wash: { kind: "ground", light: "#f5f4f0", dark: "#1e2027", print: "#f4f4f4" },
  fireWash: { kind: "ground", light: "#fdf0ec", dark: "#2a1b1a", print: "#ffffff" },
  earthWash: { kind: "ground", light: "#f2f6ea", dark: "#1d241a", print: "#f4f4f4" },
  airWash: { kind: "ground", light: "#fdf6e3", dark: "#29230f", print: "#ffffff" },
  waterWash: { kind: "ground", light: "#ebf3fa", dark: "#17222d", print: "#f4f4f4" },
  accentWash: { kind: "ground", light: "#f2eefb", dark: "#241f33", print: "#ececec" },
  lit: { kind: "surface", light: "#f8e7a6", dark: "#efe0a8", print: "#ffffff" },
  unlit: { kind: "surface", light: "#3c4052", dark: "#34384a", print: "#000000" },
  land: { kind: "surface", light: "#e4e1d6", dark: "#353945", print: "#dddddd" },
  centerYellow: { kind: "surface", light: "#f0c23b", dark: "#d9ab22", print: "#e2e2e2" },
  centerGreen: { kind: "surface", light: "#6aa84f", dark: "#568f3e", print: "#cfcfcf" },
  centerRed: { kind: "surface", light: "#d9534a", dark: "#c2463e", print: "#bcbcbc" },
  centerBrown: { kind: "surface", light: "#a9764c", dark: "#946640", print: "#a8a8a8" },
  ink: { kind: "text", light: "#1d1e26", dark: "#f0efea", print: "#000000" },
  muted: { kind: "text", light: "#595c69", dark: "#adb0bc", print: "#3d3d3d" },
  faint: { kind: "graphic", light: "#83868f", dark: "#737783", print: "#7d7d7d" },
  accent: { kind: "text", light: "#6238b0", dark: "#bda3f5", print: "#000000" },
  fire: { kind: "text", light: "#b5301d", dark: "#ff9a86", print: "#000000" },
  earth: { kind: "text", light: "#48691c", dark: "#a9cd79", print: "#000000" },
  air: { kind: "text", light: "#8a5a00", dark: "#e6bd5a", print: "#000000" },
  water: { kind: "text", light: "#1c5f98", dark: "#86c0f2", print: "#000000" },
  metal: { kind: "text", light: "#5d6270", dark: "#c3c7d2", print: "#000000" },
  soft: { kind: "text", light: "#1f62ab", dark: "#7fb6f2", print: "#000000" },
  hard: { kind: "text", light: "#b92b35", dark: "#ff8f92", print: "#000000" },
  neutral: { kind: "text", light: "#5f5a70", dark: "#b4aec9", print: "#333333" },
  good: { kind: "text", light: "#1c6b45", dark: "#7ccfa0", print: "#000000" },
} as const satisfies Readonly<Record<string, RoleColors>>;

export type Role = keyof typeof ROLES;
export type Paint = Role | "none";

export const ROLE_NAMES: readonly Role[] = Object.keys(ROLES).filter(isRole);

function isRole(name: string): name is Role {
  return Object.hasOwn(ROLES, name);
}

/** The palette whose values are in the elements themselves. */
export function paletteOf(theme: Theme): Palette {
  return theme === "dark" || theme === "print" ? theme : "light";
}

/** Whether elements also have classes for their roles, so that a style sheet may change their colors. */
export function hasClasses(theme: Theme): boolean {
  return theme === "auto" || theme === "inherit";
}

const PROPERTIES = { f: "fill", s: "stroke" } as const;

export type PaintKey = keyof typeof PROPERTIES;

export function paintClass(key: PaintKey, role: Role): string {
  return `a${key}-${role}`;
}

function rules(scope: string, value: (role: Role) => string, roles: readonly Role[]): readonly string[] {
  return roles.flatMap((role) =>
    (["f", "s"] as const).map((key) => `${scope} .${paintClass(key, role)}{${PROPERTIES[key]}:${value(role)}}`),
  );
}

/** The style sheet in the theme `auto`: the dark values of the roles in use, for readers who prefer them. */
export function darkStyle(roles: readonly Role[]): string {
  const inside = rules(".almagest-auto", (role) => ROLES[role].dark, roles).join("");
  return `@media (prefers-color-scheme:dark){${inside}}`;
}

/**
 * `theme.css`: the style sheet for a page with pictures in the theme `inherit`, and the variables that the page may
 * set.
 */
export function themeSheet(): string {
  const declared = (palette: Palette): string =>
    ROLE_NAMES.map((role) => `  --almagest-${role}: ${ROLES[role][palette]};`).join("\n");
  const dark = declared("dark").replaceAll("\n", "\n  ");
  return [
    "/* Made of src/theme.ts. Set any of these properties on a page to repaint pictures of the theme `inherit`. */",
    `:where(:root) {\n${declared("light")}\n}`,
    `@media (prefers-color-scheme: dark) {\n  :where(:root) {\n  ${dark}\n  }\n}`,
    ...rules(".almagest-inherit", (role) => `var(--almagest-${role})`, ROLE_NAMES),
    "",
  ].join("\n");
}
