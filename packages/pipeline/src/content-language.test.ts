import type { Caller } from "@almagest/auth";
import {
  type AnyOperation,
  defineOperation,
  erase,
  langQuery,
  localizedText,
  type MessageTree,
  prose,
  type TextCatalogue,
} from "@almagest/operation";
import { burstGuard, memoryMeter } from "@almagest/quota";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { createPipeline } from "./pipeline";
import { createTextStore } from "./texts";

const told = z.object({ reading: prose, repeated: z.string().meta({ weight: "repeated" }).optional() });

/** Says what it is sent. */
const reading = erase(
  defineOperation({
    id: "reading",
    method: "POST",
    path: "/test/reading",
    summary: "A reading",
    query: langQuery,
    body: z.object({ said: z.string().optional(), kind: z.string().optional() }),
    output: z.object({ sign: z.string(), signLocalized: localizedText, rows: z.array(told), about: told }),
    needs: [],
    compute: (input) => input,
    present: ({ said, kind }) => ({ sign: "Aries", rows: [{ reading: said }], about: { repeated: kind } }),
    examples: [{}],
  }),
);

const count = erase(
  defineOperation({
    id: "count",
    method: "GET",
    path: "/test/count",
    summary: "A number",
    output: z.object({ count: z.int(), name: z.string() }),
    needs: [],
    compute: () => 1,
    present: (facts) => ({ count: facts, name: "one" }),
    examples: [{}],
  }),
);

const ENGLISH: MessageTree = { signs: { aries: "A", taurus: "B" }, list: ["C"] };
const caller: Caller = { keyId: "known", kind: "secret" };

/** The header of an answer where the texts in German are these, beside a table of German names. */
function headerWith(german: MessageTree | undefined, english: MessageTree = ENGLISH) {
  const catalogues = (lang: "en" | "de"): readonly TextCatalogue[] => [
    ...(lang === "de" ? [{ namespace: "names", lang, messages: { aries: "Widder" } }] : []),
    ...(lang === "en" ? [{ namespace: "test", lang, messages: english }] : []),
    ...(lang === "de" && german ? [{ namespace: "test", lang, messages: german }] : []),
  ];
  const pipeline = createPipeline({
    callers: { identify: async () => ({ ok: true, caller }) },
    meter: memoryMeter({ monthlyLimit: 100, now: () => 0 }),
    burst: burstGuard(() => 0),
    texts: createTextStore(async (_, lang) => catalogues(lang === "de" ? "de" : "en")),
    log: { error: ({ error }) => expect.fail(String(error)) },
    now: () => 0,
    random: (byteCount) => new Uint8Array(byteCount),
    resources: {},
    publicUrl: undefined,
  });
  return async (query: object, body: object = { said: "text", kind: "text" }, operation: AnyOperation = reading) => {
    const call = { operation, domainId: "test", caller, transport: "rest", raw: { query, body } } as const;
    const { status, headers } = await pipeline.execute(operation.method === "GET" ? { ...call, raw: { query } } : call);
    expect(status).toBe(200);
    return headers["Content-Language"];
  };
}

describe("Content-Language", () => {
  it("is English for prose that is not translated, whatever the names are in", async () => {
    const header = headerWith(undefined);
    expect(await header({ lang: "de" })).toBe("en");
    expect(await header({ lang: "de-AT" })).toBe("en");
    expect(await header({})).toBe("en");
  });

  it("is the language asked for, English, or both, by the groups that the operation speaks with", async () => {
    expect(await headerWith({ signs: { aries: "Ä", taurus: "B" }, list: ["C"] })({ lang: "de" })).toBe("de");
    expect(await headerWith({ signs: { aries: "Ä" } })({ lang: "de" })).toBe("en");
    expect(await headerWith({ signs: { aries: "Ä", taurus: "B" } })({ lang: "de" })).toBe("de, en");
    expect(await headerWith({ unknown: "x" })({ lang: "de" })).toBe("en");
    expect(await headerWith(undefined, {})({ lang: "de" })).toBe("de");
  });

  it("is that of the names where no prose is sent", async () => {
    const header = headerWith(undefined);
    expect(await header({ lang: "de" }, {})).toBe("de");
    expect(await header({ lang: "de" }, { said: "" })).toBe("de");
    expect(await header({ lang: "de", detail: "compact" })).toBe("de");
    expect(await header({ lang: "de", fields: "sign,signLocalized" })).toBe("de");
    expect(await header({ lang: "de", detail: "standard" }, { kind: "text" })).toBe("de");
  });

  it("is that of prose which a path or the detail lets through", async () => {
    const header = headerWith(undefined);
    expect(await header({ lang: "de", detail: "standard" })).toBe("en");
    expect(await header({ lang: "de", detail: "compact", fields: "rows.reading" })).toBe("en");
    expect(await header({ lang: "de", detail: "compact", fields: "rows" })).toBe("de");
    expect(await header({ lang: "de", fields: "rows[0:1]" })).toBe("en");
    expect(await header({ lang: "de", detail: "compact", fields: "about.repeated" })).toBe("en");
    expect(await header({ lang: "de" }, { kind: "text" })).toBe("en");
  });

  it("is English where an operation knows no language", async () => {
    expect(await headerWith(undefined)({ lang: "de" }, {}, count)).toBe("en");
  });
});
