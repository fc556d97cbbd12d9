// The entry of the worker. zod compiles schemas to code where it can, which the page's security policy forbids: it is
// told so before any schema loads.
import { config } from "zod";
import { AWAY } from "./failures";
import type { Asked } from "./messages";

config({ jitless: true });
const serving = import("./serve");

addEventListener("message", async ({ data: { id, question } }: MessageEvent<Asked>) => {
  const reply = await serving.then(
    ({ serve }) => serve(question),
    () => ({ kind: "failed", failure: AWAY }) as const,
  );
  postMessage({ id, reply });
});
