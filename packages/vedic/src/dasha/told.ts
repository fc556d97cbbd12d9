import { at } from "@almagest/operation";
import type { GrahaId } from "../grahas";
import type { Standing } from "../standing/standing";
import {
  companyTold,
  housesCarried,
  lagnaRelationTold,
  paragraph,
  paragraphs,
  placeNamed,
  placeTold,
  type Sentence,
  say,
  sayInTurn,
  starTold,
  strengthTold,
  type Telling,
  tellingOf,
  turnOf,
} from "../standing/told";
import { grahaNamed, grahaWords, mattersAt, mattersOf, monthNamed } from "../standing/words";
import type { VedicReader } from "../texts/reader";
import { VIMSHOTTARI_YEARS } from "../zodiac/nakshatras";
import { type DashaBirth, type LivedPeriod, livedPeriods } from "./birth";
import { ageAt, isBeyondLife, isQuiet, lengthNamed, type Stage, stageOf, YEAR_MS } from "./life";
import { subPeriods } from "./periods";
import type { ReadBirth } from "./read-birth";
import { type PeriodTone, toneOf, weightOf } from "./tone";

/** One answer's telling of periods. */
export interface Told extends Telling {
  readonly facts: ReadBirth;
}

export function toldOf(facts: ReadBirth, texts: VedicReader): Told {
  return { facts, ...tellingOf(facts.read, texts) };
}

export function lordOfPeriod({ lords }: Pick<LivedPeriod, "lords">): GrahaId {
  return at(lords, lords.length - 1);
}

export function offsetMsOf({ birth }: DashaBirth): number {
  return 1000 * birth.moment.civil.offsetSeconds;
}

/** A major period: the entry on its lord where it is lived by grown people, then that lord in this chart, by the age at which it comes. */
export function majorTold(period: LivedPeriod, told: Told): Sentence {
  const { facts, texts } = told;
  const id = lordOfPeriod(period);
  const standing = facts.read.standings[id];
  const stage = stageOf(facts.cycle.birthEpochMs, period);
  const isGrown = !isQuiet(stage);
  if (isBeyondLife(facts.cycle.birthEpochMs, period)) {
    return paragraphs([spanTold(period, told), paragraph([placeNamed(standing, told), strengthTold(standing, told)])]);
  }
  const opening = [
    isGrown ? texts.lookup(`mahadasha.${id}`) : undefined,
    paragraph([spanTold(period, told), say(texts, `stage.${stage}.${id}`)]),
  ];
  if (period.endEpochMs - period.livedStartEpochMs < YEAR_MS) return paragraphs(opening);
  const sum = paragraph([verdictTold(id, stage, told), partsTold(period, told)]);
  return paragraphs([
    ...opening,
    ...(isGrown ? [...standingTold(standing, told), sum] : [paragraph([quietStandingTold(standing, told), sum])]),
  ]);
}

/** Place and strength, then company, nakshatra and Lagna; of a node, which has no strength, in one paragraph. */
function standingTold(standing: Standing, told: Told): readonly Sentence[] {
  const place = [placeTold(standing, told), strengthTold(standing, told), unmeasuredOnce(told)];
  const relations = [companyTold(standing, told), starTold(standing, told), lagnaRelationTold(standing, told)];
  if (standing.rules.length === 0) return [paragraph([...place, ...relations])];
  return [paragraph(place), paragraph(relations)];
}

function unmeasuredOnce(told: Told): Sentence {
  if (told.facts.read.isWeighed || turnOf(told, "unmeasured") > 0) return undefined;
  return say(told.texts, "strength.unmeasured");
}

function spanTold(period: LivedPeriod, { facts, texts }: Told): Sentence {
  const offsetMs = offsetMsOf(facts);
  const id = lordOfPeriod(period);
  const age = ageAt(facts, period.startEpochMs);
  const end = ageAt(facts, period.endEpochMs);
  const part = (key: string, first: string, count: number): string =>
    texts.lookup(`judgment.period.span.${count === 0 ? first : key}`, { [key]: count }) ?? "";
  const values = {
    graha: grahaNamed(id, texts.speaks),
    years: String(VIMSHOTTARI_YEARS[id]),
    from: monthNamed(period.startEpochMs, offsetMs, texts.speaks),
    until: monthNamed(period.endEpochMs, offsetMs, texts.speaks),
    age: part("age", "ageFirst", age),
    left: lengthNamed(period.endEpochMs - facts.cycle.birthEpochMs, texts.speaks),
  };
  if (period.isClipped) return say(texts, "period.span.birth", { ...values, end: part("end", "endFirst", end) });
  return say(texts, "period.span.whole", { ...values, end: String(end) });
}

/** Of a child and of the old: the lord's place and strength, without what its houses bring to grown people. */
function quietStandingTold(standing: Standing, told: Told): Sentence {
  return paragraph([
    placeNamed(standing, told),
    strengthTold(standing, told),
    unmeasuredOnce(told),
    starTold(standing, told),
  ]);
}

function verdictTold(id: GrahaId, stage: Stage, told: Told): Sentence {
  const { facts, texts } = told;
  if (isQuiet(stage)) return quietVerdictTold(id, stage, toneOf(id, id, facts.read), told);
  const standing = facts.read.standings[id];
  const where = whereNamed(standing, stage, texts);
  return sayInTurn(told, `period.verdict.${standing.role}.${standing.means}`, {
    ...grahaWords(id, texts.speaks),
    where,
  });
}

/** The lot of a child or the old under a lord, by its tone and by what its houses are to them. */
export function quietVerdictTold(id: GrahaId, stage: "child" | "late", tone: PeriodTone, told: Told): Sentence {
  const { read, texts } = told;
  const where = whereNamed(read.standings[id], stage, texts);
  return sayInTurn(told, `period.${stage}.${tone}`, { ...grahaWords(id, texts.speaks), where });
}

/** "in matters of home and income": the houses that a lord carries, as they are to somebody of that age. */
export function whereNamed(standing: Standing, stage: Stage, texts: VedicReader): string {
  const houses = housesCarried(standing);
  const matters = isQuiet(stage) ? mattersAt(stage, houses, texts) : mattersOf(houses, texts);
  return texts.lookup("judgment.period.where", { matters }) ?? "";
}

/** The sub-periods that carry most and least of a major period, of those that are lived. */
function partsTold(period: LivedPeriod, { facts, texts }: Told): Sentence {
  const id = lordOfPeriod(period);
  const parts = livedPeriods(subPeriods(period), facts.cycle.birthEpochMs).filter((part) => lordOfPeriod(part) !== id);
  const weighed = parts
    .map((part) => ({ part, weight: weightOf(lordOfPeriod(part), id, facts.read) }))
    .sort((one, other) => other.weight - one.weight);
  const [best] = weighed;
  const worst = weighed.at(-1);
  if (best === undefined || worst === undefined || best.weight === worst.weight) return undefined;
  const offsetMs = offsetMsOf(facts);
  const named = (part: LivedPeriod): string => {
    const from = monthNamed(part.livedStartEpochMs, offsetMs, texts.speaks);
    return `${grahaNamed(lordOfPeriod(part), texts.speaks)} (${from} to ${monthNamed(part.endEpochMs, offsetMs, texts.speaks)})`;
  };
  return say(texts, "period.parts.both", {
    graha: grahaNamed(id, texts.speaks),
    best: named(best.part),
    worst: named(worst.part),
  });
}
