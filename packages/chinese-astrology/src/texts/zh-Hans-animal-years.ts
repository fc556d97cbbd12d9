// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import dog from "../../texts/zh-Hans/animal-years/dog.json";
import dragon from "../../texts/zh-Hans/animal-years/dragon.json";
import goat from "../../texts/zh-Hans/animal-years/goat.json";
import horse from "../../texts/zh-Hans/animal-years/horse.json";
import monkey from "../../texts/zh-Hans/animal-years/monkey.json";
import ox from "../../texts/zh-Hans/animal-years/ox.json";
import pig from "../../texts/zh-Hans/animal-years/pig.json";
import rabbit from "../../texts/zh-Hans/animal-years/rabbit.json";
import rat from "../../texts/zh-Hans/animal-years/rat.json";
import rooster from "../../texts/zh-Hans/animal-years/rooster.json";
import snake from "../../texts/zh-Hans/animal-years/snake.json";
import tiger from "../../texts/zh-Hans/animal-years/tiger.json";

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
