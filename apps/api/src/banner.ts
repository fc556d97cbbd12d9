import type { Catalogue } from "@almagest/catalog";
import type { Config } from "./config";
import { curlLine, featuredOperation } from "./curl";
import type { OpenedKey } from "./key-file";
import { version } from "./package-facts";
import { BASE_PATH } from "./rest/base";

export interface StartFacts {
  readonly config: Pick<Config, "host" | "port" | "publicUrl" | "monthlyLimit">;
  readonly key: OpenedKey;
  readonly catalogue: Catalogue;
  /** Of other transports on the same port: `/mcp/:domain`. */
  readonly extraPaths: readonly string[];
}

/** What a person sees when the service has started. The key stands in it on the first start and never again. */
export function startMessage({ config, key, catalogue, extraPaths }: StartFacts): string {
  const rows: readonly (readonly [string, string])[] = [
    ["REST", `${config.publicUrl}${BASE_PATH}`],
    ...extraPaths.map((path) => [nameOf(path), `${config.publicUrl}${path.replace(/:(\w+)/g, "{$1}")}`] as const),
    ["Docs", `${config.publicUrl}/docs`],
    ["Health", `${config.publicUrl}/health`],
    ["Quota", `${config.monthlyLimit} calls a month, counted in memory`],
  ];
  const lines = rows.map(([name, value]) => `  ${name.padEnd(8)}${value}`);
  const title = `Almagest ${version}: ${catalogue.entries.length} operations`;
  return [title, "", ...lines, "", ...keyLines(config, key, catalogue), ""].join("\n");
}

/** `/mcp/:domain` is MCP. */
function nameOf(path: string): string {
  return (path.split("/")[1] ?? path).toUpperCase();
}

function keyLines(config: StartFacts["config"], key: OpenedKey, catalogue: Catalogue): readonly string[] {
  if (!key.isNew) return [`  The key is in ${key.path}`];
  return [
    `  Your key, shown this once and kept in ${key.path}:`,
    "",
    `  ${key.key}`,
    "",
    "  Try it:",
    "",
    `  ${curlLine(featuredOperation(catalogue), localOrigin(config), key.key)}`,
  ];
}

/** An address that works on this machine: one that listens everywhere is reached on the loopback. */
function localOrigin({ host, port }: StartFacts["config"]): string {
  if (host === "0.0.0.0" || host === "::") return `http://127.0.0.1:${port}`;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
