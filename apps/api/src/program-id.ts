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
 * Names all that an answer depends on beside its request: what the program was built of, the engine, the address that
 * answers name, and the runtime, whose tables of time zones and letters are used. A program that was not built has
 * another name at each start.
 */
export function programId({ engine, publicUrl }: Surroundings, file = ID_FILE): string {
  const built = existsSync(file) ? z.string().parse(JSON.parse(readFileSync(file, "utf8"))) : randomUUID();
  const { node, icu, tz, unicode } = process.versions;
  return JSON.stringify([built, engine, publicUrl, process.platform, process.arch, node, icu, tz, unicode]);
}
