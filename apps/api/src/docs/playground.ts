import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { playgroundFiles } from "@almagest/playground";
import { bestCoding, CODING_ENDINGS, CODINGS, type Coding } from "../documents/codings";

/** A file of the page, and its compressed forms. */
export interface PlayFile {
  /** Path below the root: `play/app-ABC.js`. */
  readonly path: string;
  readonly type: string;
  readonly file: string;
  readonly codings: readonly Coding[];
}

export interface Playground {
  /** The page at the root. */
  readonly html: string;
  /** The reference. */
  readonly reference: string;
  readonly files: readonly PlayFile[];
  /** The script of figures in other sites, and the document of a frame. */
  readonly embed?: { readonly script: string; readonly html: string };
}

const TYPES: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  txt: "text/plain; charset=utf-8",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json",
};

const OTHER = "application/octet-stream";

/** A file with a hash in its name never changes. */
const FOREVER = "public, max-age=31536000, immutable";
const ASK_AGAIN = "no-cache";
const HASHED = /-[A-Za-z0-9]{8}(?:[./]|$)/;

/** The files made by the build; undefined if nothing was built. Only files listed here are served. */
export function loadPlayground(folder: URL = playgroundFiles): Playground | undefined {
  const root = fileURLToPath(folder);
  const index = join(root, "index.html");
  if (!existsSync(index)) return undefined;
  const names = new Set(
    readdirSync(root, { recursive: true, encoding: "utf8" }).map((name) => name.split(sep).join("/")),
  );
  const files = [...names].filter(
    (name) => name.startsWith("play/") && /\.[a-z\d]+$/.test(name) && !/\.(?:br|gz)$/.test(name),
  );
  return {
    html: readFileSync(index, "utf8"),
    embed: {
      script: readFileSync(join(root, "embed.js"), "utf8"),
      html: readFileSync(join(root, "embed.html"), "utf8"),
    },
    reference: readFileSync(join(root, "reference.html"), "utf8"),
    files: files.sort().map((path) => ({
      path,
      type: TYPES[path.slice(path.lastIndexOf(".") + 1)] ?? OTHER,
      file: join(root, path),
      codings: CODINGS.filter((coding) => names.has(path + CODING_ENDINGS[coding])),
    })),
  };
}

/** Sends a file in the best compressed form that a client accepts. The build made the forms. */
export async function playResponse(
  { path, type, file, codings }: PlayFile,
  acceptEncoding: string | undefined,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const coding = bestCoding(acceptEncoding, codings);
  const bytes = await readFile(file + (coding === undefined ? "" : CODING_ENDINGS[coding]));
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...headers,
      "Content-Type": type,
      "Content-Length": String(bytes.length),
      "Cache-Control": HASHED.test(path) ? FOREVER : ASK_AGAIN,
      Vary: "Origin, Accept-Encoding",
      "X-Content-Type-Options": "nosniff",
      ...(coding !== undefined && { "Content-Encoding": coding }),
      ...policyOf(path),
    },
  });
}

/** The policy for programs that run beside the page: only the worker may compile another program. */
function policyOf(path: string): Readonly<Record<string, string>> {
  const own = "default-src 'none'; script-src 'self'";
  if (/^play\/worker-/.test(path)) {
    return { "Content-Security-Policy": `${own} 'wasm-unsafe-eval'; connect-src 'self'` };
  }
  // It serves the page, which is one level above its own folder.
  return path === "play/sw.js"
    ? { "Content-Security-Policy": `${own}; connect-src 'self'`, "Service-Worker-Allowed": "../" }
    : {};
}
