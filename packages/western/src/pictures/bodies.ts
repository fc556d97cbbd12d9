import type { Role } from "@almagest/pictures";

/** How lines of a body are painted, by its English name; its glyph stands beside, for eleven colors are too many to tell. */
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
