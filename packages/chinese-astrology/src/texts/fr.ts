import { forms } from "@almagest/i18n/forms/fr";
import type { TextCatalogue } from "@almagest/operation";
import { messages } from "./fr-messages";

/** The French texts of Chinese astrology, for the operations that they are whole for. */
export const fr: TextCatalogue = { namespace: "chinese-astrology", lang: "fr", messages, forms };

/** For the domain. A build of the service has a file in the place of this module, read anew each time. */
export const read = async (): Promise<readonly TextCatalogue[]> => [fr];
