// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import dog from "../../texts/zh-Hans/animals/dog.json";
import dragon from "../../texts/zh-Hans/animals/dragon.json";
import goat from "../../texts/zh-Hans/animals/goat.json";
import horse from "../../texts/zh-Hans/animals/horse.json";
import monkey from "../../texts/zh-Hans/animals/monkey.json";
import ox from "../../texts/zh-Hans/animals/ox.json";
import pig from "../../texts/zh-Hans/animals/pig.json";
import rabbit from "../../texts/zh-Hans/animals/rabbit.json";
import rat from "../../texts/zh-Hans/animals/rat.json";
import rooster from "../../texts/zh-Hans/animals/rooster.json";
import snake from "../../texts/zh-Hans/animals/snake.json";
import tiger from "../../texts/zh-Hans/animals/tiger.json";

/** The twelve animals. */
export const animals = { rat, ox, tiger, rabbit, dragon, snake, horse, goat, monkey, rooster, dog, pig };
