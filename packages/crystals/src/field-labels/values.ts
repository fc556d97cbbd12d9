import { signs } from "@almagest/i18n/astrology";
import type { TermTable } from "@almagest/operation";
import { chakras } from "../vocabulary/chakras";
import { stoneElements } from "../vocabulary/elements";

/** What the enumerated values of a request field are called, by the field's name on the wire. */
export const values: Readonly<Record<string, TermTable>> = {
  chakra: chakras,
  element: stoneElements,
  sign: signs,
  zodiac: signs,
};
