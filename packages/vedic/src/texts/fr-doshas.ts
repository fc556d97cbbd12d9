// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import kalsarpa from "../../texts/fr/kalsarpa.json";
import manglik from "../../texts/fr/manglik.json";
import sadeSati from "../../texts/fr/sade-sati.json";

/** Kalsarpa by the house of Rahu, Manglik by the house of Mars, the thirds of Sade Sati. */
export const doshas = { kalsarpa, manglik, sadeSati };
