import type { SearchedOperation } from "@almagest/catalog/search";
import type { DomainForms, DomainWords, OperationForm, Titles } from "./forms/model";
import { DOMAINS } from "./systems";

/** The hash in the names of the page's data files; the build inserts it. */
declare const DATA: string;

const loaded = new Map<string, Promise<unknown>>();
/** Data already loaded, so that it shows at once, without a loading state. */
const arrived = new Map<string, unknown>();

/** Loads a file of the page's data once, and again after a failure. */
function load(name: string): Promise<unknown> {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const asked = fetch(new URL(`./${name}-${DATA}.json`, import.meta.url)).then((response) => {
    if (!response.ok) throw new Error(`${name}: status ${response.status}`);
    return response.json();
  });
  asked.then(
    (data) => arrived.set(name, data),
    () => loaded.delete(name),
  );
  loaded.set(name, asked);
  return asked;
}

/** The build made the file from the same types. */
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

/** The operation names and search words, in all languages. */
export function loadSearched(): Promise<readonly SearchedOperation[]> {
  return read("search", has<readonly SearchedOperation[]>(""));
}

/** All data for the view of an operation. */
export interface OperationData {
  readonly form: OperationForm;
  readonly folder: string;
  readonly labels: DomainWords;
}

/**
 * Undefined when there is no such operation.
 * @throws Error where its files cannot be loaded
 */
export async function loadOperation(
  domain: string,
  operation: string,
  lang: string,
): Promise<OperationData | undefined> {
  if (!DOMAINS.includes(domain)) return undefined;
  const [forms, labels] = await Promise.all([loadForms(domain), loadWords(domain, lang)]);
  return dataOf(forms, labels, operation);
}

/** The same, if already loaded. */
export function arrivedOperation(domain: string, operation: string, lang: string): OperationData | undefined {
  const [forms, labels] = [arrived.get(domain), arrived.get(`${domain}.${lang}`)];
  const isThere = has<DomainForms>("operations")(forms) && has<DomainWords>("fields")(labels);
  return isThere ? dataOf(forms, labels, operation) : undefined;
}

function dataOf(
  { operations, folder }: DomainForms,
  labels: DomainWords,
  operation: string,
): OperationData | undefined {
  const form = operations.find(({ id }) => id === operation);
  return form === undefined ? undefined : { form, folder, labels };
}

/** The form of one operation. @throws Error where there is none */
export async function loadForm(domain: string, operation: string): Promise<OperationForm> {
  const { operations } = await loadForms(domain);
  const form = operations.find(({ id }) => id === operation);
  if (form === undefined) throw new Error(`${domain} has no ${operation}`);
  return form;
}
