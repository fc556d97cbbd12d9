import { ENGINE_CHOICES, type EngineChoice } from "@almagest/mcp";
import * as z from "zod";
import { listeningAddress } from "./listening";
import type { MetricsAddress } from "./metrics/serve";
import { parseSealKeys, SEAL_KEYS_RULE, type SealKey } from "./seal-keys";
import { INSIDE_RULE, type Inside, parseInside } from "./webhooks/inside";

export const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Without a closing slash. */
  readonly publicUrl: string;
  /** The address of the running program's source. */
  readonly sourceUrl: string | undefined;
  /** The address for reports of security problems, as `security.txt` names it. */
  readonly securityContact: string | undefined;
  /** Calls a month of the embedded database's first key. */
  readonly monthlyLimit: number;
  /** PostgreSQL; undefined for the embedded database. */
  readonly databaseUrl: string | undefined;
  /** Seconds that a start waits for PostgreSQL. */
  readonly databaseWaitSeconds: number;
  /** Calls a day for a client without a key; 0 for none. */
  readonly keylessDaily: number;
  /** Free requests a second for each address; 0 for no limit. */
  readonly freePerSecond: number;
  /** The number of the operator's proxies in front of the service. */
  readonly trustedHops: number;
  /** Threads for heavy calculations; undefined for one less than the cores. */
  readonly workers: number | undefined;
  /** The build of Swiss Ephemeris to use. */
  readonly engine: EngineChoice;
  /** Server processes behind the one port. */
  readonly processes: number;
  /** Services that share the database at most, each with as many processes. */
  readonly replicas: number;
  /** The address at which Prometheus reads metrics; undefined for none. */
  readonly metrics: MetricsAddress | undefined;
  /** Keys with which the addresses of feeds and all that is stored of webhooks are sealed; undefined where they are kept in the data directory, or none are. */
  readonly sealKeys: readonly SealKey[] | undefined;
  /** Networks inside that deliveries of webhooks may reach; undefined for none. */
  readonly webhooksInside: Inside | undefined;
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  /** One line for each variable that is wrong. */
  | { readonly ok: false; readonly problems: readonly string[] };

type Environment = Readonly<Record<string, string | undefined>>;

function wholeNumber(low: number, high: number): z.ZodType<number, string> {
  const rule = `a whole number from ${low} to ${high}`;
  return z
    .string()
    .regex(/^\d{1,12}$/, rule)
    .transform(Number)
    .refine((value) => value >= low && value <= high, rule);
}

/** `9464`, `0.0.0.0:9464`, `[::1]:9464` */
const METRICS_ADDRESS = /^(?:(?:([\w.-]+)|\[([\da-f:]+)\]):)?([1-9]\d{0,4})$/;
const METRICS_RULE = "a separate port, such as 9464 (on 127.0.0.1) or 0.0.0.0:9464";

function metricsAddress(text: string): MetricsAddress {
  const [, name, address, port] = METRICS_ADDRESS.exec(text) ?? [];
  return { host: name ?? address ?? "127.0.0.1", port: Number(port) };
}

