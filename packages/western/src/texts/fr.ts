import { forms } from "@almagest/i18n/forms/fr";
import type { TextCatalogue } from "@almagest/operation";
import { messages } from "./fr-messages";

/** The French texts of Western astrology, for the operations that they are whole for, with the forms of names in them. */
export const fr: TextCatalogue = { namespace: "western", lang: "fr", messages, forms };

/** For the domain. A build of the service has a file in the place of this module, read anew each time. */
export const read = async (): Promise<readonly TextCatalogue[]> => [fr];
