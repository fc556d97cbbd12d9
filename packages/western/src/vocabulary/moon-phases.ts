import { vocabulary } from "@almagest/i18n";
import { spokenTerm } from "@almagest/operation/names";

/**
 * The eight phases of the Moon.
 *
 * Each language has its own words: French counts croissants and quartiers, Russian speaks of a young and an old Moon,
 * Chinese of the moth's eyebrow and of the bow strung above or below. Hindi takes the lunar days for the two syzygies,
 * as every calendar there does, and the words of its astronomers between them.
 */
export const moonPhases = /* @__PURE__ */ vocabulary("western/moonPhases", {
  new: { en: "New Moon", inSentence: "the New Moon" },
  "waxing-crescent": { en: "Waxing Crescent Moon", inSentence: "the Waxing Crescent Moon" },
  "first-quarter": { en: "First Quarter Moon", inSentence: "the First Quarter Moon" },
  "waxing-gibbous": { en: "Waxing Gibbous Moon", inSentence: "the Waxing Gibbous Moon" },
  full: { en: "Full Moon", inSentence: "the Full Moon" },
  "waning-gibbous": { en: "Waning Gibbous Moon", inSentence: "the Waning Gibbous Moon" },
  "last-quarter": { en: "Last Quarter Moon", inSentence: "the Last Quarter Moon" },
  "waning-crescent": { en: "Waning Crescent Moon", inSentence: "the Waning Crescent Moon" },
});

/** The four principal phases as a list of coming ones names them: in English the last quarter is the third there. */
export const principalMoonPhases = {
  new: moonPhases.new,
  "first-quarter": moonPhases["first-quarter"],
  full: moonPhases.full,
  "last-quarter": spokenTerm(
    "Third Quarter Moon",
    (lang) => moonPhases["last-quarter"][lang],
    "the Third Quarter Moon",
  ),
} as const;
