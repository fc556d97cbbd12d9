// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import dog from "../../texts/zh-Hans/daily/dog.json";
import dragon from "../../texts/zh-Hans/daily/dragon.json";
import goat from "../../texts/zh-Hans/daily/goat.json";
import horse from "../../texts/zh-Hans/daily/horse.json";
import monkey from "../../texts/zh-Hans/daily/monkey.json";
import ox from "../../texts/zh-Hans/daily/ox.json";
import pig from "../../texts/zh-Hans/daily/pig.json";
import rabbit from "../../texts/zh-Hans/daily/rabbit.json";
import rat from "../../texts/zh-Hans/daily/rat.json";
import rooster from "../../texts/zh-Hans/daily/rooster.json";
import snake from "../../texts/zh-Hans/daily/snake.json";
import tiger from "../../texts/zh-Hans/daily/tiger.json";

/** The days of the twelve branches and the years, for each animal. */
export const daily = { rat, ox, tiger, rabbit, dragon, snake, horse, goat, monkey, rooster, dog, pig };
