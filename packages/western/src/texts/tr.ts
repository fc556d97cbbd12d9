import { forms } from "@almagest/i18n/forms/tr";
import type { TextCatalogue } from "@almagest/operation";
import { messages } from "./tr-messages";

/** The Turkish texts of Western astrology, for the operations that they are whole for, with the forms of names in them. */
export const tr: TextCatalogue = { namespace: "western", lang: "tr", messages, forms };

/** For the domain. A build of the service has a file in the place of this module, read anew each time. */
export const read = async (): Promise<readonly TextCatalogue[]> => [tr];
