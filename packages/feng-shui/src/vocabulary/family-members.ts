import { vocabulary } from "@almagest/i18n";

/** The family of the trigrams. */
export const familyMembers = /* @__PURE__ */ vocabulary("feng-shui/familyMembers", {
  father: "Father",
  mother: "Mother",
  "eldest-son": "Eldest Son",
  "eldest-daughter": "Eldest Daughter",
  "middle-son": "Middle Son",
  "middle-daughter": "Middle Daughter",
  "youngest-son": "Youngest Son",
  "youngest-daughter": "Youngest Daughter",
});
