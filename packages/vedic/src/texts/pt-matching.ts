// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import couple from "../../texts/pt/couple.json";
import kootas from "../../texts/pt/kootas.json";
import matching from "../../texts/pt/matching.json";
import papasamyam from "../../texts/pt/papasamyam.json";
import poruthams from "../../texts/pt/poruthams.json";

/** The comparison of two charts before a marriage; the first person is the groom, the second the bride. */
export const matchmaking = { couple, kootas, matching, papasamyam, poruthams };
