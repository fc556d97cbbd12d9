// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import ground from "../../texts/es/synthesis/ground.json";
import houses from "../../texts/es/synthesis/houses.json";
import judged from "../../texts/es/synthesis/judged.json";
import moon from "../../texts/es/synthesis/moon.json";
import openTime from "../../texts/es/synthesis/open-time.json";
import period from "../../texts/es/synthesis/period.json";
import strength from "../../texts/es/synthesis/strength.json";
import yoga from "../../texts/es/synthesis/yoga.json";

/** The birth chart as a whole, told from its parts in order. */
export const synthesis = { ...ground, ...strength, houses, judged, moon, openTime, period, yoga };
