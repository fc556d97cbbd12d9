import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["@almagest/source"] },
  ssr: { resolve: { conditions: ["@almagest/source"] } },
  test: {
    include: [
      "packages/*/src/**/*.test.ts",
      "packages/*/test/**/*.test.ts",
      "apps/*/src/**/*.test.ts",
      "suites/*/src/**/*.test.ts",
    ],
    setupFiles: ["./vitest.setup.ts"],
    environment: "node",
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
