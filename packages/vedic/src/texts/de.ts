import { forms } from "@almagest/i18n/forms/de";
import type { TextCatalogue } from "@almagest/operation";
import { messages } from "./de-messages";

/** The German texts of Vedic astrology, with the forms of names in them. */
export const de: TextCatalogue = { namespace: "vedic", lang: "de", messages, forms };

/** For the domain. A build of the service has a file in the place of this module, read anew each time. */
export const read = async (): Promise<readonly TextCatalogue[]> => [de];
