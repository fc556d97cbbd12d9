import { formatIsoUtc } from "@almagest/civil-time";
import { capitalized } from "@almagest/i18n";
import { bodies as bodyTerms, points } from "@almagest/i18n/astrology";
import { bareInProse, inProse } from "../texts/names";
import type { WesternReader } from "../texts/reader";
import type { TimedTransit } from "./leading";

/** The dates of a transit's passes, to the minute in UTC. */
export function passesTold(leader: TimedTransit, texts: WesternReader): string | undefined {
  const { transiting, natal, passes, epochMs } = leader;
  const natalTerm = natal === "ascendant" || natal === "midheaven" ? points[natal] : bodyTerms[natal];
  const values = {
    Mover: capitalized(inProse(bodyTerms[transiting], texts.speaks), texts.speaks),
    natal: bareInProse(natalTerm, texts.speaks),
  };
  const [first] = passes;
  const last = passes.at(-1);
  if (first === undefined || last === undefined) return texts.text("transitGeneral.passes.none", values);
  const count = passes.length;
  const past = passes.filter((pass) => pass.epochMs <= epochMs).length;
  const state = stateOf({ count, past, isNearing: leader.applying });
  const isOver = state === "over" || state === "overNear";
  const dates = isOver ? dateTold(last.epochMs, texts) : datesTold(leader, texts);
  const when = texts.text(`transitGeneral.passes.when.${state}`, { dates, past }) ?? "";
  const times = texts.lookup(`transitGeneral.times.${count}`) ?? String(count);
  return texts.text("transitGeneral.passes.told", { ...values, times, when });
}

interface Round {
  readonly count: number;
  readonly past: number;
  /** Whether the orb shrinks. */
  readonly isNearing: boolean;
}

/** The state of a round of passes; after the last one a planet that turns can come near again. */
function stateOf({ count, past, isNearing }: Round): "ahead" | "between" | "behind" | "over" | "overNear" {
  if (past === 0) return "ahead";
  if (past < count) return "between";
  if (isNearing) return "overNear";
  return count === 1 ? "behind" : "over";
}

function datesTold({ passes }: TimedTransit, texts: WesternReader): string {
  const dates = passes.map(({ epochMs }) => dateTold(epochMs, texts));
  return dates.join("; ");
}

/** `June 3, 2026, 14:20 UTC`, to the nearest minute. */
export function dateTold(epochMs: number, texts: WesternReader): string {
  const iso = formatIsoUtc(60_000 * Math.round(epochMs / 60_000));
  const [date = "", time = ""] = iso.split("T");
  const [year = "", month = "", day = ""] = date.split("-");
  const named = texts.lookup(`transitGeneral.months.${Number(month)}`) ?? "";
  return (
    texts.text("transitGeneral.date", { month: named, day: String(Number(day)), year, time: time.slice(0, 5) }) ?? ""
  );
}
