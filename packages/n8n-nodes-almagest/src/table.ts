import { controlOf } from "./controls";
import { type Described, type Document, describedOperations, type Form, type Member } from "./document";
import type { Option, Property } from "./interface";
import { labelled } from "./labels";

/** A call as `execute` sends it: the members of the input by where they travel. */
export interface Call {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly inPath: readonly string[];
  readonly inQuery: readonly string[];
  /** Members that have a field of their own; the others are in a collection. */
  readonly required: readonly string[];
  /** Members whose text is JSON. */
  readonly json: readonly string[];
  readonly hasLanguage: boolean;
  readonly hasForms: boolean;
}

/** The node's form and its calls, made of a document. */
export interface NodeTable {
  readonly properties: readonly Property[];
  readonly calls: Readonly<Record<string, Call>>;
}

/** Names of the node's own parameters. */
export const LANGUAGE = "lang";
export const COLLECTION = "additionalFields";
export const OUTPUT = "output";
export const OUTPUT_FIELD = "outputField";
export const PICTURE_OPTIONS = "pictureOptions";
export const IDEMPOTENCY = "idempotencyKey";
const OWN = ["resource", "operation", COLLECTION, OUTPUT, OUTPUT_FIELD, PICTURE_OPTIONS, IDEMPOTENCY] as const;

const FORM_NAMES: Readonly<Record<Form, string>> = {
  svg: "Picture (SVG)",
  png: "Picture (PNG)",
  pdf: "Report (PDF)",
  ics: "Calendar (ICS)",
};

/** @throws Error where a member has the name of one of the node's own parameters. */
export function nodeTable(document: Document): NodeTable {
  const operations = describedOperations(document);
  const resources = document.tags.filter(({ name }) => operations.some(({ domain }) => domain === name));
  const taken = operations.flatMap(({ members }) => members).find(({ name }) => OWN.some((own) => own === name));
  if (taken !== undefined) throw new Error(`the node has a parameter of its own called ${taken.name}`);
  const shown = new Gathered();
  for (const operation of operations) addFields(shown, operation);
  return {
    properties: [
      {
        displayName: "Resource",
        name: "resource",
        type: "options",
        noDataExpression: true,
        default: resources[0]?.name ?? "",
        options: resources.map(({ name, "x-displayName": title, description }) => ({
          name: title ?? labelled(name),
          value: name,
          description,
        })),
      },
      ...resources.map(({ name }) => operationsOf(name, operations)),
      ...shown.all(),
      ...pictureOptions(document, operations),
    ],
    calls: Object.fromEntries(operations.map((one) => [one.id, callOf(one)])),
  };
}

function operationsOf(resource: string, operations: readonly Described[]): Property {
  const own = operations.filter(({ domain }) => domain === resource);
  return {
    displayName: "Operation",
    name: "operation",
    type: "options",
    noDataExpression: true,
    displayOptions: { show: { resource: [resource] } },
    default: own[0]?.id ?? "",
    options: own.map(
      ({ id, summary, description }): Option => ({
        name: summary,
        value: id,
        action: summary,
        ...(description !== undefined && { description: firstSentence(description) }),
      }),
    ),
  };
}

/** Fields that several operations have in common are one property, shown for each of them. */
class Gathered {
  readonly #fields = new Map<string, { readonly property: Property; readonly of: Described[] }>();

  add(property: Property, operation: Described): void {
    const text = JSON.stringify(property);
    const known = this.#fields.get(text);
    if (known === undefined) this.#fields.set(text, { property, of: [operation] });
    else known.of.push(operation);
  }

  /** Required fields first: one that others have in common would come before those of an operation alone. */
  all(): readonly Property[] {
    const fields = [...this.#fields.values()].map(({ property, of }) => ({
      ...property,
      displayOptions: { show: shownFor(of) },
    }));
    return fields.sort((one, other) => rankOf(one) - rankOf(other));
  }
}

function rankOf({ name, required }: Property): number {
  return required === true ? -1 : [LANGUAGE, OUTPUT, COLLECTION].indexOf(name);
}

function shownFor(operations: readonly Described[]): Readonly<Record<string, readonly string[]>> {
  return { resource: [...new Set(operations.map(({ domain }) => domain))], operation: operations.map(({ id }) => id) };
}

