import type { Animal } from "./branches";

/** The animals in pinyin; their characters are in the shared names. */
export const ANIMAL_PINYIN = {
  rat: "shǔ",
  ox: "niú",
  tiger: "hǔ",
  rabbit: "tù",
  dragon: "lóng",
  snake: "shé",
  horse: "mǎ",
  goat: "yáng",
  monkey: "hóu",
  rooster: "jī",
  dog: "gǒu",
  pig: "zhū",
} as const satisfies Record<Animal, string>;
