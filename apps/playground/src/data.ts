import type { DomainForms, DomainWords, OperationForm, Titles } from "./forms/model";

/** The hash in the names of the page's data, which lies beside its programs; the build writes it in. */
declare const DATA: string;

const loaded = new Map<string, Promise<unknown>>();

/** A file of the page's data, asked for once; again where that failed. */
function load(name: string): Promise<unknown> {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const asked = fetch(new URL(`./${name}-${DATA}.json`, import.meta.url)).then((response) => {
    if (!response.ok) throw new Error(`${name}: status ${response.status}`);
    return response.json();
  });
  asked.catch(() => loaded.delete(name));
  loaded.set(name, asked);
  return asked;
}

/** The build made it of the same types. */
async function read<Data>(name: string, is: (data: unknown) => data is Data): Promise<Data> {
  const data = await load(name);
  if (!is(data)) throw new Error(`${name} is no data of this page`);
  return data;
}

const has =
  <Data>(member: string) =>
  (data: unknown): data is Data =>
    typeof data === "object" && data !== null && (member === "" || member in data);

export function loadForms(domain: string): Promise<DomainForms> {
  return read(domain, has<DomainForms>("operations"));
}

export function loadWords(domain: string, lang: string): Promise<DomainWords> {
  return read(`${domain}.${lang}`, has<DomainWords>("fields"));
}

export function loadTitles(lang: string): Promise<Titles> {
  return read(`titles.${lang}`, has<Titles>(""));
}

/** Words that people look for operations by, in all languages, by operation. */
export function loadConcepts(): Promise<Readonly<Record<string, string>>> {
  return read("concepts", has<Readonly<Record<string, string>>>(""));
}

/** The form of one operation. @throws Error where there is none */
export async function loadForm(domain: string, operation: string): Promise<OperationForm> {
  const { operations } = await loadForms(domain);
  const form = operations.find(({ id }) => id === operation);
  if (form === undefined) throw new Error(`${domain} has no ${operation}`);
  return form;
}
