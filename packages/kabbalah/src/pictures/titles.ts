import { vocabulary } from "@almagest/i18n";

/** Titles of this domain's pictures, and words of theirs that no answer has. */
export const titles = /* @__PURE__ */ vocabulary("kabbalah/titles", {
  tree: "Tree of Life",
  letters: "The Hebrew letters",
  names: "The 72 names",
  gematria: "Gematria",
  nameProfile: "Name profile",
  omer: "Counting of the Omer",
  cipher: "Cipher",
  value: "Value",
});
