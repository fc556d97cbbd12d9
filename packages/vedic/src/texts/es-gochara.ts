// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import jupiter from "../../texts/es/gochara/jupiter.json";
import ketu from "../../texts/es/gochara/ketu.json";
import mars from "../../texts/es/gochara/mars.json";
import mercury from "../../texts/es/gochara/mercury.json";
import moon from "../../texts/es/gochara/moon.json";
import rahu from "../../texts/es/gochara/rahu.json";
import saturn from "../../texts/es/gochara/saturn.json";
import sun from "../../texts/es/gochara/sun.json";
import venus from "../../texts/es/gochara/venus.json";

/** A graha in transit, by the house it passes counted from the natal Moon. */
export const gocharaFromMoon = { sun, moon, mars, mercury, jupiter, venus, saturn, rahu, ketu };
