import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { openSocket } from "@almagest/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { needs, POSTGRES } from "../../machine";
import { freePort } from "./databases";
import { type DistributionPostgres, startDistributionPostgres } from "./distribution-postgres";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const GUIDE = readFileSync(join(ROOT, "docs/operations.md"), "utf8");

/** The commands of the guide, each block under its heading. */
interface Block {
  readonly heading: string;
  readonly code: string;
}

const blocks: readonly Block[] = GUIDE.split(/^## /m).flatMap((section) => {
  const [heading = ""] = section.split("\n");
  return [...section.matchAll(/```bash\n([\s\S]*?)```/g)].map(([, code = ""]) => ({ heading, code }));
});
const named = blocks.map(({ heading, code }, at): [string, Block] => [`${at + 1}, ${heading}`, { heading, code }]);

/** A shell that keeps its variables from one block to the next, and ends at the first command that fails. */
interface Shell {
  readonly run: (code: string) => Promise<string>;
  readonly close: () => void;
}

function openShell(folder: string, environment: Readonly<Record<string, string>>): Shell {
  const child: ChildProcess = spawn("bash", ["-s"], { cwd: folder, env: { ...process.env, ...environment } });
  let text = "";
  let heard = (): void => undefined;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      heard();
    });
  }
  child.once("exit", () => heard());
  child.stdin?.write("set -euo pipefail\n");
  const run = async (code: string): Promise<string> => {
    text = "";
    child.stdin?.write(`${code}\necho ::done::\n`);
    while (!text.includes("::done::")) {
      const ended = child.exitCode ?? child.signalCode;
      if (ended !== null) throw new Error(`the shell ended with ${ended}: ${text}`);
      await new Promise<void>((resolve) => {
        heard = resolve;
      });
    }
    return text.replace("::done::\n", "");
  };
  return { run, close: () => void child.kill("SIGKILL") };
}

const folder = mkdtempSync(join(tmpdir(), "almagest-guide-"));
let postgres: DistributionPostgres | undefined;
let shell: Shell;
/** The output of each block, by its heading; several blocks of one heading one after another. */
const said = new Map<string, string>();

beforeAll(async () => {
  if (POSTGRES.path === undefined) return;
  postgres = await startDistributionPostgres(POSTGRES.path);
  const bin = join(folder, "bin");
  mkdirSync(bin);
  for (const [name, app] of [
    ["almagest-api", "api"],
    ["usage-ledger", "usage-ledger"],
  ] as const) {
    const program = join(ROOT, "apps", app, "dist/main.js");
    if (!existsSync(program)) throw new Error(`${program} is not built: npm test builds it, or npm run build`);
    writeFileSync(join(bin, name), `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`);
    chmodSync(join(bin, name), 0o755);
  }
  shell = openShell(folder, {
    PATH: [bin, POSTGRES.path, process.env["PATH"]].join(delimiter),
    PORT: String(await freePort()),
    METRICS: String(await freePort()),
    TARGET_DATABASE_URL: postgres.url,
  });
});
afterAll(() => {
  const pidFile = join(folder, "almagest.pid");
  try {
    if (existsSync(pidFile)) process.kill(Number(readFileSync(pidFile, "utf8")), "SIGKILL");
  } catch {
    // The guide's last block has stopped it.
  }
  shell?.close();
  postgres?.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Lets a unit look as one whose process was killed a while ago. */
async function leaveUnanswered(): Promise<void> {
  const path = join(folder, "data/socket/.s.PGSQL.5432");
  const database = openSocket({ path, username: "postgres", database: "postgres", description: "the guide's" });
  await database.ledger.query(
    `WITH old AS (UPDATE quota_ledger SET recorded_at = recorded_at - interval '5 minutes'
       WHERE ctid = (SELECT min(ctid) FROM quota_ledger WHERE units = 1) RETURNING batch_id)
     UPDATE quota_batch SET answered = '{}' WHERE batch_id IN (SELECT batch_id FROM old)`,
    [],
  );
  await database.close();
}

describe("docs/operations.md", () => {
  needs(POSTGRES);

  it.each(named)("block %s: every command succeeds", async (_, { heading, code }) => {
    const hasGivenBack = heading.startsWith("Reconcile") && !said.has(heading);
    if (hasGivenBack) await leaveUnanswered();
    const own = code.replaceAll("8787", "$PORT").replaceAll("9464", "$METRICS");
    const text = await shell.run(own);
    said.set(heading, (said.get(heading) ?? "") + text);
    expect(text).not.toMatch(/command not found|Unhandled|Usage:/);
  });

  it.each([
    ["Behind a proxy", /x-ratelimit-used: 1\s+x-ratelimit-used: 2\s+x-ratelimit-used: 1\s*$/i],
    ["Health", /"status":"ok"/],
    ["Metrics", /^almagest_calls_total\{.*operation="getZodiacSign".*\} 3$/m],
    ["Logs", /"requestId":"order-4711"/],
    ["Customers, plans and keys", /The plan is changed\.[\s\S]+Plan +business[\s\S]+The subscription is renewed\./],
    [
      "Reconcile, and give back",
      /The ledger needs a look\.[\s\S]+Given back: [\s\S]+every unit older than a minute has its answer[\s\S]+units\.giveBack/,
    ],
    ["Back up and restore: the embedded database", /Schema +\d+ migrations, complete[\s\S]+Counters and ledger agree/],
    [
      "From the embedded database to PostgreSQL",
      /Copied \d+ rows from the embedded database in [\s\S]+Counters and ledger agree/,
    ],
    [
      "Back up and restore: PostgreSQL",
      /Database +PostgreSQL at 127\.0\.0\.1:\d+\/almagest_restored[\s\S]+Counters and ledger agree/,
    ],
    ["Upgrade, and go back", /There was nothing to apply[\s\S]+"version":"\d+\.\d+\.\d+"/],
  ])("says under %s what the guide promises", (heading, promised) => {
    expect(said.get(heading)).toMatch(promised);
  });

  it("leaves no server behind, and the keys' secrets in no file but the database's", () => {
    expect(existsSync(join(folder, "rotated.json"))).toBe(false);
    const pid = Number(readFileSync(join(folder, "almagest.pid"), "utf8"));
    expect(() => process.kill(pid, 0)).toThrow("ESRCH");
    expect(readFileSync(join(folder, "almagest.log"), "utf8")).not.toMatch(/alm_sk_[0-9a-z]{46}/);
  });
});

describe("the other blocks of docs/operations.md", () => {
  it("is a scrape configuration with the address of the guide's metrics", () => {
    const [, text = ""] = /```yaml\n([\s\S]*?)```/.exec(GUIDE) ?? [];
    expect(parse(text)).toEqual({
      scrape_configs: [{ job_name: "almagest", static_configs: [{ targets: ["127.0.0.1:9464"] }] }],
    });
  });

  it("names variables and series that there are", () => {
    const config = readFileSync(join(ROOT, "apps/api/src/config.ts"), "utf8");
    const variables = new Set(GUIDE.match(/\b(?:ALMAGEST|LOG)_[A-Z_]+\b/g));
    expect([...variables].filter((name) => !config.includes(`  ${name}: `))).toEqual([]);
    const metrics = readFileSync(join(ROOT, "apps/api/src/metrics/metrics.ts"), "utf8");
    const series = new Set(GUIDE.match(/\balmagest_(?!restored)[a-z_]+[a-z]\b/g));
    expect([...series].filter((name) => !metrics.includes(name) && name !== "almagest_")).toEqual([]);
  });
});
