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

/** The use of a card at a place: a part of its own texts, its reply, or a hope that is also feared. */
export type Role = "past" | "now" | "against" | "help" | "other" | "ahead" | "reply" | "hope";

export const ROLES: Readonly<Record<PositionId, Role>> = {
  past: "past",
  present: "now",
  future: "ahead",
  "present-situation": "now",
  challenge: "against",
  "distant-past": "past",
  "recent-past": "past",
  "best-outcome": "help",
  "near-future": "ahead",
  "your-approach": "now",
  "external-influences": "other",
  "hopes-and-fears": "hope",
  "final-outcome": "ahead",
  you: "now",
  partner: "other",
  dynamic: "now",
  outcome: "ahead",
  "current-situation": "now",
  strengths: "help",
  weaknesses: "against",
  opportunities: "help",
  threats: "against",
  advice: "reply",
};
