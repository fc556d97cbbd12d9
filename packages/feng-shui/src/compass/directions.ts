/** The eight winds, clockwise from north, by their names on the wire. */
export const DIRECTIONS = [
  ...["North", "Northeast", "East", "Southeast", "South", "Southwest", "West", "Northwest"],
] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The nine palaces of a plate: the winds and the middle of the house. */
export const PALACES = [...DIRECTIONS, "Center"] as const;
export type Palace = (typeof PALACES)[number];

/** The wind across the compass. */
export const OPPOSITE: Readonly<Record<Direction, Direction>> = {
  North: "South",
  Northeast: "Southwest",
  East: "West",
  Southeast: "Northwest",
  South: "North",
  Southwest: "Northeast",
  West: "East",
  Northwest: "Southeast",
};
