import { siblings, type Term } from "@almagest/i18n";
import { signs as signTerms } from "@almagest/i18n/astrology";
import { InvariantError, type Lang } from "@almagest/operation";
import type { CrystalReader } from "../texts/reader";
import { imagePath } from "./image";
import { SIGN_IDS, signOf } from "./signs";
import type { Chakra, Sign, Stone } from "./stone";

export interface StoneNames {
  readonly name: string;
  readonly nameLocalized: string | undefined;
  readonly id: string;
  readonly imageUrl: string;
}

export interface StoneRecord extends StoneNames {
  readonly colors: string[];
  readonly colorsLocalized: string[] | undefined;
}

export interface StoneChakras {
  readonly chakras: Chakra[];
  readonly chakrasLocalized: string[] | undefined;
}

export interface StoneSigns {
  readonly zodiacSigns: Sign[];
  readonly zodiacSignsLocalized: string[] | undefined;
}

export interface DrawnStone extends StoneNames, StoneChakras, StoneSigns {
  readonly description: string | undefined;
  readonly affirmation: string | undefined;
}

export function presentNames(stone: Stone, texts: CrystalReader): StoneNames {
  return { name: stone.name, nameLocalized: texts.label("stones", stone.id), id: stone.id, imageUrl: imagePath(stone) };
}

export function presentRecord(stone: Stone, texts: CrystalReader): StoneRecord {
  return {
    ...presentNames(stone, texts),
    colors: [...stone.colors],
    colorsLocalized: texts.labels("colors", stone.colors),
  };
}

export function presentChakras({ chakras }: Stone, texts: CrystalReader): StoneChakras {
  return { chakras: [...chakras], chakrasLocalized: texts.labels("chakras", chakras) };
}

const TERMS: ReadonlyMap<Sign, Term> = new Map(SIGN_IDS.map((id) => [signOf(id), signTerms[id]]));

function signTerm(sign: Sign): Term {
  const term = TERMS.get(sign);
  if (term === undefined) throw new InvariantError(`no name of ${sign}`);
  return term;
}

export function presentSigns({ signs }: Stone, lang: Lang): StoneSigns {
  return { zodiacSigns: [...signs], zodiacSignsLocalized: siblings(signs.map(signTerm), lang) };
}

export function presentDrawn(stone: Stone, texts: CrystalReader): DrawnStone {
  return {
    ...presentNames(stone, texts),
    description: texts.said(stone, "description"),
    ...presentChakras(stone, texts),
    ...presentSigns(stone, texts.lang),
    affirmation: texts.said(stone, "affirmation"),
  };
}
