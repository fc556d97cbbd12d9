import { at, type DraftOf, localizedList, localizedText } from "@almagest/operation";
import * as z from "zod";
import { ROOT_PLANETS } from "../chaldean/table";
import { friendsOf } from "../compatibility/matrix";
import { digitalRoot } from "../numbers/reduce";
import { labelsOf, type NumerologyReader } from "../texts/reader";
import { type ColorId, type ElementId, type StoneId, titled, type WeekdayId } from "../vocabulary/english";

export const luckyAssociations = z
  .object({
    colors: z.array(z.string()),
    colorsLocalized: localizedList,
    gemstones: z.array(z.string()),
    gemstonesLocalized: localizedList,
    day: z.string(),
    dayLocalized: localizedText,
    element: z.string(),
    elementLocalized: localizedText,
    rulingPlanet: z.string(),
    rulingPlanetLocalized: localizedText,
    compatibleNumbers: z.array(z.int()),
    incompatibleNumbers: z.array(z.int()),
  })
  .meta({ name: "LuckyAssociations" });

interface LuckyRow {
  readonly day: WeekdayId;
  readonly element: ElementId;
  readonly colors: readonly ColorId[];
  readonly stones: readonly StoneId[];
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
export function presentLucky(lifePath: number, texts: NumerologyReader): DraftOf<typeof luckyAssociations> {
  const index0 = digitalRoot(lifePath) - 1;
  const { day, element, colors, stones } = at(ROWS, index0);
  const planet = at(ROOT_PLANETS, index0);
  const { compatible, incompatible } = friendsOf(lifePath);
  return {
    colors: colors.map(titled),
    colorsLocalized: labelsOf(texts, "colors", colors),
    gemstones: stones.map(titled),
    gemstonesLocalized: labelsOf(texts, "stones", stones),
    day: titled(day),
    dayLocalized: texts.label("weekdays", day),
    element: titled(element),
    elementLocalized: texts.label("elements", element),
    rulingPlanet: titled(planet),
    rulingPlanetLocalized: texts.label("planets", planet),
    compatibleNumbers: compatible,
    incompatibleNumbers: incompatible,
  };
}
