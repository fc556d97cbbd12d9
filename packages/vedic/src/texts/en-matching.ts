import couple from "../../texts/en/couple.json";
import kootas from "../../texts/en/kootas.json";
import matching from "../../texts/en/matching.json";
import papasamyam from "../../texts/en/papasamyam.json";
import poruthams from "../../texts/en/poruthams.json";

/** The comparison of two charts before a marriage; the first person is the groom, the second the bride. */
export const matchmaking = { couple, kootas, matching, papasamyam, poruthams };
