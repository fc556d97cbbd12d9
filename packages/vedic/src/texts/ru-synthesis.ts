// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import ground from "../../texts/ru/synthesis/ground.json";
import houses from "../../texts/ru/synthesis/houses.json";
import judged from "../../texts/ru/synthesis/judged.json";
import moon from "../../texts/ru/synthesis/moon.json";
import openTime from "../../texts/ru/synthesis/open-time.json";
import period from "../../texts/ru/synthesis/period.json";
import strength from "../../texts/ru/synthesis/strength.json";
import yoga from "../../texts/ru/synthesis/yoga.json";

/** The birth chart as a whole, told from its parts in order. */
export const synthesis = { ...ground, ...strength, houses, judged, moon, openTime, period, yoga };
