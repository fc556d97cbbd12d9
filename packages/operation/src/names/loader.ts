import type { Lang } from "../languages";
import { addNames } from "./add";
import { hasNames, type NameTables } from "./loaded";

/** Loads the names of a package in a language, and those of the packages that it takes names from. */
export type NameLoader = (lang: Lang) => Promise<void>;

/** Modules with a package's names, by language. */
export type NameModules = Readonly<Record<Exclude<Lang, "en">, () => Promise<{ readonly default: NameTables }>>>;

/** The `loadNames` of a package. English is in the code, so there is nothing to load for it. */
export function nameLoader(owner: string, modules: NameModules, others: readonly NameLoader[] = []): NameLoader {
  return async (lang) => {
    if (lang === "en") return;
    await Promise.all([own(owner, modules, lang), ...others.map((load) => load(lang))]);
  };
}

async function own(owner: string, modules: NameModules, lang: Exclude<Lang, "en">): Promise<void> {
  if (!hasNames(owner, lang)) addNames(owner, lang, (await modules[lang]()).default);
}
