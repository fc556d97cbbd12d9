import { createCatalogue } from "@almagest/catalog";
import { type Domain, DomainError, defineDomain, defineOperation, langQuery, needNow } from "@almagest/operation";
import { definePicture, label } from "@almagest/pictures";
import * as z from "zod";

const person = z.object({ name: z.string(), age: z.int().min(0).max(150).optional() });

/** Draws its own input. */
const pair = defineOperation({
  id: "showPair",
  method: "POST",
  path: "/drawn/pair/{place}",
  summary: "Shows a pair",
  params: z.object({ place: z.string() }),
  query: langQuery,
  body: z.object({
    first: person,
    others: z.array(person).max(9).default([]),
    width: z.int().min(1).max(9).optional().meta({ description: "Steps between the two" }),
  }),
  output: z.object({ words: z.array(z.string()) }),
  needs: [],
  compute: ({ place, lang, first, others, width }) => {
    if (place === "nowhere") throw new DomainError("not_found", "There is no such place.");
    return { words: [place, lang, JSON.stringify([first, ...others]), String(width)] };
  },
  present: (facts) => facts,
  examples: [{ place: "here", first: { name: "Ann" } }],
});

const today = defineOperation({
  id: "showToday",
  method: "GET",
  path: "/drawn/today",
  summary: "Shows today",
  output: z.object({ words: z.array(z.string()) }),
  needs: [needNow],
  compute: (_, { now }) => ({ words: [String(now)] }),
  present: (facts) => facts,
  examples: [{}],
});

const plain = defineOperation({
  id: "showPlain",
  method: "GET",
  path: "/drawn/plain/{id}",
  summary: "Has no picture",
  params: z.object({ id: z.string() }),
  output: z.object({ words: z.array(z.string()) }),
  needs: [],
  compute: ({ id }) => ({ words: [id] }),
  present: (facts) => facts,
  examples: [{ id: "a" }],
});

const title = {
  en: "Words",
  tr: "Sözler",
  de: "Wörter",
  es: "Palabras",
  hi: "शब्द",
  pt: "Palavras",
  fr: "Mots",
  ru: "Слова",
  "zh-Hans": "字",
  "zh-Hant": "字",
};

const rows = (operation: string, form: string) =>
  definePicture({
    operation,
    form,
    title,
    reads: z.object({ words: z.array(z.string()) }),
    options: {
      style: z.enum(["north", "south"]).default("north").meta({ description: "Where it is from", fold: "case" }),
    },
    draw: ({ words }, { style }) => ({
      width: 400,
      height: 40 * (words.length + 1),
      shapes: [form, style, ...words].map((word, index0) => label(word, { x: 0, y: 20 + 30 * index0, size: 14 })),
      description: words.join(", "),
    }),
  });

const pictures = [rows("showPair", "rows"), rows("showPair", "list"), rows("showToday", "rows")];

const drawn: Domain = defineDomain({
  id: "drawn",
  title: "Drawn",
  description: "Operations that have pictures",
  operations: [pair, today, plain],
  pictures: { of: ["showPair", "showToday"], load: async () => ({ pictures }) },
});

export const drawnCatalogue = createCatalogue([drawn]);
