import { at } from "@almagest/operation";
import { type DashaPeriod, majorPeriods, subPeriods, vimshottari, YEAR_DAYS } from "../dasha/periods";
import { GRAHA_IDS, type GrahaId } from "../grahas";
import { grahaOf } from "../sky/positions";
import type { KpHoraryFacts } from "./horary";
import { type KpMatter, type MatterRule, matterRule, twelfthFrom } from "./matters";
import { flattened, type HousedSky, housesSignified } from "./significators";

export const HORARY_VERDICTS = ["yes", "qualified", "no", "silent"] as const;
export type HoraryVerdict = (typeof HORARY_VERDICTS)[number];

/** The promise of a matter by the sub lord of its cusp, and its time. */
export interface HoraryJudgment {
  readonly matter: KpMatter;
  readonly rule: MatterRule;
  readonly subLord: GrahaId;
  readonly starLord: GrahaId;
  readonly isRetrograde: boolean;
  /** The strongest first, each once. */
  readonly signifies: readonly number[];
  readonly favorable: readonly number[];
  readonly against: readonly number[];
  readonly verdict: HoraryVerdict;
  /** Grahas that signify favorable houses on the first two levels. */
  readonly significators: readonly GrahaId[];
  readonly ruling: readonly GrahaId[];
  /** Undefined where the verdict is no, or nothing joins within twenty years. */
  readonly timing: DashaPeriod | undefined;
}

const LEVEL_WEIGHTS = [4, 3, 2, 1] as const;
/** A side outweighs the other by a half. */
const MARGIN = 1.5;

export function horaryJudgment(facts: KpHoraryFacts, matter: KpMatter): HoraryJudgment {
  const rule = matterRule(matter);
  const { subLord } = at(facts.cusps, rule.cusp - 1);
  const body = grahaOf(facts.bodies, subLord);
  const { signifies, favorable, against, verdict } = promiseOf(facts, rule);
  const significators = significatorsOf(facts, rule);
  const ruling = significators.filter((id) => facts.ruling.rulers.includes(id));
  return {
    matter,
    rule,
    subLord,
    starLord: body.starLord,
    isRetrograde: body.isRetrograde && subLord !== "rahu" && subLord !== "ketu",
    signifies,
    favorable,
    against,
    verdict,
    significators,
    ruling,
    timing:
      verdict === "yes" || verdict === "qualified"
        ? timingOf(facts, ruling.length > 1 ? ruling : significators)
        : undefined,
  };
}

/** The houses that the sub lord of a matter's cusp signifies for it and against it, weighed by level. */
export function promiseOf(
  sky: HousedSky,
  rule: MatterRule,
): Pick<HoraryJudgment, "signifies" | "favorable" | "against" | "verdict"> {
  const levels = housesSignified(sky, at(sky.cusps, rule.cusp - 1).subLord);
  const signifies = flattened(levels);
  const favorable = signifies.filter((house) => rule.favorable.includes(house));
  const against = signifies.filter((house) => rule.against.includes(house));
  const weightOf = (houses: readonly number[]): number =>
    houses.reduce((sum, house) => sum + (LEVEL_WEIGHTS[levels.findIndex((level) => level.includes(house))] ?? 0), 0);
  return { signifies, favorable, against, verdict: verdictOf(weightOf(favorable), weightOf(against)) };
}

function verdictOf(favorable: number, against: number): HoraryVerdict {
  if (favorable === 0) return against === 0 ? "silent" : "no";
  if (against * MARGIN <= favorable) return "yes";
  return against > favorable * MARGIN ? "no" : "qualified";
}

/** By the star lord's house and the own house: the two levels by which grahas give. */
function significatorsOf(facts: HousedSky, { favorable }: MatterRule): readonly GrahaId[] {
  return GRAHA_IDS.filter((id) => {
    const [first, second] = housesSignified(facts, id);
    return [...first, ...second].some((house) => favorable.includes(house));
  });
}

const SEARCHED_MS = 20 * YEAR_DAYS * 86_400_000;

/**
 * From the question on, the first part in the third level of the dasha of the moment's Moon whose three lords all
 * signify the matter; else the first sub-period whose two do. The lords are the ruling significators, or all of them where fewer than two rule.
 */
function timingOf({ birth, bodies }: KpHoraryFacts, significators: readonly GrahaId[]): DashaPeriod | undefined {
  const { epochMilliseconds } = birth.moment.civil;
  const cycle = vimshottari(grahaOf(bodies, "moon").longitudeDeg, epochMilliseconds);
  const isAhead = ({ startEpochMs, endEpochMs }: DashaPeriod): boolean =>
    endEpochMs > epochMilliseconds && startEpochMs < epochMilliseconds + SEARCHED_MS;
  const areSignificators = ({ lords }: DashaPeriod): boolean => lords.every((lord) => significators.includes(lord));
  const subs = majorPeriods(cycle).filter(isAhead).flatMap(subPeriods).filter(isAhead).filter(areSignificators);
  return subs.flatMap(subPeriods).filter(isAhead).find(areSignificators) ?? subs[0];
}

export const CUSP_CASES = ["for", "both", "against", "apart"] as const;
export type CuspCase = (typeof CUSP_CASES)[number];

/** A cusp's sub lord for its own house: it signifies that house, the 12th from it, both or neither. */
export function cuspCase(
  sky: HousedSky,
  house: number,
): { readonly kind: CuspCase; readonly houses: readonly number[] } {
  const houses = flattened(housesSignified(sky, at(sky.cusps, house - 1).subLord));
  const isFor = houses.includes(house);
  const isAgainst = houses.includes(twelfthFrom(house));
  return { kind: isFor ? (isAgainst ? "both" : "for") : isAgainst ? "against" : "apart", houses };
}
