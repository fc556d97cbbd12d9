import type { TextCatalogue } from "@almagest/operation";
import { messages } from "./hi-messages";

/** The Hindi texts of Vedic astrology, for the operations that they are whole for. Its names need no forms: none bends. */
export const hi: TextCatalogue = { namespace: "vedic", lang: "hi", messages };

/** For the domain. A build of the service has a file in the place of this module, read anew each time. */
export const read = async (): Promise<readonly TextCatalogue[]> => [hi];
