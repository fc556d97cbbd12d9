import { localDateTime } from "@almagest/civil-time";
import { listOf } from "@almagest/i18n";
import { nakshatras } from "@almagest/i18n/vedic";
import { at } from "@almagest/operation";
import { type HeldGraha, type HeldGrahas, heldCompany } from "../../birth-time/held-grahas";
import type { GrahaId } from "../../grahas";
import { DIGNITY_KEYS, paragraph, paragraphs, type Sentence, say, sayInTurn, type Telling } from "../../standing/told";
import { grahaNamed, grahaWords, signNamed } from "../../standing/words";
import type { VedicReader } from "../../texts/reader";
import { houseFrom } from "../../zodiac/circle";
import { NAKSHATRA_IDS, nakshatraLord } from "../../zodiac/nakshatras";
import { distanceTold } from "../distance";
import { periodReading } from "../entry";
import { lengthNamed, type Stage, stageOf } from "../life";
import type { DashaCandidate, OpenPeriod } from "./candidates";
import type { OpenDashaBirth } from "./compute";

/** One answer's telling of lords that are read without a Lagna. */
export interface OpenTold extends Pick<Telling, "texts" | "said"> {
  readonly grahas: HeldGrahas;
}

export function openToldOf({ grahas }: Pick<OpenDashaBirth, "grahas">, texts: VedicReader): OpenTold {
  return { grahas, texts, said: new Map() };
}

/** The lord that the cycle opens with, and how far a time would move its dates. */
export function openingTold(facts: OpenDashaBirth, texts: VedicReader): Sentence {
  const { span, candidates } = facts;
  const clock = (epochMs: number): string => localDateTime(epochMs, span.timezone).slice(11, 16);
  const [first] = candidates;
  const lords = candidates.map(({ lord }) => grahaNamed(lord, texts.speaks));
  const state = span.state === "range" ? "range" : "unknown";
  return paragraph([
    say(texts, `openTime.opening.${state}.${lords.length === 1 ? "one" : "several"}`, {
      from: clock(span.fromEpochMs),
      to: clock(span.toEpochMs),
      nakshatra: first === undefined ? "" : nakshatras[at(NAKSHATRA_IDS, first.nakshatra - 1)][texts.speaks],
      lord: lords.join(),
      lords: listOf(lords, texts.speaks, "disjunction"),
      spread: lengthNamed(Math.max(...candidates.map(spreadMsOf)), texts.speaks),
    }),
    say(texts, "openTime.opening.dates"),
  ]);
}

/** By how much the dates of a candidate's births differ: by as much at every border of the cycle. */
export function spreadMsOf(candidate: DashaCandidate): number {
  const { fromEpochMs, toEpochMs, cycleAt } = candidate;
  return cycleAt(fromEpochMs).cycleStartEpochMs - cycleAt(toEpochMs).cycleStartEpochMs;
}

/**
 * The lord of a major period: its entry, or that of the age where every birth lives it as a child or in great age; then
 * its sign, nakshatra, company and place from the Moon, as far as they hold.
 */
export function openMajorTold(lord: GrahaId, periods: readonly OpenPeriod[], told: OpenTold): Sentence {
  const [stage, ...others] = new Set(periods.flatMap(stagesOf));
  const isOfAge = others.length === 0 && (stage === "child" || stage === "late");
  const entry = isOfAge ? say(told.texts, `stage.${stage}.${lord}`) : told.texts.text(`mahadasha.${lord}`);
  return paragraphs([entry, stateTold(lord, told)]);
}

/** The stages of life in which the earliest and the latest of its births live a period. */
function stagesOf({ born, start, end }: OpenPeriod): readonly Stage[] {
  return [
    stageOf(born.toEpochMs, { livedStartEpochMs: start.fromEpochMs, endEpochMs: end.fromEpochMs }),
    stageOf(born.fromEpochMs, { livedStartEpochMs: start.toEpochMs, endEpochMs: end.toEpochMs }),
  ];
}

function stateTold(lord: GrahaId, told: OpenTold): Sentence {
  const own = told.grahas[lord];
  return paragraph([
    dignityTold(own, told.texts),
    starTold(own, told),
    ...heldCompany(told.grahas, lord)
      .slice(0, 2)
      .map((other) => sayInTurn(told, `openTime.with.${other}`)),
    fromMoonTold(own, told),
  ]);
}

function dignityTold({ id, dignity, sign0 }: HeldGraha, texts: VedicReader): Sentence {
  if (dignity === undefined || sign0 === undefined) return undefined;
  return say(texts, `dignity.${id}.${DIGNITY_KEYS[dignity]}`, { sign: signNamed(sign0, texts.speaks) });
}

function starTold({ id, nakshatra }: HeldGraha, told: OpenTold): Sentence {
  if (nakshatra === undefined) return undefined;
  const lord = nakshatraLord(nakshatra);
  const values = {
    ...grahaWords(id, told.texts.speaks),
    nakshatra: nakshatras[at(NAKSHATRA_IDS, nakshatra - 1)][told.texts.speaks],
  };
  return sayInTurn(told, `openTime.star.${lord === id ? "own" : lord}`, values);
}

function fromMoonTold({ id, sign0 }: HeldGraha, told: OpenTold): Sentence {
  const moon0 = told.grahas.moon.sign0;
  if (id === "moon" || sign0 === undefined || moon0 === undefined) return undefined;
  return sayInTurn(told, `openTime.fromMoon.${houseFrom(moon0, sign0)}`, grahaWords(id, told.texts.speaks));
}

/** A second period: its lord's relation to the lord above and its own state, then the entry on the pair of a grown life. */
export function openSubTold(lords: readonly GrahaId[], told: OpenTold, isForGrown: boolean): Sentence {
  const { texts } = told;
  if (lords.length > 2) return periodReading({ lords }, texts);
  const [upper, own] = [at(lords, 0), at(lords, 1)];
  const entry = isForGrown ? periodReading({ lords }, texts) : undefined;
  return paragraphs([
    paragraph([pairTold(own, upper, told), stateTold(own, told)]),
    entry && paragraph([say(texts, "period.general"), entry]),
  ]);
}

function pairTold(own: GrahaId, upper: GrahaId, { grahas, texts }: OpenTold): Sentence {
  if (own === upper) return say(texts, "relation.own", { graha: grahaNamed(own, texts.speaks) });
  const [from0, sign0] = [grahas[upper].sign0, grahas[own].sign0];
  if (from0 === undefined || sign0 === undefined) return undefined;
  return distanceTold({ id: own, upper, count: houseFrom(from0, sign0), tone: undefined }, texts);
}

/** Whether every birth lives all of a period, and none as a child or in great age: what an entry on a pair is for. */
export function isForGrown(periods: readonly OpenPeriod[]): boolean {
  return periods.every((period) => {
    if (period.nominalStart !== undefined || period.isOverForSome) return false;
    return !stagesOf(period).some((stage) => stage === "child" || stage === "late");
  });
}
