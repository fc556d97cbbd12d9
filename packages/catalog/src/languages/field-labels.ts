import {
  type Domain,
  defineOperation,
  LANGS,
  type Lang,
  langQuery,
  type Operation,
  type Term,
} from "@almagest/operation";
import * as z from "zod";
import { type Labels, labelsOf } from "../labels/labels";

const labels = z.record(z.string(), z.string());

const output = z.object({
  lang: z.enum(LANGS).meta({ description: "The language of the labels" }),
  fields: labels.meta({ description: "Label of every request field and parameter, by its name on the wire" }),
  enums: labels.meta({
    description: "Label of every value that a field takes from a list, by {field}.{value}: split on the first dot",
  }),
});

interface FieldLabelsRequest {
  readonly lang?: Lang | undefined;
}

type FieldLabels = Operation<FieldLabelsRequest, z.output<typeof output>>;

/** The operation over some domains; their schemas are read when it is first called. */
export function fieldLabelsOver(domains: () => readonly Domain[]): FieldLabels {
  let known: Labels | undefined;
  return defineOperation({
    id: "getFieldLabels",
    method: "GET",
    path: "/languages/field-labels",
    summary: "Labels for forms: every request field and every value it takes",
    description:
      "Read from the schemas of the service itself. What is sent stays the canonical English value. An identifier that several collections use for different things is left out.",
    query: langQuery,
    output,
    needs: [],
    compute: () => {
      known ??= labelsOf(domains());
      return known;
    },
    present: ({ fields, enums }, { lang }) => ({
      lang,
      fields: inLanguage(fields, lang),
      enums: inLanguage(enums, lang),
    }),
    examples: [{ lang: "es" }],
  });
}

function inLanguage(terms: ReadonlyMap<string, Term>, lang: Lang): Record<string, string> {
  return Object.fromEntries([...terms].map(([id, term]) => [id, term[lang]]));
}
