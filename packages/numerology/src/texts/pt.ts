import { forms } from "@almagest/i18n/forms/pt";
import type { GrammarForms, TextCatalogue } from "@almagest/operation";
import { messages } from "./pt-messages";

/** The places of a core number in a chart. */
const POSITIONS: GrammarForms = {
  "Caminho de Vida": {
    def: "o Caminho de Vida",
    de: "do Caminho de Vida",
    a: "ao Caminho de Vida",
    em: "no Caminho de Vida",
    g: "m",
  },
  Expressão: { def: "a Expressão", de: "da Expressão", a: "à Expressão", em: "na Expressão", g: "f" },
  "Impulso da Alma": {
    def: "o Impulso da Alma",
    de: "do Impulso da Alma",
    a: "ao Impulso da Alma",
    em: "no Impulso da Alma",
    g: "m",
  },
  Personalidade: {
    def: "a Personalidade",
    de: "da Personalidade",
    a: "à Personalidade",
    em: "na Personalidade",
    g: "f",
  },
  "Dia de Nascimento": {
    def: "o Dia de Nascimento",
    de: "do Dia de Nascimento",
    a: "ao Dia de Nascimento",
    em: "no Dia de Nascimento",
    g: "m",
  },
  Maturidade: { def: "a Maturidade", de: "da Maturidade", a: "à Maturidade", em: "na Maturidade", g: "f" },
};

/** The Portuguese texts of numerology. */
export const pt: TextCatalogue = { namespace: "numerology", lang: "pt", messages, forms: { ...forms, ...POSITIONS } };

/** For the domain. A build of the service has a file in the place of this module, read anew each time. */
export const read = async (): Promise<readonly TextCatalogue[]> => [pt];
