import { forms } from "@almagest/i18n/forms/de";
import type { TextCatalogue } from "@almagest/operation";
import { messages } from "./de-messages";

/** The German texts of Chinese astrology, for the operations that they are whole for. */
export const de: TextCatalogue = { namespace: "chinese-astrology", lang: "de", messages, forms };

/** For the domain. A build of the service has a file in the place of this module, read anew each time. */
export const read = async (): Promise<readonly TextCatalogue[]> => [de];
