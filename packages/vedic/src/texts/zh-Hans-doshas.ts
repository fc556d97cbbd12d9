// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import kalsarpa from "../../texts/zh-Hans/kalsarpa.json";
import manglik from "../../texts/zh-Hans/manglik.json";
import sadeSati from "../../texts/zh-Hans/sade-sati.json";

/** Kalsarpa by the house of Rahu, Manglik by the house of Mars, the thirds of Sade Sati. */
export const doshas = { kalsarpa, manglik, sadeSati };
