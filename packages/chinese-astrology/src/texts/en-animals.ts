import dog from "../../texts/en/animals/dog.json";
import dragon from "../../texts/en/animals/dragon.json";
import goat from "../../texts/en/animals/goat.json";
import horse from "../../texts/en/animals/horse.json";
import monkey from "../../texts/en/animals/monkey.json";
import ox from "../../texts/en/animals/ox.json";
import pig from "../../texts/en/animals/pig.json";
import rabbit from "../../texts/en/animals/rabbit.json";
import rat from "../../texts/en/animals/rat.json";
import rooster from "../../texts/en/animals/rooster.json";
import snake from "../../texts/en/animals/snake.json";
import tiger from "../../texts/en/animals/tiger.json";

/** The twelve animals. */
export const animals = { rat, ox, tiger, rabbit, dragon, snake, horse, goat, monkey, rooster, dog, pig };
