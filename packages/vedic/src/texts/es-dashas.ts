// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import jupiter from "../../texts/es/antardasha/jupiter.json";
import ketu from "../../texts/es/antardasha/ketu.json";
import mars from "../../texts/es/antardasha/mars.json";
import mercury from "../../texts/es/antardasha/mercury.json";
import moon from "../../texts/es/antardasha/moon.json";
import rahu from "../../texts/es/antardasha/rahu.json";
import saturn from "../../texts/es/antardasha/saturn.json";
import sun from "../../texts/es/antardasha/sun.json";
import venus from "../../texts/es/antardasha/venus.json";

export { default as prana } from "../../texts/es/dasha-levels/prana.json";
export { default as pratyantardasha } from "../../texts/es/dasha-levels/pratyantardasha.json";
export { default as sookshma } from "../../texts/es/dasha-levels/sookshma.json";
export { default as mahadasha } from "../../texts/es/mahadasha.json";

/** The lord of the sub-period inside the lord of the major period. */
export const antardasha = { sun, moon, mars, mercury, jupiter, venus, saturn, rahu, ketu };
