import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGS } from "@almagest/operation";
import { ROOT, type WorkspacePackage } from "../packages";
import { englishByName } from "./declared";

const TRANSLATIONS = LANGS.filter((lang) => lang !== "en");

/** The place of a name: `vedic/kootaNames`. */
type Table = string;

/** By an English word, the tables that say the same with it, a list for each thing that it says. */
export type Senses = Readonly<Record<string, readonly (readonly Table[])[]>>;

interface Said {
  readonly table: Table;
  /** The word in the nine other languages, one after another. */
  readonly words: string;
}

/** English words that are translated in two ways, with the tables that agree on each way, in their order. */
export function sensesOf(packages: readonly WorkspacePackage[]): Senses {
  const said = new Map<string, Said[]>();
  for (const { folder, id } of packages) {
    const files = TRANSLATIONS.map((lang) => namesOf(folder, lang));
    for (const [name, english] of englishByName(folder)) {
      const [table = "", ...rest] = name.split(".");
      const words = files.map((file) => file[table]?.[rest.join(".")]).join(" · ");
      said.set(english, [...(said.get(english) ?? []), { table: `${id}/${table}`, words }]);
    }
  }
  const shared = [...said].filter(([, places]) => new Set(places.map(({ words }) => words)).size > 1);
  return Object.fromEntries(
    shared.sort(([a], [b]) => (a < b ? -1 : 1)).map(([english, places]) => [english, agreeing(places)]),
  );
}

function agreeing(places: readonly Said[]): readonly (readonly Table[])[] {
  const groups = new Map<string, Set<Table>>();
  for (const { table, words } of places) groups.set(words, (groups.get(words) ?? new Set()).add(table));
  return [...groups.values()].map((tables) => [...tables].sort()).sort(([a = ""], [b = ""]) => (a < b ? -1 : 1));
}

function namesOf(folder: string, lang: string): Readonly<Record<string, Readonly<Record<string, string>>>> {
  return JSON.parse(readFileSync(join(ROOT, folder, "names", `${lang}.json`), "utf8"));
}
