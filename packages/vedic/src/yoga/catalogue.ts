import { foundRow, InvariantError, idFinder } from "@almagest/operation";
import { type NabhasaFamily, YOGA_ROWS, type YogaId } from "./rows";

export const YOGA_QUALITIES = ["Positive", "Negative", "Both"] as const;
export type YogaQuality = (typeof YOGA_QUALITIES)[number];

export interface YogaEntry {
  readonly id: YogaId;
  readonly name: string;
  readonly quality: YogaQuality;
  /** Only of the 32 Nabhasa yogas. */
  readonly family: NabhasaFamily | undefined;
  /** Where the rule is printed. */
  readonly source: string;
}

const QUALITIES = { P: "Positive", N: "Negative", B: "Both" } as const;
const MALA_INDEX0 = YOGA_ROWS.findIndex(([id]) => id === "mala");

/** 301 yogas, in the order of the catalogue. */
export const YOGAS: readonly YogaEntry[] = YOGA_ROWS.map(([id, name, quality, family], index0) => ({
  id,
  name,
  quality: QUALITIES[quality],
  family,
  source: sourceOf(index0, family),
}));

function sourceOf(index0: number, family: NabhasaFamily | undefined): string {
  const nabhasa = family === undefined ? [] : ["Brihat Parashara Hora Shastra 35"];
  const number = index0 < MALA_INDEX0 ? index0 + 1 : index0;
  const raman = index0 === MALA_INDEX0 ? [] : [`B. V. Raman, Three Hundred Important Combinations, no. ${number}`];
  return [...nabhasa, ...raman].join("; ");
}

/**
 * The entry of an id; case and separators are free.
 * @throws DomainError `not_found` naming where the ids are listed.
 */
export const yogaOf: (text: string) => YogaEntry = foundRow(
  idFinder(YOGAS.flatMap((entry) => [[entry.id, entry] as const, [entry.name, entry] as const])),
  (sent) => {
    const accepted = YOGAS.map(({ id }) => id);
    const message = `There is no yoga "${sent}". The ${accepted.length} ids are listed by GET /vedic-astrology/yoga; the first are ${accepted.slice(0, 5).join(", ")}.`;
    return { message, details: { accepted } };
  },
);

/** The entry of an id that the catalogue has. */
export function yogaEntryOf(id: YogaId): YogaEntry {
  const found = YOGAS.find((entry) => entry.id === id);
  if (found === undefined) throw new InvariantError("a yoga outside the catalogue", { id });
  return found;
}