const schema = z.object({
  PORT: wholeNumber(1, 65_535).default(8787),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, "a host name or an IP address to listen on")
    .default("127.0.0.1"),
  ALMAGEST_DATA_DIR: z.string().default("./data"),
  ALMAGEST_PUBLIC_URL: z
    .string()
    .refine(isWebAddress, "an address that begins with http:// or https://, without ? and #")
    .optional(),
  ALMAGEST_SOURCE_URL: z
    .string()
    .refine(isPlainAddress, "an address that begins with http:// or https://, without user and password")
    .optional(),
  ALMAGEST_SECURITY_CONTACT: z
    .string()
    .refine(isContact, "an address such as mailto:security@example.com, or one that begins with https://")
    .optional(),
  ALMAGEST_MONTHLY_LIMIT: wholeNumber(1, 1_000_000_000).default(50_000),
  DATABASE_URL: z
    .string()
    .refine(isDatabaseAddress, "an address such as postgres://user:password@host:5432/name")
    .optional(),
  ALMAGEST_DATABASE_WAIT: wholeNumber(0, 3600).default(60),
  ALMAGEST_KEYLESS_DAILY: wholeNumber(0, 1_000_000).default(25),
  ALMAGEST_FREE_PER_SECOND: wholeNumber(0, 100_000).default(5),
  ALMAGEST_TRUSTED_HOPS: wholeNumber(0, 20).default(0),
  ALMAGEST_WORKERS: wholeNumber(1, 256).optional(),
  ALMAGEST_ENGINE: z.enum(ENGINE_CHOICES, `one of ${ENGINE_CHOICES.join(", ")}`).default("auto"),
  ALMAGEST_PROCESSES: wholeNumber(1, 64).default(1),
  ALMAGEST_REPLICAS: wholeNumber(1, 1000).default(1),
  ALMAGEST_METRICS: z
    .string()
    .regex(METRICS_ADDRESS, METRICS_RULE)
    .transform(metricsAddress)
    .refine(({ port }) => port <= 65_535, METRICS_RULE)
    .optional(),
  ALMAGEST_SEAL_KEYS: z
    .string()
    .transform((text, context) => {
      const keys = parseSealKeys(text);
      if (keys === undefined) context.addIssue({ code: "custom", message: SEAL_KEYS_RULE });
      return keys;
    })
    .optional(),
  ALMAGEST_WEBHOOKS_INSIDE: z
    .string()
    .transform((text, context) => {
      const inside = parseInside(text);
      if (inside === undefined) context.addIssue({ code: "custom", message: INSIDE_RULE });
      return inside;
    })
    .optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(", ")}`).default("info"),
});

const NAMES = z.keyof(schema).options;

/** Reads the configuration. An unset or empty variable takes its default. */
export function readConfig(environment: Environment): ConfigResult {
  const given = Object.fromEntries(NAMES.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])));
  const result = schema.safeParse(given);
  if (!result.success) return { ok: false, problems: result.error.issues.map((issue) => problemOf(issue, given)) };
  const { PORT: port, HOST: host, ALMAGEST_PUBLIC_URL: publicUrl } = result.data;
  const config = {
    port,
    host,
    dataDir: result.data.ALMAGEST_DATA_DIR,
    publicUrl: (publicUrl ?? listeningAddress({ host, port })).replace(/\/+$/, ""),
    sourceUrl: result.data.ALMAGEST_SOURCE_URL,
    securityContact: result.data.ALMAGEST_SECURITY_CONTACT,
    monthlyLimit: result.data.ALMAGEST_MONTHLY_LIMIT,
    databaseUrl: result.data.DATABASE_URL,
    databaseWaitSeconds: result.data.ALMAGEST_DATABASE_WAIT,
    keylessDaily: result.data.ALMAGEST_KEYLESS_DAILY,
    freePerSecond: result.data.ALMAGEST_FREE_PER_SECOND,
    trustedHops: result.data.ALMAGEST_TRUSTED_HOPS,
    workers: result.data.ALMAGEST_WORKERS,
    engine: result.data.ALMAGEST_ENGINE,
    processes: result.data.ALMAGEST_PROCESSES,
    replicas: result.data.ALMAGEST_REPLICAS,
    metrics: result.data.ALMAGEST_METRICS,
    sealKeys: result.data.ALMAGEST_SEAL_KEYS,
    webhooksInside: result.data.ALMAGEST_WEBHOOKS_INSIDE,
    logLevel: result.data.LOG_LEVEL,
  };
  return { ok: true, config };
}

function problemOf(issue: z.core.$ZodIssue, given: Environment): string {
  const name = String(issue.path[0]);
  const shown = SECRET_NAMES.has(name) ? "not right" : JSON.stringify(given[name]);
  return `${name} is ${shown}. It has to be ${issue.message}.`;
}

/** Their values contain passwords or keys. */
const SECRET_NAMES: ReadonlySet<string> = new Set(["DATABASE_URL", "ALMAGEST_SEAL_KEYS"]);

function isDatabaseAddress(text: string): boolean {
  return /^postgres(?:ql)?:\/\/\S+$/.test(text) && URL.canParse(text);
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^?#\s]+$/.test(text) && URL.canParse(text);
}

/** A public link, so a query is allowed but a password is not. */
function isPlainAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s"<>]+$/.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === "" && password === "";
}

/** RFC 9116, 2.5.3: a URI, and one on the web begins with https. */
function isContact(text: string): boolean {
  return /^(?:mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+|https:\/\/[^\s"<>]+)$/.test(text) && URL.canParse(text);
}
