// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import ground from "../../texts/de/synthesis/ground.json";
import houses from "../../texts/de/synthesis/houses.json";
import judged from "../../texts/de/synthesis/judged.json";
import moon from "../../texts/de/synthesis/moon.json";
import openTime from "../../texts/de/synthesis/open-time.json";
import period from "../../texts/de/synthesis/period.json";
import strength from "../../texts/de/synthesis/strength.json";
import yoga from "../../texts/de/synthesis/yoga.json";

/** The birth chart as a whole, told from its parts in order. */
export const synthesis = { ...ground, ...strength, houses, judged, moon, openTime, period, yoga };
