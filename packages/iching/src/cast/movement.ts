import { joined } from "@almagest/i18n";
import type { DraftOf } from "@almagest/operation";
import { presentLines } from "../hexagrams/present";
import type { line } from "../hexagrams/schema";
import { type HexagramEntry, hexagramOf } from "../hexagrams/table";
import type { IchingReader } from "../texts/reader";
import { trigramNames } from "../vocabulary/names";
import type { Cast } from "./compute";
import { type Movement, movementOf } from "./rule";

const POSITIONS = [1, 2, 3, 4, 5, 6] as const;

/** The way from the first hexagram to the second, in one paragraph; undefined where a text is missing. */
export function movementText(
  cast: Pick<Cast, "changing" | "primary" | "resulting">,
  texts: IchingReader,
): string | undefined {
  const movement = movementOf(cast);
  const { ruler } = movement;
  const still = POSITIONS.filter((position) => !cast.changing.includes(position));
  const names = {
    primary: namedHexagram(hexagramOf(cast.primary), texts),
    resulting: cast.resulting === undefined ? "" : namedHexagram(hexagramOf(cast.resulting), texts),
  };
  const parts = [
    texts.lookup(`movement.rule.${movement.rule}`, {
      ...names,
      ruler: ruler === undefined ? "" : ordinal(ruler, texts),
      positions: ordinals(cast.changing, texts),
      still: ordinals(still, texts),
    }),
    movement.lean === undefined ? "" : texts.lookup(`movement.lean.${movement.lean}`, names),
    // A line that decides by staying is at no turn: the place of a change says nothing of it.
    ruler === undefined || movement.readInPrimary.length === 0 ? "" : texts.lookup(`movement.place.${ruler}`),
    shiftText(cast, movement, texts),
    movement.rule === "sixPure"
      ? ""
      : texts.lookup(`movement.source.${movement.rule === "four" ? "inferred" : "plain"}`),
  ];
  return parts.includes(undefined) ? undefined : joined(parts.filter((part) => part !== ""));
}

function shiftText(
  { primary, resulting }: Pick<Cast, "primary" | "resulting">,
  { shift }: Movement,
  texts: IchingReader,
): string | undefined {
  if (shift === undefined || resulting === undefined) return "";
  const half = shift === "both" ? "lower" : shift;
  const [before, after] = [hexagramOf(primary), hexagramOf(resulting)].map((hexagram) => hexagram[half].id);
  if (before === undefined || after === undefined) return undefined;
  return texts.lookup(`movement.shift.${shift}`, {
    from: trigramNames[before][texts.speaks],
    to: trigramNames[after][texts.speaks],
  });
}

function namedHexagram({ name, number }: HexagramEntry, texts: IchingReader): string {
  return texts.lookup("movement.named", { name: name[texts.speaks], number }) ?? "";
}

function ordinal(position: number, texts: IchingReader): string {
  return texts.lookup(`movement.ordinals.${position}`) ?? "";
}

function ordinals(positions: readonly number[], texts: IchingReader): string {
  const told = positions.map((position) => ordinal(position, texts));
  const last = told.at(-1) ?? "";
  if (told.length < 2) return last;
  return texts.lookup("movement.and", { others: told.slice(0, -1).join(", "), last }) ?? "";
}

/** All six lines of the hexagram that was cast, each with whether it moves; one at rest is told as resting. */
export function castLinesOf(cast: Pick<Cast, "changing" | "primary">, texts: IchingReader): DraftOf<typeof line>[] {
  return presentLines(cast.primary, POSITIONS, texts).map((told) =>
    cast.changing.includes(told.position)
      ? { ...told, moves: true }
      : { ...told, moves: false, meaning: texts.lookup(`movement.rest.${told.position}`) },
  );
}

/** All six lines of the hexagram it changes into: none of them moves anymore. */
export function resultingLinesOf(number: number, texts: IchingReader): DraftOf<typeof line>[] {
  return presentLines(number, POSITIONS, texts).map((told) => ({ ...told, moves: false }));
}

/** Lines of the hexagram it changes into that answer, ascending: those at rest where four or five change. */
export function answeringLinesOf(
  cast: Pick<Cast, "changing" | "primary" | "resulting">,
  texts: IchingReader,
): DraftOf<typeof line>[] {
  const { readInResulting } = movementOf(cast);
  return resultingLinesOf(cast.resulting ?? cast.primary, texts).filter(({ position }) =>
    readInResulting.includes(position),
  );
}
