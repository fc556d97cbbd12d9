// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import jupiter from "../../texts/zh-Hans/antardasha/jupiter.json";
import ketu from "../../texts/zh-Hans/antardasha/ketu.json";
import mars from "../../texts/zh-Hans/antardasha/mars.json";
import mercury from "../../texts/zh-Hans/antardasha/mercury.json";
import moon from "../../texts/zh-Hans/antardasha/moon.json";
import rahu from "../../texts/zh-Hans/antardasha/rahu.json";
import saturn from "../../texts/zh-Hans/antardasha/saturn.json";
import sun from "../../texts/zh-Hans/antardasha/sun.json";
import venus from "../../texts/zh-Hans/antardasha/venus.json";

export { default as prana } from "../../texts/zh-Hans/dasha-levels/prana.json";
export { default as pratyantardasha } from "../../texts/zh-Hans/dasha-levels/pratyantardasha.json";
export { default as sookshma } from "../../texts/zh-Hans/dasha-levels/sookshma.json";
export { default as mahadasha } from "../../texts/zh-Hans/mahadasha.json";

/** The lord of the sub-period inside the lord of the major period. */
export const antardasha = { sun, moon, mars, mercury, jupiter, venus, saturn, rahu, ketu };
