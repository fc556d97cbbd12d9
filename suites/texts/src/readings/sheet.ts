import { type AnyOperation, type BaseContext, createContext, type TextCatalogue } from "@almagest/operation";
import { swissEphemeris } from "../../../../packages/ephemeris-swiss/src/index";
import { sentencesOf } from "../../../../packages/telling/src/index";
import { drawBy } from "./draw";
import type { Call, Kind } from "./kinds";

export const MARKS = ["", "good", "false", "misplaced", "unclear", "anywhere"] as const;

export interface Sentence {
  /** The member, as a path. */
  readonly at: string;
  readonly text: string;
  /** Empty until somebody has read it. */
  readonly mark: string;
  readonly reason: string;
}

export interface Answer {
  readonly operation: string;
  readonly request: Readonly<Record<string, unknown>>;
  readonly sentences: readonly Sentence[];
}

export interface Sheet {
  readonly kind: string;
  /** The commit that last changed the texts, by whose hash the requests are drawn. */
  readonly seed: string;
  /** Sentences without a mark. */
  readonly unread: number;
  readonly answers: readonly Answer[];
}

/** A sheet is of this day, on every day. */
const NOW = Date.UTC(2026, 10, 22, 12);
const ephemeris = swissEphemeris();

export interface Source {
  readonly operation: AnyOperation;
  readonly texts: readonly TextCatalogue[];
}

export type Sources = ReadonlyMap<string, Source>;

/** A blank sheet: the answers that a seed draws, each sentence once, or one of those that are alike. */
export function drawnSheet(name: string, kind: Kind, seed: string, sources: Sources): Sheet {
  const draw = drawBy(seed);
  const told = kind.calls.flatMap((call) =>
    Array.from({ length: call.times }, (): Answer => {
      const request = JSON.parse(JSON.stringify(call.request(draw)));
      const sentences = sentencesIn(call, request, sources).map((one) => ({ ...one, mark: "", reason: "" }));
      return { operation: call.operation, request, sentences };
    }),
  );
  const isRead = readOnce(
    told.flatMap(({ sentences }) => sentences),
    kind,
    seed,
  );
  const answers = told.map((answer) => ({ ...answer, sentences: answer.sentences.filter((one) => isRead.has(one)) }));
  return withCount({ kind: name, seed, unread: 0, answers: answers.filter(({ sentences }) => sentences.length > 0) });
}

/** The first of the sentences that are the same, and of those that are alike one that the seed draws. */
function readOnce(told: readonly Sentence[], { patternOf }: Kind, seed: string): ReadonlySet<Sentence> {
  const draw = drawBy(seed);
  const alike = new Map<string, Sentence[]>();
  for (const one of told) {
    const pattern = patternOf === undefined ? one.text : patternOf(one.text);
    alike.set(pattern, [...(alike.get(pattern) ?? []), one]);
  }
  return new Set(
    [...alike.values()].flatMap((group) => (patternOf === undefined ? group.slice(0, 1) : (draw.of(group) ?? []))),
  );
}

export function withCount(sheet: Sheet): Sheet {
  return { ...sheet, unread: sentencesOfSheet(sheet).filter(({ mark }) => mark === "").length };
}

export function sentencesOfSheet({ answers }: Sheet): readonly Sentence[] {
  return answers.flatMap(({ sentences }) => sentences);
}

/** The sentences that an operation answers a request with, in the members that are read. */
export function sentencesIn(
  { operation: id, members }: Pick<Call, "operation" | "members">,
  request: unknown,
  sources: Sources,
): readonly Pick<Sentence, "at" | "text">[] {
  return proseIn(members, answerTo(id, request, sources)).flatMap(({ at, text }) =>
    sentencesOf(text)
      .filter(isSentence)
      .map((one) => ({ at, text: one })),
  );
}

export function answerTo(id: string, request: unknown, sources: Sources): unknown {
  const source = sources.get(id);
  if (source === undefined) throw new Error(`no operation ${id}`);
  const parsed = source.operation.parse({ flat: { lang: "en", ...Object(request) } });
  if (!parsed.ok) throw new Error(`${id} ${JSON.stringify(request)}: ${JSON.stringify(parsed.issues)}`);
  const random = (count: number): Uint8Array => new Uint8Array(count);
  const resources = { ephemeris, now: NOW, random, texts: source.texts };
  const context: BaseContext = createContext(resources);
  return JSON.parse(JSON.stringify(source.operation.run(parsed.value, context)));
}

/** The texts of the members that are read. */
export function proseIn(members: readonly string[], answer: unknown): readonly { at: string; text: string }[] {
  const wanted = members.map(patternOf);
  return leaves(answer).filter(({ at }) => wanted.some((pattern) => pattern.test(at)));
}

/** `**` is any path below, `*` one step. */
function patternOf(path: string): RegExp {
  const steps = path.split(".").map((step) => (step === "**" ? ".+" : step === "*" ? "[^.]+" : step));
  return new RegExp(`^${steps.join("\\.")}$`);
}

/** Names, sources and rules of counting are not read. */
const UNREAD = /(?:^|\.)(?:conventions|sources?|\w+Source|question|calculation|imageUrl)(?:\.|$)/;

function leaves(value: unknown, path = ""): readonly { at: string; text: string }[] {
  if (typeof value === "string") return UNREAD.test(path) ? [] : [{ at: path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => leaves(member, path === "" ? name : `${path}.${name}`));
}

export function isSentence(text: string): boolean {
  return /[.!?]["')]*$/.test(text) && text.split(" ").length > 2;
}
