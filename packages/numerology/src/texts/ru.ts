import { forms } from "@almagest/i18n/forms/ru";
import type { GrammarForms, TextCatalogue } from "@almagest/operation";
import repeated from "../../texts/ru/repeated.json";
import { messages } from "./ru-messages";

/** The places of a core number in a chart: each is a number of something. */
const POSITIONS: GrammarForms = Object.fromEntries(
  Object.values(repeated.positions).map((name) => [name, ofNumber(name.replace(/^число /, ""))]),
);

function ofNumber(what: string): GrammarForms[string] {
  return {
    ...{ gen: `числа ${what}`, dat: `числу ${what}`, acc: `число ${what}`, ins: `числом ${what}` },
    ...{ prep: `числе ${what}`, in: `в числе ${what}`, g: "n" },
  };
}

/** The Russian texts of numerology. */
export const ru: TextCatalogue = { namespace: "numerology", lang: "ru", messages, forms: { ...forms, ...POSITIONS } };

/** For the domain. A build of the service has a file in the place of this module, read anew each time. */
export const read = async (): Promise<readonly TextCatalogue[]> => [ru];
