import { capitalized, numberIn } from "@almagest/i18n";
import { aspects as aspectTerms, bodies as bodyTerms, points } from "@almagest/i18n/astrology";
import type { DraftOf } from "@almagest/operation";
import { isPlanet, type PlanetId } from "@almagest/sky";
import * as z from "zod";
import { ASPECTS } from "../aspects/table";
import { bareInProse, inProse } from "../texts/names";
import { copyOf, type WesternReader } from "../texts/reader";
import { deedOf, farParts, type Parts } from "./far-reading";
import type { TransitAspect } from "./find";
import type { LeadingTransit, TimedTransit } from "./leading";
import { motionTold, timingOf } from "./timing";
import { passesTold } from "./timing-passes";
import { isTold, type NatalPoint, toneOf } from "./told";

export const transitReadingSchema = z
  .object({
    summary: z.string().meta({ weight: "prose", description: "Nature of the transit" }),
    timing: z.string().meta({ weight: "repeated", description: "Its duration, or the dates of its passes" }),
    impact: z.string().meta({ weight: "prose", description: "Its signs at work and with people" }),
    guidance: z.string().meta({ weight: "prose", description: "Signs of resistance, and the gain that remains" }),
    keywords: z.array(z.string()),
  })
  .meta({
    name: "TransitReading",
    description: "Reading of the transit: three parts of one paragraph, or a sentence each where the orb is too wide",
  });

export type TransitReading = DraftOf<typeof transitReadingSchema>;

type Contact = Pick<TransitAspect, "transiting" | "aspect"> & { readonly natal: NatalPoint };

/** Each transit of a list: told in full within the orb of its mover, in one true sentence a part beyond it. */
export function transitReadings(
  found: readonly TransitAspect[],
  timed: readonly TimedTransit[],
  texts: WesternReader,
): readonly (TransitReading | undefined)[] {
  return found.map((transit, index0) => {
    const inTime = timed.find((one) => one.index0 === index0);
    if (!isTold(transit)) {
      const parts = farParts(transit, valuesOf(transit, texts), texts);
      return readingOf(transit, parts, motionTold(transit, texts), texts);
    }
    const timing = inTime === undefined ? timingOf(transit, texts) : passesTold(inTime, texts);
    return readingOf(transit, closeParts(transit, texts), timing, texts);
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
  return readingOf(leader, parts, passesTold(leader, texts), texts);
}

/** The paragraph of two planets in a major aspect, in its three parts. */
export function planetParts(
  { transiting, natal, aspect }: { readonly transiting: PlanetId; readonly natal: PlanetId } & Pick<Contact, "aspect">,
  texts: WesternReader,
): Parts | undefined {
  const tone = toneOf(aspect);
  if (tone === undefined) return undefined;
  return {
    summary: texts.text(`transits.${transiting}.${natal}.${tone}`),
    impact: texts.text(`transitsTold.${transiting}.${natal}.${tone}.impact`),
    guidance: texts.text(`transitsTold.${transiting}.${natal}.${tone}.guidance`),
  };
}

export function closeParts(transit: TransitAspect, texts: WesternReader): Parts {
  const { transiting, natal, aspect } = transit;
  const tone = toneOf(aspect);
  if (tone === undefined) {
    const summary = texts.text(`transits.${transiting}.${natal}.minor`);
    return { summary, ...partsUnder(`transitGeneral.minor.${aspect}`, transit, texts) };
  }
  const planets = isPlanet(transiting) && isPlanet(natal) && planetParts({ transiting, natal, aspect }, texts);
  if (planets) return planets;
  const summary = texts.text(`transits.${transiting}.${natal}.${tone}`);
  const key = isPlanet(transiting) ? `point.${natal}` : `near.${transiting}`;
  return { summary, ...partsUnder(`transitGeneral.${key}.${tone}`, transit, texts) };
}

function partsUnder(key: string, transit: TransitAspect, texts: WesternReader): Omit<Parts, "summary"> {
  const values = valuesOf(transit, texts);
  return { impact: texts.lookup(`${key}.impact`, values), guidance: texts.lookup(`${key}.guidance`, values) };
}

function valuesOf({ transiting, natal, aspect, orbDeg }: TransitAspect, texts: WesternReader): Record<string, string> {
  const mover = inProse(bodyTerms[transiting], texts.speaks);
  const moved = texts.text(`transitGeneral.moved.${transiting}`) ?? "";
  const met = texts.text(`transitGeneral.met.${natal}`) ?? "";
  return {
    mover,
    Mover: capitalized(mover, texts.speaks),
    natal: bareInProse(bodyTerms[natal], texts.speaks),
    aspect: inProse(aspectTerms[aspect], texts.speaks),
    Aspect: capitalized(inProse(aspectTerms[aspect], texts.speaks), texts.speaks),
    kind: aspect,
    orb: numberIn(orbDeg, texts.speaks, 1),
    moved,
    Moved: capitalized(moved, texts.speaks),
    met,
    Met: capitalized(met, texts.speaks),
    deed: deedOf("before", { natal, aspect }, texts),
    later: deedOf("after", { natal, aspect }, texts),
  };
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

/** The first in rank, and how many of the list are told. */
export function transitsOpening(
  found: readonly TransitAspect[],
  leading: readonly LeadingTransit[],
  texts: WesternReader,
): string | undefined {
  const [leader] = leading;
  const told = found.filter(isTold).length;
  if (leader === undefined && told === 0) return texts.text("transitGeneral.opening.none");
  const first =
    leader === undefined
      ? ""
      : (texts.text("transitGeneral.opening.first", {
          aspect: inProse(aspectTerms[leader.aspect], texts.speaks),
          mover: inProse(bodyTerms[leader.transiting], texts.speaks),
          natal: bareInProse(
            leader.natal === "ascendant" || leader.natal === "midheaven"
              ? points[leader.natal]
              : bodyTerms[leader.natal],
            texts.speaks,
          ),
          orb: numberIn(leader.orbDeg, texts.speaks, 1),
        }) ?? "");
  return texts.text("transitGeneral.opening.all", { count: found.length, told, first })?.trim();
}
