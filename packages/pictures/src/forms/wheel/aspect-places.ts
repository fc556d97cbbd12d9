interface Point {
  readonly x: number;
  readonly y: number;
}

export type AspectLine = readonly [from: Point, to: Point];

/** Where along a line its glyph may stand, the best first. */
const SHARES: readonly number[] = [0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74, 0.2, 0.8, 0.14, 0.86];
/** Glyphs keep this far apart; where that leaves a line none, so far. */
const APART: readonly number[] = [18, 14];
/** A glyph that has no other line so near is surely its own line's. */
const CLEAR = 7;

/**
 * Places for the glyphs of lines: clear of other lines where that can be, the last line, which is the exactest, choosing
 * first. Undefined where there is no room at all.
 */
export function glyphPlaces(lines: readonly AspectLine[]): readonly (Point | undefined)[] {
  const taken: Point[] = [];
  const places = lines.toReversed().map((line) => {
    const place = placeOn(line, lines, taken);
    if (place !== undefined) taken.push(place);
    return place;
  });
  return places.reverse();
}

function placeOn(line: AspectLine, lines: readonly AspectLine[], taken: readonly Point[]): Point | undefined {
  const all = SHARES.map((share) => between(line, share));
  for (const distance of APART) {
    const free = all.filter((place) => taken.every((other) => squared(place, other) >= distance ** 2));
    let best: { readonly place: Point; readonly room: number } | undefined;
    for (const place of free) {
      const room = roomAt(place, line, lines);
      if (room >= CLEAR ** 2) return place;
      if (best === undefined || room > best.room) best = { place, room };
    }
    if (best !== undefined) return best.place;
  }
  return undefined;
}

function between([from, to]: AspectLine, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function squared(one: Point, other: Point): number {
  return (one.x - other.x) ** 2 + (one.y - other.y) ** 2;
}

/** The square of the way to the nearest of the other lines. */
function roomAt(place: Point, own: AspectLine, lines: readonly AspectLine[]): number {
  let least = Infinity;
  for (const line of lines) {
    if (line === own) continue;
    const [from, to] = line;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const along = ((place.x - from.x) * dx + (place.y - from.y) * dy) / (dx * dx + dy * dy || 1);
    least = Math.min(least, squared(place, between(line, Math.min(1, Math.max(0, along)))));
    if (least === 0) return least;
  }
  return least;
}
