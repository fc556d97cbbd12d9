// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import jupiter from "../../texts/pt/gochara/jupiter.json";
import ketu from "../../texts/pt/gochara/ketu.json";
import mars from "../../texts/pt/gochara/mars.json";
import mercury from "../../texts/pt/gochara/mercury.json";
import moon from "../../texts/pt/gochara/moon.json";
import rahu from "../../texts/pt/gochara/rahu.json";
import saturn from "../../texts/pt/gochara/saturn.json";
import sun from "../../texts/pt/gochara/sun.json";
import venus from "../../texts/pt/gochara/venus.json";

/** A graha in transit, by the house it passes counted from the natal Moon. */
export const gocharaFromMoon = { sun, moon, mars, mercury, jupiter, venus, saturn, rahu, ketu };
