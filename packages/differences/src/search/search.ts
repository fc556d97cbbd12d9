import { InvariantError } from "@almagest/operation";
import type { BirthReading } from "../settings/births";
import {
  CONVENTION_NAMES,
  CONVENTIONS,
  type ConventionName,
  type Conventions,
  costOfAll,
  isCommon,
} from "../settings/conventions";
import type { Shown } from "../values/whats";
import { type Fit, fitOf } from "./fit";
import { dependenciesOf, isIndifferentTo, type Predicted, predictor, type Source } from "./predict";

/** A setting with all that it gives. */
export interface Candidate {
  readonly reading: BirthReading;
  readonly chosen: Conventions;
  /** Of each value, in order. */
  readonly fits: readonly Fit[];
  /** Likelihood and cost together, natural logarithms. */
  readonly score: number;
  readonly cost: number;
}

export interface SearchInput {
  readonly source: Source;
  readonly readings: readonly BirthReading[];
  readonly values: readonly Shown[];
  readonly own: Conventions;
}

const FRAME: ReadonlySet<ConventionName> = new Set(["zodiac", "ayanamsa"]);
/** Chosen before the parts below: each of them may depend on these. */
const FIRST: ReadonlySet<ConventionName> = new Set(["positions", "zodiac", "ayanamsa"]);

const CUSPS_THAT_TELL = 3;

/** A group of choices that some values depend on together, and no others. */
interface Part {
  readonly names: readonly ConventionName[];
  readonly values: readonly number[];
  readonly options: readonly Partial<Conventions>[];
  readonly hasFrame: boolean;
}

/** The values by what they depend on, made once for a search. */
interface Plan {
  readonly framed: readonly number[];
  readonly parts: readonly Part[];
  readonly cusps: readonly number[];
  readonly systems: readonly Conventions["houses"][];
  readonly positions: readonly Conventions["positions"][];
  readonly frames: readonly Pick<Conventions, "zodiac" | "ayanamsa">[];
}

type Evaluate = (index0: number, chosen: Conventions) => Fit;

/** The settings that were followed up, and the caller's own. */
export interface Search {
  /** The birth and the conventions as they were sent, whatever the values say. */
  readonly asSent: Candidate;
  /** The likeliest first; the caller's own is among them where it is the best of its zodiac. */
  readonly candidates: readonly Candidate[];
}

/**
 * The best setting of every reading of the birth, way of seeing and zodiac: the other choices are decided part by part,
 * as no value depends on two parts, so the sum of the best is the best of all.
 */
export function searched({ source, readings, values, own }: SearchInput): Search {
  const whole = planOf(values, own);
  const common = commonPlan(whole, own);
  const found: Candidate[] = [];
  let asSent: Candidate | undefined;
  for (const reading of readings) {
    const evaluate = evaluator(values, predictor(source, reading));
    if (reading.changes.length === 0) asSent = candidateOf(reading, own, { own, evaluate, count: values.length });
    const plan = reading.changes.length > 1 ? common : whole;
    // another way of seeing moves all but the Moon by seconds: the zodiacs that differ are the same
    const frames = framesToTry(plan, own, evaluate);
    for (const positions of plan.positions) {
      const parts = new Map<string, Partial<Conventions>>();
      for (const frame of frames) {
        const first: Conventions = { ...own, positions, ...frame };
        let chosen = first;
        plan.parts.forEach((part, part0) => {
          const key = part.hasFrame ? `${part0} ${first.zodiac} ${first.ayanamsa}` : `${part0}`;
          const best = parts.get(key) ?? bestOption(part, first, { own, evaluate });
          parts.set(key, best);
          chosen = { ...chosen, ...best };
        });
        found.push(candidateOf(reading, chosen, { own, evaluate, count: values.length }));
      }
    }
  }
  if (asSent === undefined)
    throw new InvariantError("a search without the birth as it was sent", { readings: readings.length });
  return { asSent, candidates: found.sort((one, other) => other.score - one.score) };
}

interface Judged {
  readonly own: Conventions;
  readonly evaluate: Evaluate;
}

function candidateOf(
  reading: BirthReading,
  chosen: Conventions,
  { own, evaluate, count }: Judged & { readonly count: number },
): Candidate {
  const fits = Array.from({ length: count }, (_, index0) => evaluate(index0, chosen));
  const cost = reading.cost + costOfAll(chosen, own);
  return { reading, chosen, fits, cost, score: fits.reduce((sum, fit) => sum + fit.score, -cost) };
}

