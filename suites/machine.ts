import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeEach } from "vitest";

/** Something outside of the repository that some tests need. */
export interface Outside {
  /** Where it is; undefined where it is not found. */
  readonly path: string | undefined;
  /** The way to install it, or the variable that names its location. */
  readonly remedy: string;
}

const first = (...paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path !== undefined && existsSync(path));

export const CHROMIUM: Outside = {
  path: first(process.env["CHROMIUM"], "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"),
  remedy: "needs Chromium: apt-get install chromium, or set CHROMIUM to the path of a browser built on it",
};

/** Runs a program on a terminal, as a person does. */
export const TERMINAL: Outside = {
  path: first("/usr/bin/script"),
  remedy: "needs script of util-linux: apt-get install bsdutils",
};

/** Makes certificates. */
export const OPENSSL: Outside = {
  path: first("/usr/bin/openssl"),
  remedy: "needs OpenSSL: apt-get install openssl",
};

/** Sends requests from a shell. */
export const CURL: Outside = {
  path: first("/usr/bin/curl"),
  remedy: "needs curl: apt-get install curl",
};

const folders = (process.env["PATH"] ?? "").split(":");

/** Runs calls that are written for it. */
export const PYTHON: Outside = {
  path: first(...folders.map((folder) => `${folder}/python3`)),
  remedy: "needs Python 3: apt-get install python3",
};

/** Checks the types of Python. */
export const MYPY: Outside = {
  path: first(...folders.map((folder) => `${folder}/mypy`)),
  remedy: "needs mypy: apt-get install mypy",
};

/** Checks that a PDF is sound. */
export const QPDF: Outside = {
  path: first("/usr/bin/qpdf"),
  remedy: "needs qpdf: apt-get install qpdf",
};

/** Read a PDF: pdftotext, pdffonts and pdfinfo are one package. */
export const POPPLER: Outside = {
  path: ["pdftotext", "pdffonts", "pdfinfo"].every((name) => existsSync(`/usr/bin/${name}`)) ? "/usr/bin" : undefined,
  remedy: "needs Poppler's programs: apt-get install poppler-utils",
};

export const POOLER: Outside = {
  path: first("/usr/sbin/pgbouncer", "/usr/bin/pgbouncer"),
  remedy: "needs PgBouncer: apt-get install pgbouncer",
};

/** The newest of Debian's versions side by side: server and clients, since `pg_dump` must not be older than the server. */
const POSTGRES_FOLDER = "/usr/lib/postgresql";
const versions = existsSync(POSTGRES_FOLDER) ? readdirSync(POSTGRES_FOLDER).sort((a, b) => Number(b) - Number(a)) : [];

export const POSTGRES: Outside = {
  path: versions
    .map((version) => `${POSTGRES_FOLDER}/${version}/bin`)
    .find((bin) => ["postgres", "initdb", "pg_dump", "pg_restore"].every((name) => existsSync(`${bin}/${name}`))),
  remedy: "needs the programs of PostgreSQL: apt-get install postgresql",
};

export const CONTRACT: Outside = {
  path: first(process.env["ALMAGEST_SHARED"] ?? fileURLToPath(new URL("../../shared", import.meta.url))),
  remedy: "needs the contract: put the folder `shared` beside the checkout, or set ALMAGEST_SHARED to its path",
};

/** Skips the tests of this block if it is missing; the last lines of the run say how to get it. */
export function needs({ path, remedy }: Outside): void {
  beforeEach((context) => context.skip(path === undefined, remedy));
}
