import { sibling } from "@almagest/i18n";
import type { DraftOf, Lang } from "@almagest/operation";
import type { Mountain } from "../compass/mountains";
import type { Trigram } from "../compass/trigrams";
import { trigrams } from "../vocabulary/trigrams";
import type { mountainSchema, trigramNameSchema, trigramSchema } from "./schema";

export function presentTrigram(trigram: Trigram, lang: Lang): DraftOf<typeof trigramSchema> {
  const name = trigrams[trigram.id];
  return {
    number: trigram.number,
    chinese: trigram.chinese,
    english: name.en,
    nameLocalized: sibling(name, lang),
    pinyin: trigram.pinyin,
    symbol: trigram.symbol,
    binary: trigram.binary,
    element: trigram.element,
    direction: trigram.direction,
    familyMember: trigram.familyMember,
  };
}

export function presentTrigramName({ id, number, chinese }: Trigram): DraftOf<typeof trigramNameSchema> {
  return { number, english: trigrams[id].en, chinese };
}

export function presentMountain(mountain: Mountain): DraftOf<typeof mountainSchema> {
  return {
    id: mountain.id,
    label: mountain.label,
    chinese: mountain.chinese,
    pinyin: mountain.pinyin,
    direction: mountain.direction,
    yuan: mountain.yuan,
    polarity: mountain.polarity,
    startDegree: mountain.startDeg,
    endDegree: mountain.endDeg,
  };
}
