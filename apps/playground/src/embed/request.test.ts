import { afterEach, expect, it, vi } from "vitest";
import { type Asked, addressOf, got } from "./request";

const asked = (of: string, body?: string): Asked => ({ of, body, lang: "de", key: "" });
const BASE = "https://stars.example/below/";

it.each([
  ["/iching/hexagrams/3", "https://stars.example/below/api/v2/iching/hexagrams/3?lang=de"],
  [
    "/astrology/moon-phase/current?timezone=Asia/Tokyo",
    "https://stars.example/below/api/v2/astrology/moon-phase/current?timezone=Asia%2FTokyo&lang=de",
  ],
  ["/astrology/signs?lang=fr", "https://stars.example/below/api/v2/astrology/signs?lang=de"],
])("%s is below the service", (of, address) => {
  expect(addressOf(asked(of), BASE)?.href).toBe(address);
});

it.each([
  "",
  "astrology",
  "//evil.example",
  "https://evil.example/",
  "/../../admin",
  "/a#b",
  "javascript:1",
  "/\\evil",
])("%j is no path, and nothing is asked for", async (of) => {
  expect(addressOf(asked(of), BASE)).toBeUndefined();
  const answer = await got(asked(of), { base: BASE, key: "" }, new AbortController().signal);
  expect(answer).toMatchObject({ ok: false, fault: "wrong" });
});

it("leaves the options of a picture out where the answer itself is asked for", () => {
  const page = asked("/pages/kundli?picture.style=south", "{}");
  expect(addressOf(page, BASE)?.search).toBe("?lang=de");
  expect(addressOf(page, BASE, { theme: "inherit" })?.search).toBe(
    "?picture.style=south&lang=de&picture.theme=inherit",
  );
});

it("names the options of a picture, so that no argument of an operation is one of them", () => {
  const url = addressOf(asked("/biorhythm/forecast", "{}"), BASE, { theme: "inherit", compact: "true" });
  expect(url?.search).toBe("?lang=de&picture.theme=inherit&picture.compact=true");
});

afterEach(() => vi.unstubAllGlobals());

it.each([
  [[503, 503, 200], "0", { ok: true, text: "drawn" }, 3],
  [[429, 200], "0", { ok: true, text: "drawn" }, 2],
  [[503, 503, 503, 200], "0", { ok: false, fault: "later" }, 3],
  [[429, 200], "3600", { ok: false, fault: "later" }, 1],
  [[401, 200], undefined, { ok: false, fault: "denied" }, 1],
  [[500, 200], "0", { ok: false, fault: "away" }, 1],
] as const)(
  "of a service that answers %j, to be asked again after %s s",
  async (statuses, retryAfter, answer, asks) => {
    const left = [...statuses];
    const fetched = vi.fn(async () => {
      const status = left.shift() ?? 200;
      return new Response("drawn", { status, headers: retryAfter === undefined ? {} : { "Retry-After": retryAfter } });
    });
    vi.stubGlobal("fetch", fetched);
    const got0 = await got(asked("/iching/hexagrams/3"), { base: BASE, key: "" }, new AbortController().signal);
    expect(got0).toMatchObject(answer);
    expect(fetched).toHaveBeenCalledTimes(asks);
  },
);
