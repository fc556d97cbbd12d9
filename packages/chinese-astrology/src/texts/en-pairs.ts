import dog from "../../texts/en/pairs/dog.json";
import dragon from "../../texts/en/pairs/dragon.json";
import goat from "../../texts/en/pairs/goat.json";
import horse from "../../texts/en/pairs/horse.json";
import monkey from "../../texts/en/pairs/monkey.json";
import ox from "../../texts/en/pairs/ox.json";
import pig from "../../texts/en/pairs/pig.json";
import rabbit from "../../texts/en/pairs/rabbit.json";
import rat from "../../texts/en/pairs/rat.json";
import rooster from "../../texts/en/pairs/rooster.json";
import snake from "../../texts/en/pairs/snake.json";
import tiger from "../../texts/en/pairs/tiger.json";

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
