/** Activities that days are chosen for. */
export const ACTIVITIES = [
  "wedding",
  "travel",
  "moving-house",
  "opening-business",
  "signing-contracts",
  "construction",
  "groundbreaking",
  "burial",
  "medical-treatment",
  "praying",
] as const;
export type Activity = (typeof ACTIVITIES)[number];
