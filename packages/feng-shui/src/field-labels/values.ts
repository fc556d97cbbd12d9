import { winds } from "@almagest/i18n/labels";
import type { TermTable } from "@almagest/operation";
import { mountainsByName, mountainsByPlace } from "./mountains";

/** Names of the enumerated values of a request field, by the field's name on the wire. */
export const values: Readonly<Record<string, TermTable>> = {
  facing: { ...winds, ...mountainsByName, ...mountainsByPlace },
};
