import type { Conventions } from "../settings/conventions";
import { type Candidate, changedIn, equallyGood, type SearchInput, searched } from "./search";

/** A change of a setting: the part, its value, and the values that fit equally well. */
export interface Change {
  readonly setting: string;
  readonly value: string;
  readonly orEqually: readonly string[];
}

export interface Explanation extends Candidate {
  /** From 1; explanations of the same values, equally close, have one rank. */
  readonly rank: number;
  readonly changes: readonly Change[];
}

export type Outcome = "as-sent" | "close" | "explained" | "possible" | "unexplained";

export interface Ranking {
  readonly outcome: Outcome;
  /** The birth and the conventions as they were sent. */
  readonly asSent: Candidate;
  readonly explanations: readonly Explanation[];
  /** Explanations of the first rank that are left out. */
  readonly furtherTied: number;
}

/** A hundred to one, against values by chance. */
const LEAST_SCORE = Math.log(100);
/** A thousandth as likely as the first. */
const FARTHEST_BEHIND = Math.log(1000);
const MOST_LISTED = 10;
const MOST_COMPARED = 80;

/** The settings that explain the values, the likeliest first. */
export function ranked(input: SearchInput): Ranking {
  const { asSent, candidates } = searched(input);
  const compared = candidates.slice(0, MOST_COMPARED);
  const minimal = compared.filter((one) => !compared.some((other) => isNeedless(one, other, input.own)));
  const [first] = minimal;
  if (first === undefined || !isBelievable(first, input.own)) {
    return { outcome: outcomeAsSent(asSent), asSent, explanations: [], furtherTied: 0 };
  }
  const near = minimal.filter((one) => one.score >= first.score - FARTHEST_BEHIND && isBelievable(one, input.own));
  if (isAsSent(first, input.own)) {
    return { outcome: outcomeAsSent(asSent), asSent, explanations: [], furtherTied: 0 };
  }
  const explanations = withRanks(
    merged(
      near.filter((one) => !isAsSent(one, input.own)),
      input,
    ),
  );
  const listed = explanations.slice(0, MOST_LISTED);
  const furtherTied = explanations.slice(MOST_LISTED).filter(({ rank }) => rank === 1).length;
  const outcome = first.score >= LEAST_SCORE ? "explained" : "possible";
  return { outcome, asSent, explanations: listed, furtherTied };
}

/** By the farthest of the values: one that is only close does not agree. */
function outcomeAsSent({ fits }: Candidate): Outcome {
  if (fits.some(({ level }) => level === "off")) return "unexplained";
  return fits.some(({ level }) => level === "close") ? "close" : "as-sent";
}

function isAsSent({ reading, chosen }: Candidate, own: Conventions): boolean {
  return reading.changes.length === 0 && changedIn(chosen, own).length === 0;
}

/** More than half of the values, a hundred times likelier than by chance; or all of them by one change. */
function isBelievable({ score, fits, reading, chosen }: Candidate, own: Conventions): boolean {
  const fitting = fits.filter(({ level }) => level !== "off").length;
  if (fitting === fits.length && reading.changes.length + changedIn(chosen, own).length <= 1) return true;
  return score >= LEAST_SCORE && 2 * fitting > fits.length;
}

/** `clock no-dst`, `ayanamsa raman`. */
function changesOf({ reading, chosen }: Candidate, own: Conventions): ReadonlySet<string> {
  return new Set([
    ...reading.changes.map(({ part, value }) => `${part} ${value}`),
    ...changedIn(chosen, own).map((name) => `${name} ${chosen[name]}`),
  ]);
}

/** Whether another one explains as much with a part of the changes. */
function isNeedless(one: Candidate, other: Candidate, own: Conventions): boolean {
  if (other === one || other.score < one.score) return false;
  const [changes, fewer] = [changesOf(one, own), changesOf(other, own)];
  return fewer.size < changes.size && [...fewer].every((change) => changes.has(change));
}

function levelsOf({ fits }: Candidate): string {
  return fits.map(({ level }) => level[0]).join("");
}

type Unranked = Omit<Explanation, "rank">;

/** Settings that differ in one convention and fit alike become one. */
function merged(candidates: readonly Candidate[], input: SearchInput): readonly Unranked[] {
  const kept: Unranked[] = [];
  for (const candidate of candidates) {
    if (kept.some((one) => isAmong(candidate, one, input.own))) continue;
    if (kept.length >= 3 * MOST_LISTED) break;
    const ofBirth = candidate.reading.changes.map(({ part, value }) => ({ setting: part, value, orEqually: [] }));
    const ofConventions = changedIn(candidate.chosen, input.own).map((name) => ({
      setting: name,
      value: candidate.chosen[name],
      orEqually: equallyGood(candidate, name, input),
    }));
    kept.push({ ...candidate, changes: [...ofBirth, ...ofConventions] });
  }
  return kept;
}

function isAmong(candidate: Candidate, kept: Unranked, own: Conventions): boolean {
  if (candidate.reading !== kept.reading || levelsOf(candidate) !== levelsOf(kept)) return false;
  const mine = changedIn(candidate.chosen, own);
  return (
    mine.length === changedIn(kept.chosen, own).length &&
    mine.every((name) => {
      const change = kept.changes.find(({ setting }) => setting === name);
      const value = candidate.chosen[name];
      return change !== undefined && (change.value === value || change.orEqually.includes(value));
    })
  );
}

function withRanks(ordered: readonly Unranked[]): readonly Explanation[] {
  const seen: string[] = [];
  const explanations = ordered.map((one) => {
    const levels = levelsOf(one);
    if (!seen.includes(levels)) seen.push(levels);
    return { ...one, rank: seen.indexOf(levels) + 1 };
  });
  return explanations.sort((one, other) => one.rank - other.rank);
}
