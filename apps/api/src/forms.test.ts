import { catalogue } from "@almagest/catalog";
import { type AnyOperation, DETAILS, type Detail, isRecord, MOST_CHARACTERS, toolName } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { inTurn } from "../../../suites/strength";
import { NOON, post } from "../test/service";
import { type Flat, overRest, type WholeService, wholeService } from "../test/whole-service";

const DAY_MS = 86_400_000;
const app = wholeService(NOON, (byteCount) => new Uint8Array(byteCount).fill(3));
/** A later clock and different random bytes. */
const later = wholeService(NOON + 3 * DAY_MS, (byteCount) => new Uint8Array(byteCount).fill(9));

interface ToolAnswer {
  readonly text: string;
  readonly structured: unknown;
}

async function overMcp(service: WholeService, operation: AnyOperation, input: Flat): Promise<ToolAnswer> {
  const domain = operation.path.split("/")[1];
  const params = { name: toolName(operation), arguments: input };
  const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params };
  const accept = { Accept: "application/json, text/event-stream", Host: "localhost" };
  const response = await service.request(`/mcp/${domain}`, post(message, accept));
  const { result } = await response.json();
  return { text: result.content[0].text, structured: result.structuredContent };
}

/** Texts in the facts of an answer: not its conventions, which stay, nor the call for the rest. */
function* textsIn(value: unknown, path: string): Generator<string> {
  if (typeof value === "string") yield `${path}: ${value}`;
  if (typeof value !== "object" || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    if (path !== "" || (name !== "conventions" && name !== "more")) yield* textsIn(member, `${path}.${name}`);
  }
}

/** Four words or more, and a full stop, a question mark or an exclamation mark after one of them. */
function isSentence(text: string): boolean {
  const said = text.slice(text.indexOf(": ") + 2);
  return /\p{L}{2}[.!?](?:\s|$)/u.test(said) && said.split(/\s+/).length > 3;
}

/** Members that answer a question in words, which every form keeps. */
const KEPT: ReadonlySet<string> = new Set(["findMuhurta .answer"]);

const numbersIn = (text: string): ReadonlySet<string> => new Set(text.match(/(?<=[[,:])-?\d+(?:\.\d+)?(?=[,\]}])/g));

/** The items of a list in an answer; table rows become objects under their column names, without empty cells. */
function itemsAt(
  answer: unknown,
  { path, count }: { readonly path: string; readonly count: number },
): readonly unknown[] {
  const steps = path === "" ? ["items"] : path.split(".");
  const root = path === "" && Array.isArray(answer) ? { items: answer } : answer;
  const list = steps.reduce((node: unknown, step) => (isRecord(node) ? node[step] : undefined), root);
  if (isRecord(list)) return Object.entries(list);
  if (!Array.isArray(list) || list.length === count) return Array.isArray(list) ? list : [];
  const [names, ...rows] = list;
  return rows.map((row: readonly unknown[]) =>
    Object.fromEntries(row.flatMap((cell, index0) => (cell === null ? [] : [[names[index0], cell]]))),
  );
}

interface Listed {
  readonly path: string;
  readonly from: number;
  readonly shown: number;
  readonly total: number;
}

/**
 * All items of the lists that were cut in an answer, from it and from the calls it links to, made later with different
 * random bytes.
 */
