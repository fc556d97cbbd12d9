import type { Catalogue } from "@almagest/catalog";
import type { LoadedEngine } from "@almagest/mcp";
import type { Config } from "./config";
import { curlLine, featuredOperation } from "./curl";
import { feedsText } from "./feeds/feeds";
import { listeningAddress } from "./listening";
import { signInText } from "./oauth/open";
import type { PageAddress } from "./opening/page-address";
import { version } from "./package-facts";
import { BASE_PATH } from "./rest/base";
import { sourceOfferLine } from "./source-offer";
import type { FirstKey } from "./storage/first-key";
import { webhooksText } from "./webhooks/webhooks";

export interface StartFacts {
  readonly config: Pick<
    Config,
    "host" | "port" | "publicUrl" | "keylessDaily" | "sourceUrl" | "sealKeys" | "databaseUrl"
  >;
  /** The first key of the embedded database; undefined where keys are made with usage-ledger. */
  readonly key: FirstKey | undefined;
  readonly page: PageAddress;
  /** The name and version of the ephemeris engine. */
  readonly engine: string;
  /** Where keys and the ledger are. */
  readonly storage: string;
  /** The command that administers the embedded database; undefined on PostgreSQL. */
  readonly admin: string | undefined;
  readonly catalogue: Catalogue;
  /** Paths of other transports on the same port: `/mcp/:domain`. */
  readonly extraPaths: readonly string[];
}

/** The start message: the page first, then a line for the shell, then everything else. */
export function startMessage(facts: StartFacts): string {
  const { config, engine, storage, admin, catalogue, extraPaths } = facts;
  const rows: readonly (readonly [string, string])[] = [
    ["REST", `${config.publicUrl}${BASE_PATH}`],
    ...extraPaths.map((path) => [nameOf(path), `${config.publicUrl}${path.replace(/:(\w+)/g, "{$1}")}`] as const),
    ["Sign-in", signInText(config.publicUrl)],
    ["Feeds", feedsText(config)],
    ["Hooks", webhooksText(config)],
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
  return [...pageLines(facts), "", ...keyLines(facts), "", title, "", ...lines, ""].join("\n");
}

function pageLines({ page: { address, hasKey }, config }: StartFacts): readonly string[] {
  const line = `Open the page: ${address}`;
  if (!hasKey) return [line];
  return [line, `  It brings the key along, once and within a minute. Afterwards: ${listeningAddress(config)}/`];
}

/** The engine in words. */
export function engineText({ kind, ephemeris }: Extract<LoadedEngine, { ok: true }>): string {
  return `${ephemeris.name} ${ephemeris.version}${kind === "native" ? ", native" : ""}`;
}

/** `/mcp/:domain` becomes MCP. */
function nameOf(path: string): string {
  return (path.split("/")[1] ?? path).toUpperCase();
}

/** The key is shown on the first start only; later the shell line reads it from its file. */
function keyLines({ config, key, catalogue }: StartFacts): readonly string[] {
  if (key === undefined) return ["  Make keys with: usage-ledger keys create --help"];
  const shell = (of: Parameters<typeof curlLine>[2]): string =>
    `  ${curlLine(featuredOperation(catalogue), listeningAddress(config), of)}`;
  const tryIt = ["  Or ask from a shell:", ""];
  if (!key.isNew) return [...tryIt, shell({ file: key.path }), "", `  The key is in ${key.path}`];
  return [...tryIt, shell(key.key), "", `  Your key, shown this once and kept in ${key.path}:`, "", `  ${key.key}`];
}
