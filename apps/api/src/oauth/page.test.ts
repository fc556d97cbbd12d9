import { LANGS } from "@almagest/operation";
import { describe, expect, it } from "vitest";
import { plainName } from "./client";
import { type ConsentPage, consentPage } from "./page";
import { pageLanguage, WORDS, words } from "./words";

const PAGE: ConsentPage = {
  lang: "en",
  redirectUri: "https://assistant.example/back?a=b",
  clientName: "Assistant",
  resource: "https://api.example.com/mcp",
  sealed: { question: "question", seal: "seal" },
};

describe("the consent page", () => {
  it("shows the host that the answer goes to, in the largest letters", () => {
    const { body } = consentPage(PAGE);
    expect(body).toContain('<p class="host" dir="ltr">assistant.example</p>');
    const sizes = Array.from(body.matchAll(/font(?:-size)?: ([\d.]+)rem/g), ([, size]) => Number(size));
    expect(Math.max(...sizes)).toBe(2.25);
    expect(/\.host \{ font-size: 2.25rem/.test(body)).toBe(true);
  });

  it("shows a name as text, whatever is in it", () => {
    const clientName = `<script>alert(1)</script><img src=x onerror=y>"'&\u202e`;
    const { body } = consentPage({ ...PAGE, clientName });
    expect(body).not.toMatch(/<script|<img/);
    expect(body).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(plainName(clientName, PAGE.redirectUri)).not.toMatch(/\u202e/);
    expect(plainName("\u200b \n", PAGE.redirectUri)).toBe("assistant.example");
    expect(plainName("x".repeat(500), PAGE.redirectUri)).toHaveLength(100);
  });

  it("runs nothing, loads nothing and is shown in no frame", () => {
    const { body, headers } = consentPage(PAGE);
    expect(headers["Content-Security-Policy"]).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self' https:\/\/assistant\.example; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(headers["X-Frame-Options"]).toBe("DENY");
    expect(headers["Cache-Control"]).toBe("no-store");
    expect(body).not.toMatch(/<script|<link|<img|src=|url\(| on\w+=/);
  });

  it("says which host is the reader's own computer", () => {
    const local = consentPage({ ...PAGE, redirectUri: "http://[::1]:5000/back" });
    expect(local.body).toContain(WORDS.en.thisComputer);
    expect(local.headers["Content-Security-Policy"]).toContain("form-action 'self' http:;");
    expect(consentPage(PAGE).body).not.toContain(WORDS.en.thisComputer);
  });
});

describe("its words", () => {
  it.each(LANGS)("are complete in %s", (lang) => {
    expect(words.parse(WORDS[lang])).toEqual(WORDS[lang]);
    expect(consentPage({ ...PAGE, lang }).body).toContain(`<html lang="${lang}">`);
    if (lang !== "en")
      for (const [name, text] of Object.entries(WORDS[lang])) expect(Object.values(WORDS.en), name).not.toContain(text);
  });

  it("are in the program's language, then the browser's, else in English", () => {
    expect(pageLanguage("xx pt-BR", "de")).toBe("pt");
    expect(pageLanguage(undefined, "xx, de;q=0.5, zh-TW;q=0.8")).toBe("zh-Hant");
    expect(pageLanguage(undefined, "de;q=0, *")).toBe("en");
    expect(pageLanguage("x".repeat(1000), undefined)).toBe("en");
  });
});
