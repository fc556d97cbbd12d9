import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Options } from "tsup";

type Plugin = NonNullable<Options["esbuildPlugins"]>[number];

/** Adds the licence texts of bundled libraries to the build, as those licences require. */
export const licencesBeside: Plugin = {
  name: "licences-beside",
  setup: ({ initialOptions, onEnd }) =>
    onEnd(({ metafile }) => {
      if (metafile === undefined) return;
      const folders = new Set(Object.keys(metafile.inputs).flatMap(libraryFolder));
      const target = initialOptions.outdir ?? "dist";
      mkdirSync(target, { recursive: true });
      writeFileSync(join(target, "LICENSES.txt"), [...folders].sort().map(licenceOf).join("\n\n"));
    }),
};

/** The folder of the library that a file belongs to; none for a file of the workspace. */
function libraryFolder(file: string): readonly string[] {
  const [folder] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file) ?? [];
  return folder === undefined ? [] : [folder];
}

function licenceOf(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  if (file === undefined) throw new Error(`${folder} has no licence to pass on`);
  const { name, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return `${name} ${version}\n\n${readFileSync(join(folder, file), "utf8").trim()}\n`;
}
