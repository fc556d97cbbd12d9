// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import ground from "../../texts/tr/synthesis/ground.json";
import houses from "../../texts/tr/synthesis/houses.json";
import judged from "../../texts/tr/synthesis/judged.json";
import moon from "../../texts/tr/synthesis/moon.json";
import openTime from "../../texts/tr/synthesis/open-time.json";
import period from "../../texts/tr/synthesis/period.json";
import strength from "../../texts/tr/synthesis/strength.json";
import yoga from "../../texts/tr/synthesis/yoga.json";

/** The birth chart as a whole, told from its parts in order. */
export const synthesis = { ...ground, ...strength, houses, judged, moon, openTime, period, yoga };
