// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import dog from "../../texts/zh-Hant/animals/dog.json";
import dragon from "../../texts/zh-Hant/animals/dragon.json";
import goat from "../../texts/zh-Hant/animals/goat.json";
import horse from "../../texts/zh-Hant/animals/horse.json";
import monkey from "../../texts/zh-Hant/animals/monkey.json";
import ox from "../../texts/zh-Hant/animals/ox.json";
import pig from "../../texts/zh-Hant/animals/pig.json";
import rabbit from "../../texts/zh-Hant/animals/rabbit.json";
import rat from "../../texts/zh-Hant/animals/rat.json";
import rooster from "../../texts/zh-Hant/animals/rooster.json";
import snake from "../../texts/zh-Hant/animals/snake.json";
import tiger from "../../texts/zh-Hant/animals/tiger.json";

/** The twelve animals. */
export const animals = { rat, ox, tiger, rabbit, dragon, snake, horse, goat, monkey, rooster, dog, pig };
