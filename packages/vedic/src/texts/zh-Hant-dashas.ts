// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import jupiter from "../../texts/zh-Hant/antardasha/jupiter.json";
import ketu from "../../texts/zh-Hant/antardasha/ketu.json";
import mars from "../../texts/zh-Hant/antardasha/mars.json";
import mercury from "../../texts/zh-Hant/antardasha/mercury.json";
import moon from "../../texts/zh-Hant/antardasha/moon.json";
import rahu from "../../texts/zh-Hant/antardasha/rahu.json";
import saturn from "../../texts/zh-Hant/antardasha/saturn.json";
import sun from "../../texts/zh-Hant/antardasha/sun.json";
import venus from "../../texts/zh-Hant/antardasha/venus.json";

export { default as prana } from "../../texts/zh-Hant/dasha-levels/prana.json";
export { default as pratyantardasha } from "../../texts/zh-Hant/dasha-levels/pratyantardasha.json";
export { default as sookshma } from "../../texts/zh-Hant/dasha-levels/sookshma.json";
export { default as mahadasha } from "../../texts/zh-Hant/mahadasha.json";

/** The lord of the sub-period inside the lord of the major period. */
export const antardasha = { sun, moon, mars, mercury, jupiter, venus, saturn, rahu, ketu };
