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
import type { DetectedYoga } from "./detect";
import type { YogaFamily } from "./rows";
import { ordinal } from "./scene";

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
export function familyTold(family: YogaFamily): string {
  return FAMILIES[family];
}

const FAMILIES: Readonly<Record<YogaFamily, string>> = {
  classical: "another yoga",
  akriti: "a yoga of shape (Akriti)",
  asraya: "a yoga of one kind of sign (Asraya)",
  dala: "a yoga of benefics or malefics in angles (Dala)",
  sankhya: "a yoga of the number of signs (Sankhya)",
};

/** The lack that keeps a yoga absent, in a sentence. */
export function lackTold({ conditions, suppressedBy }: DetectedYoga, texts: VedicReader): Sentence {
  if (suppressedBy !== undefined) return texts.lookup("judgment.yoga.suppressed", { other: familyTold(suppressedBy) });
  const lacks = conditions.filter(({ isMet }) => !isMet).map((one) => one.lacks());
  return texts.lookup("judgment.yoga.absent", { lacks: lacks.join(lacks.length > 2 ? "; " : ", and ") });
}

const POINTS = { strong: 1, fair: 0, short: -1 } as const;

export type YogaState = "always" | Means | "held";

/** Whether a present yoga gives in full; of a hard one, whether it presses. */
export function yogaStateOf({ id, makers = [] }: Pick<DetectedYoga, "id" | "makers">, setting: YogaSetting): YogaState {
  if (makers.length === 0) return "always";
  const standings = makers.map((one) => setting.standings[one]);
  const sum = standings.reduce((points, one) => points + POINTS[one.means], 0);
  const means = sum > 0 ? "strong" : sum < 0 ? "short" : "fair";
  const isHeld = means === "strong" && !isHard(id) && standings.some((one) => faultsOf(one).length > 0);
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
  const faults = listed(standings.flatMap(faultsOf));
  const because = faults === "" ? "" : `: ${faults}`;
  return paragraph([
    say(texts, `yoga.${kind}.${state}.${number}`, {
      makers: listed(makers.map((one) => grahaNamed(one))),
      faults,
      because,
    }),
    say(texts, `yoga.when.${number}`, { times: listed(byTime(makers, setting).map((id) => timeOf(id, setting))) }),
  ]);
}

function faultsOf({ id, isCombust, dignity, fallCancelledBy, house }: Standing): readonly string[] {
  const faults = [
    ...(isCombust ? ["combust"] : []),
    ...(dignity === "debilitated" && fallCancelledBy === undefined ? ["debilitated"] : []),
    ...(HIDDEN.includes(house) ? [`in the ${ordinal(house)} house`] : []),
  ];
  return faults.length === 0 ? [] : [`${grahaNamed(id)} is ${listed(faults)}`];
}

const HIDDEN: readonly number[] = [6, 8, 12];

/** In the order in which their dashas come. */
function byTime(makers: readonly GrahaId[], { periods }: YogaSetting): readonly GrahaId[] {
  const placeOf = (id: GrahaId): number => periods().findIndex(({ lords }) => lords[0] === id);
  return makers.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** A maker with the years of its dasha: "Mars (2031 to 2038)". */
function timeOf(id: GrahaId, { chart, periods }: YogaSetting): string {
  const { epochMilliseconds, offsetSeconds } = chart.birth.moment.civil;
  const period = periods().find(({ lords }) => lords[0] === id);
  if (period === undefined) return grahaNamed(id);
  const year = (epochMs: number): number => new Date(epochMs + 1000 * offsetSeconds).getUTCFullYear();
  const from = year(Math.max(period.startEpochMs, epochMilliseconds));
  const until = year(period.endEpochMs);
  return `${grahaNamed(id)} (${from === until ? from : `${from} to ${until}`})`;
}