/** The fits of values by the choices that they depend on, each computed once. */
function evaluator(values: readonly Shown[], predict: (shown: Shown, chosen: Conventions) => Predicted): Evaluate {
  const known = values.map(() => new Map<string, Fit>());
  const dependencies = values.map(dependenciesOf);
  return (index0, chosen) => {
    const shown = values[index0];
    const ofValue = known[index0];
    if (shown === undefined || ofValue === undefined) return fitOf(MISSING, undefined);
    const key = keyOf(shown, dependencies[index0] ?? [], chosen);
    const found = ofValue.get(key) ?? fitOf(shown, predict(shown, chosen));
    ofValue.set(key, found);
    return found;
  };
}

const MISSING: Shown = { what: "position", of: undefined, text: "", target: { kind: "index", index0: 0, among: 1 } };

function keyOf({ what }: Shown, names: readonly ConventionName[], chosen: Conventions): string {
  let key = "";
  for (const name of names) if (!isIndifferentTo(what, name, chosen)) key += `${chosen[name]} `;
  return key;
}

function planOf(values: readonly Shown[], own: Conventions): Plan {
  const dependencies = values.map(dependenciesOf);
  const relevant = new Set(dependencies.flat());
  const indexes = values.map((_, index0) => index0);
  const rest = (index0: number): readonly ConventionName[] =>
    (dependencies[index0] ?? []).filter((name) => !FIRST.has(name));
  const hasFrame = (index0: number): boolean => (dependencies[index0] ?? []).some((name) => FRAME.has(name));
  const cusps = indexes.filter((index0) => values[index0]?.what === "cusp");
  // each has as many answers as there are systems: a few of them tell zodiacs apart
  const manyCusps = cusps.slice(CUSPS_THAT_TELL);
  const isSeenFine = values.some(
    ({ target }, index0) =>
      (dependencies[index0] ?? []).includes("positions") && target.kind === "arc" && !target.isSign,
  );
  return {
    framed: indexes.filter((index0) => hasFrame(index0) && !manyCusps.includes(index0)),
    cusps,
    systems: CONVENTIONS.houses,
    parts: partsOf(indexes, rest).map(({ names, values: of }) => ({
      names,
      values: of,
      options: productOf(names),
      hasFrame: of.some(hasFrame),
    })),
    positions: isSeenFine
      ? [own.positions, ...CONVENTIONS.positions.filter((one) => one !== own.positions)]
      : [own.positions],
    frames: framesOf(relevant, dependencies, own),
  };
}

/** Choices tried beside two mistakes in the birth: neither rare choices nor another way of seeing. */
function commonPlan({ frames, parts, positions, systems, ...plan }: Plan, own: Conventions): Plan {
  const isKept = (option: Partial<Conventions>): boolean =>
    CONVENTION_NAMES.every((name) => {
      const value = option[name];
      return value === undefined || value === own[name] || isCommon(name, value);
    });
  return {
    ...plan,
    frames: frames.filter(isKept),
    systems: systems.filter((houses) => isKept({ houses })),
    parts: parts.map((part) => ({ ...part, options: part.options.filter(isKept) })),
    positions: positions.slice(0, 1),
  };
}

/** Values that share a choice are in one part, and so are all choices of a value. */
function partsOf(indexes: readonly number[], rest: (index0: number) => readonly ConventionName[]) {
  let parts: { names: readonly ConventionName[]; values: readonly number[] }[] = [];
  for (const index0 of indexes) {
    const names = rest(index0);
    if (names.length === 0) continue;
    const shared = parts.filter((part) => part.names.some((name) => names.includes(name)));
    const joined = {
      names: [...new Set([...shared.flatMap((part) => part.names), ...names])],
      values: [...shared.flatMap((part) => part.values), index0],
    };
    parts = [...parts.filter((part) => !shared.includes(part)), joined];
  }
  return parts;
}

function productOf(names: readonly ConventionName[]): readonly Partial<Conventions>[] {
  let all: readonly Partial<Conventions>[] = [{}];
  for (const name of names) {
    all = all.flatMap((some) => CONVENTIONS[name].map((value) => ({ ...some, [name]: value })));
  }
  return all;
}

