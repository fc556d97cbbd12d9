// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import couple from "../../texts/hi/couple.json";
import kootas from "../../texts/hi/kootas.json";
import matching from "../../texts/hi/matching.json";
import papasamyam from "../../texts/hi/papasamyam.json";
import poruthams from "../../texts/hi/poruthams.json";

/** The comparison of two charts before a marriage; the first person is the groom, the second the bride. */
export const matchmaking = { couple, kootas, matching, papasamyam, poruthams };
