// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import jupiter from "../../texts/tr/gochara/jupiter.json";
import ketu from "../../texts/tr/gochara/ketu.json";
import mars from "../../texts/tr/gochara/mars.json";
import mercury from "../../texts/tr/gochara/mercury.json";
import moon from "../../texts/tr/gochara/moon.json";
import rahu from "../../texts/tr/gochara/rahu.json";
import saturn from "../../texts/tr/gochara/saturn.json";
import sun from "../../texts/tr/gochara/sun.json";
import venus from "../../texts/tr/gochara/venus.json";

/** A graha in transit, by the house it passes counted from the natal Moon. */
export const gocharaFromMoon = { sun, moon, mars, mercury, jupiter, venus, saturn, rahu, ketu };
