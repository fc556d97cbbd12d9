import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { AnyOperation } from "@almagest/operation";
import { toolboxFor } from "../../../../apps/mcp/src/tools";
import { exportsOf } from "../domains";
import { ROOT, sourceFiles } from "../packages";
import { REASONS_LISTED, ratchetOf } from "./ratchet";
import { type Check, nameOf } from "./subject";

/** One script for each of the ten languages that has its own; Latin holds the other six. */
const SCRIPTS = [/[a-z]/, /\p{Script=Cyrillic}/u, /\p{Script=Devanagari}/u, /\p{Script=Han}/u];
const LEAST_WORDS = 12;

/** Words that people look for an operation by. */
export const unsearched: Check = ({ domain, folder }) =>
  domain.operations
    .map(({ id }) => [id, domain.concepts[id] ?? ""] as const)
    .filter(([, words]) => !SCRIPTS.every((script) => script.test(words)) || words.split(" ").length < LEAST_WORDS)
    .map(
      ([id]) =>
        `${folder}/src/concepts.ts: ${id}: write ${LEAST_WORDS} or more words that people look for it by, in ten languages`,
    );

/** The words that an operation has for itself. */
export const unsaid: Check = ({ domain, folder }) =>
  domain.operations.flatMap(({ id, summary, description = "", examples }) => [
    ...(summary.trim() === "" ? [`${folder}/src: ${id}: write its summary, one line`] : []),
    ...(description.trim() === ""
      ? [`${folder}/src: ${id}: write its description: what it computes, by which conventions`]
      : []),
    ...(examples.length === 0 ? [`${folder}/src: ${id}: give it an example that a reader can send`] : []),
  ]);

/** Operations that the package's entry does not export by the names of the domain. */
export const unexported: Check = async ({ domain, folder, own }) => {
  if (own === undefined) return [];
  const exported = await exportsOf(folder);
  const names = domain.operations.filter(({ id }) => exported[nameOf(domain, id)] === undefined);
  return [
    ...(domain.operations.length === 0
      ? [`${folder}/src/domain.ts: list an operation: npm run new operation ${domain.folder}/…`]
      : []),
    ...names.map(({ id }) => `${folder}/src/index.ts: export ${nameOf(domain, id)}, as src/domain.ts calls ${id}`),
  ];
};

/** Operations that no test of their package names. */
export const untested: Check = ({ domain, folder, own }) => {
  if (own === undefined) return [];
  const files = [...sourceFiles(`${folder}/src`), ...sourceFiles(`${folder}/test`)];
  const tests = files.filter((file) => file.endsWith(".test.ts")).map((file) => readFileSync(join(ROOT, file), "utf8"));
  const isNamed = (name: string): boolean => tests.some((text) => new RegExp(`\\b${name}\\b`).test(text));
  return domain.operations
    .map(({ id }) => [id, nameOf(domain, id)] as const)
    .filter(([id, name]) => !isNamed(name) && !isNamed(id))
    .map(([, name]) => `${folder}/src: test ${name} beside its code, by values from an authority`);
};

/** Operations without a picture, and reasons for what has one. */
export const undrawn: Check = ({ domain, folder }) => {
  const reasons = ratchetOf(folder).withoutPicture;
  const without = domain.operations.map(({ id }) => id).filter((id) => !domain.pictures.of.includes(id));
  return [
    ...without
      .filter((id) => !(id in reasons))
      .map(
        (id) =>
          `${folder}/ratchet.json: ${id}: draw it in src/pictures, or say in "withoutPicture" why its answer is words alone: ${REASONS_LISTED}`,
      ),
    ...Object.keys(reasons)
      .filter((id) => !without.includes(id))
      .map((id) => `${folder}/ratchet.json: take ${id} out of "withoutPicture": it is drawn, or not there`),
  ];
};

/** The bytes of a domain's list of tools, what they say of their pictures apart. */
export function toolListBytes(domain: Parameters<Check>[0]["domain"]): number {
  const { list } = toolboxFor([domain]);
  return Buffer.byteLength(JSON.stringify({ tools: list.map(({ _meta, ...tool }) => tool) }));
}

/** A tool list that is longer than it may be. */
export const unpaid: Check = ({ domain, folder }) => {
  const { toolListBytes: most = 0 } = ratchetOf(folder);
  const bytes = toolListBytes(domain);
  if (bytes <= most) return [];
  return [
    `${folder}/ratchet.json: the list of its tools has ${bytes} bytes, "toolListBytes" allows ${most}: shorten what schemas say, or write ${bytes}`,
  ];
};

/** Examples that their own operation refuses. */
export const unparsed: Check = ({ domain, folder }) =>
  domain.operations.flatMap((operation: AnyOperation) =>
    operation.examples
      .filter((example) => !operation.parse({ flat: example }).ok)
      .map((example) => `${folder}/src: ${operation.id}: its example is refused: ${JSON.stringify(example)}`),
  );
