// Makes the one file that a host of MCP Apps shows: the page and the drawing programs of every domain, from their
// sources.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const PAGE = fileURLToPath(new URL("../src/page/", import.meta.url));

/** @returns {Promise<string>} HTML */
export async function pictureHtml() {
  const drawing = readdirSync(join(ROOT, "packages")).filter(hasPictures).sort();
  const imports = drawing.map((id, index0) => `import { pictures as p${index0} } from "@almagest/${id}/pictures";`);
  const all = drawing.map((_, index0) => `...p${index0}`).join(", ");
  const names = nameFiles().map(
    ({ owner, lang, file }, index0) =>
      `import n${index0} from ${JSON.stringify(file)};\naddNames(${JSON.stringify(owner)}, ${JSON.stringify(lang)}, n${index0});\n`,
  );
  const { outputFiles } = await build({
    stdin: {
      // The page may not make code from text, which zod would try.
      contents: `import { config } from "zod";\nimport { addNames } from "@almagest/operation/names";\nimport { start } from ${JSON.stringify(join(PAGE, "page.js"))};\n${imports.join("\n")}\nconfig({ jitless: true });\n${names.join("")}start([${all}]);\n`,
      resolveDir: join(ROOT, "packages/catalog"),
    },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2022",
    conditions: ["@almagest/source"],
    plugins: [withoutDrawings],
    legalComments: "none",
  });
  const program = (outputFiles[0]?.text ?? "").replaceAll("</script", "<\\/script");
  return readFileSync(join(PAGE, "page.html"), "utf8").replace("/* program */", () => program);
}

/**
 * The deck is twice as large as everything else: here a card shows only the mark of its suit.
 * @type {import("esbuild").Plugin}
 */
const withoutDrawings = {
  name: "without-drawings",
  setup: (bundle) => {
    bundle.onLoad({ filter: /\.svg$/ }, () => ({ contents: "export default undefined;" }));
  },
};

/**
 * The page is one file and cannot load a language later, so it holds them all.
 * @returns {{ owner: string, lang: string, file: string }[]}
 */
function nameFiles() {
  return readdirSync(join(ROOT, "packages"))
    .filter((id) => existsSync(join(ROOT, "packages", id, "names")) && (hasPictures(id) || SHARED.includes(id)))
    .flatMap((owner) => {
      const folder = join(ROOT, "packages", owner, "names");
      return readdirSync(folder).map((name) => ({
        owner,
        lang: name.slice(0, -".json".length),
        file: join(folder, name),
      }));
    });
}

/** Packages whose names the pictures of several domains show. */
const SHARED = ["i18n", "pictures"];

/**
 * @param {string} id
 * @returns {boolean}
 */
function hasPictures(id) {
  try {
    return "./pictures" in JSON.parse(readFileSync(join(ROOT, "packages", id, "package.json"), "utf8")).exports;
  } catch {
    return false;
  }
}
