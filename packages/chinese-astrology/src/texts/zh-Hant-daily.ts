// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import dog from "../../texts/zh-Hant/daily/dog.json";
import dragon from "../../texts/zh-Hant/daily/dragon.json";
import goat from "../../texts/zh-Hant/daily/goat.json";
import horse from "../../texts/zh-Hant/daily/horse.json";
import monkey from "../../texts/zh-Hant/daily/monkey.json";
import ox from "../../texts/zh-Hant/daily/ox.json";
import pig from "../../texts/zh-Hant/daily/pig.json";
import rabbit from "../../texts/zh-Hant/daily/rabbit.json";
import rat from "../../texts/zh-Hant/daily/rat.json";
import rooster from "../../texts/zh-Hant/daily/rooster.json";
import snake from "../../texts/zh-Hant/daily/snake.json";
import tiger from "../../texts/zh-Hant/daily/tiger.json";

/** The days of the twelve branches and the years, for each animal. */
export const daily = { rat, ox, tiger, rabbit, dragon, snake, horse, goat, monkey, rooster, dog, pig };
