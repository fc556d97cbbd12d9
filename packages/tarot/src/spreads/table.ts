/**
 * The spreads, their positions in the order they are laid. The Celtic Cross keeps the positions of Waite's "ancient
 * Celtic method" (The Pictorial Key to the Tarot, 1910, part III, section 7) under their names of today: he has covers,
 * crosses, crowns, beneath, behind, before, himself, his house, his hopes or fears, what will come.
 */
export const SPREADS = {
  "three-card": ["past", "present", "future"],
  "celtic-cross": [
    "present-situation",
    "challenge",
    "distant-past",
    "recent-past",
    "best-outcome",
    "near-future",
    "your-approach",
    "external-influences",
    "hopes-and-fears",
    "final-outcome",
  ],
  love: ["you", "partner", "dynamic", "challenge", "outcome"],
  career: ["current-situation", "strengths", "weaknesses", "opportunities", "threats", "advice", "outcome"],
} as const;

export type SpreadId = keyof typeof SPREADS;
export type PositionId = (typeof SPREADS)[SpreadId][number];

interface Pair {
  /** Its key among the texts. */
  readonly id: string;
  readonly first: PositionId;
  readonly second: PositionId;
  /** Whether the second place is later in time, so that the first card may have led to it. */
  readonly inTime?: true;
  /** Whether one of the two is only hoped for, feared or offered, so that the cards do not meet as two facts do. */
  readonly isApart?: true;
  /** Where the two cards' suits are read as well: the setting of the texts about them. */
  readonly elements?: "road" | "cross" | "two" | "forces";
}

/** The cards of a spread that speak to each other, in the order in which the summary tells them. */
export const PAIRS = {
  "three-card": [
    { id: "line", first: "past", second: "present", inTime: true },
    { id: "road", first: "present", second: "future", inTime: true, elements: "road" },
  ],
  // Two by two, so that every card of the cross is said.
  "celtic-cross": [
    { id: "cross", first: "present-situation", second: "challenge", elements: "cross" },
    { id: "roots", first: "distant-past", second: "recent-past", inTime: true },
    { id: "world", first: "external-influences", second: "near-future", inTime: true },
    { id: "wish", first: "hopes-and-fears", second: "best-outcome", isApart: true },
    { id: "end", first: "your-approach", second: "final-outcome", inTime: true },
  ],
  love: [
    { id: "two", first: "you", second: "partner", elements: "two" },
    { id: "knot", first: "dynamic", second: "challenge" },
  ],
  career: [
    { id: "forces", first: "strengths", second: "threats", isApart: true, elements: "forces" },
    { id: "doors", first: "weaknesses", second: "opportunities", isApart: true },
    { id: "counsel", first: "advice", second: "outcome", inTime: true },
  ],
} as const satisfies Record<SpreadId, readonly Pair[]>;

/** The positions whose cards may reply to the question as well: where something can be done now, and the card is no obstacle. */
export const REPLYING = {
  "three-card": ["present"],
  "celtic-cross": ["present-situation"],
  love: ["dynamic"],
  career: ["current-situation"],
} as const satisfies Record<SpreadId, readonly PositionId[]>;
