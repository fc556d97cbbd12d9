import type { Lang } from "@almagest/operation";
import { timeUnknown } from "@almagest/pictures";
import * as z from "zod";

/** A birth whose time is open, as figures read it. */
export const readBirthTime = z.object({ state: z.string(), from: z.string(), to: z.string() });

/** `1990-07-15 · time unknown`; of a range both ends of it. */
export function openTimeText({ state, from, to }: z.output<typeof readBirthTime>, lang: Lang): string {
  const day = from.slice(0, 10);
  const [start, end] = [from, to].map((one) =>
    one.startsWith(day) ? one.slice(11, 16) : one.slice(0, 16).replace("T", " "),
  );
  return `${day} · ${state === "unknown" ? timeUnknown[lang] : `${start}–${end}`}`;
}
