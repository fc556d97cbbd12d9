import { vocabulary } from "@almagest/i18n";

/** The names that Cheiro gives to compound numbers (Book of Numbers, 1926). Eleven, twelve and twenty have two. */
export const compoundNames = /* @__PURE__ */ vocabulary("numerology/compoundNames", {
  "10": "The Wheel of Fortune",
  "11": "A Lion Muzzled; A Clenched Fist",
  "12": "The Sacrifice; The Victim",
  "16": "The Shattered Citadel",
  "17": "The Star of the Magi",
  "19": "The Prince of Heaven",
  "20": "The Awakening; The Judgment",
  "21": "The Crown of the Magi",
  "23": "The Royal Star of the Lion",
  "27": "The Sceptre",
});

/** Whether a compound number has a name. */
export function isNamed(number: string): number is keyof typeof compoundNames {
  return Object.hasOwn(compoundNames, number);
}
