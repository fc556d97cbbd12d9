// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import jupiter from "../../texts/fr/gochara/jupiter.json";
import ketu from "../../texts/fr/gochara/ketu.json";
import mars from "../../texts/fr/gochara/mars.json";
import mercury from "../../texts/fr/gochara/mercury.json";
import moon from "../../texts/fr/gochara/moon.json";
import rahu from "../../texts/fr/gochara/rahu.json";
import saturn from "../../texts/fr/gochara/saturn.json";
import sun from "../../texts/fr/gochara/sun.json";
import venus from "../../texts/fr/gochara/venus.json";

/** A graha in transit, by the house it passes counted from the natal Moon. */
export const gocharaFromMoon = { sun, moon, mars, mercury, jupiter, venus, saturn, rahu, ketu };
