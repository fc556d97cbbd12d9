import type { Role } from "../theme";
import type { WheelAspectName } from "./wheel/data";

/** The look of an aspect: a color for its quality, and dashes to tell it apart without color. */
interface AspectLook {
  readonly paint: Role;
  readonly dashes?: string;
}

export const ASPECT_LOOKS: Readonly<Record<WheelAspectName, AspectLook>> = {
  conjunction: { paint: "accent" },
  "semi-sextile": { paint: "neutral", dashes: "1.5 5" },
  "semi-square": { paint: "hard", dashes: "1.5 4" },
  sextile: { paint: "soft", dashes: "7 5" },
  square: { paint: "hard", dashes: "18 3 3 3" },
  trine: { paint: "soft" },
  sesquiquadrate: { paint: "hard", dashes: "1.5 4" },
  quincunx: { paint: "neutral", dashes: "1.5 5" },
  opposition: { paint: "hard", dashes: "14 4" },
};

/** The color of an aspect by its name, as `semi-square`; a neutral one for a name that no wheel draws. */
export function aspectPaint(name: string): Role {
  return isDrawn(name) ? ASPECT_LOOKS[name].paint : "neutral";
}

function isDrawn(name: string): name is WheelAspectName {
  return Object.hasOwn(ASPECT_LOOKS, name);
}
