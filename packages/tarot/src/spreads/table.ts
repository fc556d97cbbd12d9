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
  /** Where the two cards' suits are read as well: the setting of the texts about them. */
  readonly elements?: "road" | "cross" | "two" | "forces";
}

/** The cards of a spread that speak to each other, in the order in which the summary tells them. */
export const PAIRS = {
  "three-card": [
    { id: "line", first: "past", second: "present" },
    { id: "road", first: "present", second: "future", elements: "road" },
  ],
  // Two by two, so that every card of the cross is said.
  "celtic-cross": [
    { id: "cross", first: "present-situation", second: "challenge", elements: "cross" },
    { id: "roots", first: "distant-past", second: "recent-past" },
    { id: "world", first: "external-influences", second: "near-future" },
    { id: "wish", first: "hopes-and-fears", second: "best-outcome" },
    { id: "end", first: "your-approach", second: "final-outcome" },
  ],
  love: [
    { id: "two", first: "you", second: "partner", elements: "two" },
    { id: "knot", first: "dynamic", second: "challenge" },
  ],
  career: [
    { id: "forces", first: "strengths", second: "threats", elements: "forces" },
    { id: "doors", first: "weaknesses", second: "opportunities" },
    { id: "counsel", first: "advice", second: "outcome" },
  ],
} as const satisfies Record<SpreadId, readonly Pair[]>;

/** The position whose card says what to do first. */
export const COUNSELS = {
  "three-card": "present",
  "celtic-cross": "present-situation",
  love: "challenge",
  career: "current-situation",
} as const satisfies Record<SpreadId, PositionId>;

/** The positions whose cards reply to the question as well: where something can be done now. */
export const REPLYING = {
  "three-card": ["present"],
  "celtic-cross": ["present-situation", "challenge", "near-future", "your-approach"],
  love: ["dynamic", "challenge"],
  career: ["current-situation", "opportunities", "advice"],
} as const satisfies Record<SpreadId, readonly PositionId[]>;
