import { vocabulary } from "@almagest/i18n";
import type { TermTable } from "@almagest/operation";

/** Request fields that no other domain has, by their names on the wire. */
export const fields: TermTable = /* @__PURE__ */ vocabulary("kabbalah/fields", {
  afterSunset: "After sunset",
  firstName: "First name",
  secondName: "Second name",
  nameHebrew: "Name in Hebrew letters",
  firstNameHebrew: "First name in Hebrew letters",
  secondNameHebrew: "Second name in Hebrew letters",
  textHebrew: "Text in Hebrew letters",
  ciphers: "Gematria ciphers",
  latinCiphers: "Latin ciphers",
  includeMatches: "Words of equal value",
  atbashOutput: "Atbash result",
  misparGadol: "Mispar Gadol",
  transliteration: "Transliteration",
  treeVariant: "Tree of Life",
  sephirotSystem: "Names of the sephirot",
  letterAttribution: "Letter attributions",
  angelDating: "Dating of the angels",
  leapDayPolicy: "Leap day",
  yearStart: "Start of the year",
});
