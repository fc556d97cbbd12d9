import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Lang } from "@almagest/operation";
import ts from "typescript";
import { ROOT, type WorkspacePackage } from "../packages";

/** Names that a package declares in code, in English: `signs.aries`. */
export function declaredNames(folder: string): ReadonlySet<string> {
  return new Set(sourcesOf(folder).flatMap((file) => readCalls(file, namesOfCall)));
}

/** The English of the names that answers may send: those of pictures and of forms are said elsewhere. */
export function englishNames(folder: string): ReadonlySet<string> {
  const files = sourcesOf(folder).filter((file) => !/\/(?:pictures|field-labels|labels)\//.test(file));
  return new Set(files.flatMap((file) => readCalls(file, englishOfCall)));
}

function sourcesOf(folder: string): readonly string[] {
  const sources = readdirSync(join(ROOT, folder, "src"), { recursive: true, encoding: "utf8" });
  const files = sources.filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
  return files.map((file) => join(ROOT, folder, "src", file));
}

function readCalls(file: string, read: (call: ts.CallExpression) => readonly string[]): readonly string[] {
  const text = readFileSync(file, "utf8");
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) found.push(...read(node));
    ts.forEachChild(node, visit);
  };
  if (/\b(?:vocabulary|term)\(/.test(text)) visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found;
}

function englishOfCall({ expression, arguments: [, names] }: ts.CallExpression): readonly string[] {
  const callee = expression.getText();
  if (names === undefined) return [];
  if (callee === "term") return ts.isStringLiteral(names) ? [names.text] : [];
  const isTable = callee === "vocabulary" && ts.isObjectLiteralExpression(names);
  return isTable ? names.properties.flatMap(englishOfRow) : [];
}

/** `aries: "Aries"`, or `north: { en: "North", inSentence: "the north" }`. */
function englishOfRow(row: ts.ObjectLiteralElementLike): readonly string[] {
  if (!ts.isPropertyAssignment(row)) return [];
  if (ts.isStringLiteral(row.initializer)) return [row.initializer.text];
  if (!ts.isObjectLiteralExpression(row.initializer)) return [];
  return row.initializer.properties.filter(({ name }) => name?.getText() === "en").flatMap(englishOfRow);
}

function namesOfCall({ expression, arguments: [place, names] }: ts.CallExpression): readonly string[] {
  const callee = expression.getText();
  if (place === undefined || !ts.isStringLiteral(place) || !["vocabulary", "term"].includes(callee)) return [];
  const [, table = ""] = place.text.split("/");
  if (callee === "term") return [`single.${table}`];
  const rows = names !== undefined && ts.isObjectLiteralExpression(names) ? names.properties : [];
  return rows.map(({ name }) => `${table}.${name !== undefined && "text" in name ? name.text : ""}`);
}

/** Tables whose ids are those of a catalogue, so that no `vocabulary` lists them; the package's own tests do. */
const BY_CATALOGUE: Readonly<Record<string, readonly string[]>> = {
  crystals: ["stones", "colors"],
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
