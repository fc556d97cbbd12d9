import { numberIn } from "@almagest/i18n";
import { BODY_IDS } from "@almagest/sky";
import { measured, type Piece } from "@almagest/telling";
import { ASPECT_IDS } from "../aspects/table";
import type { ChartAspect } from "../chart/aspects";
import type { ChartNames } from "../texts/chart-names";
import { keptByReader } from "../texts/kept";
import type { WesternReader } from "../texts/reader";
import type { NatalChartFacts } from "./compute";
import type { telling } from "./families";
import { type ChartFeatures, kindOf } from "./features";

/** The source of every part of a synthesis. */
export interface Told {
  readonly facts: NatalChartFacts;
  readonly chart: ChartFeatures;
  /** The closest aspect of the Ascendant's ruler. */
  readonly rulerAspect: ChartAspect | undefined;
  readonly counts: NatalChartFacts["balance"];
  readonly texts: WesternReader;
  readonly teller: ReturnType<typeof telling.teller>;
  readonly names: ChartNames;
}

/** Pieces that come or give way together, and how many characters they have. */
export interface Part {
  readonly pieces: readonly (Piece | undefined)[];
  readonly length: number;
}

export const section = "synthesis";

export const NOTHING: Part = { pieces: [], length: 0 };

/** Filled-in values are not counted: names and phrases have the length of the language that they are told in. */
export function partOf(piece: Piece | undefined): Part {
  const counted = piece === undefined ? "" : measured(piece);
  const values = Object.values(piece?.values ?? {}).filter((value) => typeof value === "string");
  const inserted = values.reduce((sum, value) => sum + (counted.includes(value) ? value.length : 0), 0);
  return { pieces: [piece], length: counted.length - inserted };
}

export function together(parts: readonly Part[]): Part {
  const pieces: (Piece | undefined)[] = [];
  let length = 0;
  for (const part of parts) {
    for (const piece of part.pieces) pieces.push(piece);
    length += part.length;
  }
  return { pieces, length };
}

const keptAspect = keptByReader<Part>();

/** An aspect by its pair and its kind; the line that names it is told anew, with its orb. */
export function aspectPart({ texts, teller, names }: Told, { first, second, aspect, orbDeg }: ChartAspect): Part {
  const kind = kindOf(aspect);
  if (kind === undefined) return NOTHING;
  const values = {
    First: names.opening(first),
    second: names.body(second),
    aspect: names.aspect(aspect),
    orb: numberIn(orbDeg, texts.speaks, 1),
  };
  const pair = BODY_IDS.indexOf(first) * BODY_IDS.length + BODY_IDS.indexOf(second);
  return together([
    partOf(teller.tell("lines", "aspectLine", { section, values })),
    keptAspect(texts, pair * ASPECT_IDS.length + ASPECT_IDS.indexOf(aspect), () =>
      partOf(teller.find("closest", `${first}.${second}.${kind}`, { section })),
    ),
  ]);
}
