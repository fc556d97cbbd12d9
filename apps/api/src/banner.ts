import type { Catalogue } from "@almagest/catalog";
import type { LoadedEngine } from "@almagest/mcp";
import type { Config } from "./config";
import { curlLine, featuredOperation } from "./curl";
import { listeningAddress } from "./listening";
import { version } from "./package-facts";
import { BASE_PATH } from "./rest/base";
import { sourceOfferLine } from "./source-offer";
import type { FirstKey } from "./storage/first-key";

export interface StartFacts {
  readonly config: Pick<Config, "host" | "port" | "publicUrl" | "keylessDaily" | "sourceUrl">;
  /** Of the embedded database; undefined where keys are made with usage-ledger. */
  readonly key: FirstKey | undefined;
  /** What computes the sky, with its version. */
  readonly engine: string;
  /** Where keys and the ledger are. */
  readonly storage: string;
  /** How the embedded database is administered; undefined on PostgreSQL. */
  readonly admin: string | undefined;
  readonly catalogue: Catalogue;
  /** Of other transports on the same port: `/mcp/:domain`. */
  readonly extraPaths: readonly string[];
}

/** What a person sees when the service has started. The key stands in it on the first start and never again. */
export function startMessage({ config, key, engine, storage, admin, catalogue, extraPaths }: StartFacts): string {
  const rows: readonly (readonly [string, string])[] = [
    ["REST", `${config.publicUrl}${BASE_PATH}`],
    ...extraPaths.map((path) => [nameOf(path), `${config.publicUrl}${path.replace(/:(\w+)/g, "{$1}")}`] as const),
    ["Docs", `${config.publicUrl}/docs`],
    ["Health", `${config.publicUrl}/health`],
    ["Engine", engine],
    ["Ledger", storage],
    ...(admin === undefined ? [] : [["Admin", admin] as const]),
    ["Keyless", config.keylessDaily === 0 ? "not allowed" : `${config.keylessDaily} calls a day for each address`],
    ["Source", sourceOfferLine(config.sourceUrl)],
  ];
  const lines = rows.map(([name, value]) => `  ${name.padEnd(8)}${value}`);
  const title = `Almagest ${version}: ${catalogue.entries.length} operations`;
  return [title, "", ...lines, "", ...keyLines(config, key, catalogue), ""].join("\n");
}

/** What a person is told of the engine. */
export function engineText({ kind, ephemeris }: Extract<LoadedEngine, { ok: true }>): string {
  return `${ephemeris.name} ${ephemeris.version}${kind === "native" ? ", native" : ""}`;
}

/** `/mcp/:domain` is MCP. */
function nameOf(path: string): string {
  return (path.split("/")[1] ?? path).toUpperCase();
}

function keyLines(config: StartFacts["config"], key: FirstKey | undefined, catalogue: Catalogue): readonly string[] {
  if (key === undefined) return ["  Make keys with: usage-ledger keys create --help"];
  if (!key.isNew) return [`  The key is in ${key.path}`];
  return [
    `  Your key, shown this once and kept in ${key.path}:`,
    "",
    `  ${key.key}`,
    "",
    "  Try it:",
    "",
    `  ${curlLine(featuredOperation(catalogue), listeningAddress(config), key.key)}`,
  ];
}
