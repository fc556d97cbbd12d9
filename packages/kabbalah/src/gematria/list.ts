import { named } from "@almagest/i18n";
import { count, type DraftOf, defineOperation, langQuery, type Operation, prose } from "@almagest/operation";
import * as z from "zod";
import { tradition } from "../schema";
import { type KabbalahReader, kabbalahReader } from "../texts/reader";
import type { GematriaCiphers, GematriaCiphersRequest } from "../types";
import { cipherNames } from "../vocabulary/ciphers";
import { otherCiphers } from "../vocabulary/other-ciphers";
import { type CatalogueId, HEBREW_CATALOGUE, recordOf } from "./catalogue";
import { LATIN_CIPHER_IDS } from "./latin";
import { TRANSFORMATION_IDS } from "./transformations";

const NAMES = { ...cipherNames, ...otherCiphers };

const cipher = z
  .object({
    id: z.enum([...HEBREW_CATALOGUE, ...TRANSFORMATION_IDS, ...LATIN_CIPHER_IDS]),
    ...named("name", z.string(), NAMES),
    tradition,
    century: z.string().meta({ description: "When it is first described, as far as its sources tell" }),
    definition: prose,
    computed: z.boolean().meta({ description: "False where it is listed and not computed" }),
    multiValued: z.boolean().meta({ description: "True where one word has several values" }),
    sources: z.array(z.string()),
  })
  .meta({ name: "CatalogedCipher" });

export const gematriaCiphers: Operation<GematriaCiphersRequest, GematriaCiphers> = defineOperation({
  id: "listGematriaCiphers",
  method: "GET",
  path: "/kabbalah/ciphers",
  summary: "Every cipher with its definition, age and sources",
  description:
    "Hebrew ciphers, exchanges of letters such as atbash, and Latin ciphers of the Renaissance and later. computed is false for one that is listed only.",
  query: langQuery,
  output: z.object({
    total: count,
    ciphers: z.array(cipher).meta({ description: "Hebrew; the eleventh is listed and not computed" }),
    transformations: z.array(cipher),
    latinCiphers: z.array(cipher).meta({ description: "Renaissance and modern; none is rabbinic" }),
  }),
  needs: [],
  compute: () => [HEBREW_CATALOGUE, TRANSFORMATION_IDS, LATIN_CIPHER_IDS] as const,
  present: ([hebrew, transformations, latin], words) => {
    const texts = kabbalahReader(words);
    const all = (ids: readonly CatalogueId[]): DraftOf<typeof cipher>[] => ids.map((id) => presentCipher(id, texts));
    return {
      total: hebrew.length + transformations.length + latin.length,
      ciphers: all(hebrew),
      transformations: all(transformations),
      latinCiphers: all(latin),
    };
  },
  examples: [{}],
});

function presentCipher(id: CatalogueId, texts: KabbalahReader): DraftOf<typeof cipher> {
  const { tradition: from, century, isComputed, isMultiValued, sources } = recordOf(id);
  return {
    id,
    name: NAMES[id].en,
    tradition: from,
    century,
    definition: texts.text(`ciphers.${id}.definition`),
    computed: isComputed,
    multiValued: isMultiValued,
    sources: [...sources],
  };
}
