// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import first from "../../texts/tr/nakshatras/ashwini-ashlesha.json";
import second from "../../texts/tr/nakshatras/magha-jyeshtha.json";
import third from "../../texts/tr/nakshatras/moola-revati.json";

/** Each nakshatra: deity, symbol, name syllables, character, padas, the Moon's day in it, remedies. */
export const nakshatras = { ...first, ...second, ...third };
