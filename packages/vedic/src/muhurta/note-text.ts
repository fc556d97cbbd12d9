import { weekdays } from "@almagest/i18n/astrology";
import { grahas as grahaTerms } from "@almagest/i18n/vedic";
import { at } from "@almagest/operation";
import { signName } from "../birth/present";
import type { VedicReader } from "../texts/reader";
import type { MuhurtaWindow } from "./day";
import type { Note } from "./rank";

const WEEKDAY_IDS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;
export const ORDINALS = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
  "eleventh",
  "twelfth",
] as const;

interface NoteOf {
  readonly window: MuhurtaWindow;
  readonly weekday0: number;
}

/** A note in one sentence. */
export function noteText({ id, grahas }: Note, { window, weekday0 }: NoteOf, texts: VedicReader): string | undefined {
  const names = grahas.map((one) => inSentence(grahaTerms[one.id].en));
  const houses = [...new Set(grahas.map(({ house }) => house))];
  const placed = houses.map((house) => {
    const inside = names.filter((_, index0) => grahas[index0]?.house === house);
    return `${listed(inside)} in the ${at(ORDINALS, house - 1)}`;
  });
  return texts.text(`muhurta.note.${id}`, {
    lagna: signName(window.lagna0),
    grahas: capitalized(listed(names)),
    placed: capitalized(listed(placed)),
    placedInside: listed(placed),
    count: names.length,
    weekday: weekdays[at(WEEKDAY_IDS, weekday0)].en,
  });
}

/** The Sun and the Moon have an article. */
const inSentence = (name: string): string => (name === "Sun" || name === "Moon" ? `the ${name}` : name);
const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

function listed(names: readonly string[]): string {
  const last = names[names.length - 1] ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}
