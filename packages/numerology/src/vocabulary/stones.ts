import { vocabulary } from "@almagest/i18n";

/** Stones that the numbers wear. */
export const stones = /* @__PURE__ */ vocabulary("numerology/stones", {
  topaz: "Topaz",
  amber: "Amber",
  ruby: "Ruby",
  pearl: "Pearl",
  moonstone: "Moonstone",
  jade: "Jade",
  amethyst: "Amethyst",
  sapphire: "Sapphire",
  emerald: "Emerald",
  aquamarine: "Aquamarine",
  diamond: "Diamond",
  turquoise: "Turquoise",
  "cat's-eye": "Cat's Eye",
  "dark-sapphire": "Dark Sapphire",
  "black-pearl": "Black Pearl",
  garnet: "Garnet",
  bloodstone: "Bloodstone",
});
