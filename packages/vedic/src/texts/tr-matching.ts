// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import couple from "../../texts/tr/couple.json";
import kootas from "../../texts/tr/kootas.json";
import matching from "../../texts/tr/matching.json";
import papasamyam from "../../texts/tr/papasamyam.json";
import poruthams from "../../texts/tr/poruthams.json";

/** The comparison of two charts before a marriage; the first person is the groom, the second the bride. */
export const matchmaking = { couple, kootas, matching, papasamyam, poruthams };
