import type { Local, Progress } from "./offline";
import { once } from "./offline/once";

/** How much of something large has come. */
export interface Coming {
  readonly percent: number;
  /** Of all of it. */
  readonly megabytes: number;
}

/** What was begun to be loaded, by its part. */
export type Arriving = Readonly<Partial<Record<Progress["part"], Coming>>>;

/** What the browser does by itself, loaded when it is first wanted. */
export function localWhenWanted(tell: (arriving: Arriving) => void): () => Promise<Local> {
  let arriving: Arriving = {};
  const report = ({ part, loadedBytes, totalBytes }: Progress): void => {
    const percent = Math.floor((100 * loadedBytes) / Math.max(totalBytes, 1));
    if (arriving[part]?.percent === percent) return;
    arriving = { ...arriving, [part]: { percent, megabytes: Math.round(totalBytes / 1e6) } };
    tell(arriving);
  };
  return once(async () => {
    const { openLocal } = await import("./offline");
    return openLocal(report);
  });
}
