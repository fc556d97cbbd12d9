import type { Role } from "@almagest/pictures";

/**
 * Paint of a body's lines, by its English name; its glyph is drawn beside, for eleven colors are too many to tell
 * apart.
 */
export const BODY_PAINT: Readonly<Partial<Record<string, Role>>> = {
  Sun: "air",
  Moon: "water",
  Mercury: "metal",
  Venus: "good",
  Mars: "fire",
  Jupiter: "soft",
  Saturn: "muted",
  Uranus: "accent",
  Neptune: "water",
  Pluto: "hard",
  Chiron: "earth",
};
