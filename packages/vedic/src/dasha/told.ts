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
  turnOf,
} from "../standing/told";
import { type Weakness, weakenedBy, weaknessesTold } from "../standing/weakened";
import { grahaNamed, grahaWords, mattersAt, monthNamed } from "../standing/words";
import type { VedicReader } from "../texts/reader";
import { VIMSHOTTARI_YEARS } from "../zodiac/nakshatras";
import type { LivedPeriod } from "./birth";
import { ageAt, isBeyondLife, isQuiet, lengthNamed, type Stage, stageOf, YEAR_MS } from "./life";
import { partsTold } from "./parts";
import { lordOfPeriod, offsetMsOf, type Told } from "./telling";
import { type PeriodTone, toneOf } from "./tone";

/** A major period: the entry on its lord for grown people or that of the age, then that lord in this chart. */
export function majorTold(period: LivedPeriod, told: Told): Sentence {
  const { facts, texts } = told;
  const id = lordOfPeriod(period);
  const standing = facts.read.standings[id];
  const stage = stageOf(facts.cycle.birthEpochMs, period);
  if (isBeyondLife(facts.cycle.birthEpochMs, period)) {
    return paragraphs([spanTold(period, told), paragraph([placeNamed(standing, told), strengthTold(standing, told)])]);
  }
  const opening = [
    stage === "grown" ? texts.lookup(`mahadasha.${id}`) : undefined,
    paragraph([spanTold(period, told), stage === "grown" ? undefined : say(texts, `stage.${stage}.${id}`)]),
  ];
  if (period.endEpochMs - period.livedStartEpochMs < YEAR_MS) return paragraphs(opening);
  const sum = paragraph([verdictTold(id, stage, told), partsTold(period, told)]);
  return paragraphs([
    ...opening,
    ...(isQuiet(stage)
      ? [paragraph([quietStandingTold(standing, stage, told), sum])]
      : standingTold(standing, stage, told, sum)),
  ]);
}

/**
 * Place and strength, then company, nakshatra, Lagna and the sum; of a node, which has no strength, in one paragraph. Grown people
 * alone hear of the houses and of the lord of the Lagna.
 */
function standingTold(standing: Standing, stage: Stage, told: Told, sum: Sentence): readonly Sentence[] {
  const isGrown = stage === "grown";
  const place = [
    (isGrown ? placeTold : placeNamed)(standing, told),
    strengthTold(standing, told),
    unmeasuredOnce(told),
  ];
  const relations = [
    companyTold(standing, told),
    starTold(standing, told),
    isGrown ? lagnaRelationTold(standing, told) : undefined,
    sum,
  ];
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
function quietStandingTold(standing: Standing, stage: Stage, told: Told): Sentence {
  return paragraph([
    placeNamed(standing, told),
    strengthTold(standing, told),
    unmeasuredOnce(told),
    stage === "late" ? starTold(standing, told) : undefined,
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
    faults: weaknessesTold(faultsOf(standing), texts),
  });
}

/** The faults of a weak graha, its company last, since that is a list itself; where nothing else does, a low shadbala. */
export function faultsOf(standing: Standing): readonly Weakness[] {
  const { ratio, dignity, fallCancelledBy } = standing;
  const named = weakenedBy(standing);
  const isPartly = dignity === "debilitated" && fallCancelledBy !== undefined;
  const isShort = ratio !== undefined && ratio < 1;
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
