// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import jupiter from "../../texts/pt/antardasha/jupiter.json";
import ketu from "../../texts/pt/antardasha/ketu.json";
import mars from "../../texts/pt/antardasha/mars.json";
import mercury from "../../texts/pt/antardasha/mercury.json";
import moon from "../../texts/pt/antardasha/moon.json";
import rahu from "../../texts/pt/antardasha/rahu.json";
import saturn from "../../texts/pt/antardasha/saturn.json";
import sun from "../../texts/pt/antardasha/sun.json";
import venus from "../../texts/pt/antardasha/venus.json";

export { default as prana } from "../../texts/pt/dasha-levels/prana.json";
export { default as pratyantardasha } from "../../texts/pt/dasha-levels/pratyantardasha.json";
export { default as sookshma } from "../../texts/pt/dasha-levels/sookshma.json";
export { default as mahadasha } from "../../texts/pt/mahadasha.json";

/** The lord of the sub-period inside the lord of the major period. */
export const antardasha = { sun, moon, mars, mercury, jupiter, venus, saturn, rahu, ketu };
