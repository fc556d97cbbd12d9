import { forms } from "@almagest/i18n/forms/es";
import type { GrammarForms, TextCatalogue } from "@almagest/operation";
import { messages } from "./es-messages";

/** The places of a core number in a chart. */
const POSITIONS: GrammarForms = {
  "Camino de Vida": {
    def: "el Camino de Vida",
    de: "del Camino de Vida",
    a: "al Camino de Vida",
    en: "en el Camino de Vida",
    g: "m",
  },
  Expresión: { def: "la Expresión", de: "de la Expresión", a: "a la Expresión", en: "en la Expresión", g: "f" },
  "Impulso del Alma": {
    def: "el Impulso del Alma",
    de: "del Impulso del Alma",
    a: "al Impulso del Alma",
    en: "en el Impulso del Alma",
    g: "m",
  },
  Personalidad: {
    def: "la Personalidad",
    de: "de la Personalidad",
    a: "a la Personalidad",
    en: "en la Personalidad",
    g: "f",
  },
  "Día de Nacimiento": {
    def: "el Día de Nacimiento",
    de: "del Día de Nacimiento",
    a: "al Día de Nacimiento",
    en: "en el Día de Nacimiento",
    g: "m",
  },
  Madurez: { def: "la Madurez", de: "de la Madurez", a: "a la Madurez", en: "en la Madurez", g: "f" },
};

/** The Spanish texts of numerology. */
export const es: TextCatalogue = { namespace: "numerology", lang: "es", messages, forms: { ...forms, ...POSITIONS } };

/** For the domain. A build of the service has a file in the place of this module, read anew each time. */
export const read = async (): Promise<readonly TextCatalogue[]> => [es];
