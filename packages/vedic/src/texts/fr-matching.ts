// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import couple from "../../texts/fr/couple.json";
import kootas from "../../texts/fr/kootas.json";
import matching from "../../texts/fr/matching.json";
import papasamyam from "../../texts/fr/papasamyam.json";
import poruthams from "../../texts/fr/poruthams.json";

/** The comparison of two charts before a marriage; the first person is the groom, the second the bride. */
export const matchmaking = { couple, kootas, matching, papasamyam, poruthams };
