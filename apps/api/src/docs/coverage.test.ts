import { LANGUAGES } from "@almagest/i18n";
import { type Domain, defineDomain, LANGS, type TextCatalogue } from "@almagest/operation";
import { describe, expect, it } from "vitest";
import { testService } from "../../test/service";
import { coverageOfDomains } from "./coverage";
import { languagesPage } from "./languages-page";

const texts: readonly TextCatalogue[] = [
  { namespace: "sky", lang: "en", messages: { a: "One two", b: { c: "{n} three", d: ["Four"], see: ["id"] } } },
  { namespace: "sky", lang: "de", messages: { a: "Ä", b: { c: "Z" }, unknown: "?" } },
  { namespace: "other", lang: "es", messages: { a: "A" } },
];
const domain = (id: string, own: readonly TextCatalogue[] = []): Domain =>
  defineDomain({
    id,
    title: `Domain <${id}>`,
    description: id,
    operations: [],
    texts: Object.fromEntries(LANGS.map((lang) => [lang, async () => own.filter((each) => each.lang === lang)])),
  });

describe("the coverage of languages", () => {
  it("counts the words of English texts that each language has, and none that English lacks", async () => {
    const [sky, silent] = await coverageOfDomains([domain("sky", texts), domain("silent")]);
    expect(sky).toMatchObject({ total: 4, translated: { en: 4, de: 3, es: 0, "zh-Hant": 0 } });
    expect(silent).toMatchObject({ total: 0 });
  });

  it("counts a text once, where its own domain tells it", async () => {
    const borrowed = domain("almanac", [...texts, { namespace: "days", lang: "en", messages: { a: "Five" } }]);
    const [almanac, sky] = await coverageOfDomains([borrowed, domain("sky", texts.slice(0, 2))]);
    expect([almanac?.total, sky?.total]).toEqual([1, 4]);
  });

  it("is a page with a row for each domain and a column for each language, rounded down", async () => {
    const html = languagesPage(await coverageOfDomains([domain("sky", texts), domain("silent")]));
    for (const { nativeName } of LANGUAGES) expect(html).toContain(nativeName);
    expect(html).toContain("<td>4</td><td>–</td><td>3 (75 %)</td>");
    expect(html).toContain("Domain &lt;sky&gt;");
    expect(html).toContain("answers without prose");
  });

  it("is served, and linked from the reference", async () => {
    const { app } = testService();
    const response = await app.request("/docs/languages");
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    expect(await (await app.request("/docs")).text()).toContain('href="docs/languages"');
  });
});
