// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import ground from "../../texts/hi/synthesis/ground.json";
import houses from "../../texts/hi/synthesis/houses.json";
import judged from "../../texts/hi/synthesis/judged.json";
import moon from "../../texts/hi/synthesis/moon.json";
import openTime from "../../texts/hi/synthesis/open-time.json";
import period from "../../texts/hi/synthesis/period.json";
import strength from "../../texts/hi/synthesis/strength.json";
import yoga from "../../texts/hi/synthesis/yoga.json";

/** The birth chart as a whole, told from its parts in order. */
export const synthesis = { ...ground, ...strength, houses, judged, moon, openTime, period, yoga };
