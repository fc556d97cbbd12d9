// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import kalsarpa from "../../texts/tr/kalsarpa.json";
import manglik from "../../texts/tr/manglik.json";
import sadeSati from "../../texts/tr/sade-sati.json";

/** Kalsarpa by the house of Rahu, Manglik by the house of Mars, the thirds of Sade Sati. */
export const doshas = { kalsarpa, manglik, sadeSati };
