import { bodies, elements, signs } from "@almagest/i18n/astrology";
import type { Term } from "@almagest/operation";
import type { Attribution } from "../letters/attributions";

const TERMS = { ...elements, ...bodies, ...signs };

/** The name of an element, a planet or a sign. */
export function attributionTerm({ value }: Attribution): Term {
  return TERMS[value];
}
