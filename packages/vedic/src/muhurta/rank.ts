import type { GrahaId } from "../grahas";
import type { Person } from "./people";
import { isEighth } from "./people";
import type { Purpose } from "./purposes";

/** A point for or against a window, with the weight that it has. */
export interface Note {
  readonly id: "lagna" | "benefics" | "malefics" | "occupied" | "moon-house" | "eighth" | "weekday" | "bright-half";
  readonly weight: number;
  /** Grahas that it rests on, each with its house from the rising sign. */
  readonly grahas: readonly { readonly id: GrahaId; readonly house: number }[];
}

const BENEFICS: readonly GrahaId[] = ["jupiter", "venus", "mercury"];
const MALEFICS: readonly GrahaId[] = ["sun", "mars", "saturn", "rahu", "ketu"];
const ANGLES_AND_TRINES = [1, 4, 5, 7, 9, 10];
const GROWING = [3, 6, 11];
const HARD_FOR_MOON = [6, 8, 12];

interface Weighed {
  readonly purpose: Purpose;
  readonly people: readonly Person[];
  readonly lagna0: number;
  readonly houses: Readonly<Record<GrahaId, number>>;
  readonly weekday0: number;
  readonly isBright: boolean;
}

const IDS: readonly GrahaId[] = ["sun", "moon", ...MALEFICS.slice(1), ...BENEFICS];

/** Points for a window and against it, by its rising sign. */
export function notesOf({ purpose, people, lagna0, houses, weekday0, isBright }: Weighed): readonly Note[] {
  const inHouses = (ids: readonly GrahaId[], list: readonly number[]): readonly GrahaId[] =>
    ids.filter((id) => list.includes(houses[id]));
  const benefics = inHouses(BENEFICS, ANGLES_AND_TRINES).filter(
    (id) => !purpose.emptyHouses.values.includes(houses[id]),
  );
  const malefics = inHouses(MALEFICS, GROWING);
  const occupied = inHouses(IDS, purpose.emptyHouses.values);
  const note = (id: Note["id"], weight: number, grahas: readonly GrahaId[] = []): readonly Note[] =>
    weight === 0 ? [] : [{ id, weight, grahas: grahas.map((graha) => ({ id: graha, house: houses[graha] })) }];
  return [
    ...note("lagna", purpose.lagnas.values.includes(lagna0) ? 15 : 0),
    ...note("benefics", 6 * benefics.length, benefics),
    ...note("malefics", 3 * malefics.length, malefics),
    ...note("occupied", -8 * occupied.length, occupied),
    ...note("moon-house", HARD_FOR_MOON.includes(houses.moon) ? -10 : 0, ["moon"]),
    ...note("eighth", people.some((person) => isEighth(person, lagna0)) ? -15 : 0),
    ...note("weekday", purpose.poorWeekdays?.values.includes(weekday0) ? -10 : 0),
    ...note("bright-half", isBright ? 4 : 0),
  ];
}

const MIDDLE = 50;

/** 0 to 100; 50 where nothing speaks for or against. */
export function scoreOf(notes: readonly Note[]): number {
  const sum = notes.reduce((total, { weight }) => total + weight, MIDDLE);
  return Math.max(0, Math.min(100, sum));
}
