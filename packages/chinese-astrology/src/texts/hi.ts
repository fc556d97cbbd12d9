import { forms } from "@almagest/i18n/forms/hi";
import type { TextCatalogue } from "@almagest/operation";
import { messages } from "./hi-messages";

/** The Hindi texts of Chinese astrology, for the operations that they are whole for. */
export const hi: TextCatalogue = { namespace: "chinese-astrology", lang: "hi", messages, forms };

/** For the domain. A build of the service has a file in the place of this module, read anew each time. */
export const read = async (): Promise<readonly TextCatalogue[]> => [hi];
