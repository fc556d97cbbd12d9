import type { CrystalReader } from "../texts/reader";
import { imagePath } from "./image";
import type { Chakra, Sign, Stone } from "./stone";

export interface StoneNames {
  readonly name: string;
  readonly id: string;
  readonly imageUrl: string;
}

export interface StoneRecord extends StoneNames {
  readonly colors: string[];
}

export interface StoneChakras {
  readonly chakras: Chakra[];
}

export interface StoneSigns {
  readonly zodiacSigns: Sign[];
}

export interface DrawnStone extends StoneNames, StoneChakras, StoneSigns {
  readonly description: string | undefined;
  readonly affirmation: string | undefined;
}

export function presentNames(stone: Stone): StoneNames {
  return { name: stone.name, id: stone.id, imageUrl: imagePath(stone) };
}

export function presentRecord(stone: Stone): StoneRecord {
  return {
    ...presentNames(stone),
    colors: [...stone.colors],
  };
}

export function presentChakras({ chakras }: Stone): StoneChakras {
  return { chakras: [...chakras] };
}

export function presentSigns({ signs }: Stone): StoneSigns {
  return { zodiacSigns: [...signs] };
}

export function presentDrawn(stone: Stone, texts: CrystalReader): DrawnStone {
  return {
    ...presentNames(stone),
    description: texts.said(stone, "description"),
    ...presentChakras(stone),
    ...presentSigns(stone),
    affirmation: texts.said(stone, "affirmation"),
  };
}
