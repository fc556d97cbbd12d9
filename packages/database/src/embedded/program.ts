import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import type { Account } from "./account";

/** A program of PostgreSQL that runs. */
export interface Program {
  readonly pid: number;
  /** Resolves when it has ended, also where it never began. Never rejects. */
  readonly ended: Promise<void>;
  readonly hasEnded: () => boolean;
  /** 0 where it ended and was content; undefined while it runs, or where a signal ended it. */
  readonly exitCode: () => number | undefined;
  readonly signal: (name: NodeJS.Signals) => void;
  /** Its last output in one line, or the reason why it could not start. */
  readonly lastWords: () => string;
}

export interface ProgramOptions {
  readonly account: Account;
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
}

const MOST_KEPT = 4_000;

/**
 * Starts a program in a separate session: Ctrl-C in a terminal goes to every process of the group, and the database has
 * to outlive the requests that are under way. Its output is kept but not printed.
 */
export function run({ account, program, args, cwd }: ProgramOptions): Program {
  const [file, all] = account.command(program, args);
  const env = { PATH: process.env["PATH"] ?? "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" };
  const child = spawn(file, all, { cwd, detached: true, env, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  let failure: string | undefined;
  let isOver = false;
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said = (said + text).slice(-MOST_KEPT);
  });
  const ended = endOf(child).then((error) => {
    isOver = true;
    if (error !== undefined) failure = whyNot(file, error);
  });
  return {
    pid: child.pid ?? 0,
    ended,
    hasEnded: () => isOver,
    exitCode: () => child.exitCode ?? undefined,
    signal: (name) => void child.kill(name),
    lastWords: () => failure ?? complaintIn(said) ?? "it ended without a word",
  };
}

/** Its last output may come after its end, from child processes that hold the same pipe. */
const LAST_WORDS_MS = 250;

async function endOf(child: ChildProcess): Promise<unknown> {
  const closed = new Promise<void>((resolve) => child.once("close", () => resolve()));
  try {
    await once(child, "exit");
    await Promise.race([closed, wait(LAST_WORDS_MS, undefined, { ref: false })]);
    return undefined;
  } catch (error) {
    return error;
  }
}

function whyNot(file: string, error: unknown): string {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
  if (file === "setpriv" && code === "ENOENT") {
    return "PostgreSQL does not run as root, and there is no setpriv (package util-linux) to run it as another user. Start the service as another user, or set DATABASE_URL";
  }
  if (code === "ENOENT") return `${file} does not run on this system. Set DATABASE_URL to a PostgreSQL of your own`;
  return error instanceof Error ? error.message : String(error);
}

/** The line that tells what was wrong: the last that complains, or the last of all. */
function complaintIn(said: string): string | undefined {
  const lines = said.split("\n").filter((line) => line.trim() !== "");
  if (/No space left on device/.test(said)) return "the disk is full. Make room on it and start again";
  const complaints = lines.filter((line) => /\b(?:FATAL|PANIC|error|ERROR|setpriv):/.test(line));
  return (complaints.at(-1) ?? lines.at(-1))?.replace(/^.*?\b(?:FATAL|PANIC|ERROR):\s*/, "").trim();
}
