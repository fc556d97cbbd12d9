import { at } from "@almagest/operation";

/** The six seasons from spring, two signs of the Sun each, Pisces first. */
export const RITU_IDS = ["vasanta", "grishma", "varsha", "sharad", "hemanta", "shishira"] as const;
export type RituId = (typeof RITU_IDS)[number];

/** The season of a longitude of the Sun: tropical for the seasons of the sky, sidereal for those of the older count. */
export function rituOf(sunLongitudeDeg: number): RituId {
  return at(RITU_IDS, Math.floor(((sunLongitudeDeg + 30) % 360) / 60));
}

export const AYANA_IDS = ["uttarayana", "dakshinayana"] as const;
export type AyanaId = (typeof AYANA_IDS)[number];

/** The northern course from Capricorn through Gemini. */
export function ayanaOf(sunLongitudeDeg: number): AyanaId {
  return sunLongitudeDeg >= 270 || sunLongitudeDeg < 90 ? "uttarayana" : "dakshinayana";
}
