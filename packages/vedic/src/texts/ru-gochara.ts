// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import jupiter from "../../texts/ru/gochara/jupiter.json";
import ketu from "../../texts/ru/gochara/ketu.json";
import mars from "../../texts/ru/gochara/mars.json";
import mercury from "../../texts/ru/gochara/mercury.json";
import moon from "../../texts/ru/gochara/moon.json";
import rahu from "../../texts/ru/gochara/rahu.json";
import saturn from "../../texts/ru/gochara/saturn.json";
import sun from "../../texts/ru/gochara/sun.json";
import venus from "../../texts/ru/gochara/venus.json";

/** A graha in transit, by the house it passes counted from the natal Moon. */
export const gocharaFromMoon = { sun, moon, mars, mercury, jupiter, venus, saturn, rahu, ketu };
