import { named } from "@almagest/i18n";
import { bodies } from "@almagest/i18n/astrology";
import { at, type DraftOf, prose, proseList, type Term } from "@almagest/operation";
import * as z from "zod";
import { type CountedName, shownLetters } from "../names/counted";
import type { VowelRule, YAsVowel } from "../numbers/vowels";
import type { nameConventions } from "../schema";
import { keyIn } from "../texts/keys";
import { type NumerologyReader, read } from "../texts/reader";
import { compoundNames, isNamed } from "../vocabulary/compound-names";
import type { ChaldeanCount } from "./count";
import { CAUTIONED, natureOf, ROOT_PLANETS, sameAs } from "./table";

export const compoundMeaning = z
  .object({
    number: z.int(),
    ...named("name", z.string().nullable(), compoundNames),
    nature: z.enum(["fortunate", "unfortunate", "mixed"]),
    meaning: prose,
    sameAs: z.int().exactOptional().meta({ description: "The number whose reading this one repeats" }),
  })
  .meta({ name: "CompoundMeaning" });

export const chaldeanCountAnswer = z
  .object({
    total: z.int(),
    compound: z.int().nullable(),
    root: z.int(),
    calculation: z.string(),
    compoundMeaning: compoundMeaning.nullable(),
  })
  .meta({ name: "ChaldeanCount" });

const rootReading = z.object({ title: prose, keywords: proseList, meaning: prose });

export const rootMeaning = rootReading.extend({
  number: z.int(),
  ...named("planet", z.string(), bodies),
  caution: z.boolean(),
});

export function presentCompound(number: number, texts: NumerologyReader): DraftOf<typeof compoundMeaning> {
  const repeated = sameAs(number);
  const key = String(number);
  const name = isNamed(key) ? compoundNames[key].en : null;
  const meaning = texts.lookup(`compounds.${repeated ?? number}`);
  return {
    number,
    name,
    nature: natureOf(number),
    meaning:
      repeated === undefined || meaning === undefined
        ? meaning
        : texts.text("general.compound.repeats", { number, same: repeated, meaning }),
    sameAs: repeated,
  };
}

/** A count with its compound; several members of an answer are made of it. */
export function presentCount(count: ChaldeanCount, texts: NumerologyReader): DraftOf<typeof chaldeanCountAnswer> {
  const { total, compound, root, calculation } = count;
  return {
    total,
    compound: compound ?? null,
    root,
    calculation,
    compoundMeaning: compound === undefined ? null : presentCompound(compound, texts),
  };
}

/** The planet of a root, 1 to 9. */
export function planetOf(root: number): Term {
  return bodies[at(ROOT_PLANETS, root - 1)];
}

export function presentRoot(root: number, texts: NumerologyReader): DraftOf<typeof rootMeaning> {
  return {
    number: root,
    planet: planetOf(root).en,
    caution: CAUTIONED.includes(root),
    ...read(rootReading, texts, `chaldean.${keyIn("digit", root)}`),
  };
}

/** The letters and the choices, as an answer echoes them. */
export function presentChaldeanName(
  counted: CountedName,
  { vowelRule, yAsVowel }: { readonly vowelRule?: VowelRule; readonly yAsVowel?: YAsVowel | undefined } = {},
): {
  letters: string;
  conventions: DraftOf<typeof nameConventions>;
} {
  return {
    letters: shownLetters(counted),
    conventions: {
      system: "chaldean",
      romanization: [...counted.readings],
      names: "word-by-word",
      vowels: vowelRule ?? "aeiou",
      yAsVowel,
    },
  };
}
