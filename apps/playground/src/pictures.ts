import { languageOf } from "@almagest/operation/languages";
import { LOADERS, type PictureLoader } from "./pictures.generated";

/** The domains whose answers are drawn. */
export const PICTURED: readonly string[] = Object.keys(LOADERS);

export interface Drawing {
  readonly domain: string;
  readonly operation: string;
  readonly form: string;
  readonly answer: unknown;
  readonly lang: string;
  /** For a narrow screen. */
  readonly isCompact?: boolean;
}

export type DrawnTheme = "inherit" | "light";

/** The figure of an answer as SVG text. @throws where the answer has none, or its program cannot be loaded */
export async function draw(
  { domain, operation, form, answer, lang, isCompact = false }: Drawing,
  theme: DrawnTheme,
): Promise<string> {
  const { load, loadNames } = loaderOf(domain);
  const [{ pictures }, { quietSchemas }] = await Promise.all([
    load(),
    import("./quiet-schemas"),
    loadNames(languageOf(lang) ?? "en"),
  ]);
  quietSchemas();
  const picture = pictures.find((one) => one.operation === operation && one.form === form);
  if (picture === undefined) throw new Error(`${operation} is not drawn as ${form}`);
  const options = picture.parse({ flat: { theme, lang, compact: isCompact } });
  if (!options.ok) throw new Error(`${form} is not drawn in ${lang}`);
  return picture.svg(answer, options.value);
}

/** Loads a domain's drawing program, and its names in a language, before its first figure. */
export async function preparePictures(domain: string, lang: string): Promise<void> {
  if (LOADERS[domain] === undefined) return;
  const { load, loadNames } = loaderOf(domain);
  await Promise.all([load(), import("./quiet-schemas"), loadNames(languageOf(lang) ?? "en")]);
}

function loaderOf(domain: string): PictureLoader {
  const loader = LOADERS[domain];
  if (loader === undefined) throw new Error(`nothing of ${domain} is drawn`);
  return loader;
}
