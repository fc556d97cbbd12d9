import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { CHROMIUM } from "../../machine";
import { inTurn } from "../../strength";
import { ROOT, thirdParties, withDependencies } from "./packages";
import { install } from "./tarballs";

/** Programs that carry one package inside: the package, a program over it, and its output. */
const ALONE = [
  {
    id: "numerology",
    program: `import { lifePath } from "@almagest/numerology";
const { number } = lifePath({ year: 1990, month: 7, day: 15 }, {});
globalThis.said = String(number);`,
    // 1990 is 1+9+9+0 = 19, 1+0 = 1; July 7; 15 is 6; 1 + 7 + 6 = 14, 1 + 4 = 5.
    says: "5",
    mostKb: 18.7,
    programKb: { withoutZod: 28.9, all: 56 },
  },
  {
    id: "tarot",
    program: `import { tarotCard } from "@almagest/tarot";
globalThis.said = tarotCard({ id: "The Star" }, {}).id;`,
    says: "star",
    programKb: { withoutZod: 30.4, all: 57.8 },
  },
  {
    id: "biorhythm",
    program: `import { biorhythmReading } from "@almagest/biorhythm";
const { daysSinceBirth, cycles } = biorhythmReading({ birthDate: "2000-01-01", targetDate: "2000-01-24" }, { now: 0 });
globalThis.said = daysSinceBirth + " " + cycles.physical.value;`,
    // 23 days: one whole physical cycle.
    says: "23 0",
    programKb: { withoutZod: 38.2, all: 65.3 },
  },
  {
    id: "crystals",
    program: `import { crystal } from "@almagest/crystals";
const { hardness, crystalSystem } = crystal({ id: "Clear Quartz" }, {});
globalThis.said = hardness + " " + crystalSystem;`,
    says: "7 trigonal",
    mostKb: 14,
    programKb: { withoutZod: 35.2, all: 62.2 },
  },
  {
    id: "angel-numbers",
    program: `import { numberSequence } from "@almagest/angel-numbers";
const { type, digitRoot } = numberSequence({ number: "911" }, {});
globalThis.said = type + " " + digitRoot;`,
    // 9 + 1 + 1 = 11, which is kept.
    says: "compound 11",
    mostKb: 12,
    programKb: { withoutZod: 30.9, all: 57.8 },
  },
  {
    id: "iching",
    program: `import { hexagramByLines } from "@almagest/iching";
const { number, english } = hexagramByLines({ lines: "101100" }, {});
globalThis.said = number + " " + english;`,
    // Fire below, thunder above.
    says: "55 Abundance",
    mostKb: 12,
    programKb: { withoutZod: 36.4, all: 63.4 },
  },
  {
    id: "client",
    program: `import { createClient } from "@almagest/client";
const { GET } = createClient({
  baseUrl: "https://api.example.com/api/v2",
  fetch: async (address) => Response.json({ address }),
});
const { data } = await GET("/tarot/cards/{id}", { path: { id: "star" } });
globalThis.said = data.address;`,
    says: "https://api.example.com/api/v2/tarot/cards/star",
    mostKb: 5,
    programKb: { withoutZod: 5, all: 5 },
  },
  {
    id: "dreams",
    program: `import { dreamSymbol } from "@almagest/dreams";
try {
  dreamSymbol({ id: "snake" }, {});
} catch (error) {
  globalThis.said = error.code;
}`,
    // The dictionary loads apart.
    says: "internal_error",
    mostKb: 12,
    programKb: { withoutZod: 29.7, all: 56.9 },
  },
  {
    id: "western",
    program: `import { zodiacSign } from "@almagest/western";
import { signTexts } from "@almagest/western/texts/en";
const { id, description } = zodiacSign({ id: "Aries" }, { texts: [signTexts] });
globalThis.said = id + " " + (description.long.length > 100);`,
    says: "aries true",
    // The operation, and 10 kB of its texts; all English texts are 326.
    programKb: { withoutZod: 41, all: 68.6 },
  },
] as const;

