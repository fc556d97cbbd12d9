import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import * as z from "zod";

/** Beside the built program. */
const ID_FILE = new URL("./program-id.json", import.meta.url);

export interface Surroundings {
  /** The engine with its version. */
  readonly engine: string;
  readonly publicUrl: string;
}

/**
 * Names everything that an answer depends on besides its request: the program's sources, the engine, the address in
 * answers, and the runtime with its tables of time zones and letters. A program that was not built gets a new name at
 * each start.
 */
export function programId({ engine, publicUrl }: Surroundings, file = ID_FILE): string {
  const built = existsSync(file) ? z.string().parse(JSON.parse(readFileSync(file, "utf8"))) : randomUUID();
  const { node, icu, tz, unicode } = process.versions;
  return JSON.stringify([built, engine, publicUrl, process.platform, process.arch, node, icu, tz, unicode]);
}
