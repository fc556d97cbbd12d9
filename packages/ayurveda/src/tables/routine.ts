import type { Cited } from "../sources/works";

export const STEP_IDS = [
  "waking",
  "taking-stock",
  "self-massage",
  "exercise",
  "bathing",
  "eating",
  "conduct",
  "dress",
  "recollection",
  "retiring",
] as const;
export type StepId = (typeof STEP_IDS)[number];

const verse = (of: string): Cited => ({ work: "hridaya", chapter: "2", verse: of });

/**
 * The day in the order of Ashtanga Hridaya, Sutrasthana 2. Steps that are substances and procedures (2.2-7, 2.15) are
 * left out.
 */
export const STEPS: Readonly<Record<StepId, { readonly sanskritName: string; readonly source: Cited }>> = {
  waking: { sanskritName: "brāhmamuhūrta", source: verse("1") },
  "taking-stock": { sanskritName: "śarīracintā", source: verse("1") },
  "self-massage": { sanskritName: "abhyaṅga", source: verse("8-9") },
  exercise: { sanskritName: "vyāyāma", source: verse("10-14") },
  bathing: { sanskritName: "snāna", source: verse("16-18") },
  eating: { sanskritName: "āhāra", source: verse("19") },
  conduct: { sanskritName: "sadvṛtta", source: verse("20-30") },
  dress: { sanskritName: "suveṣa", source: verse("31-44") },
  recollection: { sanskritName: "smṛti", source: verse("47") },
  retiring: { sanskritName: "śayana", source: { ...verse("47"), note: "extraVerse" } },
};
