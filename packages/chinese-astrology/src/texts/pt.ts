import { forms } from "@almagest/i18n/forms/pt";
import type { TextCatalogue } from "@almagest/operation";
import { messages } from "./pt-messages";

/** The Portuguese texts of Chinese astrology, for the operations that they are whole for. */
export const pt: TextCatalogue = { namespace: "chinese-astrology", lang: "pt", messages, forms };

/** For the domain. A build of the service has a file in the place of this module, read anew each time. */
export const read = async (): Promise<readonly TextCatalogue[]> => [pt];
