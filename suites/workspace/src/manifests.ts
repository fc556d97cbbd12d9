import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { parseAllDocuments } from "yaml";
import { readText } from "./containers";
import { ROOT } from "./packages";

/** A plain object of a manifest. */
export type Members = Readonly<Record<string, unknown>>;

export interface Manifest {
  readonly file: string;
  readonly document: Members;
}

export const FOLDER = "kubernetes";

/** All documents of all files. */
export function readManifests(): readonly Manifest[] {
  const files = readdirSync(join(ROOT, FOLDER)).filter((file) => file.endsWith(".yaml"));
  return files.sort().flatMap((file) => manifestsIn(file, readText(FOLDER, file)));
}

/** @throws for what is no YAML, or no object. */
export function manifestsIn(file: string, text: string): readonly Manifest[] {
  return parseAllDocuments(text, { uniqueKeys: true }).map((parsed) => {
    const [error] = parsed.errors;
    if (error !== undefined) throw error;
    const document: unknown = parsed.toJS();
    if (!isMembers(document)) throw new Error(`${file} holds a document that is no object`);
    return { file, document };
  });
}

export function isMembers(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

interface Failure {
  readonly instancePath: string;
  readonly message?: string;
  readonly keyword: string;
  readonly params: object;
}

type Validate = ((data: unknown) => boolean) & { readonly errors?: readonly Failure[] | null };

const require = createRequire(import.meta.url);

/** Beside the modules of its models, the package has what each of them calls. */
const SCHEMAS = join(dirname(require.resolve("kubernetes-models")), "_schemas");

/** The validator that `kubernetes-models` made of the schema in Kubernetes' own OpenAPI document. */
function validatorOf({ apiVersion, kind }: Members): Validate | undefined {
  if (typeof apiVersion !== "string" || typeof kind !== "string" || !isResolved(apiVersion, kind)) return undefined;
  const model: Members = require(`kubernetes-models/${apiVersion}/${kind}`);
  const schema = Object.keys(model).find((name) => name.startsWith("Io"));
  const { validate }: { validate: Validate } = require(join(SCHEMAS, `${schema}.js`));
  return validate;
}

function isResolved(apiVersion: string, kind: string): boolean {
  try {
    return require.resolve(`kubernetes-models/${apiVersion}/${kind}`) !== "";
  } catch {
    return false;
  }
}

/** The faults of a document by its schema, and the members that the schema does not know. */
export function problemsOf(document: Members): readonly string[] {
  const validate = validatorOf(document);
  if (validate === undefined) return [`${document["apiVersion"]} ${document["kind"]} is no kind of Kubernetes`];
  const watched = watch(document, "");
  const isValid = validate(watched.value);
  const faults = isValid ? [] : (validate.errors ?? []);
  const told = faults.map(
    ({ instancePath, message, keyword, params }) => `${instancePath}: ${message ?? keyword} ${JSON.stringify(params)}`,
  );
  return [...told, ...watched.unread().map((path) => `${path}: unknown member`)];
}

/** The objects of a document whose members have names of their own, such as labels. */
export function mapsOf(document: Members): readonly string[] {
  const watched = watch(document, "");
  validatorOf(document)?.(watched.value);
  return watched.maps();
}

interface Watched {
  readonly value: object;
  /** Members that nobody asked for. */
  readonly unread: () => readonly string[];
  /** Objects whose members were listed. */
  readonly maps: () => readonly string[];
}

/**
 * A compiled validator asks for each member of its schema by name, and lists the members of a map. A member that it
 * asked for in neither way is none that the schema knows.
 */
function watch(target: object, path: string): Watched {
  const inner = new Map<string, Watched>();
  const read = new Set<string>();
  let isListed = false;
  const names = Object.keys(target).filter((name) => !(Array.isArray(target) && name === "length"));
  const value = new Proxy(target, {
    get: (_, name) => {
      const member: unknown = Reflect.get(target, name);
      if (typeof name !== "string") return member;
      read.add(name);
      if (typeof member !== "object" || member === null) return member;
      const known = inner.get(name) ?? watch(member, `${path}/${name}`);
      inner.set(name, known);
      return known.value;
    },
    ownKeys: () => {
      isListed = true;
      return Reflect.ownKeys(target);
    },
  });
  return {
    value,
    unread: () => [
      ...(isListed ? [] : names.filter((name) => !read.has(name)).map((name) => `${path}/${name}`)),
      ...[...inner.values()].flatMap((one) => one.unread()),
    ],
    maps: () => [...(isListed ? [path] : []), ...[...inner.values()].flatMap((one) => one.maps())],
  };
}
