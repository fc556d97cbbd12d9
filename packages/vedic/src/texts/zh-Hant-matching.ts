// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import couple from "../../texts/zh-Hant/couple.json";
import kootas from "../../texts/zh-Hant/kootas.json";
import matching from "../../texts/zh-Hant/matching.json";
import papasamyam from "../../texts/zh-Hant/papasamyam.json";
import poruthams from "../../texts/zh-Hant/poruthams.json";

/** The comparison of two charts before a marriage; the first person is the groom, the second the bride. */
export const matchmaking = { couple, kootas, matching, papasamyam, poruthams };
