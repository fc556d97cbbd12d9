import type { LifeEventKind } from "@almagest/sky";
import type { Gender } from "../bazi/luck";
import type { Category } from "../cycle/phases";

/** Kinds of events that the ten gods have a star for; a move has none. */
export const EVENT_KINDS = [
  "marriage",
  "separation",
  "child",
  "career",
  "property",
  "studies",
  "illness",
  "father-death",
  "mother-death",
] as const satisfies readonly LifeEventKind[];
export type BaziEventKind = (typeof EVENT_KINDS)[number];

const both = (category: Category): Readonly<Record<Gender, Category>> => ({ male: category, female: category });

/**
 * The gods under which an event is looked for: the star of the spouse, of children, office, seal; for a loss the gods
 * that master the star of what is lost. A convention of this package after the common school of the ten gods.
 */
const CATEGORIES: Readonly<Record<BaziEventKind, Readonly<Record<Gender, Category>>>> = {
  marriage: { male: "wealth", female: "influence" },
  separation: { male: "peer", female: "output" },
  child: { male: "influence", female: "output" },
  career: both("influence"),
  property: both("resource"),
  studies: both("resource"),
  illness: both("influence"),
  "father-death": both("peer"),
  "mother-death": both("wealth"),
};

export function categoryOfEvent(kind: BaziEventKind, gender: Gender): Category {
  return CATEGORIES[kind][gender];
}
