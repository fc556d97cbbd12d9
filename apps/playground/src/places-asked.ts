import type { Place } from "./backend";
import type { OperationForm } from "./forms/model";
import { type Held, leaves, type Placed, placed, textAt } from "./input";

/** A required place that has not been chosen. */
export interface Missing {
  /** Path of the place's search box, as errors name it. */
  readonly path: string;
  readonly person: number;
  /** The text in the box, possibly empty. */
  readonly text: string;
}

const OF_PLACE: ReadonlySet<string> = new Set(["latitude", "longitude", "timezone"]);

/** The path of a place's search box, made from the first of its coordinates. */
export function placeBoxPath(coordinates: readonly Placed[]): string {
  return `${coordinates[0]?.path ?? ""}.place`;
}

/** The places still to be chosen: those that the operation requires, and those typed without choosing one. */
export function missingPlaces(form: Pick<OperationForm, "fields">, held: Held): readonly Missing[] {
  const groups = new Map<string, Placed[]>();
  for (const one of leaves(placed(form), held)) {
    if (!OF_PLACE.has(one.field.f ?? "")) continue;
    const owner = one.path.slice(0, -one.field.n.length);
    groups.set(owner, [...(groups.get(owner) ?? []), one]);
  }
  return [...groups.values()].flatMap((coordinates) => {
    const person = coordinates[0]?.person ?? 0;
    const text = held.people[person]?.place.trim() ?? "";
    const lacks = coordinates.filter((one) => textAt(one, held).trim() === "");
    const isMissing = lacks.some(({ field }) => field.r === 1) || (lacks.length > 0 && text !== "");
    return isMissing ? [{ path: placeBoxPath(coordinates), person, text }] : [];
  });
}

/** The place of that name, if there is only one; otherwise the reader has to choose. */
export async function onlyPlace(
  text: string,
  places: (query: string) => Promise<readonly Place[]>,
): Promise<Place | undefined> {
  if (text === "") return undefined;
  const wanted = folded(text);
  const found = await places(text).catch(() => []);
  const same = found.filter((place) => folded(place.city) === wanted || folded(nameOf(place)) === wanted);
  return same.length === 1 ? same[0] : undefined;
}

function nameOf({ city, province, country }: Place): string {
  return [city, province, country].filter((part) => part !== "").join(", ");
}

function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}
