/** In the place of a piece while an answer is written. A text of a caller may equal it: the count of marks tells. */
const MARK = "\u0000piece\u0000";
const WRITTEN_MARK = JSON.stringify(MARK);

/** The JSON texts of the pieces of the answer that is being written, in their order. */
let pieces: string[] | undefined;

/** Made by `piece`. */
export class Piece {
  #json: string | undefined;

  constructor(members: object) {
    Object.assign(this, members);
  }

  toJSON(): unknown {
    if (pieces === undefined) return this;
    const outer = pieces;
    pieces = undefined;
    this.#json ??= JSON.stringify(this);
    pieces = outer;
    pieces.push(this.#json);
    return MARK;
  }
}

export function isPiece(value: object): boolean {
  return value instanceof Piece;
}

/** `JSON.stringify` of an answer, where its pieces are not escaped anew each time. */
export function jsonText(value: unknown): string | undefined {
  pieces = [];
  try {
    const text: string | undefined = JSON.stringify(value);
    if (text === undefined || pieces.length === 0) return text;
    const between = text.split(WRITTEN_MARK);
    if (between.length === pieces.length + 1) return woven(between, pieces);
  } finally {
    pieces = undefined;
  }
  return JSON.stringify(value);
}

function woven(between: readonly string[], own: readonly string[]): string {
  let text = "";
  for (let index0 = 0; index0 < own.length; index0 += 1) text += `${between[index0]}${own[index0]}`;
  return text + between[own.length];
}
