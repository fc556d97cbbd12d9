// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import couple from "../../texts/ru/couple.json";
import kootas from "../../texts/ru/kootas.json";
import matching from "../../texts/ru/matching.json";
import papasamyam from "../../texts/ru/papasamyam.json";
import poruthams from "../../texts/ru/poruthams.json";

/** The comparison of two charts before a marriage; the first person is the groom, the second the bride. */
export const matchmaking = { couple, kootas, matching, papasamyam, poruthams };
