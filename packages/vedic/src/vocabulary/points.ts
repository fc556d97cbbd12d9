import { grahas } from "@almagest/i18n/vedic";
import { lagnaTerms } from "./lagna";

/** The grahas and the Lagna. */
export const pointNames = [grahas, lagnaTerms] as const;
