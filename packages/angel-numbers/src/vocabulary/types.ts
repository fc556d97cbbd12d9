import { type Term, vocabulary } from "@almagest/i18n";
import type { NumberType } from "../numbers/classify";

/** Kinds of number. */
export const numberTypes = /* @__PURE__ */ vocabulary("angel-numbers/numberTypes", {
  repeating: "Repeating",
  sequential: "Sequential",
  mirror: "Mirror",
  master: "Master number",
  root: "Root number",
  compound: "Compound",
}) satisfies Record<NumberType, Term>;
