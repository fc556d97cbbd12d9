import { defineConfig, type Options } from "tsup";

/** The build that every published package shares: ESM and CJS, each with its own declarations. */
export function packageBuild(entry: Record<string, string>, options: Options = {}): ReturnType<typeof defineConfig> {
  return defineConfig({
    entry,
    format: ["esm", "cjs"],
    dts: true,
    clean: true,
    target: "node20",
    platform: "neutral",
    splitting: true,
    treeshake: true,
    sourcemap: false,
    ...options,
  });
}
