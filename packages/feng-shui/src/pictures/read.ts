import type { Lang } from "@almagest/operation";
import type { Role } from "@almagest/pictures";
import * as z from "zod";
import { DIRECTIONS, PALACES, type Palace } from "../compass/directions";
import { MOUNTAIN_IDS } from "../compass/mountains";
import { PHASES, type Phase } from "../compass/phases";
import { centerNames } from "../vocabulary/palaces";
import { DIRECTION_TERMS } from "../wire/terms";

/** The parts of this domain's answers that pictures read. */
export const text = z.string();
export const maybe = z.string().optional();
export const readPalace = z.enum(PALACES);
export const readDirection = z.enum(DIRECTIONS);
export const readElement = z.enum(PHASES);
export const readStar = z.literal([1, 2, 3, 4, 5, 6, 7, 8, 9]);
export const readTrigram = z.object({ chinese: text, binary: text });
export const readMountain = z.object({
  id: z.enum(MOUNTAIN_IDS),
  label: text,
  chinese: text,
  direction: readDirection,
});

/** Paint of an element; a name or a number is always beside the color. */
export const ELEMENT_PAINT: Readonly<Record<Phase, { readonly paint: Role; readonly ground: Role }>> = {
  Wood: { paint: "earth", ground: "earthWash" },
  Fire: { paint: "fire", ground: "fireWash" },
  Earth: { paint: "air", ground: "airWash" },
  Metal: { paint: "metal", ground: "wash" },
  Water: { paint: "water", ground: "waterWash" },
};

/** Favor as a sign and as a color. */
export function favorOf(nature: string): { readonly sign: string; readonly paint: Role } {
  if (nature === "auspicious") return { sign: "+", paint: "good" };
  return nature === "inauspicious" ? { sign: "−", paint: "hard" } : { sign: "±", paint: "neutral" };
}

export function palaceName(palace: Palace, lang: Lang): string {
  return palace === "Center" ? centerNames.center[lang] : DIRECTION_TERMS[palace][lang];
}
