// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import couple from "../../texts/zh-Hans/couple.json";
import kootas from "../../texts/zh-Hans/kootas.json";
import matching from "../../texts/zh-Hans/matching.json";
import papasamyam from "../../texts/zh-Hans/papasamyam.json";
import poruthams from "../../texts/zh-Hans/poruthams.json";

/** The comparison of two charts before a marriage; the first person is the groom, the second the bride. */
export const matchmaking = { couple, kootas, matching, papasamyam, poruthams };
