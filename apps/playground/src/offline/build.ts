/** Names of the engine's files, known when the page is bundled after them. */
export interface Build {
  /** The worker's program, relative to the page's. */
  readonly worker: string;
  /** The service worker, likewise. */
  readonly serviceWorker: string;
}

declare const OFFLINE_BUILD: Build;

/** Inserted by tools/build.mjs. */
export const BUILD: Build = OFFLINE_BUILD;
