export const PILLAR_POSITIONS = ["year", "month", "day", "hour"] as const;
export type PillarPosition = (typeof PILLAR_POSITIONS)[number];
