import { createCatalogue } from "@almagest/catalog";
import { DomainError, defineDomain, defineOperation, needNow } from "@almagest/operation";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { get, testService } from "../../test/service";

const word = defineOperation({
  id: "word",
  method: "GET",
  path: "/kept/words/{word}",
  summary: "A word",
  params: z.object({ word: z.string() }),
  output: z.string(),
  needs: [],
  compute: ({ word }) => {
    if (word === "unknown") throw new DomainError("not_found", "There is no such word.");
    return word;
  },
  present: (word) => word,
  examples: [{ word: "known" }],
});

const moment = defineOperation({
  id: "moment",
  method: "GET",
  path: "/kept/moment",
  summary: "The moment",
  output: z.number(),
  needs: [needNow],
  compute: (_, { now }) => now,
  present: (now) => now,
  examples: [{}],
});

const said = defineOperation({
  id: "said",
  method: "POST",
  path: "/kept/said",
  summary: "What was said",
  output: z.string(),
  needs: [],
  compute: () => "said",
  present: (word) => word,
  examples: [{}],
});

const domain = defineDomain({ id: "kept", title: "Kept", description: "Kept", operations: [word, moment, said] });
const { app } = testService(100, { catalogue: createCatalogue([domain]), programId: "one" });

async function headersOf(path: string, init: RequestInit = get()): Promise<readonly (string | null)[]> {
  const { headers } = await app.request(`/api/v2/kept/${path}`, init);
  return [headers.get("cache-control"), headers.get("vary"), headers.get("etag")];
}

describe("caching", () => {
  it("is allowed only to the caller, separately for each key, if the answer is constant", async () => {
    expect(await headersOf("words/known")).toEqual([
      "private, max-age=86400",
      "Origin, X-API-Key, Authorization",
      expect.stringMatching(/^W\/"[\w-]{27}"$/),
    ]);
  });

  it("is forbidden for every other answer and for errors", async () => {
    const forbidden = ["no-store", null, null];
    expect(await headersOf("moment")).toEqual(forbidden);
    expect(await headersOf("said", { ...get(), method: "POST" })).toEqual(forbidden);
    expect(await headersOf("words/unknown")).toEqual(forbidden);
    expect(await headersOf("words/known?times=2")).toEqual(forbidden);
    expect(await headersOf("words/known", {})).toEqual(forbidden);
  });

  it("ends with the program: another one has other tags, and so has one that does not know which it is", async () => {
    const tagIn = async (more: { programId?: string }): Promise<string | null> => {
      const service = testService(100, { catalogue: createCatalogue([domain]), ...more });
      return (await service.app.request("/api/v2/kept/words/known", get())).headers.get("etag");
    };
    const [, , tag] = await headersOf("words/known");
    expect(await tagIn({ programId: "one" })).toBe(tag);
    expect(new Set([tag, await tagIn({ programId: "two" }), await tagIn({}), await tagIn({})]).size).toBe(4);
  });
});

describe("documents", () => {
  it.each(["/api/v2/openapi.json", "/docs", "/docs/errors", "/llms.txt", "/docs/assets/docs.css"])(
    "have a tag, by which they are not sent again: %s",
    async (path) => {
      const sent = await app.request(path);
      const tag = sent.headers.get("etag") ?? "";
      expect(tag).toMatch(/^W\/"[\w-]{27}"$/);
      expect(sent.headers.get("cache-control")).toBe(
        /^\/docs(?:\/errors)?$/.test(path) ? "no-cache" : "public, max-age=3600",
      );
      const again = await app.request(path, { headers: { "If-None-Match": tag } });
      expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", tag]);
      const head = await app.request(path, { method: "HEAD" });
      expect([head.status, head.headers.get("etag"), head.headers.get("content-length")]).toEqual([
        ...[200, tag, sent.headers.get("content-length")],
      ]);
    },
  );

  it("with the quota of a key in their headers are only for the caller", async () => {
    const { headers } = await app.request("/api/v2/openapi.json", get());
    expect(headers.get("cache-control")).toBe("private, max-age=3600");
    expect(headers.get("vary")).toBe("Origin, X-API-Key, Authorization, Accept-Encoding");
  });

  it("that are pictures have tags by their language", async () => {
    const tagOf = async (path: string): Promise<string | null> => (await app.request(path)).headers.get("etag");
    const path = "/img/tarot/major/fool.svg";
    const tag = await tagOf(path);
    expect(new Set([tag, await tagOf(`${path}?lang=de`), await tagOf("/img/tarot/major/star.svg")]).size).toBe(3);
    expect(await tagOf(`${path}?lang=en`)).toBe(tag);
    const known = await app.request(path, { headers: { "If-None-Match": tag ?? "" } });
    expect([known.status, await known.text()]).toEqual([304, ""]);
  });
});
