import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, isRecord, type Lang, loadWords } from "@almagest/operation";
import { pages } from "@almagest/pages/domain";
import { describe, expect, test } from "vitest";
import { hasReport, reportPdf } from "./index";
import { parseWhiteLabel } from "./white-label";

const LONG = 120_000;

/** The answer to a page's first example, or of its first part alone. */
async function answered(
  operationId: string,
  lang: Lang,
  changed: object = {},
): Promise<Parameters<typeof reportPdf>[0]> {
  const isPart = operationId === "generateNatalChart";
  const operation = pages.operations.find(({ id }) => id === (isPart ? "getNatalPage" : operationId));
  const parsed = operation?.parse({ flat: { ...operation.examples[0], lang, ...changed } });
  if (operation === undefined || parsed?.ok !== true) throw new Error(JSON.stringify(parsed));
  const texts = await loadWords(pages, lang);
  const context = createContext({ ephemeris: swissEphemeris(), now: Date.UTC(2026, 10, 29), texts });
  const input: unknown = parsed.value;
  const answer: unknown = operation.run(parsed.value, context);
  if (!isRecord(input) || !isRecord(answer)) throw new Error("no answer");
  const parts = answer["parts"];
  return { operationId, input, lang, answer: isPart && isRecord(parts) ? parts["chart"] : answer };
}

const folder = mkdtempSync(join(tmpdir(), "report-"));

function tool(name: string, pdf: Uint8Array, ...options: string[]): string {
  const file = join(folder, "report.pdf");
  writeFileSync(file, pdf);
  return execFileSync(
    name,
    name === "qpdf" ? [...options, file] : [...options, file, ...(name === "pdftotext" ? ["-"] : [])],
    {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      maxBuffer: 1e8,
    },
  );
}

