import { describe, expect, it } from "vitest";
import { citySearch } from "./city-search.js";

const BERLIN = { city: "Berlin", province: "Berlin", country: "Germany", latitude: 52.5, longitude: 13.4 };
const never = new AbortController().signal;

/** A search with fixed answers, and the requests that it made. */
function searchOver(answers: readonly (readonly [status: number, body: unknown])[], key = "") {
  const asked: { readonly address: string; readonly key: string | null }[] = [];
  const waiting = [...answers];
  const search = citySearch({
    address: "http://service/search",
    key: () => key,
    fetch: async (address, init) => {
      asked.push({ address: String(address), key: new Headers(init?.headers).get("X-API-Key") });
      const [status, body] = waiting.shift() ?? [500, {}];
      return Response.json(body, { status });
    },
  });
  return { search, asked };
}

describe("the city search", () => {
  it("sends the reader's key, or none, and takes six", async () => {
    const withKey = searchOver([[200, { cities: [BERLIN], total: 1 }]], "alm_sk_x");
    expect(await withKey.search("são paulo & more", never)).toEqual({ cities: [BERLIN], total: 1 });
    expect(withKey.asked).toEqual([
      { address: "http://service/search?q=s%C3%A3o+paulo+%26+more&limit=6", key: "alm_sk_x" },
    ]);
    const without = searchOver([[200, { cities: [], total: 0 }]]);
    await without.search("berlin", never);
    expect(without.asked[0]?.key).toBeNull();
  });

  it("spends no call on a search answered before, and asks again after a refusal", async () => {
    const { search, asked } = searchOver([
      [429, { code: "rate_limited" }],
      [200, { cities: [BERLIN], total: 1 }],
    ]);
    await search("berlin", never);
    await search("berlin", never);
    expect(await search("berlin", never)).toEqual({ cities: [BERLIN], total: 1 });
    expect(asked.length).toBe(2);
  });

  it("says in words what a refusal means, by its code, or else the service's own words", async () => {
    const { search } = searchOver([
      [401, { code: "api_key_required" }],
      [401, { code: "invalid_api_key" }],
      [429, { code: "free_tier_exhausted" }],
      [429, { code: "rate_limit_exceeded" }],
      [401, { code: "api_key_revoked", error: "This key was revoked." }],
      [500, {}],
    ]);
    const said: unknown[] = [];
    for (const _ of "123456") said.push(await search("berlin", never));
    expect(said).toEqual([
      { problem: expect.stringContaining("Enter yours at the top") },
      { problem: expect.stringContaining("not a key of this service") },
      { problem: expect.stringContaining("used up until 00:00 UTC") },
      { problem: expect.stringContaining("monthly allowance") },
      { problem: "This key was revoked." },
      { problem: "The search ended with status 500." },
    ]);
  });

  it("distinguishes an unreachable service from a canceled search", async () => {
    const parts = { address: "http://service", key: () => "", fetch: () => Promise.reject(new TypeError("failed")) };
    expect(await citySearch(parts)("berlin", never)).toEqual({ problem: expect.stringContaining("no answer") });
    await expect(citySearch(parts)("berlin", AbortSignal.abort())).rejects.toThrow("failed");
  });
});
