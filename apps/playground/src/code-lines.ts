import type { Input } from "./backend";
import { literal } from "./call-texts";
import type { OperationForm } from "./forms/model";

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
