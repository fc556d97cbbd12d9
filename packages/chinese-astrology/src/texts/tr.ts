import { forms } from "@almagest/i18n/forms/tr";
import type { TextCatalogue } from "@almagest/operation";
import { messages } from "./tr-messages";

/** The Turkish texts of Chinese astrology, for the operations that they are whole for. */
export const tr: TextCatalogue = { namespace: "chinese-astrology", lang: "tr", messages, forms };

/** For the domain. A build of the service has a file in the place of this module, read anew each time. */
export const read = async (): Promise<readonly TextCatalogue[]> => [tr];
