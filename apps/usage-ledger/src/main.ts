#!/usr/bin/env node
import { webcrypto } from "node:crypto";
import { hostname, userInfo } from "node:os";
import { createInterface } from "node:readline";
import { run } from "./program";
import type { Terminal } from "./terminal";

const { stdin, stdout, stderr, env } = process;

/** An account without a name has its number. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? "unknown"}`;
  }
}

/** Closing the input (Ctrl-D, Ctrl-C) answers nothing. */
function ask(question: string): Promise<string> {
  return new Promise((resolve) => {
    const lines = createInterface({ input: stdin, output: stderr });
    lines.once("close", () => resolve(""));
    lines.question(question, (answer) => {
      resolve(answer);
      lines.close();
    });
  });
}

const terminal: Terminal = {
  out: (text) => void stdout.write(text),
  err: (text) => void stderr.write(text),
  isInteractive: stdin.isTTY === true && stderr.isTTY === true,
  hasColour: stdout.isTTY === true && !env["NO_COLOR"] && env["TERM"] !== "dumb",
  ask,
  environment: env,
  now: () => Date.now(),
  random: (byteCount) => webcrypto.getRandomValues(new Uint8Array(byteCount)),
  actor: `${userName()}@${hostname()}`,
};

// A reader that has seen enough (`| head`) is no failure.
stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

process.exitCode = await run(process.argv.slice(2), terminal);
