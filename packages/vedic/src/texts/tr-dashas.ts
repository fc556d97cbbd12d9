// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import jupiter from "../../texts/tr/antardasha/jupiter.json";
import ketu from "../../texts/tr/antardasha/ketu.json";
import mars from "../../texts/tr/antardasha/mars.json";
import mercury from "../../texts/tr/antardasha/mercury.json";
import moon from "../../texts/tr/antardasha/moon.json";
import rahu from "../../texts/tr/antardasha/rahu.json";
import saturn from "../../texts/tr/antardasha/saturn.json";
import sun from "../../texts/tr/antardasha/sun.json";
import venus from "../../texts/tr/antardasha/venus.json";

export { default as prana } from "../../texts/tr/dasha-levels/prana.json";
export { default as pratyantardasha } from "../../texts/tr/dasha-levels/pratyantardasha.json";
export { default as sookshma } from "../../texts/tr/dasha-levels/sookshma.json";
export { default as mahadasha } from "../../texts/tr/mahadasha.json";

/** The lord of the sub-period inside the lord of the major period. */
export const antardasha = { sun, moon, mars, mercury, jupiter, venus, saturn, rahu, ketu };
