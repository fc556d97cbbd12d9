import type { ToolEntry } from "../tools";
import { type BirthPlace, birthsOf } from "./person/birth-members";

/** The required arguments of an operation, with one line for a birth: `person, startDate`. */
export function needsOf(entry: ToolEntry): string | undefined {
  const { required = [] } = entry.tool.inputSchema;
  const births = birthsOf(entry);
  const places = births.kind === "one" ? [births.place] : births.kind === "two" ? births.places : [];
  const told = new Set(places.flatMap(membersOf));
  const lines = births.kind === "two" ? ["person1", "person2"] : ["person"];
  const others = required.filter((name) => !told.has(name));
  const needed = required.some((name) => told.has(name)) ? [...lines, ...others] : others;
  return needed.length === 0 ? undefined : needed.join(", ");
}

function membersOf({ holder, members }: BirthPlace): readonly string[] {
  return holder === undefined ? Object.values(members) : [holder];
}
