import { type Term, vocabulary } from "@almagest/i18n";
import type { PairPhase, Rating } from "../compatibility/compute";

/** States of one cycle of two people on a day. */
export const pairPhases = /* @__PURE__ */ vocabulary("biorhythm/pairPhases", {
  in_sync: { en: "In Sync", inSentence: "in sync" },
  complementary: { en: "Complementary", inSentence: "complementary" },
  neutral: { en: "Neutral", inSentence: "neutral" },
  opposing: { en: "Opposing", inSentence: "opposing" },
}) satisfies Record<PairPhase, Term>;

/** States of two people on a day, all three cycles taken together. */
export const ratings = /* @__PURE__ */ vocabulary("biorhythm/ratings", {
  "Highly Aligned": { en: "Highly Aligned", inSentence: "highly aligned" },
  "Well Aligned": { en: "Well Aligned", inSentence: "well aligned" },
  "Moderately Aligned": { en: "Moderately Aligned", inSentence: "moderately aligned" },
  Misaligned: { en: "Misaligned", inSentence: "misaligned" },
  Opposed: { en: "Opposed", inSentence: "opposed" },
}) satisfies Record<Rating, Term>;
