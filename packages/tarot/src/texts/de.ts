import type { TextCatalogue } from "@almagest/operation";
import names from "../../texts/de/names.json";
import { messages } from "./de-messages";
import { genderForms } from "./genders";

const forms = genderForms(names, {
  f: [
    "high-priestess",
    "empress",
    "strength",
    "justice",
    "temperance",
    "sun",
    "world",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "queen",
  ],
  n: ["wheel-of-fortune", "judgement", "ace"],
  p: ["lovers"],
});

/** The German texts of the tarot. */
export const de: TextCatalogue = { namespace: "tarot", lang: "de", messages, forms };

/** For the domain. A build of the service has a file in the place of this module, read anew each time. */
export const read = async (): Promise<readonly TextCatalogue[]> => [de];
