import { forms as shared } from "@almagest/i18n/forms/tr";
import type { GrammarForms, TextCatalogue } from "@almagest/operation";
import couple from "../../texts/tr/couple.json";
import { messages } from "./tr-messages";

/** People are no names: their suffixes have no apostrophe. */
const PEOPLE: GrammarForms = {
  [couple.person.groom]: { acc: "damadı", dat: "damada", loc: "damatta", abl: "damattan", gen: "damadın" },
  [couple.person.bride]: { acc: "gelini", dat: "geline", loc: "gelinde", abl: "gelinden", gen: "gelinin" },
  [couple.open.both]: {
    ...{ acc: "her ikisini", dat: "her ikisine", loc: "her ikisinde", abl: "her ikisinden", gen: "her ikisinin" },
  },
};

/** The Turkish texts of Vedic astrology, with the forms of names and people in them. */
export const tr: TextCatalogue = { namespace: "vedic", lang: "tr", messages, forms: { ...shared, ...PEOPLE } };

/** For the domain. A build of the service has a file in the place of this module, read anew each time. */
export const read = async (): Promise<readonly TextCatalogue[]> => [tr];
