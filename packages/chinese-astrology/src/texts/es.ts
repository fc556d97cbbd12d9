import { forms } from "@almagest/i18n/forms/es";
import type { TextCatalogue } from "@almagest/operation";
import { messages } from "./es-messages";

/** The Spanish texts of Chinese astrology, for the operations that they are whole for. */
export const es: TextCatalogue = { namespace: "chinese-astrology", lang: "es", messages, forms };

/** For the domain. A build of the service has a file in the place of this module, read anew each time. */
export const read = async (): Promise<readonly TextCatalogue[]> => [es];
