import type { TextCatalogue } from "@almagest/operation";
import { messages } from "./zh-Hans-messages";

/** The Chinese texts (simplified) of Vedic astrology. */
export const zhHans: TextCatalogue = { namespace: "vedic", lang: "zh-Hans", messages };

/** For the domain. A build of the service has a file in the place of this module, read anew each time. */
export const read = async (): Promise<readonly TextCatalogue[]> => [zhHans];
