import { describe, expect, test } from "vitest";
import { runTool } from "../test/fake-terminal";

const BIRTH = ["human-design", "bodygraph", "1990-07-15", "14:30", "--latitude", "40.7", "--longitude", "-74"];
const ASKED = [...BIRTH, "--timezone", "America/New_York", "--pdf"];
const SVG = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="10">${inside}</svg>`;
const LONG_MS = 120_000;

const textOf = (content: string | Uint8Array | undefined): string =>
  Buffer.from(content instanceof Uint8Array ? content : "").toString("latin1");

async function refusal(args: readonly string[], files: Record<string, string> = {}): Promise<string> {
  const { code, err, out } = await runTool(args, { files });
  expect([code === 0, out]).toEqual([false, ""]);
  return err;
}

describe("a report on the command line", () => {
  test(
    "goes to standard output or into a file, with its sender",
    async () => {
      const plain = await runTool(ASKED);
      expect({ code: plain.code, out: plain.out }).toEqual({ code: 0, out: "" });
      expect(textOf(plain.saved.get(""))).toMatch(/^%PDF-1.7/);
      const logo = SVG('<rect width="40" height="10" fill="#004060"/>');
      const sent = ["--report-name", "Studio Ada", "--report-logo", "logo.svg", "--report-accent", "#7a0040"];
      const signed = await runTool([...ASKED, ...sent, "-o", "ada.pdf"], { files: { "logo.svg": logo } });
      expect({ code: signed.code, err: signed.err }).toEqual({ code: 0, err: "" });
      const pdf = textOf(signed.saved.get("ada.pdf"));
      expect(pdf).toContain("(Studio Ada)");
      expect(pdf.length).toBeGreaterThan(textOf(plain.saved.get("")).length);
    },
    LONG_MS,
  );

  test(
    "is refused in words, by the option that is wrong",
    async () => {
      expect(await refusal([...ASKED, "--report-ink", "#ffcc00"])).toContain("--report-ink: ink needs a contrast");
      expect(await refusal([...ASKED, "--report-logo", "nowhere.png"])).toContain("nowhere.png cannot be read");
      expect(await refusal([...ASKED, "--report-logo", "a.txt"], { "a.txt": "no picture" })).toContain("--report-logo");
      expect(await refusal([...ASKED, "--report-logo", "a.svg"], { "a.svg": SVG("<g/>") })).toContain(
        "cannot be painted",
      );
      expect(await refusal(["astrology", "zodiac-signs", "--pdf"])).toContain("There is no report");
      expect(await refusal([...ASKED.slice(0, -1), "--report-name", "Ada"])).toContain("--report-name is for a report");
      expect(await refusal([...ASKED, "--png"])).toContain("one picture at a time");
    },
    LONG_MS,
  );
});
