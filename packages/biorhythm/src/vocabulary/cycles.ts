import { type Term, vocabulary } from "@almagest/i18n";
import type { CycleId } from "../curve/cycles";

/**
 * The ten cycles. Adjectives agree with the word for cycle or rhythm where the language asks for it; the composites and
 * awareness are nouns. Chinese keeps the three terms of its own literature on biorhythms: 体力, 情绪, 智力.
 */
export const cycleNames = /* @__PURE__ */ vocabulary("biorhythm/cycleNames", {
  physical: { en: "Physical", inSentence: "the physical cycle" },
  emotional: { en: "Emotional", inSentence: "the emotional cycle" },
  intellectual: { en: "Intellectual", inSentence: "the intellectual cycle" },
  intuitive: { en: "Intuitive", inSentence: "the intuitive cycle" },
  aesthetic: { en: "Aesthetic", inSentence: "the aesthetic cycle" },
  awareness: { en: "Awareness", inSentence: "the awareness cycle" },
  spiritual: { en: "Spiritual", inSentence: "the spiritual cycle" },
  passion: { en: "Passion", inSentence: "the passion cycle" },
  mastery: { en: "Mastery", inSentence: "the mastery cycle" },
  wisdom: { en: "Wisdom", inSentence: "the wisdom cycle" },
}) satisfies Record<CycleId, Term>;
