import ground from "../../texts/en/synthesis/ground.json";
import houses from "../../texts/en/synthesis/houses.json";
import judged from "../../texts/en/synthesis/judged.json";
import moon from "../../texts/en/synthesis/moon.json";
import openTime from "../../texts/en/synthesis/open-time.json";
import period from "../../texts/en/synthesis/period.json";
import strength from "../../texts/en/synthesis/strength.json";
import yoga from "../../texts/en/synthesis/yoga.json";

/** The birth chart as a whole, told from its parts in order. */
export const synthesis = { ...ground, ...strength, houses, judged, moon, openTime, period, yoga };
