import { chained, named } from "@almagest/i18n";
import { type NameContext, needTransliterator } from "@almagest/numerology";
import { type DraftOf, defineOperation, langQuery, type Operation, prose } from "@almagest/operation";
import * as z from "zod";
import { MISPAR_GADOL, type MisparGadol } from "../gematria/ciphers";
import { type ReadText, readText } from "../hebrew/given";
import { ruleText } from "../hebrew/present";
import { hebrewString, romanized } from "../hebrew/text";
import {
  cipherId,
  hebrewText,
  latinText,
  letterId,
  misparGadol,
  sephirahId,
  transliteration,
  transliterationEcho,
} from "../schema";
import { type KabbalahReader, kabbalahReader } from "../texts/reader";
import type { NameCompatibility, NameCompatibilityRequest } from "../types";
import { cipherNames } from "../vocabulary/ciphers";
import { letterNames } from "../vocabulary/letters";
import { sephirahGlosses } from "../vocabulary/sephirah-glosses";
import {
  BANDS,
  COMPONENT_IDS,
  type CompatibilityFacts,
  compareNames,
  sephirahOfValue,
  type TreeRelation,
} from "./score";

const body = z.object({
  firstName: latinText.optional(),
  firstNameHebrew: hebrewText.optional(),
  secondName: latinText.optional(),
  secondNameHebrew: hebrewText.optional(),
  transliteration,
  misparGadol,
});

const person = z
  .object({
    input: z.string(),
    hebrew: z.string(),
    romanization: z.string(),
    rule: prose,
    standard: z.int().meta({ description: "Standard value of the name, whole number" }),
    reduced: z.int().min(1).max(10).meta({ description: "Its digits summed until 10 or less is left" }),
    sephirah: sephirahId,
    ...named("sephirahEnglish", z.string(), sephirahGlosses),
  })
  .meta({ name: "ComparedName" });

const output = z.object({
  first: person,
  second: person,
  sharedValues: z
    .array(
      z
        .object({
          cipher: cipherId,
          ...named("name", z.string(), cipherNames),
          value: z.int().meta({ description: "Of both names" }),
        })
        .meta({ name: "SharedValue" }),
    )
    .meta({ description: "Every cipher in which both names count the same" }),
  sharedLetters: z.array(letterId).meta({ description: "Letters that both names have" }),
  score: z.int().min(0).max(100).meta({ description: "The sum of the components" }),
  band: z.enum(BANDS).meta({ description: "High from 50, moderate from 15" }),
  components: z.array(
    z
      .object({
        id: z.enum(COMPONENT_IDS),
        points: z.int().min(0).meta({ description: "What it adds to the score" }),
        maximum: z.int().meta({ description: "The most it can add; all together 100" }),
        matched: z.boolean().meta({ description: "True where it adds points" }),
      })
      .meta({ name: "NameTie" }),
  ),
  reading: prose,
  conventions: z
    .object({ transliteration: transliterationEcho, misparGadol: z.enum(MISPAR_GADOL) })
    .meta({ name: "NameCompatibilityConventions" }),
});

export interface NameCompatibilityFacts {
  readonly first: ReadText;
  readonly second: ReadText;
  readonly misparGadol: MisparGadol;
  readonly compared: CompatibilityFacts;
}

export function computeNameCompatibility(input: z.output<typeof body>, context?: NameContext): NameCompatibilityFacts {
  const first = readText({ latin: input.firstName, hebrew: input.firstNameHebrew }, "firstName", context);
  const second = readText({ latin: input.secondName, hebrew: input.secondNameHebrew }, "secondName", context);
  const compared = compareNames(first.chosen.words, second.chosen.words, input.misparGadol);
  return { first, second, compared, misparGadol: input.misparGadol };
}

export const nameCompatibility: Operation<NameCompatibilityRequest, NameCompatibility, NameContext> = defineOperation({
  id: "calculateNameCompatibility",
  method: "POST",
  path: "/kabbalah/compatibility",
  summary: "Two names by their values, their sephirot on the tree, and their letters",
  description:
    "Equal standard value 35, place on the tree 25 (same sephirah 25, joined by a path 15, same pillar 8), equal value in another cipher 20, shared letters up to 20. A game of today with old numbers; no text of Kabbalah judges a couple by it.",
  query: langQuery,
  body,
  output,
  needs: [needTransliterator],
  compute: computeNameCompatibility,
  present: (facts, words) => presentPair(facts, kabbalahReader(words)),
  examples: [{ firstName: "Sarah", secondName: "David" }],
});

