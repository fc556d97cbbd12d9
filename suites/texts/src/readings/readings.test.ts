import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { domains } from "@almagest/catalog";
import { describe, expect, test } from "vitest";
import { KINDS, type Kind } from "./kinds";
import { pagesOf } from "./pages";
import { drawnSheet, MARKS, type Sheet, type Sources, sentencesIn, sentencesOfSheet, withCount } from "./sheet";

const FOLDER = new URL("../../../../docs/readings/", import.meta.url);
const fileOf = (kind: string): URL => new URL(`${kind}.json`, FOLDER);

const sources: Sources = new Map(
  (
    await Promise.all(
      domains.map(async ({ operations, texts }) => {
        const loaded = (await texts.en?.()) ?? [];
        return operations.map((operation) => [operation.id, { operation, texts: loaded }] as const);
      }),
    )
  ).flat(),
);

function sheetOf(kind: string): Sheet {
  const sheet: Sheet = JSON.parse(readFileSync(fileOf(kind), "utf8"));
  return sheet;
}

/** Writes the sheet of a kind anew; marks of sentences that it had stay. `npm run readings KIND` sets it. */
const asked = process.env["ALMAGEST_READINGS"];
const otherSeed = process.env["ALMAGEST_READINGS_SEED"] ?? "";
if (asked !== undefined) {
  const kind = KINDS[asked];
  if (kind === undefined) throw new Error(`${asked} is none of ${Object.keys(KINDS).join(", ")}`);
  if (otherSeed === "") keepSheet(asked, kind, lastCommitOf(kind));
  else if (otherSeed === "kept") keepSheet(asked, kind, sheetOf(asked).seed);
  else writeFileSync(join(tmpdir(), `${asked}-${otherSeed}.txt`), pagesOf(kind, otherSeed, sources));
}

function lastCommitOf(kind: Kind): string {
  const root = new URL("../../../../", import.meta.url);
  const log = ["log", "-1", "--format=%H", "--", ...kind.texts];
  return execFileSync("git", log, { cwd: root, encoding: "utf8" }).trim();
}

function keepSheet(asked: string, kind: Kind, seed: string): void {
  const drawn = drawnSheet(asked, kind, seed, sources);
  const before = existsSync(fileOf(asked)) ? sentencesOfSheet(sheetOf(asked)) : [];
  const marks = new Map(before.map(({ text, mark, reason }) => [text, { mark, reason }]));
  const answers = drawn.answers.map((answer) => ({
    ...answer,
    sentences: answer.sentences.map((one) => ({ ...one, ...marks.get(one.text) })),
  }));
  writeFileSync(fileOf(asked), `${JSON.stringify(withCount({ ...drawn, answers }), null, 2)}\n`);
}

const KEPT = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".json"))
  .map((file) => file.slice(0, -".json".length));

describe.each(KEPT.map((kind) => ({ kind, sheet: sheetOf(kind) })))(
  "the reading of $kind ($sheet.unread sentences unread)",
  ({ kind, sheet }) => {
    const calls = KINDS[kind]?.calls ?? [];

    test("has the sentences that its requests are answered with today", () => {
      expect(sheet).toMatchObject({ kind, seed: expect.stringMatching(/^[0-9a-f]{40}$/) });
      expect(sentencesOfSheet(sheet).length).toBeGreaterThanOrEqual(40);
      for (const { operation, request, sentences } of sheet.answers) {
        const members = calls.filter((call) => call.operation === operation).flatMap((call) => call.members);
        const told = new Set(
          sentencesIn({ operation, members }, request, sources).map(({ at, text }) => `${at}: ${text}`),
        );
        const lost = sentences.filter(({ at, text }) => !told.has(`${at}: ${text}`));
        expect({ operation, request, lost }).toEqual({ operation, request, lost: [] });
      }
    });

    test("was drawn by its seed", () => {
      const known = KINDS[kind];
      if (known === undefined) throw new Error(`no kind ${kind}`);
      const requests = ({ answers }: Sheet): unknown =>
        answers.map(({ operation, request }) => ({ operation, request }));
      expect(requests(drawnSheet(kind, known, sheet.seed, sources))).toEqual(requests(sheet));
    });

    const patternOf = KINDS[kind]?.patternOf;
    const ofPatterns = patternOf === undefined ? [] : [patternOf];
    test.each(ofPatterns)("has a sentence of every pattern that its requests are answered with", (maskOf) => {
      const patterns = (sentences: readonly { readonly text: string }[]): ReadonlySet<string> =>
        new Set(sentences.map(({ text }) => maskOf(text)));
      const told = sheet.answers.flatMap(({ operation, request }) =>
        calls
          .filter((call) => call.operation === operation)
          .flatMap(({ members }) => sentencesIn({ operation, members }, request, sources)),
      );
      const read = sentencesOfSheet(sheet);
      expect(patterns(read)).toEqual(patterns(told));
      expect(patterns(read).size).toBe(read.length);
    });

    test("counts what is unread, and has at most one marked sentence in fifty once all are read", () => {
      const sentences = sentencesOfSheet(sheet);
      const marked = sentences.filter(({ mark }) => mark !== "" && mark !== "good");
      expect(sheet.unread).toBe(sentences.filter(({ mark }) => mark === "").length);
      expect(sentences.filter(({ mark }) => !MARKS.some((known) => known === mark))).toEqual([]);
      expect(marked.filter(({ reason }) => reason === "")).toEqual([]);
      if (sheet.unread === 0) expect(marked.length).toBeLessThanOrEqual(Math.floor(sentences.length / 50));
    });
  },
);
