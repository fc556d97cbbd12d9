import type { DeclaredSchema, Fold } from "./json-schema";

/** The key under which two spellings of a value are the same. */
export function foldKey(text: string, fold: Fold): string {
  const lower = text.trim().toLowerCase();
  return fold === "case" ? lower : lower.replace(/[\s_-]+/g, "-");
}

type Folder = (value: unknown) => unknown;

/**
 * Compiles the `fold` declarations of a schema into a function that respells enumerated values canonically, leaving
 * everything else as it came. Undefined where nothing is declared.
 */
export function folderFor(schema: DeclaredSchema): Folder | undefined {
  if (schema.fold !== undefined && schema.enum !== undefined) return enumFolder(schema.enum, schema.fold);
  if (schema.items !== undefined) return arrayFolder(folderFor(schema.items));
  if (schema.properties !== undefined) return objectFolder(schema.properties);
  return undefined;
}

function enumFolder(members: readonly unknown[], fold: Fold): Folder {
  const canonical = new Map(members.filter((m) => typeof m === "string").map((m) => [foldKey(m, fold), m]));
  return (value) => (typeof value === "string" ? (canonical.get(foldKey(value, fold)) ?? value) : value);
}

function arrayFolder(items: Folder | undefined): Folder | undefined {
  return items && ((value) => (Array.isArray(value) ? value.map(items) : value));
}

function objectFolder(properties: Record<string, DeclaredSchema>): Folder | undefined {
  const members = Object.entries(properties).flatMap(([key, schema]) => {
    const folder = folderFor(schema);
    return folder ? [{ key, folder }] : [];
  });
  if (members.length === 0) return undefined;
  return (value) => {
    if (!isRecord(value)) return value;
    const folded: Record<string, unknown> = { ...value };
    for (const { key, folder } of members) if (folded[key] !== undefined) folded[key] = folder(folded[key]);
    return folded;
  };
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
