import { at } from "@almagest/operation";
import type { GrahaId } from "../grahas";
import type { Standing } from "../standing/standing";
import { fareTold, paragraph, paragraphs, type Sentence, say, type Values } from "../standing/told";
import { dayNamed, grahaNamed, grahaWords, monthNamed, ordinalOf, ordinalsOf } from "../standing/words";
import type { VedicReader } from "../texts/reader";
import { houseFrom } from "../zodiac/circle";
import type { LivedPeriod } from "./birth";
import { distanceTold } from "./distance";
import { pairEntryTone, periodReading } from "./entry";
import { ageAt, isOnlyDated, isQuiet, LAST_TOLD_AGE, stageOf } from "./life";
import { lordOfPeriod, offsetMsOf, type Told } from "./telling";
import { quietVerdictTold, whereNamed } from "./told";
import { type PeriodTone, toneOf } from "./tone";

/**
 * A sub-period: when it comes, its lord from the lord above it, the house it works through, its tone, the pair. The
 * lord's own has its verdict in the major period.
 */
export function subTold(period: LivedPeriod, told: Told): Sentence {
  const { facts, texts } = told;
  const id = lordOfPeriod(period);
  const major = at(period.lords, 0);
  const standing = facts.read.standings[id];
  const stage = stageOf(facts.cycle.birthEpochMs, period);
  const tone = toneOf(id, major, facts.read);
  const count = houseFrom(facts.read.standings[major].sign0, standing.sign0);
  const opening = [spanTold(period, told), placeTold(standing, major, told)];
  if (isOnlyDated(period, facts)) return paragraph(opening);
  if (id === major) return paragraphs([paragraph(opening), pairTold(period, tone, told)]);
  if (isQuiet(stage)) return paragraphs([paragraph(opening), quietVerdictTold(id, stage, tone, told)]);
  const allowed = { bright: tone === "good", hard: tone === "hard" };
  return paragraphs([
    paragraph([...opening, distanceTold({ id, upper: major, count, tone }, texts)]),
    paragraph([
      stage === "grown" ? fareTold(standing, allowed, told) : undefined,
      say(texts, `period.sub.${id}.${tone}`, { where: whereNamed(standing, stage, texts) }),
    ]),
    pairTold(period, tone, told),
  ]);
}

function spanTold(period: LivedPeriod, { facts, texts }: Told): Sentence {
  const offsetMs = offsetMsOf(facts);
  const from = monthNamed(period.livedStartEpochMs, offsetMs, texts.speaks);
  const until = monthNamed(period.endEpochMs, offsetMs, texts.speaks);
  const graha = grahaNamed(lordOfPeriod(period), texts.speaks);
  if (period.isClipped) return say(texts, "period.span.subBirth", { graha, until });
  const ages = agesNamed(ageAt(facts, period.livedStartEpochMs), ageAt(facts, period.endEpochMs), texts);
  return say(texts, "period.span.sub", { graha, from, until, ages });
}

function agesNamed(age: number, end: number, texts: VedicReader): string {
  const wordsOf = (key: string, values: Values = {}): string =>
    texts.lookup(`judgment.period.span.${key}`, values) ?? "";
  if (age >= LAST_TOLD_AGE) return wordsOf("past");
  if (age === 0) return wordsOf("subFirst", { end });
  if (age === end) return wordsOf("subAt", { age });
  return end < LAST_TOLD_AGE ? wordsOf("subAges", { age, end }) : wordsOf("on", { age: wordsOf("age", { age }) });
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

/** From here on the entries speak of parents and superiors that few still have. */
const ELDERLY_AGE = 55;
/** Until here they speak of property, staff and children that hardly anybody has yet. */
const GROWN_AGE = 20;

/**
 * The entry on the pair, for grown people and whole periods: its results and lengths are theirs. It speaks from the
 * nature of the two, so it is told only where its tone is that of this chart.
 */
function pairTold(period: LivedPeriod, tone: PeriodTone, { facts, texts }: Told): Sentence {
  const stage = stageOf(facts.cycle.birthEpochMs, period);
  const age = ageAt(facts, period.livedStartEpochMs);
  if (period.isClipped || age < GROWN_AGE || age >= ELDERLY_AGE || stage !== "grown") return undefined;
  const [major, id] = [at(period.lords, 0), lordOfPeriod(period)];
  if (pairEntryTone(major, id) !== tone) return undefined;
  const entry = texts.lookup(`antardasha.${major}.${id}`);
  return entry && paragraph([say(texts, "period.general"), entry]);
}

/**
 * The third level in a line: its dates, its lord's houses, its place from the lord above, and what to expect, unless that
 * lord rules a level above, where it has its verdict.
 */
export function lineTold(period: LivedPeriod, told: Told): Sentence {
  const { facts, texts } = told;
  const { standings } = facts.read;
  const id = lordOfPeriod(period);
  const above = period.lords.slice(0, -1);
  const upper = at(above, above.length - 1);
  const { house, sign0 } = standings[id];
  const offsetMs = offsetMsOf(facts);
  const stage = stageOf(facts.cycle.birthEpochMs, period);
  const tone = toneOf(id, upper, facts.read);
  const where = whereNamed(standings[id], stage, texts);
  const values = {
    ...grahaWords(id, texts.speaks),
    from: dayNamed(period.livedStartEpochMs, offsetMs, texts.speaks),
    until: dayNamed(period.endEpochMs, offsetMs, texts.speaks),
    lordship: lordshipNamed(standings[id], texts),
    house: ordinalOf(house, texts),
    where: placeFrom(upper, houseFrom(standings[upper].sign0, sign0), texts),
  };
  const line = say(texts, id === upper ? "period.lineOwn" : "period.line", values);
  if (above.includes(id) || isOnlyDated(period, facts)) return line;
  return paragraph([line, say(texts, `period.third.${isQuiet(stage) ? stage : id}.${tone}`, { where })]);
}

/** "lord of the first," or "acting for Saturn,". */
function lordshipNamed({ rules, dispositor }: Standing, texts: VedicReader): string {
  const values =
    rules.length > 0 ? { owned: ordinalsOf(rules, texts) } : { dispositor: grahaNamed(dispositor, texts.speaks) };
  return texts.lookup(`judgment.period.lordship.${rules.length > 0 ? "lord" : "node"}`, values) ?? "";
}

/** "with Saturn", or "third from Saturn". */
function placeFrom(upper: GrahaId, count: number, texts: VedicReader): string {
  const values = { count: ordinalOf(count, texts), upper: grahaNamed(upper, texts.speaks) };
  return texts.lookup(`judgment.period.lineFrom.${count === 1 ? "with" : "from"}`, values) ?? "";
}

/** A level below the third: the place of its lord, and for all but children and the old the subjects of that lord. */
export function briefTold(period: LivedPeriod, { facts, texts }: Told): Sentence {
  const id = lordOfPeriod(period);
  const standing = facts.read.standings[id];
  const place = say(texts, "period.brief", {
    level: ordinalOf(period.lords.length, texts),
    graha: grahaNamed(id, texts.speaks),
    lordship: lordshipNamed(standing, texts),
    house: ordinalOf(standing.house, texts),
  });
  const isOfAge = isQuiet(stageOf(facts.cycle.birthEpochMs, period));
  return isOfAge ? place : paragraph([place, periodReading(period, texts)]);
}
