import { formatIsoUtc } from "@almagest/civil-time";
import { capitalized, small } from "@almagest/i18n";
import { aspects as aspectTerms, bodies as bodyTerms } from "@almagest/i18n/astrology";
import { inProse } from "../texts/names";
import type { WesternReader } from "../texts/reader";
import { transitNamed } from "./brief";
import type { TimedTransit } from "./leading";
import { isTold } from "./told";

/** When a transit is exact: every pass of one that is close, the last and the next of a wide one. */
export function timingTold(transit: TimedTransit, texts: WesternReader): string | undefined {
  if (transit.transiting === "north-node" || transit.transiting === "south-node") return nodeTold(transit, texts);
  return isTold(transit) && isWhole(transit) ? passesTold(transit, texts) : nearestTold(transit, texts);
}

/** A mover crosses a place an odd number of times in a whole round; of an even number one is out of its window. */
function isWhole({ passes }: TimedTransit): boolean {
  return passes.length === 0 || passes.length % 2 === 1;
}

/** The date of a Node's transit by its mean motion, from which the true Node is up to 2° away, a month's way. */
function nodeTold(transit: TimedTransit, texts: WesternReader): string | undefined {
  const { passes, epochMs } = transit;
  const [pass] = passes;
  const isNear = pass === undefined || isTold(transit);
  const date = dayOf(formatIsoUtc(isNear ? epochMs : pass.epochMs).slice(0, 10), texts);
  const state = isNear ? "near" : pass.epochMs > epochMs ? "ahead" : "behind";
  const when = texts.text(`transitGeneral.nodes.${state}`, date) ?? "";
  return whenTold(transit, when, texts);
}

function whenTold(transit: TimedTransit, when: string, texts: WesternReader): string | undefined {
  const Named = capitalized(transitNamed(transit, texts), texts.speaks);
  return texts.text("transitGeneral.passes.told", { Named, when });
}

/** The dates of a transit's passes, to the minute in UTC. */
export function passesTold(leader: TimedTransit, texts: WesternReader): string | undefined {
  const { passes, epochMs } = leader;
  const [first] = passes;
  const last = passes.at(-1);
  if (first === undefined || last === undefined) {
    const Mover = capitalized(inProse(bodyTerms[leader.transiting], texts.speaks), texts.speaks);
    return texts.text("transitGeneral.passes.none", { Mover, named: transitNamed(leader, texts) });
  }
  const count = passes.length;
  const past = passes.filter((pass) => pass.epochMs <= epochMs).length;
  const state = stateOf(count, past);
  const dates = state === "over" || state === "behind" ? dateTold(last.epochMs, texts) : datesTold(leader, texts);
  const times = texts.lookup(`transitGeneral.times.${count}`) ?? String(count);
  const when =
    texts.text(`transitGeneral.passes.when.${state}`, { times, dates, past, again: againTold(leader, texts) }) ?? "";
  return whenTold(leader, when, texts);
}

/** A planet that comes closer after its last pass turns before the next. */
function againTold({ applying, transiting, aspect }: TimedTransit, texts: WesternReader): string {
  if (!applying) return "";
  const { speaks } = texts;
  const mover = inProse(bodyTerms[transiting], speaks);
  return texts.text("transitGeneral.again", { mover, aspect: small(aspectTerms[aspect][speaks], speaks) }) ?? "";
}

/** The state of a round of passes. */
function stateOf(count: number, past: number): "ahead" | "between" | "behind" | "over" {
  if (past === 0) return "ahead";
  if (past < count) return "between";
  return count === 1 ? "behind" : "over";
}

function datesTold({ passes }: TimedTransit, texts: WesternReader): string {
  const dates = passes.map(({ epochMs }) => dateTold(epochMs, texts));
  return dates.join("; ");
}

/** The last pass and the next within the round of a wide transit, by the day; of the Moon by the minute. */
function nearestTold(transit: TimedTransit, texts: WesternReader): string | undefined {
  const { passes, epochMs, round, transiting } = transit;
  const told = transiting === "moon" ? dateTold : dayTold;
  const last = passes.findLast((pass) => pass.epochMs <= epochMs);
  const next = passes.find((pass) => pass.epochMs > epochMs);
  const dates = {
    last: last === undefined ? "" : told(last.epochMs, texts),
    next: next === undefined ? "" : told(next.epochMs, texts),
    from: dayTold(round.fromEpochMs, texts),
    to: dayTold(round.toEpochMs, texts),
    again: againTold(transit, texts),
  };
  const state = last === undefined ? (next === undefined ? "none" : "next") : next === undefined ? "last" : "both";
  const when = texts.text(`transitGeneral.nearest.${state}`, dates) ?? "";
  return whenTold(transit, when, texts);
}

/** `June 3, 2026, 14:20 UTC`, to the nearest minute. */
export function dateTold(epochMs: number, texts: WesternReader): string {
  const iso = formatIsoUtc(60_000 * Math.round(epochMs / 60_000));
  const [date = "", time = ""] = iso.split("T");
  return texts.text("transitGeneral.date", { ...dayOf(date, texts), time: time.slice(0, 5) }) ?? "";
}

/** `June 3, 2026`, in UTC. */
export function dayTold(epochMs: number, texts: WesternReader): string {
  return texts.text("transitGeneral.openTime.date", dayOf(formatIsoUtc(epochMs).slice(0, 10), texts)) ?? "";
}

function dayOf(date: string, texts: WesternReader): { month: string; day: string; year: string } {
  const [year = "", month = "", day = ""] = date.split("-");
  return { month: texts.lookup(`transitGeneral.months.${Number(month)}`) ?? "", day: String(Number(day)), year };
}
