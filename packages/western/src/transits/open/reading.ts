import { localDateTime } from "@almagest/civil-time";
import { capitalized, joined, numberIn } from "@almagest/i18n";
import { aspects as aspectTerms, bodies as bodyTerms } from "@almagest/i18n/astrology";
import type { Lang } from "@almagest/operation";
import type { OpenBirth } from "../../birth-time/open-birth";
import { bareInProse, inProse } from "../../texts/names";
import type { WesternReader } from "../../texts/reader";
import { otherEnds } from "../axis";
import { otherEndParts, transitNamed } from "../brief";
import { partsOf, readingOf, type TransitReading } from "../reading";
import { dayTold } from "../timing-passes";
import type { OpenTransit } from "./find";
import { isToldThrough, type OpenLeader, type OpenPass } from "./leading";

/** Each transit that is close enough for every birth of a span is told, with what is known of its days. */
export function openTransitReadings(
  found: readonly OpenTransit[],
  leading: readonly OpenLeader[],
  texts: WesternReader,
): readonly (TransitReading | undefined)[] {
  const mains = otherEnds(found);
  return found.map((transit, index0) => {
    if (!isToldThrough(transit)) return undefined;
    const main = mains[index0];
    if (main !== undefined) {
      const { timing, ...parts } = otherEndParts(transit, main, texts);
      return readingOf(transit, parts, timing, texts);
    }
    const leader = leading.find((one) => one.index0 === index0);
    const timing = leader === undefined ? openTiming(transit, texts) : openPassesTold(leader, texts);
    const brief = { ...transit, orbDeg: transit.mostOrbDeg, applying: undefined };
    return readingOf(transit, partsOf(brief, texts), timing, texts);
  });
}

function openTiming(transit: OpenTransit, texts: WesternReader): string | undefined {
  const { isApplying, leastOrbDeg, mostOrbDeg } = transit;
  const phase = isApplying === undefined ? "within" : isApplying ? "applying" : "separating";
  const orbs = { least: numberIn(leastOrbDeg, texts.speaks, 1), most: upward(mostOrbDeg, texts.speaks) };
  return texts.text("transitGeneral.openTime.timing", { ...namesOf(transit, texts.speaks), ...orbs, phase });
}

/** To a tenth of a degree, so that it is nowhere less. */
function upward(orbDeg: number, lang: Lang): string {
  return numberIn(Math.ceil(orbDeg * 10) / 10, lang, 1);
}

/** The days of a transit's passes, in UTC. */
export function openPassesTold(leader: OpenLeader, texts: WesternReader): string | undefined {
  const values = namesOf(leader, texts.speaks);
  if (leader.passes.length === 0) {
    return texts.text("transitGeneral.passes.none", { ...values, named: transitNamed(leader, texts) });
  }
  const spans = leader.passes.map((pass) => spanTold(pass, texts)).join("; ");
  return texts.text("transitGeneral.openTime.passes.told", { ...values, spans });
}

function spanTold({ fromEpochMs, toEpochMs, isThrough }: OpenPass, texts: WesternReader): string {
  const [from, to] = [fromEpochMs, toEpochMs].map((epochMs) => (epochMs === undefined ? "" : dayTold(epochMs, texts)));
  const isWhole = from !== "" && to !== "";
  const kind = isWhole ? (isThrough ? "sure" : "maybe") : to === "" ? "after" : "before";
  const values = { kind, from: from ?? "", to: to ?? "", isDay: from === to ? "yes" : "no" };
  return texts.text("transitGeneral.openTime.passes.span", values) ?? "";
}

function namesOf({ transiting, natal }: Pick<OpenTransit, "transiting" | "natal">, lang: Lang): Record<string, string> {
  const mover = inProse(bodyTerms[transiting], lang);
  return { mover, Mover: capitalized(mover, lang), natal: bareInProse(bodyTerms[natal], lang) };
}

interface OpenList {
  readonly birth: Pick<OpenBirth, "span">;
  readonly found: readonly OpenTransit[];
  readonly leading: readonly OpenLeader[];
}

/** The list as it holds for every birth of the span, and what a time would add to it. */
export function openTransitsOpening({ birth, found, leading }: OpenList, texts: WesternReader): string | undefined {
  const { span } = birth;
  const clock = (epochMs: number): string => localDateTime(epochMs, span.timezone).slice(11, 16);
  const lead =
    span.state === "range"
      ? texts.text("transitGeneral.openTime.opening.range", {
          from: clock(span.fromEpochMs),
          to: clock(span.toEpochMs),
        })
      : texts.text("transitGeneral.openTime.opening.day");
  const told = found.filter(isToldThrough).length;
  const count = texts.text("transitGeneral.openTime.opening.count", { count: found.length, told });
  const [leader] = leading;
  const first =
    leader &&
    texts.text("transitGeneral.openTime.opening.first", {
      ...namesOf(leader, texts.speaks),
      aspect: inProse(aspectTerms[leader.aspect], texts.speaks),
      most: upward(leader.mostOrbDeg, texts.speaks),
    });
  return joined([lead, count, first]);
}
