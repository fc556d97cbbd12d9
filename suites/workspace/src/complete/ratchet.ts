import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { ROOT } from "../packages";

/** Why an answer has no figure. */
const REASONS = ["meaning", "verdict", "list", "entry", "text", "place", "service"] as const;

const ratchet = z.strictObject({
  /** Bytes of the domain's tool list as a client receives it, at most: they are paid for in a caller's context. */
  toolListBytes: z.int().optional(),
  /** Texts by language. */
  texts: z.record(z.string(), z.int()).default({}),
  /** Translated words by language: of translations of today's English, which may only rise, and of others, which may only fall. */
  words: z.record(z.string(), z.strictObject({ fresh: z.int(), stale: z.int() })).default({}),
  /** The operations whose answers are words alone. All others have a picture. */
  withoutPicture: z.record(z.string(), z.enum(REASONS)).default({}),
});

/** Numbers of a domain that may only fall or only rise. @throws ZodError for a file that says anything else */
export function ratchetOf(folder: string): z.infer<typeof ratchet> {
  const file = join(ROOT, folder, "ratchet.json");
  return ratchet.parse(existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});
}

export const REASONS_LISTED: string = REASONS.join(", ");
