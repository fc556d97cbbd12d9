import { readFileSync } from "node:fs";

export interface Block {
  /** The words after `> `: a name, then the command line. */
  readonly head: readonly string[];
  readonly rows: readonly string[];
}

/** The answers of swetest that a file of `authority/` keeps, each under its command line. */
export function blocksOf(file: string): readonly Block[] {
  const text = readFileSync(new URL(`./authority/${file}`, import.meta.url), "utf8");
  return text
    .split("> ")
    .slice(1)
    .map((block) => {
      const [head = "", ...rows] = block.split("\n");
      return { head: head.split(" "), rows: rows.filter((row) => row.trim() !== "") };
    });
}
