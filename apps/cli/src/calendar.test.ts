import { describe, expect, test } from "vitest";
import { runTool } from "../test/fake-terminal";

const ASKED = ["astrology", "stations", "--start-date", "2026-11-29", "--count", "2", "--ics"];

describe("a calendar on the command line", () => {
  test("goes to standard output or into a file", async () => {
    const plain = await runTool(ASKED);
    expect(plain.code).toBe(0);
    expect(plain.out).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2.0\r\n/);
    expect(plain.out.split("BEGIN:VEVENT")).toHaveLength(3);
    const saved = await runTool([...ASKED, "-o", "sky.ics"]);
    expect([saved.code, saved.out, saved.saved.get("sky.ics")]).toEqual([0, "", plain.out]);
  });

  test("is refused in words", async () => {
    const refusal = async (args: readonly string[]): Promise<string> => {
      const { code, err, out } = await runTool(args);
      expect([code === 0, out]).toEqual([false, ""]);
      return err;
    };
    expect(await refusal(["astrology", "zodiac-signs", "--ics"])).toContain("There is no calendar of this answer");
    expect(await refusal([...ASKED, "--pdf"])).toContain("--ics and --pdf are two forms");
  });
});
