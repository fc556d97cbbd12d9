import { forms as shared } from "@almagest/i18n/forms/es";
import type { TextCatalogue } from "@almagest/operation";
import matters from "../../texts/es/judgment/matters.json";
import { messages } from "./es-messages";

type Forms = NonNullable<TextCatalogue["forms"]>;

/** Houses are feminine, as the word casa is: "la quinta", "de la quinta"; in digits too, "la 5". */
function houseForms(words: readonly string[]): Forms {
  return Object.fromEntries(
    words.map((word) => [
      word,
      { def: `la ${word}`, de: `de la ${word}`, a: `a la ${word}`, en: `en la ${word}`, g: "f" },
    ]),
  );
}

const DIGITS = Array.from({ length: 12 }, (_, index0) => String(index0 + 1));

const forms: Forms = { ...shared, ...houseForms([...Object.values(matters.ordinal), ...DIGITS]) };

/** The Spanish texts of Vedic astrology, with the forms of names and houses in them. */
export const es: TextCatalogue = { namespace: "vedic", lang: "es", messages, forms };

/** For the domain. A build of the service has a file in the place of this module, read anew each time. */
export const read = async (): Promise<readonly TextCatalogue[]> => [es];
