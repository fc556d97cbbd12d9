/** Which parts of a card's text a position quotes, in order. A description is only ever cut short at its end. */
export type CardPart = "scene" | "reading" | "description" | "love" | "career" | "finances" | "spirituality";

interface Position {
  readonly id: string;
  readonly quotes: readonly CardPart[];
}

/**
 * The spreads, their positions in the order they are laid, and what each position quotes of its card. The Celtic Cross
 * keeps the positions of Waite's "ancient Celtic method" (The Pictorial Key to the Tarot, 1910, part III, section 7)
 * under their names of today: he has covers, crosses, crowns, beneath, behind, before, himself, his house, his hopes or
 * fears, what will come.
 */
export const SPREADS = {
  "three-card": [
    { id: "past", quotes: ["reading"] },
    { id: "present", quotes: ["description"] },
    { id: "future", quotes: ["description"] },
  ],
  "celtic-cross": [
    { id: "present-situation", quotes: ["description"] },
    { id: "challenge", quotes: ["reading"] },
    { id: "distant-past", quotes: ["reading"] },
    { id: "recent-past", quotes: ["reading"] },
    { id: "best-outcome", quotes: ["description"] },
    { id: "near-future", quotes: ["reading"] },
    { id: "your-approach", quotes: ["description"] },
    { id: "external-influences", quotes: ["reading"] },
    { id: "hopes-and-fears", quotes: ["spirituality"] },
    { id: "final-outcome", quotes: ["description"] },
  ],
  love: [
    { id: "you", quotes: ["love"] },
    { id: "partner", quotes: ["love"] },
    { id: "dynamic", quotes: ["scene", "love"] },
    { id: "challenge", quotes: ["love"] },
    { id: "outcome", quotes: ["scene", "love"] },
  ],
  career: [
    { id: "current-situation", quotes: ["career"] },
    { id: "strengths", quotes: ["career"] },
    { id: "weaknesses", quotes: ["career"] },
    { id: "opportunities", quotes: ["career"] },
    { id: "threats", quotes: ["career"] },
    { id: "advice", quotes: ["career"] },
    { id: "outcome", quotes: ["career", "finances"] },
  ],
} as const satisfies Record<string, readonly Position[]>;

export type SpreadId = keyof typeof SPREADS;
export type PositionId = (typeof SPREADS)[SpreadId][number]["id"];

/** What the summary calls the cards of a spread by: a name in its texts for a position. */
export const ROLES = {
  "three-card": { past: "past", present: "present", future: "future" },
  "celtic-cross": {
    "present-situation": "center",
    challenge: "crossing",
    "distant-past": "root",
    "best-outcome": "best",
    "your-approach": "approach",
    "final-outcome": "outcome",
  },
  love: { you: "you", partner: "partner", dynamic: "dynamic", challenge: "challenge", outcome: "outcome" },
  career: {
    "current-situation": "current",
    strengths: "strength",
    weaknesses: "weakness",
    opportunities: "opportunity",
    threats: "threat",
    advice: "advice",
    outcome: "outcome",
  },
} as const satisfies Record<SpreadId, Readonly<Partial<Record<PositionId, string>>>>;

/** The position whose card has the last word in the summary: what to do about it. */
export const COUNSELS = {
  "three-card": "present",
  "celtic-cross": "present-situation",
  love: "challenge",
  career: "advice",
} as const satisfies Record<SpreadId, PositionId>;
