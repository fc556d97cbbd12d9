import { type Term, vocabulary } from "@almagest/i18n";

/** The answer of a single card. */
export const answers = /* @__PURE__ */ vocabulary("tarot/answers", {
  Yes: { en: "Yes", inSentence: "a Yes" },
  No: { en: "No", inSentence: "a No" },
  Maybe: { en: "Maybe", inSentence: "a Maybe" },
}) satisfies Record<"Yes" | "No" | "Maybe", Term>;

/** The firmness of the answer. */
export const strengths = /* @__PURE__ */ vocabulary("tarot/strengths", {
  Strong: { en: "Strong", inSentence: "strong" },
  Qualified: { en: "Qualified", inSentence: "qualified" },
}) satisfies Record<"Strong" | "Qualified", Term>;
