import type { Lang } from "@almagest/operation";
import { describe, expect, it } from "vitest";
import { createTextStore } from "./texts";

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
