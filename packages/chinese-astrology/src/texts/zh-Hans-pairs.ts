// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import dog from "../../texts/zh-Hans/pairs/dog.json";
import dragon from "../../texts/zh-Hans/pairs/dragon.json";
import goat from "../../texts/zh-Hans/pairs/goat.json";
import horse from "../../texts/zh-Hans/pairs/horse.json";
import monkey from "../../texts/zh-Hans/pairs/monkey.json";
import ox from "../../texts/zh-Hans/pairs/ox.json";
import pig from "../../texts/zh-Hans/pairs/pig.json";
import rabbit from "../../texts/zh-Hans/pairs/rabbit.json";
import rat from "../../texts/zh-Hans/pairs/rat.json";
import rooster from "../../texts/zh-Hans/pairs/rooster.json";
import snake from "../../texts/zh-Hans/pairs/snake.json";
import tiger from "../../texts/zh-Hans/pairs/tiger.json";

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
