import { capitalized, listOfLists } from "@almagest/i18n";
import { weekdayName } from "@almagest/i18n/astrology";
import { grahaNamed, listed } from "../standing/words";
import type { VedicReader } from "../texts/reader";
import type { MuhurtaWindow } from "./day";
import type { Note } from "./rank";
import { ordinalNamed, signName } from "./words";

interface NoteOf {
  readonly window: MuhurtaWindow;
  readonly weekday0: number;
}

/** A note in one sentence. */
export function noteText({ id, grahas }: Note, { window, weekday0 }: NoteOf, texts: VedicReader): string | undefined {
  const lang = texts.speaks;
  const names = grahas.map((one) => grahaNamed(one.id, lang));
  const houses = [...new Set(grahas.map(({ house }) => house))];
  const inHouses = houses.map((house) => {
    const inside = names.filter((_, index0) => grahas[index0]?.house === house);
    const values = { grahas: listed(inside, lang), house: ordinalNamed(house, texts) };
    return [texts.text("muhurta.inHouse", values) ?? "", inside.length] as const;
  });
  const placed = listOfLists(inHouses, lang);
  return texts.text(`muhurta.note.${id}`, {
    lagna: signName(window.lagna0, lang),
    grahas: capitalized(listed(names, lang), lang),
    placed: capitalized(placed, lang),
    placedInside: placed,
    count: names.length,
    weekday: weekdayName(weekday0, lang),
  });
}
