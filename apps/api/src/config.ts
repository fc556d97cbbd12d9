import { z } from "zod";

export const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Without a closing slash. */
  readonly publicUrl: string;
  readonly monthlyLimit: number;
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
  ALMAGEST_MONTHLY_LIMIT: wholeNumber(1, 1_000_000_000).default(50_000),
  LOG_LEVEL: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(", ")}`).default("info"),
});

const NAMES = z.keyof(schema).options;

/** Reads the configuration. A variable that is not set, or is empty, takes its default. */
export function readConfig(environment: Environment): ConfigResult {
  const given = Object.fromEntries(NAMES.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])));
  const result = schema.safeParse(given);
  if (!result.success) return { ok: false, problems: result.error.issues.map((issue) => problemOf(issue, given)) };
  const { PORT: port, HOST: host, ALMAGEST_PUBLIC_URL: publicUrl } = result.data;
  const config = {
    port,
    host,
    dataDir: result.data.ALMAGEST_DATA_DIR,
    publicUrl: (publicUrl ?? `http://127.0.0.1:${port}`).replace(/\/+$/, ""),
    monthlyLimit: result.data.ALMAGEST_MONTHLY_LIMIT,
    logLevel: result.data.LOG_LEVEL,
  };
  return { ok: true, config };
}

function problemOf(issue: z.core.$ZodIssue, given: Environment): string {
  const name = String(issue.path[0]);
  return `${name} is ${JSON.stringify(given[name])}. It has to be ${issue.message}.`;
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^?#\s]+$/.test(text) && URL.canParse(text);
}
