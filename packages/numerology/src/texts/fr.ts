import { forms } from "@almagest/i18n/forms/fr";
import type { GrammarForms, TextCatalogue } from "@almagest/operation";
import { messages } from "./fr-messages";

/** The places of a core number in a chart. */
const POSITIONS: GrammarForms = {
  "Chemin de vie": {
    def: "le Chemin de vie",
    de: "du Chemin de vie",
    a: "au Chemin de vie",
    en: "dans le Chemin de vie",
    g: "m",
  },
  Expression: { def: "l'Expression", de: "de l'Expression", a: "à l'Expression", en: "dans l'Expression", g: "f" },
  "Élan spirituel": {
    def: "l'Élan spirituel",
    de: "de l'Élan spirituel",
    a: "à l'Élan spirituel",
    en: "dans l'Élan spirituel",
    g: "m",
  },
  Personnalité: {
    def: "la Personnalité",
    de: "de la Personnalité",
    a: "à la Personnalité",
    en: "dans la Personnalité",
    g: "f",
  },
  "Jour de naissance": {
    def: "le Jour de naissance",
    de: "du Jour de naissance",
    a: "au Jour de naissance",
    en: "dans le Jour de naissance",
    g: "m",
  },
  Maturité: { def: "la Maturité", de: "de la Maturité", a: "à la Maturité", en: "dans la Maturité", g: "f" },
};

/** The French texts of numerology. */
export const fr: TextCatalogue = { namespace: "numerology", lang: "fr", messages, forms: { ...forms, ...POSITIONS } };

/** For the domain. A build of the service has a file in the place of this module, read anew each time. */
export const read = async (): Promise<readonly TextCatalogue[]> => [fr];
