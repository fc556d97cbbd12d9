import type { Lang } from "@almagest/operation";
import { group, label, type Shape, SIZE } from "@almagest/pictures";
import type { Side } from "../compass";
import { windName } from "./read";

/** Space for the names of the four sides around a plan. */
export const SIDE_ROOM = 26;

const TURNS: Readonly<Record<Side, number>> = { North: 0, South: 0, East: 90, West: -90 };

/** The four sides by name around a plan with north above, whose upper left corner is (SIDE_ROOM, SIDE_ROOM). */
export function sideNames(width: number, height: number, lang: Lang): readonly Shape[] {
  const middles: Readonly<Record<Side, readonly [x: number, y: number]>> = {
    North: [SIDE_ROOM + width / 2, SIDE_ROOM / 2],
    South: [SIDE_ROOM + width / 2, 1.5 * SIDE_ROOM + height],
    West: [SIDE_ROOM / 2, SIDE_ROOM + height / 2],
    East: [1.5 * SIDE_ROOM + width, SIDE_ROOM + height / 2],
  };
  return (["North", "East", "South", "West"] as const).map((side) => {
    const [x, y] = middles[side];
    const name = label(windName(side, lang), {
      x: 0,
      y: 0,
      size: SIZE.text,
      anchor: "middle",
      fill: "muted",
      isBold: side === "North",
    });
    return group([name], { transform: `translate(${x} ${y}) rotate(${TURNS[side]})` }, side);
  });
}
