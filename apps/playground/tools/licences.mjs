import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const HERE = new URL("../", import.meta.url).pathname;

/** The licence texts that bundled libraries require to be passed on. */
export function licencesOf({ inputs }) {
  const folders = new Set(Object.keys(inputs).flatMap(libraryFolder));
  return `${[...folders].sort().map(licenceOf).join("\n\n")}\n`;
}

/** The folder of the library that a file belongs to; none for a file of the workspace. */
function libraryFolder(file) {
  const [folder] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file) ?? [];
  return folder === undefined ? [] : [join(HERE, folder)];
}

function licenceOf(folder) {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  if (file === undefined) throw new Error(`${folder} has no licence to pass on`);
  const { name, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return `${name} ${version}\n\n${readFileSync(join(folder, file), "utf8").trim()}\n`;
}
