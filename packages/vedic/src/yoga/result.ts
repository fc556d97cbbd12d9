import { type DashaPeriod, majorPeriods, vimshottari } from "../dasha/periods";
import type { GrahaId } from "../grahas";
import { grahaOf } from "../sky/positions";
import type { ChartRead } from "../standing/chart-read";
import type { Standing } from "../standing/standing";
import { paragraph, type Sentence, say } from "../standing/told";
import type { Means } from "../standing/weigh";
import { grahaNamed, listed } from "../standing/words";
import type { VedicReader } from "../texts/reader";
import { yogaEntryOf } from "./catalogue";
import { type Clause, clause, housesOf, named } from "./clause";
import type { DetectedYoga } from "./detect";
import { factTold } from "./fact-told";
import type { YogaFamily } from "./rows";

/** A chart as the results of its yogas are read: the state of their makers, as its houses judge it, and their dashas. */
export interface YogaSetting extends Pick<ChartRead, "chart" | "standings"> {
  readonly periods: () => readonly DashaPeriod[];
}

export function yogaSettingOf({ chart, standings }: Pick<ChartRead, "chart" | "standings">): YogaSetting {
  let periods: readonly DashaPeriod[] | undefined;
  const { epochMilliseconds } = chart.birth.moment.civil;
  return {
    chart,
    standings,
    periods: () => {
      periods ??= majorPeriods(vimshottari(grahaOf(chart.grahas, "moon").longitudeDeg, epochMilliseconds));
      return periods;
    },
  };
}

/** A yoga of a family, with what makes the family. */
export function familyTold(family: YogaFamily, texts: VedicReader): string {
  return texts.text(`judgment.yoga.family.${family}`) ?? "";
}

/** The lack that keeps a yoga absent, in a sentence. */
export function lackTold({ conditions, suppressedBy }: DetectedYoga, texts: VedicReader): Sentence {
  if (suppressedBy !== undefined) {
    return texts.lookup("judgment.yoga.suppressed", { other: familyTold(suppressedBy, texts) });
  }
  const lacks = conditions.filter(({ isMet }) => !isMet).map((one) => factTold(one.lacks(), texts));
  return texts.lookup("judgment.yoga.absent", { lacks: chained(lacks, lacks.length > 2 ? "next" : "and", texts) });
}

/** Clauses one after another. */
export function chained(clauses: readonly string[], joint: "next" | "and", texts: VedicReader): string {
  const [first = "", ...others] = clauses;
  return others.reduce(
    (one, other) => texts.text(`judgment.yogaFact.${joint}`, { first: one, second: other }) ?? "",
    first,
  );
}

const POINTS = { strong: 1, fair: 0, short: -1 } as const;

export type YogaState = "always" | Means | "held";

/** Whether a present yoga gives in full; of a hard one, whether it presses. */
export function yogaStateOf({ id, makers = [] }: Pick<DetectedYoga, "id" | "makers">, setting: YogaSetting): YogaState {
  if (makers.length === 0) return "always";
  const standings = makers.map((one) => setting.standings[one]);
  const sum = standings.reduce((points, one) => points + POINTS[one.means], 0);
  const means = sum > 0 ? "strong" : sum < 0 ? "short" : "fair";
  const isHeld = means === "strong" && !isHard(id) && standings.some(isFaulty);
  return isHeld ? "held" : means;
}

/** Whether the summary may tell a present yoga without a limit: a good one in force, a hard one that is felt. */
export function isInForce(yoga: Pick<DetectedYoga, "id" | "makers">, setting: YogaSetting): boolean {
  const state = yogaStateOf(yoga, setting);
  return state === "always" || (isHard(yoga.id) ? state !== "strong" : state === "strong");
}

function isHard(id: DetectedYoga["id"]): boolean {
  return yogaEntryOf(id).quality === "Negative";
}

/** The strength of a present yoga's makers, what holds them back, and the dashas in which it gives. */
export function meansTold(yoga: DetectedYoga, setting: YogaSetting, texts: VedicReader): Sentence {
  const { id, makers = [] } = yoga;
  const state = yogaStateOf(yoga, setting);
  if (state === "always") return say(texts, "yoga.always");
  const standings = makers.map((one) => setting.standings[one]);
  const kind = isHard(id) ? "hard" : "good";
  const number = makers.length === 1 ? "one" : "many";
  const faults = listed(
    standings.filter(isFaulty).map((one) => faultsTold(one, texts)),
    texts.speaks,
  );
  const because = faults === "" ? "" : (texts.text("judgment.yoga.because", { faults }) ?? "");
  return paragraph([
    say(texts, `yoga.${kind}.${state}.${number}`, {
      makers: listed(
        makers.map((one) => grahaNamed(one, texts.speaks)),
        texts.speaks,
      ),
      faults,
      because,
    }),
    say(texts, `yoga.when.${number}`, {
      times: listed(
        byTime(makers, setting).map((id) => timeOf(id, setting, texts)),
        texts.speaks,
      ),
    }),
  ]);
}

function faultsOf({ isCombust, dignity, fallCancelledBy, house }: Standing): readonly Clause[] {
  return [
    ...(isCombust ? [clause("fault.combust")] : []),
    ...(dignity === "debilitated" && fallCancelledBy === undefined ? [clause("fault.debilitated")] : []),
    ...(HIDDEN.includes(house) ? [clause("fault.hidden", { place: housesOf(house) })] : []),
  ];
}

function isFaulty(standing: Standing): boolean {
  return faultsOf(standing).length > 0;
}

function faultsTold(standing: Standing, texts: VedicReader): string {
  return factTold(clause("fault.told", { graha: named(standing.id), faults: { clauses: faultsOf(standing) } }), texts);
}

const HIDDEN: readonly number[] = [6, 8, 12];

/** In the order in which their dashas come. */
function byTime(makers: readonly GrahaId[], { periods }: YogaSetting): readonly GrahaId[] {
  const placeOf = (id: GrahaId): number => periods().findIndex(({ lords }) => lords[0] === id);
  return makers.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** A maker with the years of its dasha: "Mars (2031 to 2038)". */
function timeOf(id: GrahaId, { chart, periods }: YogaSetting, texts: VedicReader): string {
  const { epochMilliseconds, offsetSeconds } = chart.birth.moment.civil;
  const period = periods().find(({ lords }) => lords[0] === id);
  const graha = grahaNamed(id, texts.speaks);
  if (period === undefined) return graha;
  const year = (epochMs: number): number => new Date(epochMs + 1000 * offsetSeconds).getUTCFullYear();
  const from = year(Math.max(period.startEpochMs, epochMilliseconds));
  const until = year(period.endEpochMs);
  const years = { graha, from: String(from), until: String(until) };
  return texts.text(from === until ? "judgment.yoga.time.year" : "judgment.yoga.time.years", years) ?? "";
}
