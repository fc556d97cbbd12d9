import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { defineConfig, type Options } from "tsup";

type Plugin = NonNullable<Options["esbuildPlugins"]>[number];

/**
 * The programs that every published package has. The ES modules are those of the source, one each, so that a bundler
 * takes the few that an import leads to and leaves the rest: what is declared at the top of a module (schemas,
 * operations) it cannot leave out of one file. CommonJS, which nobody shakes, is a file an entry. Declarations come from
 * the compiler.
 */
export function packageBuild(entry: Record<string, string>, options: Options = {}): ReturnType<typeof defineConfig> {
  if (options.format !== undefined) return defineConfig(bundled(entry, options));
  // Both write at once, so neither may clear the folder when it starts.
  rmSync("dist", { recursive: true, force: true });
  return defineConfig([modules(entry, options), bundled(entry, { ...options, ...COMMON_JS })]);
}

function bundled(entry: Record<string, string>, options: Options): Options {
  return { ...COMMON, entry, clean: true, splitting: true, ...options, ...inOwnFolder(options) };
}

function modules(entry: Record<string, string>, options: Options): Options {
  const sources = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !/\.(?:test|d)\.ts$/.test(file),
  );
  const names = existsSync(LANGUAGE_FOLDER)
    ? readdirSync(LANGUAGE_FOLDER).map((file) => join(LANGUAGE_FOLDER, file))
    : [];
  return {
    ...COMMON,
    ...options,
    ...inOwnFolder(options),
    entry: Object.fromEntries([
      ...sources.map((file) => [file.slice(0, -".ts".length), join("src", file)]),
      ...names.map((file) => [file.slice(0, -".json".length), file]),
    ]),
    format: ["esm"],
    clean: false,
    splitting: false,
    treeshake: false,
    esbuildPlugins: [oneFileEach],
    onSuccess: async () => {
      for (const [name, file] of Object.entries(entry)) publish(name, file.slice("src/".length, -".ts".length));
    },
  };
}

/** A CommonJS program knows its place by `__dirname`, and cannot be read where it names `import.meta`. */
const COMMON_JS: Options = { format: ["cjs"], clean: false, define: { "import.meta.url": "undefined" } };

const COMMON: Options = {
  target: "node20",
  platform: "neutral",
  sourcemap: false,
  dts: false,
  loader: { ".svg": "text" },
};

/** One process builds many packages: esbuild would stay in the folder of the first. */
function inOwnFolder(options: Options): Options {
  return {
    esbuildOptions: (esbuild, context) => {
      esbuild.absWorkingDir = process.cwd();
      options.esbuildOptions?.(esbuild, context);
    },
  };
}

/** An entry that is published under another name than its module has. */
function publish(name: string, module: string): void {
  if (name === module) return;
  const file = join("dist", `${name}.js`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `export * from "${specifier(dirname(file), join("dist", `${module}.js`))}";\n`);
}

/** Names by language: a module for each language, loaded when it is asked for. */
const LANGUAGE_FOLDER = "names";

/** Leaves imports of the package's own modules as imports, with the name that Node wants. */
const oneFileEach: Plugin = {
  name: "one-file-each",
  setup: (build) => {
    build.onResolve({ filter: /^\.{1,2}\// }, async ({ path, importer, resolveDir, kind, pluginData }) => {
      if (kind === "entry-point" || pluginData === oneFileEach) return undefined;
      const found = await build.resolve(path, { resolveDir, importer, kind, pluginData: oneFileEach });
      if (kind === "dynamic-import" && found.path.endsWith(".json")) {
        const file = relative(process.cwd(), found.path).replace(/\.json$/, ".js");
        return { path: specifier(dirname(importer), join("src", file)), external: true };
      }
      if (!found.path.endsWith(".ts")) return found;
      return { path: specifier(dirname(importer), found.path.replace(/\.ts$/, ".js")), external: true };
    });
  },
};

function specifier(from: string, to: string): string {
  const path = relative(from, to).split(sep).join("/");
  return path.startsWith(".") ? path : `./${path}`;
}

/** Takes documents of the repository in as text: `import text from "….md?raw"`. */
export const rawText: Plugin = {
  name: "raw-text",
  setup: (build) => {
    build.onResolve({ filter: /\?raw$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.slice(0, -"?raw".length)),
      namespace: "raw-text",
    }));
    build.onLoad({ filter: /.*/, namespace: "raw-text" }, ({ path }) => ({
      contents: readFileSync(path, "utf8"),
      loader: "text",
    }));
  },
};
