import dog from "../../texts/en/animal-years/dog.json";
import dragon from "../../texts/en/animal-years/dragon.json";
import goat from "../../texts/en/animal-years/goat.json";
import horse from "../../texts/en/animal-years/horse.json";
import monkey from "../../texts/en/animal-years/monkey.json";
import ox from "../../texts/en/animal-years/ox.json";
import pig from "../../texts/en/animal-years/pig.json";
import rabbit from "../../texts/en/animal-years/rabbit.json";
import rat from "../../texts/en/animal-years/rat.json";
import rooster from "../../texts/en/animal-years/rooster.json";
import snake from "../../texts/en/animal-years/snake.json";
import tiger from "../../texts/en/animal-years/tiger.json";

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
