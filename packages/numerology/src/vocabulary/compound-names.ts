import { vocabulary } from "@almagest/i18n";

/** The names that Cheiro gives to compound numbers (Book of Numbers, 1926). Eleven, twelve and twenty have two. */
export const compoundNames = /* @__PURE__ */ vocabulary("numerology/compoundNames", {
  "10": { en: "The Wheel of Fortune", inSentence: "the Wheel of Fortune" },
  "11": { en: "A Lion Muzzled; A Clenched Fist", inSentence: "a Lion Muzzled; a Clenched Fist" },
  "12": { en: "The Sacrifice; The Victim", inSentence: "the Sacrifice; the Victim" },
  "16": { en: "The Shattered Citadel", inSentence: "the Shattered Citadel" },
  "17": { en: "The Star of the Magi", inSentence: "the Star of the Magi" },
  "19": { en: "The Prince of Heaven", inSentence: "the Prince of Heaven" },
  "20": { en: "The Awakening; The Judgment", inSentence: "the Awakening; the Judgment" },
  "21": { en: "The Crown of the Magi", inSentence: "the Crown of the Magi" },
  "23": { en: "The Royal Star of the Lion", inSentence: "the Royal Star of the Lion" },
  "27": { en: "The Sceptre", inSentence: "the Sceptre" },
});

/** Whether a compound number has a name. */
export function isNamed(number: string): number is keyof typeof compoundNames {
  return Object.hasOwn(compoundNames, number);
}
