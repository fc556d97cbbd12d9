import { distance } from "fastest-levenshtein";

/** The parts of an operation that suggestions use. */
export interface Endpoint {
  readonly method: string;
  /** Parameters in braces: `/astrology/signs/{id}`. */
  readonly path: string;
  readonly summary: string;
  /** Absolute address of its entry in the reference. */
  readonly docs: string;
}

/** One endpoint that a missed path resembles. */
export interface Suggestion {
  /** Method and path: `POST /astrology/natal-chart`. */
  readonly endpoint: string;
  readonly hint: string;
  readonly docs: string;
}

export interface Missed {
  readonly method: string;
  /** Relative to the version root. */
  readonly path: string;
  readonly endpoints: readonly Endpoint[];
}

const MAX_SUGGESTIONS = 5;
/** Half of the path may differ; past that a suggestion is noise. */
const MAX_DIFFERENCE = 0.5;
const OTHER_METHOD = 0.05;
/** A parameter takes any text, which says less than a segment that is spelt the same. */
const PARAMETER = 0.2;
/** A request is read up to these bounds: the work stays small whatever was sent. */
const MAX_SEGMENTS = 8;
const MAX_SEGMENT_LENGTH = 48;

/** The methods of the endpoints whose pattern a path fits. */
export function methodsAt(endpoints: readonly Endpoint[], path: string): readonly string[] {
  const asked = path.split("/");
  const fits = (pattern: readonly string[]): boolean =>
    pattern.length === asked.length &&
    pattern.every((segment, index0) => segment === asked[index0] || (isParameter(segment) && asked[index0] !== ""));
  return [...new Set(endpoints.filter((endpoint) => fits(endpoint.path.split("/"))).map(({ method }) => method))];
}

/**
 * The endpoints whose paths are nearest, best first, at most five: the edit distance over whole segments, a segment
 * being as different as its letters are (Levenshtein, 0 to 1), and a little more for another method.
 */
export function suggestionsFor(missed: Missed): readonly Suggestion[] {
  const asked = segmentsOf(missed.path).map(comparable);
  return missed.endpoints
    .map((endpoint) => ({ endpoint, difference: differenceOf(asked, missed.method, endpoint) }))
    .filter(({ difference }) => difference <= MAX_DIFFERENCE)
    .sort((a, b) => a.difference - b.difference)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ endpoint }) => ({
      endpoint: `${endpoint.method} ${endpoint.path}`,
      hint: endpoint.summary,
      docs: endpoint.docs,
    }));
}

function segmentsOf(path: string): readonly string[] {
  return path
    .slice(0, MAX_SEGMENTS * MAX_SEGMENT_LENGTH)
    .toLowerCase()
    .split("/")
    .filter((segment) => segment !== "")
    .slice(0, MAX_SEGMENTS)
    .map((segment) => segment.slice(0, MAX_SEGMENT_LENGTH));
}

/** The difference of a segment from the expected one, 0 to 1. */
type Compare = (due: string) => number;

/** Many endpoints share a segment: it is compared once. */
function comparable(asked: string): Compare {
  const known = new Map<string, number>();
  return (due) => {
    const difference = known.get(due) ?? segmentDifference(asked, due);
    known.set(due, difference);
    return difference;
  };
}

function differenceOf(asked: readonly Compare[], method: string, endpoint: Endpoint): number {
  const pattern = endpoint.path.split("/").filter((segment) => segment !== "");
  const detour = method === endpoint.method || method === "HEAD" ? 0 : OTHER_METHOD;
  return editDistance(asked, pattern) / Math.max(asked.length, pattern.length, 1) + detour;
}

/** Wagner and Fischer's table, row by row, over segments. */
function editDistance(asked: readonly Compare[], pattern: readonly string[]): number {
  let above = Array.from({ length: pattern.length + 1 }, (_, index0) => index0);
  for (const [row0, compare] of asked.entries()) {
    const row = [row0 + 1];
    for (const [column0, due] of pattern.entries()) {
      const replaced = (above[column0] ?? 0) + compare(due);
      const dropped = (above[column0 + 1] ?? 0) + 1;
      const added = (row[column0] ?? 0) + 1;
      row.push(Math.min(replaced, dropped, added));
    }
    above = row;
  }
  return above[pattern.length] ?? 0;
}

function segmentDifference(asked: string, due: string): number {
  if (isParameter(due)) return PARAMETER;
  return asked === due ? 0 : distance(asked, due) / Math.max(asked.length, due.length);
}

function isParameter(segment: string): boolean {
  return segment.startsWith("{");
}
