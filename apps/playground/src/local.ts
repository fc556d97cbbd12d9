import type { Local, Progress } from "./offline";
import { once } from "./offline/once";

/** Loading progress of a large part. */
export interface Coming {
  readonly percent: number;
  /** Its whole size. */
  readonly megabytes: number;
}

/** Loading progress by part. */
export type Arriving = Readonly<Partial<Record<Progress["part"], Coming>>>;

/** Loads the browser's own engine when it is first needed. */
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