function addFields(shown: Gathered, operation: Described): void {
  const { members, forms, method } = operation;
  for (const member of members) if (member.isRequired) shown.add({ ...fieldOf(member), required: true }, operation);
  const lang = members.find(({ name }) => name === LANGUAGE);
  if (lang !== undefined) shown.add(languageField(lang), operation);
  if (forms.length > 0) {
    const options = [
      { name: "JSON", value: "json" },
      ...forms.map((form) => ({ name: FORM_NAMES[form], value: form })),
    ];
    shown.add({ displayName: "Output", name: OUTPUT, type: "options", default: "json", options }, operation);
  }
  const optional = members.filter((one) => !one.isRequired && one.name !== LANGUAGE && one.place !== "header");
  const fields = [...optional.map(fieldOf), ...(method === "POST" ? [ONCE] : []), ...(forms.length > 0 ? [FIELD] : [])];
  if (fields.length === 0) return;
  shown.add(
    {
      displayName: "Additional Fields",
      name: COLLECTION,
      type: "collection",
      placeholder: "Add Field",
      default: {},
      options: fields,
    },
    operation,
  );
}

const ONCE: Property = {
  displayName: "Idempotency Key",
  name: IDEMPOTENCY,
  type: "string",
  default: "",
  description: "Makes a retry of the same call free for 24 hours. Different for each call, such as a random UUID",
};

const FIELD: Property = {
  displayName: "Put Output File in Field",
  name: OUTPUT_FIELD,
  type: "string",
  default: "data",
  description: "The binary field of the item that a picture, a report or a calendar is put in",
};

function languageField({ schema, description = "" }: Member): Property {
  const options = (schema.enum ?? []).map((code) => ({ name: languageName(String(code)), value: String(code) }));
  return { displayName: "Language", name: LANGUAGE, type: "options", default: "en", options, description };
}

/** The name of a language in itself. */
function languageName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

function fieldOf({ name, schema, description, example, isRequired }: Member): Property {
  const control = controlOf({ ...schema, ...(description !== undefined && { description }) }, isRequired);
  const shown = example ?? schema.examples?.[0];
  const isJson = control.type === "json" && shown !== undefined;
  const told = [description ?? "", isJson ? `Example: ${JSON.stringify(shown)}` : ""].filter((one) => one !== "");
  const isWritten = control.type === "string" || control.type === "number";
  return {
    displayName: labelled(name),
    name,
    ...control,
    ...(told.length > 0 && { description: told.join(". ") }),
    ...(isWritten && shown !== undefined && { placeholder: `e.g. ${String(shown)}` }),
  };
}

function pictureOptions(document: Document, operations: readonly Described[]): readonly Property[] {
  const drawn = operations.filter(({ forms }) => forms.includes("svg"));
  const options = Object.entries(document["x-picture-options"] ?? {}).filter(([name]) => name !== LANGUAGE);
  if (drawn.length === 0 || options.length === 0) return [];
  const fields = options.map(([name, schema]) =>
    fieldOf({ name, place: "query", isRequired: false, schema, description: schema.description, example: undefined }),
  );
  return [
    {
      displayName: "Picture Options",
      name: PICTURE_OPTIONS,
      type: "collection",
      placeholder: "Add Option",
      default: {},
      options: fields,
      displayOptions: { show: { ...shownFor(drawn), [OUTPUT]: ["svg", "png"] } },
    },
  ];
}

function callOf({ method, path, members, forms }: Described): Call {
  const named = (keep: (member: Member) => boolean): readonly string[] => members.filter(keep).map(({ name }) => name);
  return {
    method,
    path,
    inPath: named(({ place }) => place === "path"),
    inQuery: named(({ place }) => place === "query"),
    required: named(({ isRequired }) => isRequired),
    json: named(({ schema }) => controlOf(schema, true).type === "json"),
    hasLanguage: members.some(({ name }) => name === LANGUAGE),
    hasForms: forms.length > 0,
  };
}

function firstSentence(text: string): string {
  const end = text.search(/\.(?:\s|$)/);
  return end === -1 ? text : text.slice(0, end);
}
