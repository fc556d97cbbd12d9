import { describe, expect, test } from "vitest";
import { runTool } from "../test/fake-terminal";

const SIGNS = ["astrology", "zodiac-signs"];
const refusal = async (args: readonly string[]) => {
  const { code, err, out } = await runTool(args);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  return err;
};

describe("a picture on the command line", () => {
  test("goes to standard output, with the picture's options and in the command's language", async () => {
    const { code, out, err } = await runTool([...SIGNS, "--svg", "--theme", "dark", "--width", "300", "--lang", "de"]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(/^<svg [^>]*width="300"[^>]*lang="de"/);
    expect(out).toContain(">Wassermann<");
  });

  test("goes into a file", async () => {
    const { code, out, saved } = await runTool([...SIGNS, "--png", "-o", "signs.png"]);
    expect({ code, out }).toEqual({ code: 0, out: "" });
    expect([...(saved.get("signs.png") ?? [])].slice(0, 4)).toEqual([0x89, 0x50, 0x4e, 0x47]);
    const { saved: there } = await runTool([...SIGNS, "--png"]);
    expect(there.get("")).toEqual(saved.get("signs.png"));
  });

  test("is refused in words", async () => {
    expect(await refusal([...SIGNS, "--svg", "--theme", "drak"])).toContain('The nearest is "dark"');
    expect(await refusal([...SIGNS, "--svg", "--them", "dark"])).toContain("--theme");
    expect(await refusal([...SIGNS, "--svg", "--width", "0"])).toContain("16");
    expect(await refusal([...SIGNS, "--svg", "--width", "99999"])).toContain("2400");
    expect(await refusal([...SIGNS, "--png", "--theme", "auto"])).toContain("light, dark, or print");
    expect(await refusal([...SIGNS, "--svg", "--png"])).toContain("one picture at a time");
    expect(await refusal([...SIGNS, "-o", "x.svg"])).toContain("--svg");
    expect(await refusal([...SIGNS, "--svg", "-o", "nowhere/x.svg"])).toContain("cannot be written");
    expect(await refusal(["astrology", "planet-meanings", "--svg"])).toContain("There is no picture");
  });

  test("is refused where a list ends before the page that is asked for", async () => {
    for (const type of ["--svg", "--png"]) {
      const { code, out, err } = await runTool(["tarot", "tarot-cards", "--offset", "78", type]);
      expect({ code, out }).toEqual({ code: 1, out: "" });
      expect(err).toContain("Send an offset from 0 to 77");
    }
  });

  test("holds hostile words of its arguments as text, and is never broken by them", async () => {
    const question = `<script>alert(1)</script>\ud800${"Will it? ".repeat(45)}`;
    const asking = (text: string) => ["tarot", "three-card-spread", "--seed", "a", "--question", text];
    const spread = asking(question);
    const svg = await runTool([...spread, "--svg"]);
    expect({ code: svg.code, err: svg.err }).toEqual({ code: 0, err: "" });
    expect(svg.out).not.toContain("<script");
    expect(svg.out).toContain("&lt;script");
    expect((await runTool([...spread, "--png", "-o", "x.png"])).saved.has("x.png")).toBe(true);
    expect(await refusal([...asking("Will it? ".repeat(223)), "--svg"])).toContain("question");
  });

  test("has its options in the help of its command", async () => {
    const { out } = await runTool([...SIGNS, "--help"]);
    for (const option of ["--svg", "--png", "--output", "--theme", "--width", "--dir"]) expect(out).toContain(option);
  });
});
