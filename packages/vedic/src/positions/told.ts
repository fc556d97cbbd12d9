import { named } from "@almagest/i18n";
import { nakshatras as nakshatraTerms, rashis as rashiTerms } from "@almagest/i18n/vedic";
import { type DraftOf, prose } from "@almagest/operation";
import * as z from "zod";
import type { VedicReader } from "../texts/reader";
import { nakshatraOf } from "../zodiac/nakshatras";
import { elementOfSign, isOddSign, rashiAt, vedicRashiAt } from "../zodiac/rashis";

export const nakshatraTold = z
  .object({
    key: z.int().min(1).max(27),
    ...named("name", z.string(), nakshatraTerms),
    pada: z.int().min(1).max(4),
    deity: prose,
    symbol: prose,
    characteristics: prose,
  })
  .meta({ name: "NakshatraTold" });

export const rashiTold = z
  .object({
    ...named("vedicName", z.string(), rashiTerms),
    energy: z.string().meta({ description: "Gender and element" }),
    symbol: prose,
    characteristics: prose,
  })
  .meta({ name: "RashiTold" });

export function presentNakshatraTold(longitudeDegrees: number, texts: VedicReader): DraftOf<typeof nakshatraTold> {
  const { id, number, pada } = nakshatraOf(longitudeDegrees);
  return {
    key: number,
    name: nakshatraTerms[id].en,
    pada,
    deity: texts.text(`nakshatras.${id}.deity`),
    symbol: texts.text(`nakshatras.${id}.symbol`),
    characteristics: texts.text(`nakshatras.${id}.characteristics`),
  };
}

export function presentRashiTold(sign0: number, texts: VedicReader): DraftOf<typeof rashiTold> {
  const sign = rashiAt(sign0);
  return {
    vedicName: rashiTerms[vedicRashiAt(sign0)].en,
    energy: `${isOddSign(sign0) ? "Masculine" : "Feminine"}, ${ELEMENT_NAMES[elementOfSign(sign0)]}`,
    symbol: texts.text(`rashis.${sign}.symbol`),
    characteristics: texts.text(`rashis.${sign}.characteristics`),
  };
}

const ELEMENT_NAMES = { fire: "Fire", earth: "Earth", air: "Air", water: "Water" } as const;
