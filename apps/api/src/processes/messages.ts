import * as z from "zod";

/** Messages from a server process to its parent. */
export const fromWorker = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("ready"), extraPaths: z.array(z.string()) }),
  z.object({ kind: z.literal("problem"), problem: z.string() }),
]);

export type FromWorker = z.infer<typeof fromWorker>;

/** Redeems a token through the parent: it printed the address and has the key. */
export const redeemQuestion = z.object({ kind: z.literal("redeem"), id: z.string(), token: z.string() });
export const redeemReply = z.object({ kind: z.literal("redeemed"), id: z.string(), key: z.string().optional() });

/** The environment variable with the address of the parent's embedded database. */
export const SHARED_VARIABLE = "ALMAGEST_SHARED_DATABASE";

export const sharedAddress = z.object({
  path: z.string(),
  username: z.string(),
  database: z.string(),
  description: z.string(),
});

/** The message that asks a server process to stop. */
export const STOP = "stop";
