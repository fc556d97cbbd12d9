import type { TextCatalogue } from "@almagest/operation";
import names from "../../texts/es/names.json";
import { messages } from "./es-messages";
import { genderForms } from "./genders";

const forms = genderForms(names, {
  f: [
    "high-priestess",
    "empress",
    "strength",
    "wheel-of-fortune",
    "justice",
    "death",
    "temperance",
    "tower",
    "star",
    "moon",
    "page",
    "queen",
  ],
  p: ["lovers"],
});

/** The Spanish texts of the tarot. */
export const es: TextCatalogue = { namespace: "tarot", lang: "es", messages, forms };

/** For the domain. A build of the service has a file in the place of this module, read anew each time. */
export const read = async (): Promise<readonly TextCatalogue[]> => [es];
