#!/usr/bin/env node
import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { watchOutput } from "./output";
import { run } from "./program";

const { stdout, stderr, env } = process;

const err = (text: string): void => void stderr.write(text);
const isLost = watchOutput(process, err);
// Lost output is known only after the program has run and the answer was written.
process.once("exit", () => {
  if (isLost()) process.exitCode = 1;
});

process.exitCode = await run(process.argv.slice(2), {
  out: (content) => void stdout.write(content),
  err,
  save: writeFile,
  read: (file) => readFile(file),
  lines: (file) => createInterface({ input: file === undefined ? process.stdin : createReadStream(file) }),
  isWatched: stderr.isTTY === true,
  hasColour: stdout.isTTY === true && !env["NO_COLOR"] && env["TERM"] !== "dumb",
  environment: env,
  now: () => Date.now(),
  random: (byteCount) => new Uint8Array(randomBytes(byteCount)),
});
