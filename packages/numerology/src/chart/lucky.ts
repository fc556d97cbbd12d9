import { named } from "@almagest/i18n";
import { bodies, weekdays } from "@almagest/i18n/astrology";
import { at, type DraftOf } from "@almagest/operation";
import * as z from "zod";
import { ROOT_PLANETS } from "../chaldean/table";
import { friendsOf } from "../compatibility/matrix";
import { digitalRoot } from "../numbers/reduce";
import { colors } from "../vocabulary/colors";
import { elements } from "../vocabulary/elements";
import { stones } from "../vocabulary/stones";

export const luckyAssociations = z
  .object({
    ...named("colors", z.array(z.string()), colors),
    ...named("gemstones", z.array(z.string()), stones),
    ...named("day", z.string(), weekdays),
    ...named("element", z.string(), elements),
    ...named("rulingPlanet", z.string(), bodies),
    compatibleNumbers: z.array(z.int()),
    incompatibleNumbers: z.array(z.int()),
  })
  .meta({ name: "LuckyAssociations" });

interface LuckyRow {
  readonly day: keyof typeof weekdays;
  readonly element: keyof typeof elements;
  readonly colors: readonly (keyof typeof colors)[];
  readonly stones: readonly (keyof typeof stones)[];
}

/**
 * Day, element, colors and stones of the numbers 1 to 9. Source: Cheiro's Book of Numbers (1926); the row of 5 is the
 * service's own; the elements are those of the planets.
 */
const ROWS: readonly LuckyRow[] = [
  { day: "sunday", element: "fire", colors: ["gold", "orange", "yellow"], stones: ["topaz", "amber", "ruby"] },
  { day: "monday", element: "water", colors: ["white", "cream", "green"], stones: ["pearl", "moonstone", "jade"] },
  { day: "thursday", element: "fire", colors: ["violet", "purple", "mauve"], stones: ["amethyst"] },
  { day: "saturday", element: "air", colors: ["electric-blue", "gray"], stones: ["sapphire"] },
  {
    day: "wednesday",
    element: "air",
    colors: ["green", "turquoise", "light-brown"],
    stones: ["emerald", "aquamarine", "diamond"],
  },
  { day: "friday", element: "earth", colors: ["blue", "pink"], stones: ["emerald", "turquoise"] },
  { day: "monday", element: "water", colors: ["sea-green", "white"], stones: ["moonstone", "cat's-eye"] },
  {
    day: "saturday",
    element: "earth",
    colors: ["black", "dark-blue", "purple"],
    stones: ["dark-sapphire", "black-pearl"],
  },
  { day: "tuesday", element: "fire", colors: ["red", "crimson"], stones: ["ruby", "garnet", "bloodstone"] },
];

/** Correspondences of a Life Path; a master number takes the row of its digit. */
export function presentLucky(lifePath: number): DraftOf<typeof luckyAssociations> {
  const index0 = digitalRoot(lifePath) - 1;
  const row = at(ROWS, index0);
  const { compatible, incompatible } = friendsOf(lifePath);
  return {
    colors: row.colors.map((id) => colors[id].en),
    gemstones: row.stones.map((id) => stones[id].en),
    day: weekdays[row.day].en,
    element: elements[row.element].en,
    rulingPlanet: bodies[at(ROOT_PLANETS, index0)].en,
    compatibleNumbers: compatible,
    incompatibleNumbers: incompatible,
  };
}
