import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** The layout of the directory of a service with an embedded database. */
export interface Places {
  readonly directory: string;
  /** The data directory of PostgreSQL. */
  readonly cluster: string;
  /** A new one while it is made. */
  readonly draft: string;
  /** Where an earlier version kept its database, and what that is called once its rows were carried over. */
  readonly earlier: string;
  readonly carriedOver: string;
}

export function placesIn(dataDir: string): Places {
  const directory = resolve(dataDir);
  const at = (name: string): string => join(directory, name);
  return {
    directory,
    cluster: at("postgres"),
    draft: at("postgres.draft"),
    earlier: at("database"),
    carriedOver: at("database.carried-over"),
  };
}

/** True where a data directory holds a database, of this kind or of the earlier one. */
export function holdsDatabase(dataDir: string): boolean {
  const { cluster, earlier } = placesIn(dataDir);
  return existsSync(cluster) || existsSync(earlier);
}

/** Step by step: Node's own recursive way never returns where a file system such as /proc refuses new directories. */
export function makeDirectory(directory: string): void {
  if (existsSync(directory)) return;
  makeDirectory(dirname(directory));
  mkdirSync(directory, { mode: 0o700 });
}

/** Moves a directory, and is back when the move would survive a power cut. */
export function moveDurably(from: string, to: string): void {
  renameSync(from, to);
  const parent = openSync(dirname(to), "r");
  try {
    fsyncSync(parent);
  } finally {
    closeSync(parent);
  }
}
