// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import jupiter from "../../texts/de/antardasha/jupiter.json";
import ketu from "../../texts/de/antardasha/ketu.json";
import mars from "../../texts/de/antardasha/mars.json";
import mercury from "../../texts/de/antardasha/mercury.json";
import moon from "../../texts/de/antardasha/moon.json";
import rahu from "../../texts/de/antardasha/rahu.json";
import saturn from "../../texts/de/antardasha/saturn.json";
import sun from "../../texts/de/antardasha/sun.json";
import venus from "../../texts/de/antardasha/venus.json";

export { default as prana } from "../../texts/de/dasha-levels/prana.json";
export { default as pratyantardasha } from "../../texts/de/dasha-levels/pratyantardasha.json";
export { default as sookshma } from "../../texts/de/dasha-levels/sookshma.json";
export { default as mahadasha } from "../../texts/de/mahadasha.json";

/** The lord of the sub-period inside the lord of the major period. */
export const antardasha = { sun, moon, mars, mercury, jupiter, venus, saturn, rahu, ketu };
