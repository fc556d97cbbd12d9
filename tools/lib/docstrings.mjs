import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { inRoot } from "./project.mjs";

/** The compiler's declaration of an exported operation. */
const OPERATION = /^export declare const (\w+): (?:Birth)?Operation</gm;

/** Docstrings for the operations of a built package, by export name; undefined if it has no domain. */
export async function docstringsOf(folder) {
  const { exports = {} } = JSON.parse(readFileSync(inRoot(folder, "package.json"), "utf8"));
  if (exports["./domain"] === undefined) return new Map();
  const exported = Object.values(await import(pathToFileURL(inRoot(folder, "dist", "domain.js")).href));
  const domain = exported.find((one) => Array.isArray(one?.operations));
  return new Map(
    domain.operations.map((operation) => {
      const name = domain.names[operation.id] ?? operation.id;
      return [name, docstring(name, operation, domain)];
    }),
  );
}

/** Adds each operation's docstring before its declaration: an editor shows it where the function is used. */
export function documented(text, docstrings) {
  return text.replaceAll(OPERATION, (declared, name) =>
    docstrings.has(name) ? `${docstrings.get(name)}\n${declared}` : declared,
  );
}

function docstring(
  name,
  { method, path, summary, description, params, query, body, output, needs, examples },
  { title, texts },
) {
  const hasTexts = texts.en !== undefined;
  const request = Object.keys({ ...params?.shape, ...query?.shape, ...body?.shape });
  const answer = output.shape ?? output.element?.shape ?? {};
  const members = Object.keys(answer).filter((member) => !member.endsWith("Localized"));
  const prose = hasTexts ? " Without `texts` in its context the answer comes without its prose." : "";
  const lines = [
    `${summary}.`,
    ...(description === undefined ? [] : ["", description]),
    "",
    `The service answers it at \`${method} ${path}\`.${prose}`,
    `Units and ranges are in the types of its members; sources are in docs/conventions.md of the repository, under "${title}".`,
    "",
    `@param request ${listed(request)}`,
    `@returns ${output.element === undefined ? "" : "a list of "}${listed(members)}`,
    "@throws ValidationError with every failing field; DomainError where the domain refuses",
    "@example",
    "```ts",
    `${name}(${literal(examples[0])}${contextOf(needs, hasTexts)});`,
    "```",
  ];
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join("\n")}\n */`.replaceAll(/\*\/(?!$)/g, "*\\/");
}

function listed(names) {
  return names.length === 0 ? "nothing" : names.map((name) => `\`${name}\``).join(", ");
}

/** `, createContext({ ephemeris: swissEphemeris(), texts: [en] })`; empty if nothing is needed. */
function contextOf(needs, hasTexts) {
  const needed = needs.filter(({ isOptional }) => isOptional !== true);
  const parts = needed.map(({ name, source }) => (source === undefined ? name : `${name}: ${source.value}`));
  const all = [...parts, ...(hasTexts ? ["texts: [en]"] : [])];
  return all.length === 0 ? "" : `, createContext({ ${all.join(", ")} })`;
}

/** A value as program text. */
function literal(value) {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, member]) => {
    const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
    return `${name}: ${literal(member)}`;
  });
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}
