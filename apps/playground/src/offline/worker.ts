// The entry of the worker. Schemas make code of text where they may, which no page of a service allows: they are told
// before they are loaded.
import { config } from "zod";
import type { Asked } from "./messages";

config({ jitless: true });
const serving = import("./serve");

addEventListener("message", async ({ data }: MessageEvent<Asked>) => {
  const { serve } = await serving;
  postMessage({ id: data.id, reply: await serve(data.question) });
});
