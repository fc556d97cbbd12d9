import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** The built service, as users run it. */
export const MCP_STDIO = join(ROOT, "apps/mcp/dist/stdio.js");

declare module "vitest" {
  interface ProvidedContext {
    /** The one service that all of these suites ask: `http://127.0.0.1:PORT`, and a key of it. */
    readonly service: { readonly origin: string; readonly key: string };
  }
}
