// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import jupiter from "../../texts/fr/antardasha/jupiter.json";
import ketu from "../../texts/fr/antardasha/ketu.json";
import mars from "../../texts/fr/antardasha/mars.json";
import mercury from "../../texts/fr/antardasha/mercury.json";
import moon from "../../texts/fr/antardasha/moon.json";
import rahu from "../../texts/fr/antardasha/rahu.json";
import saturn from "../../texts/fr/antardasha/saturn.json";
import sun from "../../texts/fr/antardasha/sun.json";
import venus from "../../texts/fr/antardasha/venus.json";

export { default as prana } from "../../texts/fr/dasha-levels/prana.json";
export { default as pratyantardasha } from "../../texts/fr/dasha-levels/pratyantardasha.json";
export { default as sookshma } from "../../texts/fr/dasha-levels/sookshma.json";
export { default as mahadasha } from "../../texts/fr/mahadasha.json";

/** The lord of the sub-period inside the lord of the major period. */
export const antardasha = { sun, moon, mars, mercury, jupiter, venus, saturn, rahu, ketu };
