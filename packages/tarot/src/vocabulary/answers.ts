import { type Term, vocabulary } from "@almagest/i18n";

/** What a single card answers. */
export const answers = /* @__PURE__ */ vocabulary("tarot/answers", {
  Yes: { en: "Yes", inSentence: "a Yes" },
  No: { en: "No", inSentence: "a No" },
  Maybe: { en: "Maybe", inSentence: "a Maybe" },
}) satisfies Record<"Yes" | "No" | "Maybe", Term>;

/** How firmly it answers. */
export const strengths = /* @__PURE__ */ vocabulary("tarot/strengths", {
  Strong: { en: "Strong", inSentence: "strong" },
  Qualified: { en: "Qualified", inSentence: "qualified" },
}) satisfies Record<"Strong" | "Qualified", Term>;
