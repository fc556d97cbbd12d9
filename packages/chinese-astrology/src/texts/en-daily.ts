import dog from "../../texts/en/daily/dog.json";
import dragon from "../../texts/en/daily/dragon.json";
import goat from "../../texts/en/daily/goat.json";
import horse from "../../texts/en/daily/horse.json";
import monkey from "../../texts/en/daily/monkey.json";
import ox from "../../texts/en/daily/ox.json";
import pig from "../../texts/en/daily/pig.json";
import rabbit from "../../texts/en/daily/rabbit.json";
import rat from "../../texts/en/daily/rat.json";
import rooster from "../../texts/en/daily/rooster.json";
import snake from "../../texts/en/daily/snake.json";
import tiger from "../../texts/en/daily/tiger.json";

/** The days of the twelve branches and the years, for each animal. */
export const daily = { rat, ox, tiger, rabbit, dragon, snake, horse, goat, monkey, rooster, dog, pig };
