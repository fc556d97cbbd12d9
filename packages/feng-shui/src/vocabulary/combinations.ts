import { vocabulary } from "@almagest/i18n";

/** The named pairs of stars, after what their Chinese names say. */
export const combinations = /* @__PURE__ */ vocabulary("feng-shui/combinations", {
  "1-4": "Four and One Share a Palace",
  "1-6": "One and Six of One Line",
  "1-9": "Water and Fire in Accord",
  "2-3": "Bullfight",
  "2-5": "Two and Five Overlap",
  "2-7": "Two and Seven of One Way",
  "3-4": "Jade and Green in the Wind",
  "3-7": "Three and Seven in Turn",
  "3-8": "Three and Eight as Friends",
  "4-8": "Eight and Four Meet",
  "4-9": "Four and Nine as Companions",
  "5-7": "Sharp Tongue",
  "5-9": "Purple on Yellow",
  "6-7": "Crossed Swords",
  "6-8": "Rich as Tao Zhu",
  "6-9": "Fire at Heaven's Gate",
  "7-9": "Hui Lu",
  "8-9": "Eight Meets Purple",
});
