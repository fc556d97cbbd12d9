// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import dog from "../../texts/zh-Hant/pairs/dog.json";
import dragon from "../../texts/zh-Hant/pairs/dragon.json";
import goat from "../../texts/zh-Hant/pairs/goat.json";
import horse from "../../texts/zh-Hant/pairs/horse.json";
import monkey from "../../texts/zh-Hant/pairs/monkey.json";
import ox from "../../texts/zh-Hant/pairs/ox.json";
import pig from "../../texts/zh-Hant/pairs/pig.json";
import rabbit from "../../texts/zh-Hant/pairs/rabbit.json";
import rat from "../../texts/zh-Hant/pairs/rat.json";
import rooster from "../../texts/zh-Hant/pairs/rooster.json";
import snake from "../../texts/zh-Hant/pairs/snake.json";
import tiger from "../../texts/zh-Hant/pairs/tiger.json";

/** Two animals, the earlier in the cycle first. */
export const pairs = {
  ...rat,
  ...ox,
  ...tiger,
  ...rabbit,
  ...dragon,
  ...snake,
  ...horse,
  ...goat,
  ...monkey,
  ...rooster,
  ...dog,
  ...pig,
};
