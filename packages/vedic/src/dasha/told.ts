import type { GrahaId } from "../grahas";
import type { Standing } from "../standing/standing";
import {
  companyTold,
  housesCarried,
  paragraph,
  paragraphs,
  percentOf,
  placeNamed,
  placeTold,
  type Sentence,
  say,
  sayInTurn,
  starTold,
  strengthTold,
  turnOf,
  type Values,
} from "../standing/told";
import { type Weakness, weakenedBy, weaknessesTold } from "../standing/weakened";
import { grahaNamed, grahaWords, mattersAt, monthNamed } from "../standing/words";
import type { VedicReader } from "../texts/reader";
import { VIMSHOTTARI_YEARS } from "../zodiac/nakshatras";
import type { LivedPeriod } from "./birth";
import { ageAt, isOnlyDated, isQuiet, LAST_TOLD_AGE, lengthNamed, type Stage, stageOf, YEAR_MS } from "./life";
import { partsTold } from "./parts";
import { lordOfPeriod, offsetMsOf, type Told } from "./telling";
import { type PeriodTone, toneOf } from "./tone";

/** A major period: the entry on its lord for grown people or that of the age, then that lord in this chart. */
export function majorTold(period: LivedPeriod, told: Told): Sentence {
  const { facts, texts } = told;
  const id = lordOfPeriod(period);
  const standing = facts.read.standings[id];
  const stage = stageOf(facts.cycle.birthEpochMs, period);
  if (isOnlyDated(period, facts)) return paragraphs([spanTold(period, told), placeNamed(standing, told)]);
  const opening = [
    stage === "grown" ? texts.lookup(`mahadasha.${id}`) : undefined,
    paragraph([spanTold(period, told), stage === "grown" ? undefined : say(texts, `stage.${stage}.${id}`)]),
  ];
  if (period.endEpochMs - period.livedStartEpochMs < YEAR_MS) return paragraphs(opening);
  const parts = stage === "grown" ? partsTold(period, told) : undefined;
  const sum = paragraph([verdictTold(id, stage, told), parts]);
  return paragraphs([
    ...opening,
    ...(isQuiet(stage)
      ? [paragraph([quietStandingTold(standing, told), sum])]
      : standingTold(standing, stage, told, sum)),
  ]);
}

/**
 * Place and strength, then company, nakshatra and the sum; of a node, which has no strength, in one paragraph. Grown
 * people alone hear of the houses.
 */
function standingTold(standing: Standing, stage: Stage, told: Told, sum: Sentence): readonly Sentence[] {
  const place = [
    (stage === "grown" ? placeTold : placeNamed)(standing, told),
    strengthTold(standing, told),
    unmeasuredOnce(told),
  ];
  const relations = [companyTold(standing, told), starTold(standing, told), sum];
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
  const wordsOf = (key: string, values: Values = {}): string =>
    texts.lookup(`judgment.period.span.${key}`, values) ?? "";
  const from = age === 0 ? wordsOf("ageFirst") : wordsOf("age", { age });
  const ages = end < LAST_TOLD_AGE ? wordsOf("ages", { age: from, end }) : wordsOf("on", { age: from });
  const values = {
    graha: grahaNamed(id, texts.speaks),
    years: String(VIMSHOTTARI_YEARS[id]),
    from: monthNamed(period.startEpochMs, offsetMs, texts.speaks),
    until: monthNamed(period.endEpochMs, offsetMs, texts.speaks),
    ages: age < LAST_TOLD_AGE ? ages : wordsOf("past"),
    end: end === 0 ? wordsOf("endFirst") : wordsOf("end", { end }),
    left: lengthNamed(period.endEpochMs - facts.cycle.birthEpochMs, texts.speaks),
  };
  return say(texts, `period.span.${period.isClipped ? "birth" : "whole"}`, values);
}

/** Of a child and of the old: the lord's place and strength, without what its houses bring to grown people. */
function quietStandingTold(standing: Standing, told: Told): Sentence {
  return paragraph([placeNamed(standing, told), strengthTold(standing, told), unmeasuredOnce(told)]);
}

function verdictTold(id: GrahaId, stage: Stage, told: Told): Sentence {
  const { facts, texts } = told;
  if (isQuiet(stage)) return quietVerdictTold(id, stage, toneOf(id, id, facts.read), told);
  const standing = facts.read.standings[id];
  const where = whereNamed(standing, stage, texts);
  return sayInTurn(told, `period.verdict.${standing.role}.${standing.means}`, {
    ...grahaWords(id, texts.speaks),
    where,
    faults: weaknessesTold(faultsOf(standing), texts),
  });
}

/** The faults of a weak graha, its company last, since that is a list itself; where nothing else does, a low shadbala. */
export function faultsOf(standing: Standing): readonly Weakness[] {
  const { ratio, dignity, fallCancelledBy } = standing;
  const named = weakenedBy(standing);
  const isPartly = dignity === "debilitated" && fallCancelledBy !== undefined;
  const isShort = ratio !== undefined && percentOf(ratio) < 100;
  const faults: readonly Weakness[] = [
    ...named.filter(({ kind }) => kind !== "company"),
    ...(isPartly ? [{ kind: "partly" } as const] : []),
    ...(isShort ? [{ kind: "shadbala" } as const] : []),
    ...named.filter(({ kind }) => kind === "company"),
  ];
  return faults.length > 0 ? faults : [{ kind: "low" }];
}

/** The lot of a child or the old under a lord, by its tone and by what its houses are to them. */
export function quietVerdictTold(id: GrahaId, stage: "child" | "late", tone: PeriodTone, told: Told): Sentence {
  const { read, texts } = told;
  const where = whereNamed(read.standings[id], stage, texts);
  return sayInTurn(told, `period.${stage}.${tone}`, { ...grahaWords(id, texts.speaks), where });
}

const MATTERS_OF_STAGE = { child: "child", youth: "short", grown: "short", elder: "late", late: "late" } as const;

/** "in matters of home and income": the houses that a lord carries, as they are to somebody of that age. */
export function whereNamed(standing: Standing, stage: Stage, texts: VedicReader): string {
  const houses = housesCarried(standing);
  const matters = mattersAt(MATTERS_OF_STAGE[stage], houses, texts);
  return texts.lookup("judgment.period.where", { matters }) ?? "";
}
