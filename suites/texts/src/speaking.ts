import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { domains } from "@almagest/catalog";
import { type Domain, LANGS, type Lang, type TextCatalogue } from "@almagest/operation";

const PACKAGES = fileURLToPath(new URL("../../../packages/", import.meta.url));

/** A domain with all that it has to say. */
export interface Speaking {
  readonly domain: Domain;
  readonly catalogues: readonly TextCatalogue[];
}

/** A domain may read the texts of one that it builds on: each catalogue is counted where it is written. */
export async function speakingOf(domain: Domain): Promise<Speaking> {
  const others = domains.filter((other) => other !== domain && buildsOn(domain, other));
  const borrowed = new Set((await Promise.all(others.map(loaded))).flat());
  return { domain, catalogues: (await loaded(domain)).filter((catalogue) => !borrowed.has(catalogue)) };
}

export function inLanguage({ catalogues }: Speaking, lang: Lang): readonly TextCatalogue[] {
  return catalogues.filter((own) => own.lang === lang);
}

async function loaded({ texts }: Domain): Promise<readonly TextCatalogue[]> {
  return (await Promise.all(LANGS.map(async (lang) => (await texts[lang]?.()) ?? []))).flat();
}

function buildsOn({ folder }: Domain, other: Domain): boolean {
  const file = `${PACKAGES}${folder}/package.json`;
  const { name = "", dependencies = {} } = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  // the catalogue, which holds the operations about the service, depends on all domains and reads no text of theirs
  return name !== "@almagest/catalog" && `@almagest/${other.folder}` in dependencies;
}
