import { at } from "@almagest/operation";
import type { GrahaId } from "../grahas";
import type { Standing } from "../standing/standing";
import { fareTold, paragraph, paragraphs, relationTold, type Sentence, say } from "../standing/told";
import { friendship } from "../standing/weigh";
import { dayNamed, grahaNamed, grahaWords, monthNamed, ordinalOf, ordinalsOf } from "../standing/words";
import type { VedicReader } from "../texts/reader";
import { houseFrom } from "../zodiac/circle";
import type { LivedPeriod } from "./birth";
import { periodReading } from "./entry";
import { ageAt, isBeyondLife, isQuiet, stageOf } from "./life";
import { lordOfPeriod, offsetMsOf, type Told } from "./telling";
import { quietVerdictTold, whereNamed } from "./told";
import { type PeriodTone, toneOf } from "./tone";

/** A sub-period: when it comes, its lord from the lord above it, the house it works through, its tone, the pair. */
export function subTold(period: LivedPeriod, told: Told): Sentence {
  const { facts, texts } = told;
  const id = lordOfPeriod(period);
  const major = at(period.lords, 0);
  const standing = facts.read.standings[id];
  const stage = stageOf(facts.cycle.birthEpochMs, period);
  const tone = toneOf(id, major, facts.read);
  const opening = [spanTold(period, told), placeTold(standing, major, told)];
  if (isBeyondLife(facts.cycle.birthEpochMs, period)) return paragraph(opening);
  const toneTold = isQuiet(stage)
    ? quietVerdictTold(id, stage, tone, told)
    : say(texts, `period.sub.${id}.${tone}`, { where: whereNamed(standing, stage, texts) });
  return paragraphs([
    paragraph([...opening, isQuiet(stage) ? undefined : pairRelationTold(standing, major, tone, told)]),
    paragraph([id === major || stage !== "grown" ? undefined : affairTold(standing, tone, told), toneTold]),
    pairTold(period, tone, told),
  ]);
}

function spanTold(period: LivedPeriod, { facts, texts }: Told): Sentence {
  const offsetMs = offsetMsOf(facts);
  const from = monthNamed(period.livedStartEpochMs, offsetMs, texts.speaks);
  const until = monthNamed(period.endEpochMs, offsetMs, texts.speaks);
  if (period.isClipped) return say(texts, "period.span.subBirth", { until });
  const age = ageAt(facts, period.livedStartEpochMs);
  const end = ageAt(facts, period.endEpochMs);
  if (age === 0) return say(texts, "period.span.subFirst", { from, until, end });
  const values = { from, until, age: String(age), end: String(end) };
  return say(texts, age === end ? "period.span.sub" : "period.span.subYears", values);
}

function placeTold(
  { id, sign0, house, rules, dispositor }: Standing,
  major: GrahaId,
  { facts, texts }: Told,
): Sentence {
  const { standings } = facts.read;
  const words = { ...grahaWords(id, texts.speaks), house: ordinalOf(house, texts) };
  if (id === major) return say(texts, "period.pair.own", words);
  const part = (key: string, values: Readonly<Record<string, string>>): string =>
    texts.lookup(`judgment.period.pair.${key}`, values) ?? "";
  const count = houseFrom(standings[major].sign0, sign0);
  const from = { count: ordinalOf(count, texts), major: grahaNamed(major, texts.speaks) };
  const acts = {
    dispositor: grahaNamed(dispositor, texts.speaks),
    owned: ordinalsOf(standings[dispositor].rules, texts),
  };
  return say(texts, "period.pair.place", {
    ...words,
    where: part(count === 1 ? "with" : "from", from),
    office: rules.length > 0 ? part("rules", { owned: ordinalsOf(rules, texts) }) : part("acts", acts),
  });
}

function pairRelationTold({ id, sign0 }: Standing, major: GrahaId, tone: PeriodTone, told: Told): Sentence {
  if (id === major) return undefined;
  const count = houseFrom(told.read.standings[major].sign0, sign0);
  return relationTold("pair", { id, to: major, count, tone }, told, { major: grahaNamed(major, told.texts.speaks) });
}

