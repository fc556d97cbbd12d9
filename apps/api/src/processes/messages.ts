import * as z from "zod";

/** What a server process tells the one that started it. */
export const fromWorker = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("ready"), extraPaths: z.array(z.string()) }),
  z.object({ kind: z.literal("problem"), problem: z.string() }),
]);

export type FromWorker = z.infer<typeof fromWorker>;

/** What a server process asks for a page that brought a token: the one that printed the address has the key. */
export const redeemQuestion = z.object({ kind: z.literal("redeem"), id: z.string(), token: z.string() });
export const redeemReply = z.object({ kind: z.literal("redeemed"), id: z.string(), key: z.string().optional() });

/** The embedded database of the process that started this one, in its environment. */
export const SHARED_VARIABLE = "ALMAGEST_SHARED_DATABASE";

export const sharedAddress = z.object({
  path: z.string(),
  username: z.string(),
  database: z.string(),
  description: z.string(),
});

/** What a server process is told before its end. */
export const STOP = "stop";
