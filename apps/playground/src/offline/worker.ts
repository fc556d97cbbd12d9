// The entry of the worker. Schemas make code of text where they may, which no page of a service allows: they are told
// before they are loaded.
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
