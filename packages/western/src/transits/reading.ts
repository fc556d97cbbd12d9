import { capitalized } from "@almagest/i18n";
import { bodies as bodyTerms } from "@almagest/i18n/astrology";
import type { DraftOf } from "@almagest/operation";
import * as z from "zod";
import { ASPECTS, type AspectId } from "../aspects/table";
import { bareInProse, inProse } from "../texts/names";
import { copyOf, type WesternReader } from "../texts/reader";
import type { TransitAspect } from "./find";
import { timingOf } from "./timing";

export const transitReadingSchema = z
  .object({
    summary: z.string().meta({ weight: "prose", description: "What the transit is like" }),
    timing: z.string().meta({ weight: "repeated", description: "How long it lasts, by the transiting body" }),
    impact: z.string().meta({ weight: "repeated", description: "How strong it is and where it shows" }),
    guidance: z.string().meta({ weight: "prose", description: "What to do with it" }),
    keywords: z.array(z.string()),
  })
  .meta({ description: "Reading of the transit" });

export type TransitReading = DraftOf<typeof transitReadingSchema>;

/** The tone of a pair's own text; the minors have one text of the pair's. */
const TONES = {
  conjunction: "conjunction",
  sextile: "flowing",
  trine: "flowing",
  square: "tense",
  opposition: "tense",
  "semi-sextile": "minor",
  "semi-square": "minor",
  sesquiquadrate: "minor",
  quincunx: "minor",
} as const satisfies Record<AspectId, string>;

/**
 * The meaning of each transit, in their order: the pair's own text, how long by the mover, how strong by mover and
 * aspect, what to do by natal body and aspect. Where a mover makes the same aspect to several natal bodies, or several
 * movers to one, the closest has that text; the others say in a line where the natal body shows it, and what to do with
 * the mover. No two transits of an answer share a text.
 */
export function transitReadings(
  found: readonly TransitAspect[],
  texts: WesternReader,
): readonly (TransitReading | undefined)[] {
  const closest = { byMover: closestOf(found, moverKey), byNatal: closestOf(found, natalKey) };
  const told = new Map<string, number>();
  const nextOf = (bank: string): string => {
    const before = told.get(bank) ?? 0;
    told.set(bank, before + 1);
    return `${bank}.${"abcde".charAt(before)}`;
  };
  return found.map((transit) => {
    const values = valuesOf(transit);
    const first = closest.byMover.get(moverKey(transit)) ?? transit;
    const shared = closest.byNatal.get(natalKey(transit)) ?? transit;
    const impact =
      first === transit
        ? texts.text(`transitImpact.${transit.transiting}.${transit.aspect}`)
        : (texts.lookup(nextOf(`transitGeneral.where.${transit.natal}`)) ??
          texts.text("transitGeneral.alongside", { ...values, other: bareInProse(bodyTerms[first.natal]) }));
    const guidance =
      shared === transit
        ? texts.text(`transitGuidance.${transit.natal}.${transit.aspect}`)
        : (texts.lookup(nextOf(`transitGeneral.act.${transit.transiting}`)) ??
          texts.text("transitGeneral.shared", { ...values, other: inProse(bodyTerms[shared.transiting]) }));
    return readingOf(transit, { impact, guidance }, texts);
  });
}

function valuesOf({ transiting, natal }: TransitAspect): Readonly<Record<string, string>> {
  const mover = inProse(bodyTerms[transiting]);
  return { mover, Mover: capitalized(mover), natal: bareInProse(bodyTerms[natal]) };
}

function moverKey({ transiting, aspect }: TransitAspect): string {
  return `${transiting} ${aspect}`;
}

function natalKey({ natal, aspect }: TransitAspect): string {
  return `${natal} ${aspect}`;
}

/** The transit with the smallest orb under each key, the first of equals. */
function closestOf(
  found: readonly TransitAspect[],
  keyOf: (transit: TransitAspect) => string,
): ReadonlyMap<string, TransitAspect> {
  const closest = new Map<string, TransitAspect>();
  for (const transit of found) {
    const best = closest.get(keyOf(transit));
    if (best === undefined || transit.orbDeg < best.orbDeg) closest.set(keyOf(transit), transit);
  }
  return closest;
}

interface Told {
  readonly impact: string | undefined;
  readonly guidance: string | undefined;
}

/** The effect of a mover on a natal body, by the tone of the aspect. */
export function transitSummary(
  { transiting, natal, aspect }: Pick<TransitAspect, "transiting" | "natal" | "aspect">,
  texts: WesternReader,
): string | undefined {
  return texts.text(`transits.${transiting}.${natal}.${TONES[aspect]}`);
}

function readingOf(found: TransitAspect, { impact, guidance }: Told, texts: WesternReader): TransitReading | undefined {
  const { transiting, aspect } = found;
  const summary = transitSummary(found, texts);
  const timing = timingOf(found, texts);
  const keywords = copyOf(texts.list(`transitGeneral.keywords.${transiting}.${ASPECTS[aspect].nature}`));
  if (!summary || !timing || !impact || !guidance || !keywords) return undefined;
  return { summary, timing, impact, guidance, keywords };
}
