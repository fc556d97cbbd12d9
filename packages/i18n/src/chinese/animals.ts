import { vocabulary } from "@almagest/operation/names";

/** The twelve animals of the years, from the Rat. */
export const animals = /* @__PURE__ */ vocabulary("i18n/animals", {
  rat: { en: "Rat", inSentence: "the Rat" },
  ox: { en: "Ox", inSentence: "the Ox" },
  tiger: { en: "Tiger", inSentence: "the Tiger" },
  rabbit: { en: "Rabbit", inSentence: "the Rabbit" },
  dragon: { en: "Dragon", inSentence: "the Dragon" },
  snake: { en: "Snake", inSentence: "the Snake" },
  horse: { en: "Horse", inSentence: "the Horse" },
  goat: { en: "Goat", inSentence: "the Goat" },
  monkey: { en: "Monkey", inSentence: "the Monkey" },
  rooster: { en: "Rooster", inSentence: "the Rooster" },
  dog: { en: "Dog", inSentence: "the Dog" },
  pig: { en: "Pig", inSentence: "the Pig" },
});
