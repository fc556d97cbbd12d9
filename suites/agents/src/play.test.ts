import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Askers, askers } from "./clients";
import { listTokens, MOST_FOUND, type Played, placeOf, play, tableOf, tokensOf } from "./play";
import { type Expected, expected, type QuestionId, questions } from "./questions/index";

const ratchet = JSON.parse(readFileSync(new URL("../ratchet.json", import.meta.url), "utf8"));
const ids = Object.keys(expected).filter((id): id is QuestionId => id in expected);

/** For the one who asked for the table. */
function say(text: string): void {
  if (process.env["ALMAGEST_AGENTS_TABLE"] !== undefined) process.stdout.write(`${text}\n`);
}

let both: Askers;
let played: readonly Played[];

beforeAll(async () => {
  both = await askers();
  const done: Played[] = [];
  for (const id of ids) done.push(await play(both.first, id, questions["en"]?.[id] ?? ""));
  played = done;
});

afterAll(async () => {
  await both.first.close();
  await both.second.close();
});

describe("the questions, played through a client", () => {
  test("are answered with the value that is known", () => {
    expect(played.filter((one) => !one.holds).map(({ id }) => id)).toEqual([]);
    say(tableOf(played));
  });

  test.each(ids.filter((_, index0) => index0 % 4 === 0))(
    "answer the later generation of clients the same: %s",
    async (id) => {
      const again = await play(both.second, id, questions["en"]?.[id] ?? "");
      expect(again).toEqual(played.find((one) => one.id === id));
    },
  );

  test("cost no more to read than they did", () => {
    const costs = played.map(({ answer }) => answer).toSorted((one, other) => one - other);
    expect(costs[costs.length / 2] ?? 0).toBeLessThanOrEqual(ratchet.answerTokens.median);
    expect(costs.at(-1) ?? 0).toBeLessThanOrEqual(ratchet.answerTokens.most);
  });
});

describe("the server for everything", () => {
  test("has few tools, in few tokens", async () => {
    const list = await listTokens(both);
    expect(list.tools).toBeLessThanOrEqual(ratchet.list.tools);
    expect(list.tokens).toBeLessThanOrEqual(ratchet.list.tokens);
    say(`the list: ${list.tools} tools, ${list.tokens} tokens`);
  });

  /** Where a birth may be a line, the chart of somebody born in New York is one call. */
  test("gives a person born in New York the whole chart in few tokens, including the list of tools", async () => {
    const natal = both.toolbox.list.find(({ name }) => name === "post_astrology_natal_chart");
    const takesLine = natal?.inputSchema.properties?.["person"] !== undefined;
    const birth = takesLine ? { person: "1990-07-15 14:30, New York" } : expected.birthChart.input;
    const answer = takesLine
      ? await both.first.call("post_astrology_natal_chart", birth)
      : await both.first.call("call_operation", { operation: "post_astrology_natal_chart", arguments: birth });
    expect(answer.isError).toBe(false);
    const { tokens } = await listTokens(both);
    say(
      `the own chart: ${tokensOf(answer.text)} tokens, the list ${tokens}${takesLine ? "" : " (no line for a birth yet)"}`,
    );
    expect(tokens + tokensOf(answer.text)).toBeLessThanOrEqual(ratchet.ownChartTokens);
  });
});

describe("the search", () => {
  test.each(Object.entries(questions))(`finds the operation among ${MOST_FOUND}: %s`, async (lang, asked) => {
    const missed: string[] = [];
    for (const id of ids) {
      const one: Expected = expected[id];
      const { text } = await both.first.call("search_operations", { query: asked[id], limit: MOST_FOUND });
      if (placeOf(one, text) === 0) missed.push(id);
    }
    const found = ids.length - missed.length;
    say(`${lang}: ${found} of ${ids.length}; not ${missed.join(", ")}`);
    expect(found, `${lang} misses ${missed.join(", ")}`).toBeGreaterThanOrEqual(ratchet.found[lang]);
  });
});
