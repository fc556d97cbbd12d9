// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import couple from "../../texts/es/couple.json";
import kootas from "../../texts/es/kootas.json";
import matching from "../../texts/es/matching.json";
import papasamyam from "../../texts/es/papasamyam.json";
import poruthams from "../../texts/es/poruthams.json";

/** The comparison of two charts before a marriage; the first person is the groom, the second the bride. */
export const matchmaking = { couple, kootas, matching, papasamyam, poruthams };
