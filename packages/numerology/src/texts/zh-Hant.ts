import type { TextCatalogue } from "@almagest/operation";
import { messages } from "./zh-Hant-messages";

/** The traditional Chinese texts of numerology. */
export const zhHant: TextCatalogue = { namespace: "numerology", lang: "zh-Hant", messages };

/** For the domain. A build of the service has a file in the place of this module, read anew each time. */
export const read = async (): Promise<readonly TextCatalogue[]> => [zhHant];
