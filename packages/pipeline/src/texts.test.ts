import type { Lang } from "@almagest/operation";
import { describe, expect, it } from "vitest";
import { bytesOf, createTextStore } from "./texts";

function store(fail: (domainId: string, lang: Lang) => boolean = () => false) {
  const asked: string[] = [];
  const texts = createTextStore(async (domainId, lang) => {
    asked.push(`${domainId} ${lang}`);
    if (fail(domainId, lang)) throw new Error("no file");
    return lang === "tr" ? [] : [{ namespace: domainId, lang, messages: {} }];
  });
  return { texts, asked };
}

describe("the text store", () => {
  it("loads a language once, also for calls that come at the same time", async () => {
    const { texts, asked } = store();
    await Promise.all([texts.catalogues("a", "de"), texts.catalogues("a", "de"), texts.catalogues("a", "en")]);
    await texts.catalogues("a", "de");
    expect(asked).toEqual(["a de", "a en"]);
  });

  it("gives English after the language, and alone where the language has nothing", async () => {
    const { texts } = store();
    expect((await texts.catalogues("a", "de")).map(({ lang }) => lang)).toEqual(["de", "en"]);
    expect((await texts.catalogues("a", "tr")).map(({ lang }) => lang)).toEqual(["en"]);
    expect((await texts.catalogues("a", "en")).map(({ lang }) => lang)).toEqual(["en"]);
  });

  it("gives what is loaded at once, without a promise", async () => {
    const { texts } = store();
    await texts.catalogues("a", "en");
    expect(Array.isArray(texts.catalogues("a", "en"))).toBe(true);
  });

  it("tries again after a load that failed", async () => {
    let broken = true;
    const { texts, asked } = store(() => broken);
    await expect(texts.catalogues("a", "en")).rejects.toThrow("no file");
    broken = false;
    expect(await texts.catalogues("a", "en")).toHaveLength(1);
    expect(asked).toEqual(["a en", "a en"]);
  });
});

/** A language of a domain, 2,000 bytes as the store counts them. */
function heavyStore(mostBytes?: number) {
  const asked: string[] = [];
  const texts = createTextStore(async (domainId, lang) => {
    asked.push(`${domainId} ${lang}`);
    return [{ namespace: domainId, lang, messages: { group: "x".repeat(995) } }];
  }, mostBytes);
  return { texts, asked };
}

describe("the bound of the text store", () => {
  it("drops the language that was not used for the longest time, and never English", async () => {
    const { texts, asked } = heavyStore(4500);
    for (const lang of ["en", "de", "fr"] as const) await texts.catalogues("a", lang);
    await texts.catalogues("a", "de");
    await texts.catalogues("a", "tr");
    expect(asked.splice(0)).toEqual(["a en", "a de", "a fr", "a tr"]);
    for (const lang of ["en", "de", "tr"] as const) await texts.catalogues("a", lang);
    expect(asked).toEqual([]);
    await texts.catalogues("a", "fr");
    expect(asked).toEqual(["a fr"]);
  });

  it("gives a language that is larger than the bound, and keeps it until another one comes", async () => {
    const { texts, asked } = heavyStore(1);
    await texts.catalogues("a", "de");
    expect(await texts.catalogues("a", "de")).toHaveLength(2);
    await texts.catalogues("b", "de");
    expect(await texts.catalogues("a", "de")).toHaveLength(2);
    expect(asked).toEqual(["a de", "a en", "b de", "b en", "a de"]);
  });

  it("loads ten languages once for 10,000 calls in turn", async () => {
    const { texts, asked } = heavyStore();
    const langs = ["en", "tr", "de", "es", "hi", "pt", "fr", "ru", "zh-Hans", "zh-Hant"] as const;
    for (let call = 0; call < 10_000; call += 1) await texts.catalogues("a", langs[call % 10] ?? "en");
    expect(asked).toHaveLength(10);
  });

  it("counts two bytes for each letter of texts, keys and forms", () => {
    const catalogue = { namespace: "a", lang: "de", messages: { group: { one: "ab", more: ["c", "d"] } } } as const;
    expect(bytesOf([catalogue])).toBe(2 * ("groupone".length + 2 + "more01".length + 2));
    expect(bytesOf([{ ...catalogue, forms: { Krebs: { in: "im Krebs" } } }])).toBe(2 * (18 + "Krebsinim Krebs".length));
  });
});
