// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import jupiter from "../../texts/hi/antardasha/jupiter.json";
import ketu from "../../texts/hi/antardasha/ketu.json";
import mars from "../../texts/hi/antardasha/mars.json";
import mercury from "../../texts/hi/antardasha/mercury.json";
import moon from "../../texts/hi/antardasha/moon.json";
import rahu from "../../texts/hi/antardasha/rahu.json";
import saturn from "../../texts/hi/antardasha/saturn.json";
import sun from "../../texts/hi/antardasha/sun.json";
import venus from "../../texts/hi/antardasha/venus.json";

export { default as prana } from "../../texts/hi/dasha-levels/prana.json";
export { default as pratyantardasha } from "../../texts/hi/dasha-levels/pratyantardasha.json";
export { default as sookshma } from "../../texts/hi/dasha-levels/sookshma.json";
export { default as mahadasha } from "../../texts/hi/mahadasha.json";

/** The lord of the sub-period inside the lord of the major period. */
export const antardasha = { sun, moon, mars, mercury, jupiter, venus, saturn, rahu, ketu };