/** The house that a sub-period works through, where its text goes with the tone: of two that its lord rules the better one. */
function affairTold(standing: Standing, tone: PeriodTone, told: Told): Sentence {
  const [main] = [...standing.rules].sort((one, other) => BY_PROMISE.indexOf(one) - BY_PROMISE.indexOf(other));
  return fareTold(standing, main, { bright: tone === "hard", hard: tone === "good" }, told);
}

const BY_PROMISE = [1, 5, 9, 10, 4, 7, 11, 2, 3, 6, 12, 8];

/** From here on the entries speak of parents and superiors that few still have. */
const ELDERLY_AGE = 55;
/** Until here they speak of property, staff and children that hardly anybody has yet. */
const GROWN_AGE = 20;

/**
 * The entry on the pair, for grown people and whole periods: its results and lengths are theirs. It speaks from the
 * nature of the two, so it is left out where this chart's tone goes against that.
 */
function pairTold(period: LivedPeriod, tone: PeriodTone, { facts, texts }: Told): Sentence {
  const stage = stageOf(facts.cycle.birthEpochMs, period);
  const age = ageAt(facts, period.livedStartEpochMs);
  if (period.isClipped || age < GROWN_AGE || age >= ELDERLY_AGE || stage !== "grown") return undefined;
  const terms = friendship(at(period.lords, 0), lordOfPeriod(period));
  if ((tone === "hard" && terms !== "enemy") || (tone === "good" && terms === "enemy")) return undefined;
  const entry = texts.lookup(`antardasha.${at(period.lords, 0)}.${lordOfPeriod(period)}`);
  return entry && paragraph([say(texts, "period.general"), entry]);
}

/** The third level in a line: its dates, its lord's houses, its place from the lord above, and what to expect. */
export function lineTold(period: LivedPeriod, told: Told): Sentence {
  const { facts, texts } = told;
  const { standings } = facts.read;
  const id = lordOfPeriod(period);
  const upper = at(period.lords, period.lords.length - 2);
  const { rules, dispositor, house, sign0 } = standings[id];
  const offsetMs = offsetMsOf(facts);
  const stage = stageOf(facts.cycle.birthEpochMs, period);
  const where = whereNamed(standings[id], stage, texts);
  const tone = toneOf(id, upper, facts.read);
  const lordship =
    rules.length > 0
      ? say(texts, "period.lordship.lord", { owned: ordinalsOf(rules, texts) })
      : say(texts, "period.lordship.node", { dispositor: grahaNamed(dispositor, texts.speaks) });
  const values = {
    ...grahaWords(id, texts.speaks),
    from: dayNamed(period.livedStartEpochMs, offsetMs, texts.speaks),
    until: dayNamed(period.endEpochMs, offsetMs, texts.speaks),
    lordship: uncapitalized(lordship ?? ""),
    house: ordinalOf(house, texts),
    where: placeFrom(upper, houseFrom(standings[upper].sign0, sign0), texts),
    says: texts.lookup(`judgment.period.third.${isQuiet(stage) ? stage : id}.${tone}`, { where }) ?? "",
  };
  return say(texts, id === upper ? "period.lineOwn" : "period.line", values);
}

/** "with Saturn", or "third from Saturn". */
function placeFrom(upper: GrahaId, count: number, texts: VedicReader): string {
  const values = { count: ordinalOf(count, texts), upper: grahaNamed(upper, texts.speaks) };
  return texts.lookup(`judgment.period.lineFrom.${count === 1 ? "with" : "from"}`, values) ?? "";
}

/** A level below the third: the entry on its lord for grown people; of a child or the old, how its matters fare. */
export function briefTold(period: LivedPeriod, told: Told): Sentence {
  const { facts, texts } = told;
  const stage = stageOf(facts.cycle.birthEpochMs, period);
  if (!isQuiet(stage)) return periodReading(period, texts);
  const id = lordOfPeriod(period);
  const tone = toneOf(id, at(period.lords, period.lords.length - 2), facts.read);
  const where = whereNamed(facts.read.standings[id], stage, texts);
  const says = texts.lookup(`judgment.period.third.${stage}.${tone}`, { where }) ?? "";
  return say(texts, "period.brief", { graha: grahaNamed(id, texts.speaks), says });
}

function uncapitalized(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
