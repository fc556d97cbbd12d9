import { type Term, vocabulary } from "@almagest/i18n";
import type { PositionId, SpreadId } from "../spreads/table";

/** The spreads; the English ones are what an answer's `spread` says. */
export const spreadNames = /* @__PURE__ */ vocabulary("tarot/spreadNames", {
  "three-card": { en: "Three-Card", inSentence: "the Three-Card Spread" },
  "celtic-cross": { en: "Celtic Cross", inSentence: "the Celtic Cross" },
  love: { en: "Love Spread", inSentence: "the Love Spread" },
  career: { en: "Career Spread", inSentence: "the Career Spread" },
}) satisfies Record<SpreadId, Term>;

/** The positions; the English ones are what a position's `name` says. */
export const positionNames = /* @__PURE__ */ vocabulary("tarot/positionNames", {
  past: { en: "Past", inSentence: "the past" },
  present: { en: "Present", inSentence: "the present" },
  future: { en: "Future", inSentence: "the future" },
  "present-situation": { en: "Present Situation", inSentence: "the present situation" },
  challenge: { en: "Challenge", inSentence: "the challenge" },
  "distant-past": { en: "Distant Past", inSentence: "the distant past" },
  "recent-past": { en: "Recent Past", inSentence: "the recent past" },
  "best-outcome": { en: "Best Outcome", inSentence: "the best outcome" },
  "near-future": { en: "Near Future", inSentence: "the near future" },
  "your-approach": { en: "Your Approach", inSentence: "your approach" },
  "external-influences": { en: "External Influences", inSentence: "external influences" },
  "hopes-and-fears": { en: "Hopes and Fears", inSentence: "your hopes and fears" },
  "final-outcome": { en: "Final Outcome", inSentence: "the final outcome" },
  you: { en: "You", inSentence: "you" },
  partner: { en: "Partner", inSentence: "your partner" },
  dynamic: { en: "Relationship Dynamic", inSentence: "the relationship dynamic" },
  outcome: { en: "Outcome", inSentence: "the outcome" },
  "current-situation": { en: "Current Situation", inSentence: "the current situation" },
  strengths: { en: "Strengths", inSentence: "your strengths" },
  weaknesses: { en: "Weaknesses", inSentence: "your weaknesses" },
  opportunities: { en: "Opportunities", inSentence: "the opportunities" },
  threats: { en: "Threats", inSentence: "the threats" },
  advice: { en: "Advice", inSentence: "the advice" },
}) satisfies Record<PositionId, Term>;
