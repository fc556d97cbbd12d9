import type { TextCatalogue } from "@almagest/operation";
import { messages } from "./zh-Hans-messages";

/** The simplified Chinese texts of the tarot. */
export const zhHans: TextCatalogue = { namespace: "tarot", lang: "zh-Hans", messages };

/** For the domain. A build of the service has a file in the place of this module, read anew each time. */
export const read = async (): Promise<readonly TextCatalogue[]> => [zhHans];
