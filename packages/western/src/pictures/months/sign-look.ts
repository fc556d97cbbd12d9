import { signs } from "@almagest/i18n/astrology";
import type { Term } from "@almagest/operation";
import { type GlyphName, glyphNamed, type Role } from "@almagest/pictures";
import { SIGN_IDS } from "@almagest/sky";
import { SIGNS } from "../../tables/zodiac";
import { ELEMENT_PAINT } from "../elements";

/** The look of a stay in a sign. */
export interface SignLook {
  readonly glyph?: GlyphName | undefined;
  readonly paint?: Role;
  readonly ground?: Role;
  readonly name?: Term;
}

/** The glyph of a sign, the colors of its element, and its name; by English name or id. */
export function lookOfSign(english: string): SignLook {
  const id = SIGN_IDS.find((one) => one === english.toLowerCase());
  return id === undefined ? {} : { glyph: glyphNamed(id), ...ELEMENT_PAINT[SIGNS[id].element], name: signs[id] };
}
