import { expect, it } from "vitest";
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

it("names the options of a picture, so that no argument of an operation is one of them", () => {
  const url = addressOf(asked("/biorhythm/forecast", "{}"), BASE, { theme: "inherit", compact: "true" });
  expect(url?.search).toBe("?lang=de&picture.theme=inherit&picture.compact=true");
});
