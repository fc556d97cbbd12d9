/** What the build knows of the engine's own files, when it bundles the page after them. */
export interface Build {
  /** The worker's program, relative to the page's. */
  readonly worker: string;
  /** The service worker, likewise. */
  readonly serviceWorker: string;
}

declare const OFFLINE_BUILD: Build;

/** Put in by tools/build.mjs. */
export const BUILD: Build = OFFLINE_BUILD;
