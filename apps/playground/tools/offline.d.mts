import type { Metafile } from "esbuild";

/** The files of the engine that computes in the page. */
export interface OfflineBuild {
  /** All of them, by their names in the folder. */
  readonly files: readonly string[];
  /** Those that are packed already: compressing them again gains next to nothing. */
  readonly packed: readonly string[];
  /** For the page's build: `define: { OFFLINE_BUILD: JSON.stringify(define) }`. */
  readonly define: { readonly worker: string; readonly serviceWorker: string };
  /** Bytes of the packed names of places. */
  readonly placesBytes: number;
  readonly metafile: Metafile;
}

/** Writes the worker, and everything that it loads, into a folder. */
export function buildOffline(folder: string): Promise<OfflineBuild>;

/** Writes the service worker (`sw.js`) beside them. Names are relative to the folder. */
export function buildServiceWorker(
  folder: string,
  kept: { readonly page: readonly string[]; readonly others: readonly string[] },
): Promise<void>;