function presentPair(facts: NameCompatibilityFacts, texts: KabbalahReader): DraftOf<typeof output> {
  const { first, second, compared } = facts;
  const isLatin = first.latinWords !== undefined || second.latinWords !== undefined;
  return {
    first: presentPerson(first, texts),
    second: presentPerson(second, texts),
    sharedValues: compared.shared.map(({ id, value }) => ({
      cipher: id,
      name: cipherNames[id].en,
      value,
    })),
    sharedLetters: [...compared.letters],
    score: compared.score,
    band: compared.band,
    components: compared.components.map(({ id, points, maximum }) => ({ id, points, maximum, matched: points > 0 })),
    reading: readingOf(compared, texts),
    conventions: { transliteration: isLatin ? "letter-map-mathers" : undefined, misparGadol: facts.misparGadol },
  };
}

function presentPerson({ given, chosen }: ReadText, texts: KabbalahReader): DraftOf<typeof person> {
  const standard = chosen.words.flat().reduce((sum, { letter }) => sum + letter.value, 0);
  const { reduced, sephirah } = sephirahOfValue(standard);
  return {
    input: given.hebrew ?? given.latin ?? "",
    hebrew: hebrewString(chosen.words),
    romanization: romanized(chosen.words),
    rule: ruleText(chosen.rule, texts),
    standard,
    reduced,
    sephirah,
    sephirahEnglish: sephirahGlosses[sephirah].en,
  };
}

/** The place of the two on the tree, their values, their letters, what follows, and what kind of thing this is. */
function readingOf(compared: CompatibilityFacts, texts: KabbalahReader): string | undefined {
  const parts = [
    relationText(compared.relation, texts),
    valuesText(compared, texts),
    lettersText(compared, texts),
    texts.text(`compatibility.bands.${compared.band}`),
    texts.text("compatibility.scope"),
  ];
  return parts.includes(undefined) ? undefined : parts.join("\n\n");
}

function relationText(relation: TreeRelation, texts: KabbalahReader): string | undefined {
  switch (relation.kind) {
    case "same":
      return texts.text(`compatibility.same.${relation.sephirah}`);
    case "path":
      return texts.text(`paths.${relation.path.letter}.between`);
    case "pillar":
      return texts.text(`compatibility.pillars.${relation.pillar}`);
    case "apart":
      return texts.text(`compatibility.apart.${relation.pillars}`);
  }
}

function valuesText({ shared, components }: CompatibilityFacts, texts: KabbalahReader): string | undefined {
  const matched = (id: string): boolean => components.some((one) => one.id === id && one.points > 0);
  if (matched("equalStandardValue")) {
    const standard = shared.find(({ id }) => id === "mispar-hechrachi");
    return texts.text("compatibility.values.equal", { value: standard?.value ?? 0 });
  }
  if (!matched("sharedCipherValue")) return texts.text("compatibility.values.none");
  const ciphers = shared.map(({ id, value }) =>
    texts.text("compatibility.list.value", { cipher: cipherNames[id][texts.speaks], value: String(value) }),
  );
  return texts.text("compatibility.values.other", {
    ciphers: chained(ciphers, (pair) => texts.text("compatibility.list.ciphers", pair)),
  });
}

function lettersText({ letters, components }: CompatibilityFacts, texts: KabbalahReader): string | undefined {
  const points = components.find(({ id }) => id === "sharedLetters");
  const names = chained(
    letters.map((id) => letterNames[id][texts.speaks]),
    (pair) => texts.text("compatibility.list.letters", pair),
  );
  if (letters.length === 0) return texts.text("compatibility.letters.none");
  if (points?.points === points?.maximum) return texts.text("compatibility.letters.all", { letters: names });
  return texts.text(letters.length === 1 ? "compatibility.letters.one" : "compatibility.letters.some", {
    letters: names,
  });
}
