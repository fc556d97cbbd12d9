import { signs } from "@almagest/i18n/astrology";
import type { TermTable } from "@almagest/operation";
import { chakras } from "../vocabulary/chakras";
import { stoneElements } from "../vocabulary/elements";

/** Names of the enumerated values of a request field, by the field's name on the wire. */
export const values: Readonly<Record<string, TermTable>> = {
  chakra: chakras,
  element: stoneElements,
  sign: signs,
  zodiac: signs,
};
