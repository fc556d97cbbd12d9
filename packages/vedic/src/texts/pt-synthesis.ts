// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import ground from "../../texts/pt/synthesis/ground.json";
import houses from "../../texts/pt/synthesis/houses.json";
import judged from "../../texts/pt/synthesis/judged.json";
import moon from "../../texts/pt/synthesis/moon.json";
import openTime from "../../texts/pt/synthesis/open-time.json";
import period from "../../texts/pt/synthesis/period.json";
import strength from "../../texts/pt/synthesis/strength.json";
import yoga from "../../texts/pt/synthesis/yoga.json";

/** The birth chart as a whole, told from its parts in order. */
export const synthesis = { ...ground, ...strength, houses, judged, moon, openTime, period, yoga };
