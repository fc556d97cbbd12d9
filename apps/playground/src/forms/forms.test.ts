import { catalogue } from "@almagest/catalog";
import { LANGS } from "@almagest/operation";
import { beforeAll, describe, expect, test } from "vitest";
import { dataFiles } from "../build/files";
import { type Held, inputOf, leaves, placed } from "../input";
import { fromLink, linkValues } from "../link";
import { EXAMPLE_PEOPLE } from "../people";
import { readRoute, writeRoute } from "../route";
import type { DomainForms, DomainWords, OperationForm } from "./model";

const held: Held = { people: EXAMPLE_PEOPLE, values: {}, moment: { date: "2026-03-04", time: "05:06" } };
const forms = new Map<string, { readonly domain: string; readonly form: OperationForm }>();
let files: ReadonlyMap<string, string>;

beforeAll(async () => {
  files = await dataFiles();
  for (const { id } of catalogue.domains) {
    const { operations }: DomainForms = JSON.parse(files.get(id) ?? "");
    for (const form of operations) forms.set(form.id, { domain: id, form });
  }
});

function formOf(id: string): OperationForm {
  const found = forms.get(id);
  if (found === undefined) throw new Error(`there is no form of ${id}`);
  return found.form;
}

describe.each(catalogue.entries.map((entry) => [entry.operation.id, entry] as const))(
  "the form of %s",
  (id, { operation, domain }) => {
    test("is sent unchanged, and the schema accepts it", () => {
      const input = inputOf(formOf(id), held);
      const parsed = operation.parse({ flat: input });
      expect(parsed.ok ? [] : parsed.issues).toEqual([]);
    });

    test("comes back from a link as it was", () => {
      const form = formOf(id);
      const values = linkValues(form, held);
      const route = readRoute(writeRoute({ view: "operation", domain: domain.id, operation: id, values }));
      expect(route).toMatchObject({ domain: domain.id, operation: id });
      const nobody = EXAMPLE_PEOPLE.map((one) => ({ ...one, name: "", date: "", time: "", place: "" }));
      const moment = { date: "1999-01-01", time: "00:00" };
      const linked = fromLink(form, route.view === "operation" ? route.values : {}, {
        ...held,
        people: nobody,
        moment,
      });
      expect(inputOf(form, { ...held, ...linked, moment })).toEqual(inputOf(form, held));
    });

    test("has a label for every control, in every language", () => {
      const all = leaves(placed(formOf(id)), held);
      for (const lang of LANGS) {
        const words: DomainWords = JSON.parse(files.get(`${domain.id}.${lang}`) ?? "");
        expect(all.filter(({ field }) => (words.fields[field.n] ?? "") === "")).toEqual([]);
        expect(words.operations[id]?.[0]).toMatch(/\S/);
      }
    });
  },
);

test("every operation of the service has one form", () => {
  expect([...forms.keys()].sort()).toEqual(catalogue.entries.map(({ operation }) => operation.id).sort());
});
