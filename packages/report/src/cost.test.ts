import { loadNames } from "@almagest/pages/languages";
import { pictures } from "@almagest/pages/pictures";
import { textOutliner } from "@almagest/pictures-png";
import { beforeAll, describe, expect, test } from "vitest";
import { answered, LONG_MS } from "../test/answered";
import { reportContent } from "./report-content";
import { PLAIN, type Typeset, typesetter } from "./typeset";

/** The bound of the specification; that of its time, 3 s of the processor, is printed alone. */
const MOST_BYTES = 2_000_000;
/** A typesetter that kept its documents would keep 20 MB of each. */
const MOST_GROWTH_BYTES = 60_000_000;
const ROUNDS = 8;

let set: Typeset | undefined;
let outlined: ((svg: string) => string) | undefined;
beforeAll(async () => {
  [set, outlined] = await Promise.all([typesetter(), textOutliner(), loadNames("zh-Hant")]);
});

/** A birth chart's chapters twice: 30 pages and more. */
async function longReport(): Promise<() => Uint8Array> {
  const content = reportContent(await answered("getNatalPage", "en"), pictures);
  if (content === undefined || set === undefined || outlined === undefined) throw new Error("nothing to set");
  const [setting, outline] = [set, outlined];
  const chapters = [...content.chapters, ...content.chapters];
  return () => {
    const files = Object.fromEntries(
      Object.entries(content.drawings).map(([file, svg]) => [file, new TextEncoder().encode(outline(svg))]),
    );
    return setting({ ...content, chapters }, "en", { files, logo: undefined }, PLAIN);
  };
}

describe("a report of 30 pages", () => {
  test(
    "prints its processor time, and has less than 2 MB",
    async () => {
      const make = await longReport();
      const before = process.cpuUsage();
      const pdf = make();
      const { user, system } = process.cpuUsage(before);
      const pages = Number(/\/Type\s*\/Pages[^>]*\/Count (\d+)/.exec(Buffer.from(pdf).toString("latin1"))?.[1] ?? 0);
      console.info(`A report of ${pages} pages: ${((user + system) / 1e6).toFixed(2)} s, ${pdf.length} bytes`);
      expect(pages).toBeGreaterThanOrEqual(30);
      expect(pdf.length).toBeLessThan(MOST_BYTES);
    },
    LONG_MS,
  );

  test(
    "leaves nothing in memory for the next",
    async () => {
      const make = await longReport();
      for (let round = 0; round < 3; round++) make();
      const before = process.memoryUsage().rss;
      for (let round = 0; round < ROUNDS; round++) make();
      const growth = process.memoryUsage().rss - before;
      console.info(`${ROUNDS} reports of 30 pages: ${(growth / 1e6).toFixed(0)} MB more`);
      expect(growth).toBeLessThan(MOST_GROWTH_BYTES);
    },
    LONG_MS,
  );
});
