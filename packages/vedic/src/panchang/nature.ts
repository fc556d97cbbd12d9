import type { NakshatraId } from "../zodiac/nakshatras";

/** Seven natures of the stars, by the works that succeed under them (fixed, sharp, fierce, swift, soft: Brihat Samhita 98.6-10; moving and mixed: every almanac). */
export const STAR_NATURES = ["fixed", "sharp", "fierce", "swift", "soft", "moving", "mixed"] as const;
export type StarNature = (typeof STAR_NATURES)[number];

const NATURES: Readonly<Record<NakshatraId, StarNature>> = {
  ashwini: "swift",
  bharani: "fierce",
  krittika: "mixed",
  rohini: "fixed",
  mrigashira: "soft",
  ardra: "sharp",
  punarvasu: "moving",
  pushya: "swift",
  ashlesha: "sharp",
  magha: "fierce",
  "purva-phalguni": "fierce",
  "uttara-phalguni": "fixed",
  hasta: "swift",
  chitra: "soft",
  swati: "moving",
  vishakha: "mixed",
  anuradha: "soft",
  jyeshtha: "sharp",
  moola: "sharp",
  "purva-ashadha": "fierce",
  "uttara-ashadha": "fixed",
  shravana: "moving",
  dhanishta: "moving",
  shatabhisha: "moving",
  "purva-bhadrapada": "fierce",
  "uttara-bhadrapada": "fixed",
  revati: "soft",
};

export function natureOf(star: NakshatraId): StarNature {
  return NATURES[star];
}
