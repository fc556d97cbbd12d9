// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import couple from "../../texts/de/couple.json";
import kootas from "../../texts/de/kootas.json";
import matching from "../../texts/de/matching.json";
import papasamyam from "../../texts/de/papasamyam.json";
import poruthams from "../../texts/de/poruthams.json";

/** The comparison of two charts before a marriage; the first person is the groom, the second the bride. */
export const matchmaking = { couple, kootas, matching, papasamyam, poruthams };
