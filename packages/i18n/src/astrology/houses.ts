import { vocabulary } from "@almagest/operation/names";

/** The twelve houses by number, as charts are annotated. */
export const houses = /* @__PURE__ */ vocabulary("i18n/houses", {
  "1": { en: "1st House", inSentence: "the 1st house" },
  "2": { en: "2nd House", inSentence: "the 2nd house" },
  "3": { en: "3rd House", inSentence: "the 3rd house" },
  "4": { en: "4th House", inSentence: "the 4th house" },
  "5": { en: "5th House", inSentence: "the 5th house" },
  "6": { en: "6th House", inSentence: "the 6th house" },
  "7": { en: "7th House", inSentence: "the 7th house" },
  "8": { en: "8th House", inSentence: "the 8th house" },
  "9": { en: "9th House", inSentence: "the 9th house" },
  "10": { en: "10th House", inSentence: "the 10th house" },
  "11": { en: "11th House", inSentence: "the 11th house" },
  "12": { en: "12th House", inSentence: "the 12th house" },
});
