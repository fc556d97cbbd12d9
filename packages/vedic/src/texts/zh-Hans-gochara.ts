// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import jupiter from "../../texts/zh-Hans/gochara/jupiter.json";
import ketu from "../../texts/zh-Hans/gochara/ketu.json";
import mars from "../../texts/zh-Hans/gochara/mars.json";
import mercury from "../../texts/zh-Hans/gochara/mercury.json";
import moon from "../../texts/zh-Hans/gochara/moon.json";
import rahu from "../../texts/zh-Hans/gochara/rahu.json";
import saturn from "../../texts/zh-Hans/gochara/saturn.json";
import sun from "../../texts/zh-Hans/gochara/sun.json";
import venus from "../../texts/zh-Hans/gochara/venus.json";

/** A graha in transit, by the house it passes counted from the natal Moon. */
export const gocharaFromMoon = { sun, moon, mars, mercury, jupiter, venus, saturn, rahu, ketu };