const tarballs = inject("tarballs");
let browser: Browser | undefined;

beforeAll(async () => {
  if (CHROMIUM.path !== undefined) {
    const args = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"];
    browser = await chromium.launch({ executablePath: CHROMIUM.path, args });
  }
});
afterAll(() => browser?.close());

/** Every other one where time counts: all are made by one build. */
const ASKED = inTurn(ALONE, 0, 2);

describe.each(ASKED)("$id in an empty project", ({ id, program, says, programKb, ...rest }) => {
  const project = join(tarballs, id);
  beforeAll(() => {
    install(withDependencies(id), tarballs, project);
    writeFileSync(join(project, "program.mjs"), program);
  });

  const bundle = async (entry: string, external: readonly string[]): Promise<Uint8Array> => {
    const { outputFiles } = await build({
      stdin: { contents: entry, resolveDir: project },
      bundle: true,
      minify: true,
      write: false,
      format: "esm",
      platform: "browser",
      external: [...external],
    });
    const [file] = outputFiles;
    if (file === undefined) throw new Error("esbuild writes a file");
    return file.contents;
  };

  test("runs in Node", () => {
    writeFileSync(join(project, "say.mjs"), `${program}\nconsole.log(globalThis.said);`);
    expect(execFileSync(process.execPath, ["say.mjs"], { cwd: project, encoding: "utf8" }).trim()).toBe(says);
  });

  test("runs in a browser as a plain module", async ({ skip }) => {
    skip(CHROMIUM.path === undefined, CHROMIUM.remedy);
    const page = await browser?.newPage();
    const complaints: string[] = [];
    page?.on("pageerror", (error) => complaints.push(error.message));
    await page?.addScriptTag({ type: "module", content: Buffer.from(await bundle(program, [])).toString("utf8") });
    // a program may wait for something before it says it
    await page
      ?.waitForFunction("globalThis.said !== undefined", undefined, { timeout: 100_000 })
      .catch(() => undefined);
    expect(await page?.evaluate("globalThis.said")).toBe(says);
    expect(complaints).toEqual([]);
    await page?.close();
  });

  test("brings a program with one operation what that needs, and not the others", async () => {
    const kb = async (external: readonly string[]): Promise<number> =>
      gzipSync(await bundle(program, external)).byteLength / 1024;
    const [withoutZod, all] = [await kb(["zod"]), await kb([])];
    console.info(
      `one operation of ${id}, compressed: ${withoutZod.toFixed(1)} kB and zod, ${all.toFixed(1)} kB in all`,
    );
    expect(withoutZod).toBeLessThan(programKb.withoutZod);
    expect(all).toBeLessThan(programKb.all);
  });

  test("is small: own code without texts, and all of it with its libraries", async () => {
    const others = withDependencies(id).filter((entry) => entry.id !== id);
    const libraries = [
      ...withDependencies(id).flatMap(({ manifest }) =>
        thirdParties({ ...manifest.dependencies, ...manifest.peerDependencies }),
      ),
      ...others.map(({ manifest }) => manifest.name),
    ];
    const everything = `export * from "@almagest/${id}";`;
    const kb = async (external: readonly string[]): Promise<number> =>
      gzipSync(await bundle(everything, external)).byteLength / 1024;
    const [own, all] = [await kb([...libraries, ...libraries.map((name) => `${name}/*`)]), await kb([])];
    const folder = join(ROOT, ".reports");
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, `bundle-${id}.txt`),
      `Bundle of ${id}, compressed: ${own.toFixed(1)} kB of its own, ${all.toFixed(1)} kB with its libraries\n`,
    );
    if ("mostKb" in rest) expect(own).toBeLessThan(rest.mostKb);
    expect(own).toBeGreaterThan(1);
  });
});
