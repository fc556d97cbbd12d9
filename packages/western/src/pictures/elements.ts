import type { Role } from "@almagest/pictures";
import type { ELEMENTS } from "../tables/zodiac";

type Element = (typeof ELEMENTS)[number];

/** Paint of an element: its letters and glyphs, and the ground under them. */
export const ELEMENT_PAINT: Readonly<Record<Element, { readonly paint: Role; readonly ground: Role }>> = {
  fire: { paint: "fire", ground: "fireWash" },
  earth: { paint: "earth", ground: "earthWash" },
  air: { paint: "air", ground: "airWash" },
  water: { paint: "water", ground: "waterWash" },
};
