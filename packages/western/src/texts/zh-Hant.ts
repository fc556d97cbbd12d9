import type { TextCatalogue } from "@almagest/operation";
import { messages } from "./zh-Hant-messages";

/** The Chinese texts (traditional) of Western astrology, for the operations that they are whole for. */
export const zhHant: TextCatalogue = { namespace: "western", lang: "zh-Hant", messages };

/** For the domain. A build of the service has a file in the place of this module, read anew each time. */
export const read = async (): Promise<readonly TextCatalogue[]> => [zhHant];
