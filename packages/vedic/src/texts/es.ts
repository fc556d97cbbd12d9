import { forms as shared } from "@almagest/i18n/forms/es";
import type { TextCatalogue } from "@almagest/operation";
import { messages } from "./es-messages";

/** Houses in digits, as the Krishnamurti Paddhati counts them, are feminine as the word casa is. */
const HOUSES = Object.fromEntries(
  Array.from({ length: 12 }, (_, index0) => `${index0 + 1}`).map((house) => [
    house,
    { def: `la ${house}`, de: `de la ${house}`, a: `a la ${house}`, en: `en la ${house}`, g: "f" },
  ]),
);

/** The two of a couple, as texts fill others with them. */
const PEOPLE = {
  "el novio": { def: "el novio", de: "del novio", a: "al novio", en: "en el novio", g: "m" },
  "la novia": { def: "la novia", de: "de la novia", a: "a la novia", en: "en la novia", g: "f" },
};

/** The Spanish texts of Vedic astrology, with the forms of names, houses and people in them. */
export const es: TextCatalogue = {
  namespace: "vedic",
  lang: "es",
  messages,
  forms: { ...shared, ...HOUSES, ...PEOPLE },
};

/** For the domain. A build of the service has a file in the place of this module, read anew each time. */
export const read = async (): Promise<readonly TextCatalogue[]> => [es];
