import { leavesOf } from "@almagest/i18n";
import { isAlmagestError, type TextCatalogue } from "@almagest/operation";
import * as fc from "fast-check";
import { sentencesOf } from "../src/piece";
import { rankingWords } from "./lexicon";

/** A statement of a composed text about its answer: an order, a number, a date, a verdict. */
export interface Claim<Answer> {
  /** The sentence, or the part of it that ranks, counts, dates or judges. */
  readonly says: RegExp;
  /** Members of the answer, as paths: `composite.secondary`. */
  readonly restsOn: readonly string[];
  /** Compares them with the sentence; `said` is its match. */
  readonly holds: (answer: Answer, said: readonly string[]) => boolean;
}

/** Texts by the keys that a composed text may read, and what may fill their placeholders. */
export interface TextBank {
  readonly catalogue: TextCatalogue;
  readonly keys: RegExp;
  readonly samples?: Readonly<Record<string, string>>;
}

/** A composed member of an operation's answers, with what its sentences rest on. */
export interface ClaimedText<Request, Answer> {
  readonly operation: { readonly id: string };
  /** The member, as a path. */
  readonly member: string;
  /** Its text in an answer; undefined where this answer has none. */
  readonly told: (answer: Answer) => string | undefined;
  readonly requests: fc.Arbitrary<Request>;
  readonly answerTo: (request: Request) => Answer;
  readonly claims: readonly Claim<Answer>[];
  /** The sources of the text: a catalogue, and the keys that the text may read there. */
  readonly bank: TextBank;
  /** Phrases that hold a word of rank, number or date and say nothing of the answer: "at first light". */
  readonly figures: readonly string[];
}

export interface ClaimReport {
  /** Answers that were read. */
  readonly answers: number;
  /** Sentences that rank, count, date or judge, and rest on nothing: with the words that do. */
  readonly undeclared: readonly string[];
  /** Sentences that their members contradict, with the request. */
  readonly broken: readonly string[];
  /** Members, claims and figures, as they are declared. */
  readonly declared: readonly string[];
  /** Of these the members that no answer has, and the claims and figures that no sentence had. */
  readonly stale: readonly string[];
}

/** A claimed text without its types: the report of so many answers, the same for the same seed. */
export interface CheckedText {
  readonly operation: string;
  readonly member: string;
  readonly check: (count: number, seed: number) => ClaimReport;
}

/** Declares what the sentences of a composed member rest on. Read by tests alone. */
export function claimedText<Request, Answer>(text: ClaimedText<Request, Answer>): CheckedText {
  return { operation: text.operation.id, member: text.member, check: (count, seed) => checked(text, count, seed) };
}

/** Requests that the domain refuses, as a birth without a sunrise, make room for others. */
const SPARE = 2;

function checked<Request, Answer>(text: ClaimedText<Request, Answer>, count: number, seed: number): ClaimReport {
  const met = new Set<unknown>();
  const broken = new Set<string>();
  const undeclared = new Set<string>();
  const declare = (sentence: string, left: string): void => {
    const words = rankingWords(left);
    if (words.length > 0) undeclared.add(`${sentence} [${words.join(", ")}]`);
  };
  for (const sentence of bankOf(text)) declare(sentence, withoutClaims(sentence, text, met));
  let answers = 0;
  for (const request of fc.sample(text.requests, { numRuns: SPARE * count, seed })) {
    if (answers === count) break;
    const answer = answerOrNone(text, request);
    if (answer === undefined) continue;
    answers++;
    for (const { restsOn } of text.claims) for (const path of restsOn) if (isIn(answer, path)) met.add(path);
    for (const sentence of sentencesOf(text.told(answer) ?? "")) {
      const { left, wrong } = compared(sentence, answer, text, met);
      if (wrong !== undefined) broken.add(`${sentence} [${wrong}] ${JSON.stringify(request)}`);
      declare(sentence, left);
    }
  }
  return { answers, undeclared: [...undeclared], broken: [...broken], ...declaredIn(text, met) };
}

function answerOrNone<Request, Answer>(
  { answerTo }: ClaimedText<Request, Answer>,
  request: Request,
): Answer | undefined {
  try {
    return answerTo(request);
  } catch (error) {
    if (isAlmagestError(error) && error.code === "unprocessable_entity") return undefined;
    throw error;
  }
}

/** Every sentence that the text may hold; those with placeholders that have no sample are read in answers alone. */
function bankOf<Request, Answer>({ bank }: ClaimedText<Request, Answer>): readonly string[] {
  const { catalogue, keys, samples = {} } = bank;
  const filled = (text: string): string => text.replace(/\{(\w+)\}/g, (whole, name) => samples[name] ?? whole);
  return [...leavesOf(catalogue.messages)].flatMap(([key, leaf]) =>
    keys.test(key) && typeof leaf === "string"
      ? sentencesOf(filled(leaf)).filter((sentence) => !/[{}]/.test(sentence))
      : [],
  );
}

function withoutClaims<Request, Answer>(
  sentence: string,
  { claims, figures }: ClaimedText<Request, Answer>,
  met: Set<unknown>,
): string {
  const claimless = claims.reduce((left, claim) => {
    const said = claim.says.exec(sentence);
    if (said === null) return left;
    met.add(claim);
    return left.replace(said[0], " ");
  }, sentence);
  return withoutFigures(claimless, figures, met);
}

/** Words of a sentence beyond its claims and figures, and the members that contradict it. */
function compared<Request, Answer>(
  sentence: string,
  answer: Answer,
  { claims, figures }: ClaimedText<Request, Answer>,
  met: Set<unknown>,
): { readonly left: string; readonly wrong: string | undefined } {
  let left = sentence;
  let wrong: string | undefined;
  for (const claim of claims) {
    const said = claim.says.exec(sentence);
    if (said === null) continue;
    met.add(claim);
    if (!claim.holds(answer, said)) wrong = claim.restsOn.join(", ");
    left = left.replace(said[0], " ");
  }
  return { left: withoutFigures(left, figures, met), wrong };
}

function withoutFigures(sentence: string, figures: readonly string[], met: Set<unknown>): string {
  return figures.reduce((left, figure) => {
    if (!left.includes(figure)) return left;
    met.add(figure);
    return left.replaceAll(figure, " ");
  }, sentence);
}

function declaredIn<Request, Answer>(
  { claims, figures }: ClaimedText<Request, Answer>,
  met: ReadonlySet<unknown>,
): Pick<ClaimReport, "declared" | "stale"> {
  const members = [...new Set(claims.flatMap(({ restsOn }) => restsOn))].map((path) => [path, path] as const);
  const said = claims.map((claim) => [claim, String(claim.says)] as const);
  const all = [...members, ...said, ...figures.map((figure) => [figure, figure] as const)];
  return { declared: all.map(([, told]) => told), stale: all.flatMap(([one, told]) => (met.has(one) ? [] : [told])) };
}

/** True where an answer has a member at a path; `*` is any member of a list or an object. */
function isIn(answer: unknown, path: string): boolean {
  let nodes: readonly unknown[] = [answer];
  for (const name of path.split(".")) {
    nodes = nodes.flatMap((node): readonly unknown[] => {
      if (typeof node !== "object" || node === null) return [];
      const members = Object.entries(node);
      return members.filter(([own, value]) => (name === "*" || own === name) && value !== undefined).map(([, v]) => v);
    });
  }
  return nodes.length > 0;
}
