/** Texts on the lord of a house that promise: by the house ruled, the houses that hold the lord. */
const BRIGHT: Readonly<Record<number, readonly number[]>> = {
  1: [1, 5, 9, 10, 11],
  2: [1, 2, 4, 9, 10, 11],
  3: [1, 3, 5, 9, 10, 11],
  4: [1, 2, 4, 5, 9, 11],
  5: [1, 2, 4, 5, 9, 10, 11],
  6: [3, 6, 8, 11],
  7: [5, 7, 9, 10, 11],
  8: [6, 8, 12],
  9: [1, 2, 3, 4, 5, 7, 9, 10, 11],
  10: [1, 5, 7, 9, 10, 11],
  11: [1, 2, 5, 7, 9, 10, 11],
  12: [6, 8, 9, 12],
};

/** Texts that warn or withhold. */
const HARD: Readonly<Record<number, readonly number[]>> = {
  1: [8, 12],
  2: [3, 6, 8, 12],
  3: [6, 8, 12],
  4: [3, 6, 8, 12],
  5: [6, 8, 12],
  6: [1, 4, 5, 7, 9],
  7: [6, 8, 12],
  8: [1, 2, 4, 5, 7, 9, 11],
  9: [6, 8, 12],
  10: [8, 12],
  11: [6, 8, 12],
  12: [1, 2, 3, 4, 5, 7],
};

/** Houses in which the text on a node promises, and those in which it only warns. */
const BRIGHT_OF_NODE = { rahu: [3, 6, 11], ketu: [6, 8, 12] } as const;
const HARD_OF_NODE = { rahu: [2, 4, 9, 12], ketu: [2, 4] } as const;

export type LordTone = "bright" | "even" | "hard";

/** The tone of the text on the lord of a house in a house. */
export function lordTone(ruled: number, house: number): LordTone {
  if (BRIGHT[ruled]?.includes(house)) return "bright";
  return HARD[ruled]?.includes(house) ? "hard" : "even";
}

/** The tone of the text on a node in a house. */
export function nodeTone(id: "rahu" | "ketu", house: number): LordTone {
  if (BRIGHT_OF_NODE[id].some((one) => one === house)) return "bright";
  return HARD_OF_NODE[id].some((one) => one === house) ? "hard" : "even";
}
