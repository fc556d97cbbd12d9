import sadeSati from "../../texts/hi/sade-sati.json";

/** Kalsarpa by the house of Rahu, Manglik by the house of Mars, the thirds of Sade Sati. */
export const doshas = { sadeSati };
