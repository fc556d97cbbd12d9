import { domains } from "@almagest/catalog";
import { describe, expect, test } from "vitest";
import type { CheckedText, ClaimReport } from "../../../packages/telling/test/claims";
import { long } from "../../strength";
import { claimsOf, LISTED } from "./compared";

/** The composed texts that are compared, by the folder that declares them. */
const CLAIMS: readonly (readonly [folder: string, texts: readonly CheckedText[]])[] = (
  await Promise.all(domains.map(async ({ folder }) => [folder, await claimsOf(folder)] as const))
).filter(([, texts]) => texts.length > 0);
const COVERED = CLAIMS.flatMap(([, texts]) => texts);

const MOST = 1000;
/** Answers of each operation that are read. */
const COUNT = long(40, MOST);
const IS_LONG = COUNT === MOST;
/** A thousand charts on a busy machine take minutes. */
const LIMIT_MS = 600_000;
/** CI and the long run say the same of the same commit; others look at other answers, and a failure names their seed. */
const SEED = IS_LONG || process.env["ALMAGEST_CI"] === "1" ? 20261121 : Math.floor(Math.random() * 2 ** 31);

const reports = new Map<CheckedText, ClaimReport>();

function reportOf(text: CheckedText): ClaimReport {
  const report = reports.get(text) ?? text.check(COUNT, SEED);
  reports.set(text, report);
  return report;
}

describe(`composed texts, seed ${SEED}`, () => {
  test.each(COVERED.map((text) => [text.operation, text.member, text] as const))(
    "%s %s: no sentence ranks, counts, dates or judges against its answer, or without saying what it rests on",
    (_, __, text) => {
      const { answers, undeclared, broken } = reportOf(text);
      expect({ undeclared, broken }).toEqual({ undeclared: [], broken: [] });
      expect(answers).toBe(COUNT);
    },
    LIMIT_MS,
  );

  // Of fewer answers some lack a sentence.
  if (IS_LONG) {
    test.each(CLAIMS)("%s declares nothing that none of its texts says", (_, texts) => {
      const all = texts.map(reportOf);
      const said = new Set(all.flatMap(({ declared, stale }) => declared.filter((one) => !stale.includes(one))));
      expect(all.flatMap(({ declared }) => declared).filter((one) => !said.has(one))).toEqual([]);
    });
  }
});

test("each listed entry of a book, and each text listed as not compared yet, belongs to an operation", () => {
  const ids = new Set(domains.flatMap(({ operations }) => operations.map(({ id }) => id)));
  expect(LISTED.filter((one) => !ids.has(one.split(" ")[0] ?? ""))).toEqual([]);
});

test("no text is compared twice", () => {
  const covered = COVERED.map(({ operation, member }) => `${operation} ${member}`);
  expect(new Set(covered).size).toBe(covered.length);
});
