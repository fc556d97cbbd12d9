import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Lang } from "@almagest/operation";
import ts from "typescript";
import { ROOT, type WorkspacePackage } from "../packages";

/** A name in code: where it is, `signs.aries`, and its English; none where it is put together. */
type Declared = readonly [name: string, english: string | undefined];

/** Names that a package declares in code: `signs.aries`. */
export function declaredNames(folder: string): ReadonlySet<string> {
  return new Set(sourcesOf(folder).flatMap((file) => declaredIn(file).map(([name]) => name)));
}

/** The English of all names that a package declares. */
export function englishByName(folder: string): readonly (readonly [name: string, english: string])[] {
  return sourcesOf(folder).flatMap((file) =>
    declaredIn(file).flatMap(([name, english]) => (english === undefined ? [] : [[name, english] as const])),
  );
}

/** The English of the names that answers may send: those of pictures and of forms are said elsewhere. */
export function englishNames(folder: string): ReadonlySet<string> {
  const files = sourcesOf(folder).filter((file) => !/\/(?:pictures|field-labels|labels)\//.test(file));
  return new Set(files.flatMap((file) => declaredIn(file).flatMap(([, english]) => english ?? [])));
}

function sourcesOf(folder: string): readonly string[] {
  const sources = readdirSync(join(ROOT, folder, "src"), { recursive: true, encoding: "utf8" });
  const files = sources.filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
  return files.map((file) => join(ROOT, folder, "src", file));
}

function declaredIn(file: string): readonly Declared[] {
  const text = readFileSync(file, "utf8");
  const found: Declared[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) found.push(...declaredBy(node));
    ts.forEachChild(node, visit);
  };
  if (/\b(?:vocabulary|term)\(/.test(text)) visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found;
}

function declaredBy({ expression, arguments: [place, names] }: ts.CallExpression): readonly Declared[] {
  const callee = expression.getText();
  if (place === undefined || !ts.isStringLiteral(place) || !["vocabulary", "term"].includes(callee)) return [];
  const [, table = ""] = place.text.split("/");
  if (callee === "term") return [[`single.${table}`, names && englishOf(names)]];
  const rows = names !== undefined && ts.isObjectLiteralExpression(names) ? names.properties : [];
  return rows.map((row) => {
    const id = row.name !== undefined && "text" in row.name ? row.name.text : "";
    return [`${table}.${id}`, ts.isPropertyAssignment(row) ? englishOf(row.initializer) : undefined];
  });
}

/** `"Aries"`, or `{ en: "North", inSentence: "the north" }`. */
function englishOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node)) return node.text;
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const row = node.properties.find(({ name }) => name?.getText() === "en");
  return row !== undefined && ts.isPropertyAssignment(row) ? englishOf(row.initializer) : undefined;
}

/** Tables whose ids are those of a catalogue, so that no `vocabulary` lists them; the package's own tests do. */
const BY_CATALOGUE: Readonly<Record<string, readonly string[]>> = {
  crystals: ["stones", "colors"],
  dreams: ["symbols"],
  vedic: ["yogaNames"],
};

/** Names that a file of a language lacks, and names there that no code declares: a line each, with the file. */
export function nameFlaws({ folder, id }: WorkspacePackage, lang: Lang): readonly string[] {
  const isListed = (name: string): boolean => BY_CATALOGUE[id]?.includes(name.split(".", 1)[0] ?? "") !== true;
  const declared = declaredNames(folder);
  const present = new Set([...namesInFile(folder, lang)].filter(isListed));
  const file = `${folder}/names/${lang}.json`;
  return [
    ...[...declared].filter((name) => !present.has(name)).map((name) => `${file}: write the name of ${name}`),
    ...[...present]
      .filter((name) => !declared.has(name))
      .map((name) => `${file}: take ${name} out: no code declares it`),
  ];
}

/** Names in a file of a language, by the same keys. */
function namesInFile(folder: string, lang: string): ReadonlySet<string> {
  const tables: Readonly<Record<string, object>> = JSON.parse(
    readFileSync(join(ROOT, folder, "names", `${lang}.json`), "utf8"),
  );
  return new Set(Object.entries(tables).flatMap(([table, ids]) => Object.keys(ids).map((id) => `${table}.${id}`)));
}
