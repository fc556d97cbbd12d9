// Builds data/ from Debian's packages swe-basic-data and swe-standard-data, and writes the manifest.
//
//   apt-get download swe-basic-data swe-standard-data
//   for file in swe-*.deb; do dpkg -x "$file" extracted; done
//   node tools/build-data.mjs extracted/usr/share/libswe/ephe
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const source = process.argv[2];
if (source === undefined) {
  console.error("usage: node tools/build-data.mjs <folder with the extracted files>");
  process.exit(2);
}
const target = fileURLToPath(new URL("../data/", import.meta.url));
const names = ["sepl", "semo", "seas"]
  .flatMap((kind) => ["12", "18", "24"].map((century) => `${kind}_${century}.se1`))
  .concat("sefstars.txt");

mkdirSync(target, { recursive: true });
const files = names.map((name) => {
  copyFileSync(join(source, name), join(target, name));
  const content = readFileSync(join(target, name));
  return { name, bytes: content.length, sha256: createHash("sha256").update(content).digest("hex") };
});
writeFileSync(join(target, "manifest.json"), `${JSON.stringify({ files }, null, 2)}\n`);
console.log(`${files.length} files, ${files.reduce((sum, file) => sum + file.bytes, 0)} bytes`);