async function allItems(operation: AnyOperation, first: unknown): Promise<ReadonlyMap<string, readonly unknown[]>> {
  const listsOf = (answer: unknown): readonly Listed[] => JSON.parse(JSON.stringify(answer)).more?.lists ?? [];
  const found = new Map(listsOf(first).map(({ path }): [string, readonly unknown[]] => [path, []]));
  const totals = new Map(listsOf(first).map(({ path, total }) => [path, total]));
  let answer = first;
  for (let calls = 0; calls < 60; calls += 1) {
    const cut = new Map(listsOf(answer).map((list) => [list.path, list]));
    for (const [path, own] of found) {
      const left = (totals.get(path) ?? 0) - own.length;
      const { from, shown } = cut.get(path) ?? { from: own.length, shown: left };
      expect(from).toBe(own.length);
      if (left > 0) found.set(path, [...own, ...itemsAt(answer, { path, count: shown })]);
    }
    const next =
      isRecord(answer) && isRecord(answer["more"]) && isRecord(answer["more"]["next"]) && answer["more"]["next"];
    if (!next) return found;
    const input = next["arguments"];
    const { text } = await overMcp(later, operation, isRecord(input) ? input : {});
    answer = JSON.parse(text);
    expect(answer).not.toHaveProperty("code");
  }
  return expect.fail("there is always more");
}

/** As a tool, every operation answers without a choice of form, and in one form by turns; in all of them in the long run. */
const toolForms = (turn: number): readonly Detail[] => inTurn(DETAILS, turn, DETAILS.length);

const cases = catalogue.entries.flatMap(({ operation }, turn) =>
  operation.needs.some(({ name }) => name === "account")
    ? []
    : operation.examples.map((example, index0) => ({
        name: `${operation.id} ${index0 + 1}`,
        operation,
        example,
        turn,
      })),
);

/** A form of an answer over REST, computed once for all tests of a case. */
function formsOf(operation: AnyOperation, example: Flat): (detail: Detail) => Promise<string> {
  const kept = new Map<Detail, Promise<string>>();
  return (detail) => {
    const answer = kept.get(detail) ?? overRest(app, operation, example, { detail });
    kept.set(detail, answer);
    return answer;
  };
}

describe.each(cases)("$name", ({ operation, example, turn }) => {
  const inDetail = formsOf(operation, example);
  test("is the same over both transports in every form, short enough, and rounds nothing", async () => {
    const full = await overRest(app, operation, example, {});
    expect(await inDetail("full")).toBe(full);
    expect((await overMcp(app, operation, example)).text).toBe(await inDetail("standard"));
    for (const detail of DETAILS) {
      const text = await inDetail(detail);
      const answer: unknown = JSON.parse(text);
      if (toolForms(turn).includes(detail)) {
        const tool = await overMcp(app, operation, { ...example, detail });
        expect(tool.text).toBe(text);
        expect(tool.structured).toEqual(Array.isArray(answer) ? { items: answer } : answer);
      }
      if (detail === "full") continue;
      expect(text.length).toBeLessThanOrEqual(MOST_CHARACTERS);
      const known = numbersIn(full);
      const { more: _, ...body } = isRecord(answer) ? answer : { items: answer };
      expect([...numbersIn(JSON.stringify(body))].filter((number) => !known.has(number))).toEqual([]);
    }
  });

  test("has no sentence in it where it is compact", async () => {
    const answer: unknown = JSON.parse(await inDetail("compact"));
    const isKept = (text: string): boolean => KEPT.has(`${operation.id} ${text.slice(0, text.indexOf(":"))}`);
    expect([...textsIn(answer, "")].filter((text) => isSentence(text) && !isKept(text))).toEqual([]);
  });

  test.each(inTurn(["standard", "compact"] as const, turn, 2))(
    "gives every item of its lists once over all its calls, %s",
    async (detail) => {
      const first = JSON.parse(await inDetail(detail));
      const { detail: cutAt } = first.more?.next.arguments ?? { detail };
      const items = await allItems(operation, first);
      expect(items.size).toBe(first.more?.lists.length ?? 0);
      for (const { path, total } of first.more?.lists ?? []) {
        const found = items.get(path) ?? [];
        expect([path, found.length]).toEqual([path, total]);
        for (const index0 of [0, Math.floor(total / 2), total - 1]) {
          const one = { detail: cutAt, fields: `${path}[${index0}:${index0 + 1}]` };
          const asked = JSON.parse(await overRest(app, operation, example, one));
          expect(itemsAt(asked, { path, count: 1 })).toEqual([found[index0]]);
        }
      }
    },
  );
});
