import { isRecord } from "@almagest/operation";
import type { HeavyJob, HeavyResult } from "@almagest/pipeline";
import * as z from "zod";

/** Both ends are this program: what is inside of a job or a result is not checked again. */
const job = z.custom<HeavyJob>(isRecord);
const result = z.custom<HeavyResult>(isRecord);

/** A group of lines on its way to another process. */
export const linesSent = z.object({ kind: z.literal("lines"), id: z.string(), jobs: z.array(job) });
/** Its results on their way back; without them the process that had the lines is gone, or has no room. */
export const linesMade = z.object({ kind: z.literal("made"), id: z.string(), results: z.array(result).optional() });

export type LinesSent = z.infer<typeof linesSent>;
export type LinesMade = z.infer<typeof linesMade>;
