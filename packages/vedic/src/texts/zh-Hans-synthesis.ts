// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import ground from "../../texts/zh-Hans/synthesis/ground.json";
import houses from "../../texts/zh-Hans/synthesis/houses.json";
import judged from "../../texts/zh-Hans/synthesis/judged.json";
import moon from "../../texts/zh-Hans/synthesis/moon.json";
import openTime from "../../texts/zh-Hans/synthesis/open-time.json";
import period from "../../texts/zh-Hans/synthesis/period.json";
import strength from "../../texts/zh-Hans/synthesis/strength.json";
import yoga from "../../texts/zh-Hans/synthesis/yoga.json";

/** The birth chart as a whole, told from its parts in order. */
export const synthesis = { ...ground, ...strength, houses, judged, moon, openTime, period, yoga };
