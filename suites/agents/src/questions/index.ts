import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import type { Questions } from "./expected";
import { fr } from "./fr";
import { hi } from "./hi";
import { pt } from "./pt";
import { ru } from "./ru";
import { tr } from "./tr";
import { zhHans } from "./zh-hans";
import { zhHant } from "./zh-hant";

export { ASKED_AT, type Expected, expected, type QuestionId, type Questions, type Value } from "./expected";

/**
 * Questions that people ask an assistant, in the languages of the service: written before the words that the search
 * knows.
 */
export const questions: Readonly<Record<string, Questions>> = {
  en,
  tr,
  de,
  es,
  hi,
  pt,
  fr,
  ru,
  "zh-Hans": zhHans,
  "zh-Hant": zhHant,
};
