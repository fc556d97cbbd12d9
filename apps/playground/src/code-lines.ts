import type { Input } from "./backend";
import type { OperationForm } from "./forms/model";
import { requestOf } from "./service";

/** A shell command. The key is never printed: a variable takes its place. */
export function curlText(form: OperationForm, input: Input, root: string): string {
  const { url, method, body } = requestOf(form, input, root);
  const lines = [`curl -X ${method} ${quoted(url)}`, `  -H "X-API-Key: $ALMAGEST_KEY"`];
  if (body !== undefined) lines.push(`  -H 'Content-Type: application/json'`, `  -d ${quoted(body)}`);
  return lines.join(" \\\n");
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** The members of the library's context, by need. */
const GIVEN: Readonly<Record<string, { readonly line?: string; readonly member: string }>> = {
  ephemeris: {
    line: `import { swissEphemeris } from "@almagest/ephemeris-swiss";`,
    member: "ephemeris: swissEphemeris()",
  },
  gazetteer: {
    line: `import { readGazetteer } from "@almagest/location/node";`,
    member: "gazetteer: readGazetteer()",
  },
  transliterate: {
    line: `import { loadTransliterator } from "@almagest/numerology/names";`,
    member: "transliterate: await loadTransliterator()",
  },
  now: { member: "now: Date.now()" },
  random: { member: "random: (count) => crypto.getRandomValues(new Uint8Array(count))" },
};

/** A program over the library, which computes offline and needs no key. */
export function libraryText(form: OperationForm, folder: string, input: Input): string {
  const needed = form.needs.flatMap((name) => GIVEN[name] ?? []);
  const texts = form.prose.length > 0;
  const members = [...needed.map(({ member }) => member), ...(texts ? ["texts: [en]"] : [])];
  const hasContext = members.length > 0;
  return [
    ...needed.flatMap(({ line }) => (line === undefined ? [] : [line])),
    ...(hasContext ? [`import { createContext } from "@almagest/operation";`] : []),
    `import { ${form.name} } from "@almagest/${folder}";`,
    ...(texts ? [`import { en } from "@almagest/${folder}/texts/en";`] : []),
    "",
    ...(hasContext ? [`const context = createContext({ ${members.join(", ")} });`] : []),
    `const answer = ${form.name}(${literal(input)}${hasContext ? ", context" : ""});`,
  ].join("\n");
}

function literal(input: Input): string {
  return JSON.stringify(input, undefined, 2).replace(/^( *)"([A-Za-z_$][\w$]*)":/gm, "$1$2:");
}

/** A tool's call as an MCP client sends it, to the server of the operation's domain. */
export function toolText(form: OperationForm, input: Input): string {
  return JSON.stringify({ method: "tools/call", params: { name: form.tool, arguments: input } }, undefined, 2);
}
