// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import ground from "../../texts/zh-Hant/synthesis/ground.json";
import houses from "../../texts/zh-Hant/synthesis/houses.json";
import judged from "../../texts/zh-Hant/synthesis/judged.json";
import moon from "../../texts/zh-Hant/synthesis/moon.json";
import openTime from "../../texts/zh-Hant/synthesis/open-time.json";
import period from "../../texts/zh-Hant/synthesis/period.json";
import strength from "../../texts/zh-Hant/synthesis/strength.json";
import yoga from "../../texts/zh-Hant/synthesis/yoga.json";

/** The birth chart as a whole, told from its parts in order. */
export const synthesis = { ...ground, ...strength, houses, judged, moon, openTime, period, yoga };
