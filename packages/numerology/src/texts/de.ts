import { forms } from "@almagest/i18n/forms/de";
import type { GrammarForms, TextCatalogue } from "@almagest/operation";
import { messages } from "./de-messages";

/** The places of a core number in a chart. */
const POSITIONS: GrammarForms = {
  Lebensweg: { def: "der Lebensweg", acc: "den Lebensweg", dat: "dem Lebensweg", gen: "des Lebenswegs", g: "m" },
  Ausdruck: { def: "der Ausdruck", acc: "den Ausdruck", dat: "dem Ausdruck", gen: "des Ausdrucks", g: "m" },
  Seelendrang: {
    def: "der Seelendrang",
    acc: "den Seelendrang",
    dat: "dem Seelendrang",
    gen: "des Seelendrangs",
    g: "m",
  },
  Persönlichkeit: {
    def: "die Persönlichkeit",
    acc: "die Persönlichkeit",
    dat: "der Persönlichkeit",
    gen: "der Persönlichkeit",
    g: "f",
  },
  Geburtstagszahl: {
    def: "die Geburtstagszahl",
    acc: "die Geburtstagszahl",
    dat: "der Geburtstagszahl",
    gen: "der Geburtstagszahl",
    g: "f",
  },
  Reife: { def: "die Reife", acc: "die Reife", dat: "der Reife", gen: "der Reife", g: "f" },
};

/** The German texts of numerology. */
export const de: TextCatalogue = { namespace: "numerology", lang: "de", messages, forms: { ...forms, ...POSITIONS } };

/** For the domain. A build of the service has a file in the place of this module, read anew each time. */
export const read = async (): Promise<readonly TextCatalogue[]> => [de];
