import type { DraftOf } from "@almagest/operation";
import { isPlanet, type PlanetId } from "@almagest/sky";
import * as z from "zod";
import { ASPECTS } from "../aspects/table";
import { copyOf, type WesternReader } from "../texts/reader";
import { otherEnds } from "./axis";
import { type BriefTransit, briefParts, orbTold, otherEndParts, type Parts, transitNamed } from "./brief";
import type { TransitAspect } from "./find";
import type { LeadingTransit, TimedTransit } from "./leading";
import { timingTold } from "./timing-passes";
import { isTold, type NatalPoint, toneOf } from "./told";

export const transitReadingSchema = z
  .object({
    summary: z.string().meta({ weight: "prose", description: "Nature of the transit" }),
    timing: z.string().meta({ weight: "repeated", description: "The dates on which it is exact" }),
    impact: z.string().meta({ weight: "prose", description: "Its signs at work and with people" }),
    guidance: z.string().meta({ weight: "prose", description: "One thing to do" }),
    keywords: z.array(z.string()),
  })
  .meta({
    name: "TransitReading",
    description:
      "Reading of the transit: three parts of one paragraph of two planets, or a sentence each where the orb is too wide",
  });

export type TransitReading = DraftOf<typeof transitReadingSchema>;

type Contact = Pick<TransitAspect, "transiting" | "aspect"> & { readonly natal: NatalPoint };

/** Each transit of a list: a paragraph of two planets that are close, and a sentence a part of all others. */
export function transitReadings(
  found: readonly TransitAspect[],
  timed: readonly TimedTransit[],
  texts: WesternReader,
): readonly (TransitReading | undefined)[] {
  const mains = otherEnds(found);
  return found.map((transit, index0) => {
    const main = mains[index0];
    if (main !== undefined) {
      const { timing, ...parts } = otherEndParts(transit, main, texts);
      return readingOf(transit, parts, timing, texts);
    }
    const inTime = timed[index0];
    const timing = inTime && timingTold(inTime, texts);
    return readingOf(transit, partsOf(transit, texts), timing, texts);
  });
}

/** The reading of a transit to an angle. */
export function angleReading(leader: LeadingTransit, texts: WesternReader): TransitReading | undefined {
  const { natal } = leader;
  const tone = toneOf(leader.aspect);
  if ((natal !== "ascendant" && natal !== "midheaven") || tone === undefined) return undefined;
  // an opposition to the Midheaven is a conjunction with the ground below it, a square is not
  const kind = natal === "midheaven" && leader.aspect === "square" ? "square" : tone;
  const key = `transitsTold.${leader.transiting}.${natal}.${kind}`;
  const parts = {
    summary: texts.lookup(`${key}.summary`),
    impact: texts.lookup(`${key}.impact`),
    guidance: texts.lookup(`${key}.guidance`),
  };
  return readingOf(leader, parts, timingTold(leader, texts), texts);
}

/** The paragraph of two planets in a major aspect, in its three parts. */
export function planetParts(
  { transiting, natal, aspect }: { readonly transiting: PlanetId; readonly natal: PlanetId } & Pick<Contact, "aspect">,
  texts: WesternReader,
): Parts | undefined {
  const tone = toneOf(aspect);
  if (tone === undefined) return undefined;
  return {
    summary: texts.text(`transitsTold.${transiting}.${natal}.${tone}.summary`),
    impact: texts.text(`transitsTold.${transiting}.${natal}.${tone}.impact`),
    guidance: texts.text(`transitsTold.${transiting}.${natal}.${tone}.guidance`),
  };
}

/** The paragraph of a transit, or a sentence for each part where it has none or is too wide for it. */
export function partsOf(transit: BriefTransit, texts: WesternReader): Parts {
  const { transiting, natal, aspect } = transit;
  const isFull = isTold(transit) && isPlanet(transiting) && isPlanet(natal);
  const paragraph = isFull ? planetParts({ transiting, natal, aspect }, texts) : undefined;
  return paragraph ?? briefParts(transit, texts);
}

export function readingOf(
  { transiting, aspect }: Contact,
  { summary, impact, guidance }: Parts,
  timing: string | undefined,
  texts: WesternReader,
): TransitReading | undefined {
  const keywords = copyOf(texts.list(`transitGeneral.keywords.${transiting}.${ASPECTS[aspect].nature}`));
  if (!summary || !timing || !impact || !guidance || !keywords) return undefined;
  return { summary, timing, impact, guidance, keywords };
}

/** The length of the list, and the first in rank. */
export function transitsOpening(
  found: readonly TransitAspect[],
  leading: readonly LeadingTransit[],
  texts: WesternReader,
): string | undefined {
  const [leader] = leading;
  if (leader === undefined) return texts.text("transitGeneral.opening.none");
  const values = { named: transitNamed(leader, texts), orb: orbTold(leader.orbDeg, texts) };
  const first = texts.text("transitGeneral.opening.first", values) ?? "";
  return texts.text("transitGeneral.opening.all", { count: found.length, first });
}
