import type { Plugin } from "esbuild";

/** Takes the texts of languages beside English out of a program: into files that it reads, or away. */
export function languageFiles(program: "node" | "page" | "none"): Plugin;
