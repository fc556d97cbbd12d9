import { formatIsoUtc } from "@almagest/civil-time";
import { capitalized } from "@almagest/i18n";
import { bodies as bodyTerms, points } from "@almagest/i18n/astrology";
import { bareInProse, inProse } from "../texts/names";
import type { WesternReader } from "../texts/reader";
import type { LeadingTransit } from "./leading";

/** The dates of a transit's passes, to the minute in UTC. */
export function passesTold(leader: LeadingTransit, texts: WesternReader): string | undefined {
  const { transiting, natal, passes, epochMs } = leader;
  const natalTerm = natal === "ascendant" || natal === "midheaven" ? points[natal] : bodyTerms[natal];
  const values = { Mover: capitalized(inProse(bodyTerms[transiting])), natal: bareInProse(natalTerm) };
  const [first, ...others] = passes;
  const last = passes.at(-1);
  if (first === undefined || last === undefined) return texts.text("transitGeneral.passes.none", values);
  const count = passes.length;
  const past = passes.filter((pass) => pass.epochMs <= epochMs).length;
  const state =
    others.length === 0 ? (past > 0 ? "behind" : "ahead") : past === count ? "over" : past > 0 ? "between" : "ahead";
  const dates = state === "over" ? dateTold(last.epochMs, texts) : datesTold(leader, texts);
  const when = texts.text(`transitGeneral.passes.when.${state}`, { dates, past }) ?? "";
  const times = texts.lookup(`transitGeneral.times.${count}`) ?? String(count);
  return texts.text("transitGeneral.passes.told", { ...values, times, when });
}

function datesTold({ passes }: LeadingTransit, texts: WesternReader): string {
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
