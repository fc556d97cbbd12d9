// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import jupiter from "../../texts/ru/antardasha/jupiter.json";
import ketu from "../../texts/ru/antardasha/ketu.json";
import mars from "../../texts/ru/antardasha/mars.json";
import mercury from "../../texts/ru/antardasha/mercury.json";
import moon from "../../texts/ru/antardasha/moon.json";
import rahu from "../../texts/ru/antardasha/rahu.json";
import saturn from "../../texts/ru/antardasha/saturn.json";
import sun from "../../texts/ru/antardasha/sun.json";
import venus from "../../texts/ru/antardasha/venus.json";

export { default as prana } from "../../texts/ru/dasha-levels/prana.json";
export { default as pratyantardasha } from "../../texts/ru/dasha-levels/pratyantardasha.json";
export { default as sookshma } from "../../texts/ru/dasha-levels/sookshma.json";
export { default as mahadasha } from "../../texts/ru/mahadasha.json";

/** The lord of the sub-period inside the lord of the major period. */
export const antardasha = { sun, moon, mars, mercury, jupiter, venus, saturn, rahu, ketu };
