#!/usr/bin/env node
import { randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { run } from "./program";

const { stdout, stderr, env } = process;

// A reader that has seen enough (`| head`) is no failure.
stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

process.exitCode = await run(process.argv.slice(2), {
  out: (content) => void stdout.write(content),
  err: (text) => void stderr.write(text),
  save: writeFile,
  hasColour: stdout.isTTY === true && !env["NO_COLOR"] && env["TERM"] !== "dumb",
  environment: env,
  now: () => Date.now(),
  random: (byteCount) => new Uint8Array(randomBytes(byteCount)),
});
