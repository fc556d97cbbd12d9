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
    expect(await refusal([...SIGNS, "--svg", "--png"])).toContain("one picture at a time");
    expect(await refusal([...SIGNS, "-o", "x.svg"])).toContain("--svg");
    expect(await refusal([...SIGNS, "--svg", "-o", "nowhere/x.svg"])).toContain("cannot be written");
    expect(await refusal(["astrology", "planet-meanings", "--svg"])).toContain("There is no picture");
  });

  test("has its options in the help of its command", async () => {
    const { out } = await runTool([...SIGNS, "--help"]);
    for (const option of ["--svg", "--png", "--output", "--theme", "--width", "--dir"]) expect(out).toContain(option);
  });
});
