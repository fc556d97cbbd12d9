import { animals, stems } from "@almagest/i18n/chinese";
import { type Claimable, type ValueNames, valueNames } from "@almagest/sky";
import { ANIMALS } from "../cycle/branches";
import { STEMS } from "../cycle/stems";

export const CLAIM_MEMBERS = ["pillars.hour.animal", "pillars.hour.stem", "dayMaster", "zodiacAnimal"] as const;

export const CLAIM_VALUES = [...ANIMALS, ...STEMS];

/** Statements that may be made of four pillars whose hour is looked for. */
export const CLAIMABLE: Claimable = {
  "pillars.hour.animal": ANIMALS,
  "pillars.hour.stem": STEMS,
  dayMaster: STEMS,
  zodiacAnimal: ANIMALS,
};

/** The names of the values. */
export const claimValueNames: ValueNames = valueNames(animals, stems);
