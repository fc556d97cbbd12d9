// Takes the texts of the languages beside English out of a program: a module that was imported stays for as long as its
// program runs, so a language is a file that is read when it is asked for and can be dropped again.
import { basename, dirname, join } from "node:path";

/** The module of a domain's texts in a language, as a domain imports it: `./texts/zh-Hans`, `@almagest/western/texts/de`. */
const LANGUAGE = /^(?:\.|@almagest\/[\w-]+)\/texts\/(?:tr|de|es|hi|pt|fr|ru|zh-Hans|zh-Hant)$/;

/** Where the file is, from the program: the function `read` of the module, for each kind of program. */
const READERS = {
  node: `import { readFile } from "node:fs/promises";
export const read = async () => JSON.parse(await readFile(new URL(file, import.meta.url), "utf8"));`,
  page: `export const read = async () => {
  const response = await fetch(new URL(file, import.meta.url));
  if (!response.ok) throw new TypeError(file + " answers " + response.status);
  return response.json();
};`,
};

/**
 * The languages of a program.
 * @param {"node" | "page" | "none"} program "none" carries English alone
 * @returns {import("esbuild").Plugin}
 */
export function languageFiles(program) {
  const texts = new Map();
  return {
    name: "language-files",
    setup: (building) => {
      building.onResolve({ filter: LANGUAGE }, async ({ path, resolveDir, kind, pluginData }) => {
        if (kind !== "dynamic-import" || pluginData === texts) return undefined;
        const found = await building.resolve(path, { resolveDir, kind, pluginData: texts });
        return found.errors.length > 0 ? found : { path: found.path, namespace: "language" };
      });
      building.onLoad({ filter: /.*/, namespace: "language" }, async ({ path }) => {
        if (program === "none") return { contents: "export const read = async () => [];" };
        const name = `${basename(dirname(dirname(dirname(path))))}.${basename(path, ".ts")}.json`;
        texts.set(name, await textOf(building.esbuild, path));
        const file = JSON.stringify(`language-file:${name}`);
        return { contents: `import file from ${file};\n${READERS[program]}`, resolveDir: dirname(path) };
      });
      building.onResolve({ filter: /^language-file:/ }, ({ path }) => ({
        path: path.slice("language-file:".length),
        namespace: "language-file",
      }));
      building.onLoad({ filter: /.*/, namespace: "language-file" }, ({ path }) => ({
        contents: texts.get(path),
        loader: "file",
      }));
    },
  };
}

/** The texts that `read` of a language's module gives, as JSON. */
async function textOf({ build }, path) {
  const { outputFiles } = await build({
    absWorkingDir: join(dirname(path), "../.."),
    entryPoints: [path],
    bundle: true,
    write: false,
    format: "esm",
    platform: "neutral",
    conditions: ["@almagest/source"],
    charset: "utf8",
  });
  const code = Buffer.from(outputFiles[0].contents).toString("base64");
  const { read } = await import(`data:text/javascript;base64,${code}`);
  return JSON.stringify(await read());
}
