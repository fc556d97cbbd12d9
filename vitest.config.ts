import { readFileSync } from "node:fs";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

const contractSuites = (names: readonly string[]): readonly string[] =>
  names.map((name) => `suites/contract/src/${name}.test.ts`);
const serviceSuites = (names: readonly string[]): readonly string[] =>
  names.map((name) => `suites/service/src/${name}.test.ts`);

/** They wait for a browser, and count no calls of a key that other suites use. */
const PAGES = contractSuites([
  "docs-calls",
  "docs-page",
  "embeds",
  "docs-search",
  "playground",
  "playground-alone",
  "playground-opening",
  "reading-pages",
  "telephone",
  "whole-pages",
]);
/** They hold the service to seconds, or to ratios of them: nothing else runs beside them. */
const TIMED = serviceSuites(["attacks", "mixed-load", "outages", "pooler", "tool-calls"]);
/** Of the long lane alone: it computes a hundred thousand charts. */
const LONG = serviceSuites(["batch-beside"]);

interface Built {
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
  readonly globalSetup: string;
  readonly maxWorkers?: number;
}

const CONTRACT_SETUP = "./suites/contract/src/global-setup.ts";
const SERVICE_SETUP = "./suites/service/src/global-setup.ts";

/** Tests of what was built: they start its processes, or take its tarballs apart. */
const BUILT: Readonly<Record<string, Built>> = {
  published: {
    include: ["alone", "declarations", "readme", "sky-in-browser", "tarballs"].map(
      (name) => `suites/workspace/src/${name}.test.ts`,
    ),
    globalSetup: "./suites/workspace/src/global-setup.ts",
    maxWorkers: 2,
  },
  contract: { include: contractSuites(["*"]), exclude: PAGES, globalSetup: CONTRACT_SETUP },
  pages: { include: PAGES, globalSetup: CONTRACT_SETUP },
  // Each suite has a database and processes of its own, and mostly waits for them.
  service: { include: serviceSuites(["*"]), exclude: [...TIMED, ...LONG], globalSetup: SERVICE_SETUP, maxWorkers: 2 },
  timed: { include: process.env["ALMAGEST_LONG"] === "1" ? [...TIMED, ...LONG] : TIMED, globalSetup: SERVICE_SETUP },
};

/** In one worker unless said otherwise: they measure what one machine does, or count the calls of one key. */
const built = Object.entries(BUILT).map(
  ([name, { include, exclude = [], globalSetup, maxWorkers = 1 }], index): TestProjectInlineConfiguration => ({
    extends: true,
    test: {
      name,
      include: [...include],
      exclude: [...exclude],
      globalSetup,
      maxWorkers,
      sequence: { groupOrder: index + 1 },
    },
  }),
);

/** A drawing is imported as text, as the build does. */
const drawings = {
  name: "drawings",
  enforce: "pre" as const,
  load: (file: string): string | undefined =>
    file.endsWith(".svg") ? `export default ${JSON.stringify(readFileSync(file, "utf8"))}` : undefined,
};

export default defineConfig({
  plugins: [drawings],
  resolve: { conditions: ["@almagest/source"] },
  ssr: { resolve: { conditions: ["@almagest/source"] } },
  test: {
    setupFiles: ["./vitest.setup.ts"],
    environment: "node",
    // They end what hangs: a busy machine is no failure.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // A worker loads a module once, not once for each file: what is tested here keeps no state between calls.
    isolate: false,
    expect: { requireAssertions: true, poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "units",
          include: ["packages/*/{src,test}/**/*.test.ts", "apps/*/src/**/*.test.ts", "suites/*/src/**/*.test.ts"],
          exclude: Object.values(BUILT).flatMap(({ include }) => [...include]),
          maxWorkers: "100%",
        },
      },
      ...built,
    ],
  },
});
