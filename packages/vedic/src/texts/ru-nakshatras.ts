// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import first from "../../texts/ru/nakshatras/ashwini-ashlesha.json";
import second from "../../texts/ru/nakshatras/magha-jyeshtha.json";
import third from "../../texts/ru/nakshatras/moola-revati.json";

/** Each nakshatra: deity, symbol, name syllables, character, padas, the Moon's day in it, remedies. */
export const nakshatras = { ...first, ...second, ...third };
