import type { Cited } from "../sources/works";
import type { ClassicalRitu } from "./ritus";

const verse = (of: string): Cited => ({ work: "hridaya", chapter: "3", verse: of });

interface RegimenRow {
  readonly id: RegimenId;
  readonly source: Cited;
}

export type RegimenId =
  | "sisira-warmth"
  | "sisira-shelter"
  | "sisira-tastes"
  | "vasanta-activity"
  | "vasanta-midday"
  | "vasanta-sleep"
  | "vasanta-tastes"
  | "grisma-restraint"
  | "grisma-midday"
  | "grisma-night"
  | "grisma-tastes"
  | "varsa-dwelling"
  | "varsa-restraint"
  | "varsa-tastes"
  | "sarad-evening"
  | "sarad-restraint"
  | "sarad-tastes"
  | "hemanta-activity"
  | "hemanta-warmth"
  | "hemanta-tastes";

/**
 * Regimens of each season, in the order of Ashtanga Hridaya, Sutrasthana 3. Verses that name substances and procedures
 * alone are left out.
 */
export const REGIMENS: Readonly<Record<ClassicalRitu, readonly RegimenRow[]>> = {
  sisira: [
    { id: "sisira-warmth", source: verse("17") },
    { id: "sisira-shelter", source: verse("13-17") },
    { id: "sisira-tastes", source: verse("55-57") },
  ],
  vasanta: [
    { id: "vasanta-activity", source: verse("19-26") },
    { id: "vasanta-midday", source: verse("19-26") },
    { id: "vasanta-sleep", source: verse("19-26") },
    { id: "vasanta-tastes", source: verse("55-57") },
  ],
  grisma: [
    { id: "grisma-restraint", source: verse("27-28") },
    { id: "grisma-midday", source: verse("36-38") },
    { id: "grisma-night", source: verse("36-38") },
    { id: "grisma-tastes", source: verse("55-57") },
  ],
  varsa: [
    { id: "varsa-dwelling", source: verse("47-48") },
    { id: "varsa-restraint", source: verse("47-48") },
    { id: "varsa-tastes", source: verse("55-57") },
  ],
  sarad: [
    { id: "sarad-evening", source: verse("54-55") },
    { id: "sarad-restraint", source: verse("54-55") },
    { id: "sarad-tastes", source: verse("55-57") },
  ],
  hemanta: [
    { id: "hemanta-activity", source: verse("10") },
    { id: "hemanta-warmth", source: verse("13-16") },
    { id: "hemanta-tastes", source: verse("55-57") },
  ],
};

/** The last seven days of a season and the first of the next. */
export const JOINT_VERSE: Cited = verse("58");
