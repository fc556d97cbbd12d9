import type { Direction } from "../compass";
import { brihatSamhita, convention, type Source } from "../source";

export const ROOM_TYPES = [
  "puja",
  "kitchen",
  "master-bedroom",
  "bedroom",
  "living",
  "dining",
  "study",
  "toilet",
  "store",
  "staircase",
  "water-storage",
  "entrance",
] as const;
export type RoomType = (typeof ROOM_TYPES)[number];

export type Zone = Direction | "Center";

/** Where a room belongs and where not, and who says so. */
export interface RoomRule {
  readonly ideal: readonly Direction[];
  readonly avoid: readonly Direction[];
  /** Whether the room may be in the middle of the plot; Brihat Samhita 53.66 wants that kept clear. */
  readonly center: "acceptable" | "avoid";
  readonly source: Source;
}

/**
 * Four types have a verse: 53.118 gives the corners to gods (northeast), kitchen (southeast), goods (southwest), grain
 * and wealth (northwest), and 53.119 judges water in all eight quarters. A sourced room is to be avoided where the verse
 * puts what cannot share the place with it.
 */
export const ROOM_RULES = {
  puja: { ideal: ["Northeast"], avoid: ["Southwest"], center: "acceptable", source: brihatSamhita("118") },
  kitchen: { ideal: ["Southeast"], avoid: ["Northeast"], center: "avoid", source: brihatSamhita("118") },
  "master-bedroom": {
    ideal: ["Southwest"],
    avoid: ["Northeast", "Southeast"],
    center: "avoid",
    source: convention("modern vastu; chapter 53 places no bedroom, Agni Purana 106.18-19 puts it in the south"),
  },
  bedroom: {
    ideal: ["South", "West", "Northwest"],
    avoid: ["Northeast", "Southeast"],
    center: "avoid",
    source: convention("modern vastu; Agni Purana 106.18-19 puts the bedroom in the south"),
  },
  living: {
    ideal: ["North", "Northeast", "East"],
    avoid: ["Southwest"],
    center: "acceptable",
    source: convention("modern vastu; Garuda Purana 1.46.14-17 puts the hall in the east"),
  },
  dining: {
    ideal: ["West"],
    avoid: ["Southwest"],
    center: "acceptable",
    source: convention("Agni Purana 106.18-19 puts dining in the west; the quarter to avoid is modern"),
  },
  study: {
    ideal: ["Northeast", "East", "West"],
    avoid: ["Southeast"],
    center: "acceptable",
    source: convention("modern vastu; no verse of chapter 53 speaks of a study"),
  },
  toilet: {
    ideal: ["West", "Northwest"],
    avoid: ["Northeast", "Southwest"],
    center: "avoid",
    source: convention("modern vastu; no verse of chapter 53 speaks of a room of this kind"),
  },
  store: { ideal: ["Southwest", "Northwest"], avoid: ["Northeast"], center: "avoid", source: brihatSamhita("118") },
  staircase: {
    ideal: ["South", "Southwest", "West"],
    avoid: ["Northeast"],
    center: "avoid",
    source: convention("modern vastu; no verse of chapter 53 speaks of stairs"),
  },
  "water-storage": {
    ideal: ["North", "Northeast"],
    avoid: ["East", "Southeast", "South", "Southwest", "West", "Northwest"],
    center: "avoid",
    source: brihatSamhita("119"),
  },
  entrance: {
    ideal: ["North", "Northeast", "East"],
    avoid: ["Southwest"],
    center: "avoid",
    source: convention("modern vastu; the verses judge a door by its pada, as the entrance operation does"),
  },
} as const satisfies Record<RoomType, RoomRule>;

/** The source of every verdict on the middle, whatever the room. */
export const CENTER_SOURCE: Source = brihatSamhita("66");

export const ROOM_VERDICTS = ["ideal", "acceptable", "avoid"] as const;
export type RoomVerdict = (typeof ROOM_VERDICTS)[number];

export function verdictOf(type: RoomType, zone: Zone): RoomVerdict {
  const { ideal, avoid, center }: RoomRule = ROOM_RULES[type];
  if (zone === "Center") return center;
  if (ideal.includes(zone)) return "ideal";
  return avoid.includes(zone) ? "avoid" : "acceptable";
}

export function sourceOfRoom(type: RoomType, zone: Zone): Source {
  return zone === "Center" ? CENTER_SOURCE : ROOM_RULES[type].source;
}

export const SCORING = {
  sourcedWeight: 2,
  conventionWeight: 1,
  idealPoints: 1,
  neutralPoints: 0.5,
  avoidPoints: 0,
} as const;

export const POINTS = {
  ideal: SCORING.idealPoints,
  acceptable: SCORING.neutralPoints,
  avoid: SCORING.avoidPoints,
} as const satisfies Record<RoomVerdict, number>;
