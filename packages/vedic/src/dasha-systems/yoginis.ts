/** The eight yoginis in the order of their years, one to eight (Brihat Parashara Hora Shastra 46.195-199). */
export const YOGINI_IDS = [
  "mangala",
  "pingala",
  "dhanya",
  "bhramari",
  "bhadrika",
  "ulka",
  "siddha",
  "sankata",
] as const;
export type YoginiId = (typeof YOGINI_IDS)[number];
