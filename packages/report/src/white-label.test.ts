import { describe, expect, test } from "vitest";
import { needs, POPPLER } from "../../../suites/machine";
import { answered, LONG_MS } from "../test/answered";
import { painted, told } from "../test/tools";
import { reportPdf } from "./index";
import { parseWhiteLabel } from "./white-label";

/** Forty by ten pixels of one green. */
const GREEN = {
  png: "iVBORw0KGgoAAAANSUhEUgAAACgAAAAKAQMAAAD8VI4TAAAAA1BMVEUAqiIm8ihdAAAADElEQVQI12NgIB8AAAA8AAE+8fENAAAAAElFTkSuQmCC",
  jpeg: "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCj/wAARCAAKACgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAYH/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AnwEkyoAAAB//2Q==",
};

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
    },
    LONG_MS,
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
    LONG_MS,
  );

  describe("on paper", () => {
    needs(POPPLER);

    test(
      "has its name as the author and on the cover",
      async () => {
        const pdf = await reportPdf({
          ...(await answered("getMatchingPage", "en")),
          whiteLabel: whiteLabel({ name: "Studio Ada" }),
        });
        expect(told(pdf, "pdfinfo")).toMatch(/Author:\s+Studio Ada/);
        expect(told(pdf, "pdftotext", "-l", "1")).toContain("Studio Ada");
      },
      LONG_MS,
    );

    test.each([
      ["png", GREEN.png],
      ["jpeg", GREEN.jpeg],
      ["svg", svg('<rect width="40" height="10" fill="#00aa22"/>')],
    ])(
      "has its logo where it is a %s",
      async (_, logo) => {
        const asked = await answered("getMatchingPage", "en");
        const pdf = await reportPdf({ ...asked, whiteLabel: whiteLabel({ logo }) });
        expect(greensOf(coverOf(pdf))).toBeGreaterThan(100);
        expect(greensOf(coverOf(await reportPdf(asked)))).toBe(0);
      },
      LONG_MS,
    );
  });

  test.each([
    ["png", "The chunk with its pixels is cut.", GREEN.png.slice(0, 80)],
    ["jpeg", "There is a header, and no pixel.", GREEN.jpeg.slice(0, -40)],
  ])(
    "a damaged %s is refused, or shown as far as it goes",
    async (_, __, logo) => {
      const asked = await answered("getMatchingPage", "en");
      const sent = parseWhiteLabel({ logo });
      if (!sent.ok) return expect(sent.issues[0]?.path).toBe("report.logo");
      await expect(reportPdf({ ...asked, whiteLabel: sent.value })).rejects.toThrow(/cannot be painted/);
    },
    LONG_MS,
  );
});

/** The cover as pixels, three bytes each (PPM, P6). */
function coverOf(pdf: Uint8Array): Buffer {
  return painted(pdf, "-l", "1", "-r", "40");
}

/** Pixels that are green, as JPEG and its colors may shift them. */
function greensOf(pixels: Buffer): number {
  let count = 0;
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    if (green > 150 && red < 40 && blue < 70) count += 1;
  }
  return count;
}