function framesOf(
  relevant: ReadonlySet<ConventionName>,
  dependencies: readonly (readonly ConventionName[])[],
  own: Conventions,
): Plan["frames"] {
  if (!relevant.has("ayanamsa")) return [own];
  const all = CONVENTIONS.ayanamsa;
  const isAlwaysSidereal = dependencies.some((names) => names.includes("ayanamsa") && !names.includes("zodiac"));
  if (!relevant.has("zodiac")) return all.map((ayanamsa) => ({ zodiac: own.zodiac, ayanamsa }));
  return CONVENTIONS.zodiac.flatMap((zodiac) =>
    (zodiac === "sidereal" || isAlwaysSidereal ? all : [own.ayanamsa]).map((ayanamsa) => ({ zodiac, ayanamsa })),
  );
}

/** So many zodiacs are followed up under each reading of the birth, beside the caller's own. */
const MOST_FRAMES = 12;

interface FrameJudged {
  readonly frame: Plan["frames"][number];
  readonly cost: number;
  /** The most that its values can say for it, less its cost. */
  readonly most: number;
}

/** The zodiacs that give different answers to the values, the least costly of each answer; the most promising first. */
function framesToTry(plan: Plan, own: Conventions, evaluate: Evaluate): Plan["frames"] {
  if (plan.frames.length === 1) return plan.frames;
  const byAnswer = new Map<string, FrameJudged>();
  for (const frame of plan.frames) {
    const chosen = { ...own, ...frame };
    const cost = costOfAll(chosen, own);
    const fits = plan.framed.map((index0) => fitsIn(index0, { plan, chosen, evaluate }));
    const answer = fits.flatMap((some) => some.map(({ level }) => level.charAt(0))).join("");
    const most = fits.reduce((sum, some) => sum + Math.max(...some.map(({ score }) => score)), -cost);
    const known = byAnswer.get(answer);
    if (known === undefined || cost < known.cost) byAnswer.set(answer, { frame, cost, most });
  }
  const sorted = [...byAnswer.values()].sort((one, other) => other.most - one.most);
  return sorted.filter(({ cost }, index0) => index0 < MOST_FRAMES || cost === 0).map(({ frame }) => frame);
}

const SIGN_HOUSES = ["whole-sign", "equal-aries"] as const;

/** The fits of a value by each of its other choices. */
function fitsIn(
  index0: number,
  { plan, chosen, evaluate }: { readonly plan: Plan; readonly chosen: Conventions; readonly evaluate: Evaluate },
): readonly Fit[] {
  const part = plan.parts.find(({ values }) => values.includes(index0));
  if (part === undefined) return [evaluate(index0, chosen)];
  if (part.names.includes("houses")) {
    const systems = plan.cusps.includes(index0) ? plan.systems : [chosen.houses, ...SIGN_HOUSES];
    return systems.map((houses) => evaluate(index0, { ...chosen, houses }));
  }
  return part.options.map((option) => evaluate(index0, { ...chosen, ...option }));
}

function bestOption(part: Part, first: Conventions, { own, evaluate }: Judged): Partial<Conventions> {
  let best: Partial<Conventions> = {};
  let most = Number.NEGATIVE_INFINITY;
  for (const option of part.options) {
    const chosen = { ...first, ...option };
    const score = part.values.reduce((sum, index0) => sum + evaluate(index0, chosen).score, -costOfAll(chosen, own));
    if (score <= most) continue;
    most = score;
    best = option;
  }
  return best;
}

/** Every choice of one name, beside the others of a setting, that leaves all values as they are. */
export function equallyGood(
  { reading, chosen, fits }: Pick<Candidate, "reading" | "chosen" | "fits">,
  name: ConventionName,
  { source, values }: Pick<SearchInput, "source" | "values">,
): readonly string[] {
  const predict = predictor(source, reading);
  return CONVENTIONS[name].filter((value) => {
    if (value === chosen[name]) return false;
    const other: Conventions = { ...chosen, [name]: value };
    return values.every((shown, index0) => fitOf(shown, predict(shown, other)).level === fits[index0]?.level);
  });
}

/** The conventions of a setting that are not the caller's own. */
export function changedIn(chosen: Conventions, own: Conventions): readonly ConventionName[] {
  return CONVENTION_NAMES.filter((name) => chosen[name] !== own[name]);
}
