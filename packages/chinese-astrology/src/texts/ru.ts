import { forms } from "@almagest/i18n/forms/ru";
import type { TextCatalogue } from "@almagest/operation";
import { messages } from "./ru-messages";

/** The Russian texts of Chinese astrology, for the operations that they are whole for. */
export const ru: TextCatalogue = { namespace: "chinese-astrology", lang: "ru", messages, forms };

/** For the domain. A build of the service has a file in the place of this module, read anew each time. */
export const read = async (): Promise<readonly TextCatalogue[]> => [ru];
