// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import jupiter from "../../texts/de/gochara/jupiter.json";
import ketu from "../../texts/de/gochara/ketu.json";
import mars from "../../texts/de/gochara/mars.json";
import mercury from "../../texts/de/gochara/mercury.json";
import moon from "../../texts/de/gochara/moon.json";
import rahu from "../../texts/de/gochara/rahu.json";
import saturn from "../../texts/de/gochara/saturn.json";
import sun from "../../texts/de/gochara/sun.json";
import venus from "../../texts/de/gochara/venus.json";

/** A graha in transit, by the house it passes counted from the natal Moon. */
export const gocharaFromMoon = { sun, moon, mars, mercury, jupiter, venus, saturn, rahu, ketu };