const hasTools = ["qpdf", "pdftotext", "pdffonts", "pdfinfo"].every((name) => {
  try {
    execFileSync(name, [name === "qpdf" ? "--version" : "-v"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
});

/** Letters without the spaces and hyphens that a line break adds. */
const letters = (text: string): string => text.normalize("NFC").replace(/[\s\u00ad-]|\u200c|\u200d/gu, "");

const REPORTS = [
  ["getNatalPage", "de"],
  ["getKundliPage", "hi"],
  ["getMatchingPage", "ru"],
  ["getBodygraphPage", "fr"],
  ["getFourPillarsPage", "zh-Hant"],
  ["generateNatalChart", "en"],
] as const;

describe("a report", () => {
  test.each(REPORTS)(
    "of %s in %s has the same bytes twice, PDF/UA and no date",
    async (id, lang) => {
      const asked = await answered(id, lang);
      expect(hasReport(id)).toBe(true);
      const [one, two] = [await reportPdf(asked), await reportPdf(asked)];
      expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true);
      const bytes = Buffer.from(one).toString("latin1");
      expect(bytes.startsWith("%PDF-1.7")).toBe(true);
      expect(bytes).toContain("pdfuaid:part");
      expect(bytes).not.toMatch(/CreationDate|ModDate/);
      expect(one.length).toBeLessThan(2_000_000);
    },
    LONG,
  );

  test.runIf(hasTools)(
    "is sound, with all fonts embedded and mapped to letters",
    async () => {
      const pdf = await reportPdf(await answered("getFourPillarsPage", "zh-Hans"));
      expect(tool("qpdf", pdf, "--check")).toContain("No syntax or stream encoding errors found");
      const fonts = tool("pdffonts", pdf).trim().split("\n").slice(2);
      expect(fonts.length).toBeGreaterThan(2);
      for (const font of fonts) expect(font).toMatch(/yes\s+yes\s+yes\s+\d+\s+\d+$/);
      expect(tool("pdfinfo", pdf)).toMatch(/Tagged:\s+yes/);
    },
    LONG,
  );

  test.runIf(hasTools)(
    "has its title, headings, figures with their descriptions and tables in reading order",
    async () => {
      const pdf = await reportPdf(await answered("getMatchingPage", "en"));
      const structure = tool("pdfinfo", pdf, "-struct-text");
      const order = ["Matching", "Arun", "Figure", "TOC", 'H1 "Score"', "Figure", "Table", "TH", "H2"];
      let at = -1;
      for (const name of order) {
        const next = structure.indexOf(name, at + 1);
        expect(`${name} ${next > at}`).toBe(`${name} true`);
        at = next;
      }
      expect(tool("qpdf", pdf, "--qdf", "--object-streams=disable", "--replace-input")).toBe("");
      expect(readFileSync(join(folder, "report.pdf"), "latin1")).toMatch(/\/Alt \((?!\))/);
    },
    LONG,
  );

  test.runIf(hasTools)(
    "gives back its Hindi, Chinese and Arabic letter by letter",
    async () => {
      const names = ["क्षितिज श्रीवास्तव", "محمد بن عبد الله الخوارزمي"];
      const hindi = await reportPdf(await answered("getKundliPage", "hi", { name: names[0], placeName: names[1] }));
      const text = letters(tool("pdftotext", hindi));
      expect(text.includes(letters("क्षितिज श्रीवास्तव"))).toBe(true);
      expect(
        text.includes(letters("इस रिपोर्ट की स्थितियाँ तिथि, समय और स्थान से गणना की गई हैं, और पाठ नियमों से चुने गए हैं।")),
      ).toBe(true);
      expect(text.replace(/[\u202a-\u202e]/gu, "").includes(letters(names[1] ?? ""))).toBe(true);
      const chinese = letters(tool("pdftotext", await reportPdf(await answered("getFourPillarsPage", "zh-Hans"))));
      expect(chinese).toContain("本报告中的位置由日期、时间和地点计算得出，文字按规则选取。没有人查看过这张图。");
    },
    LONG,
  );
});

describe("what a caller sends is text", () => {
  const HOSTILE = [
    '#panic("x") #read("/etc/passwd") $x^2$ *bold* _it_ = Heading <label> @ref \\',
    '"}]} { "title": 1 } `raw` // comment /* x */ #import "@preview/x:0.1.0": *',
    "a\u0000b\u0007c\u001bd\u007fe\u0085f\u2028g\u2029h\ufffei",
    "\u202eright\u202d to \u2066left\u2069 \u200f\u200e\u061c",
    `e${"\u0301".repeat(60)}x`,
    "\ud800 half \udfff",
    "𓀀𓁐𒀀 🧿🏳️‍🌈 \u{e0041}\u{f0000}",
    "W".repeat(80),
    "नमस्ते".repeat(13),
    "<b>x</b> &amp; &#0; ]]>",
  ] as const;

  test.each(HOSTILE)(
    "%j",
    async (name) => {
      const asked = await answered("getMatchingPage", "en");
      const subjects = [{ name, placeName: name, date: "1990-07-04", time: "10:12:00" }];
      const answer = { ...(isRecord(asked.answer) ? asked.answer : {}), subjects };
      const pdf = await reportPdf({ ...asked, answer, whiteLabel: { name, logo: undefined, colors: {} } });
      expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe("%PDF-");
      if (!hasTools) return;
      expect(tool("qpdf", pdf, "--check")).toContain("No syntax");
      const text = tool("pdftotext", pdf);
      expect(text).not.toContain("root:");
      if (name.startsWith("#"))
        expect(letters(text)).toContain(
          letters('#panic("x") #read("/etc/passwd") $x^2$ *bold* _it_ = Heading <label> @ref \\'),
        );
    },
    LONG,
  );
});

describe("a sender", () => {
  const svg = (inside: string): string =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="10" viewBox="0 0 40 10">${inside}</svg>`,
    ).toString("base64");
  const whiteLabel = (sent: object) => {
    const parsed = parseWhiteLabel(sent);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
    return parsed.value;
  };

  test(
    "has its name, colors and logo on the cover",
    async () => {
      const asked = await answered("getMatchingPage", "en");
      const label = whiteLabel({
        name: "Studio Ada",
        ink: "#004060",
        accent: "#7a0040",
        logo: svg('<rect width="40" height="10" fill="#004060"/>'),
      });
      const pdf = await reportPdf({ ...asked, whiteLabel: label });
      const plain = await reportPdf(asked);
      expect(pdf.length).toBeGreaterThan(plain.length);
      if (hasTools) expect(tool("pdftotext", pdf, "-l", "1")).toContain("Studio Ada");
    },
    LONG,
  );

  test.each([
    [{ ink: "#ffcc00" }, "report.ink", /contrast of at least 4.5:1/],
    [{ ink: "blue" }, "report.ink", /./],
    [{ name: "x".repeat(81) }, "report.name", /80/],
    [{ logo: "no base64!" }, "report.logo", /base64/i],
    [{ logo: Buffer.from("GIF89a").toString("base64") }, "report.logo", /PNG, JPEG or SVG/],
    [{ logo: svg("<script>1</script>") }, "report.logo", /scripts/],
    [{ logo: svg('<image href="http://x.example/y.png"/>') }, "report.logo", /images/],
    [{ logo: svg('<use href="http://x.example/y.svg#a"/>') }, "report.logo", /outside/],
    [{ logo: svg('<rect style="fill:url(file:///etc/passwd)"/>') }, "report.logo", /outside/],
    [
      {
        logo: Buffer.from(
          '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg">&b;</svg>',
        ).toString("base64"),
      },
      "report.logo",
      /document type/,
    ],
    [{ logo: Buffer.alloc(100_001, 0x41).toString("base64") }, "report.logo", /./],
    [{ url: "http://x.example" }, "report.url", /./],
  ])("%j is refused at its place", (sent, path, message) => {
    const parsed = parseWhiteLabel(sent);
    const [issue] = parsed.ok ? [] : parsed.issues;
    expect(issue?.path).toBe(path);
    expect(issue?.message).toMatch(message);
  });

  test("a picture of more than 4 million pixels is refused by its header", () => {
    const png = Buffer.alloc(40);
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(png);
    png.write("IHDR", 12, "latin1");
    png.writeUInt32BE(30_000, 16);
    png.writeUInt32BE(30_000, 20);
    const parsed = parseWhiteLabel({ logo: png.toString("base64") });
    expect(parsed.ok ? undefined : parsed.issues[0]?.message).toMatch(/30000 by 30000 pixels/);
  });

  test(
    "an SVG of copies of copies is ended in time",
    async () => {
      const levels = Array.from(
        { length: 30 },
        (_, n) => `<g id="a${n + 1}"><use href="#a${n}"/><use href="#a${n}" x="1"/></g>`,
      );
      const bomb = svg(`<defs><g id="a0"><rect width="1" height="1"/></g>${levels.join("")}</defs><use href="#a30"/>`);
      const asked = await answered("getMatchingPage", "en");
      const started = performance.now();
      await expect(reportPdf({ ...asked, whiteLabel: whiteLabel({ logo: bomb }) })).rejects.toThrow(/takes too long/);
      expect(performance.now() - started).toBeLessThan(10_000);
    },
    LONG,
  );
});
