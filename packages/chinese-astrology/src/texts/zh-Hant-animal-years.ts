// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import dog from "../../texts/zh-Hant/animal-years/dog.json";
import dragon from "../../texts/zh-Hant/animal-years/dragon.json";
import goat from "../../texts/zh-Hant/animal-years/goat.json";
import horse from "../../texts/zh-Hant/animal-years/horse.json";
import monkey from "../../texts/zh-Hant/animal-years/monkey.json";
import ox from "../../texts/zh-Hant/animal-years/ox.json";
import pig from "../../texts/zh-Hant/animal-years/pig.json";
import rabbit from "../../texts/zh-Hant/animal-years/rabbit.json";
import rat from "../../texts/zh-Hant/animal-years/rat.json";
import rooster from "../../texts/zh-Hant/animal-years/rooster.json";
import snake from "../../texts/zh-Hant/animal-years/snake.json";
import tiger from "../../texts/zh-Hant/animal-years/tiger.json";

/** The animals of each phase, by pillar. */
export const animalYears = {
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
