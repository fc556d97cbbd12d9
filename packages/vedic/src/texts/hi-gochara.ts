// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import jupiter from "../../texts/hi/gochara/jupiter.json";
import ketu from "../../texts/hi/gochara/ketu.json";
import mars from "../../texts/hi/gochara/mars.json";
import mercury from "../../texts/hi/gochara/mercury.json";
import moon from "../../texts/hi/gochara/moon.json";
import rahu from "../../texts/hi/gochara/rahu.json";
import saturn from "../../texts/hi/gochara/saturn.json";
import sun from "../../texts/hi/gochara/sun.json";
import venus from "../../texts/hi/gochara/venus.json";

/** A graha in transit, by the house it passes counted from the natal Moon. */
export const gocharaFromMoon = { sun, moon, mars, mercury, jupiter, venus, saturn, rahu, ketu };
