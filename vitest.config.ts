import { readFileSync } from "node:fs";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

/** Tests of what was built: they start its processes, or take its tarballs apart. */
const BUILT = {
  published: {
    include: ["alone", "declarations", "readme", "sky-in-browser", "tarballs"].map(
      (name) => `suites/workspace/src/${name}.test.ts`,
    ),
    globalSetup: "./suites/workspace/src/global-setup.ts",
  },
  contract: { include: ["suites/contract/src/*.test.ts"], globalSetup: "./suites/contract/src/global-setup.ts" },
  service: { include: ["suites/service/src/*.test.ts"], globalSetup: "./suites/service/src/global-setup.ts" },
} as const satisfies Record<string, { readonly include: readonly string[]; readonly globalSetup: string }>;

/** One file after another: they measure what one machine does, or count the calls of one key. */
const built = Object.entries(BUILT).map(
  ([name, { include, globalSetup }], index): TestProjectInlineConfiguration => ({
    extends: true,
    test: { name, include: [...include], globalSetup, maxWorkers: 1, sequence: { groupOrder: index + 1 } },
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
          exclude: Object.values(BUILT).flatMap(({ include }) => include),
          maxWorkers: "100%",
        },
      },
      ...built,
    ],
  },
});
