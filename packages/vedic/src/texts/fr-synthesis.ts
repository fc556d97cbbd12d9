// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import ground from "../../texts/fr/synthesis/ground.json";
import houses from "../../texts/fr/synthesis/houses.json";
import judged from "../../texts/fr/synthesis/judged.json";
import moon from "../../texts/fr/synthesis/moon.json";
import openTime from "../../texts/fr/synthesis/open-time.json";
import period from "../../texts/fr/synthesis/period.json";
import strength from "../../texts/fr/synthesis/strength.json";
import yoga from "../../texts/fr/synthesis/yoga.json";

/** The birth chart as a whole, told from its parts in order. */
export const synthesis = { ...ground, ...strength, houses, judged, moon, openTime, period, yoga };
