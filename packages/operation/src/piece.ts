import { asAnswer } from "./erased";
import { Piece } from "./shared-piece";

/**
 * A part of many answers that never changes, such as the reading of a planet in a sign and house. `jsonText` writes it
 * once and copies it from then on; a library caller gets a copy of it, which is theirs to change.
 */
export function piece<Members extends object>(members: Members): Readonly<Members> {
  for (const member of Object.values(members)) Object.freeze(member);
  return asAnswer(Object.freeze(new Piece(members)));
}
