import { capitalized } from "@almagest/i18n";
import { bodies as bodyTerms } from "@almagest/i18n/astrology";
import type { BodyId } from "@almagest/sky";
import type { ChartAspect } from "../chart/aspects";
import { bareInProse } from "../texts/names";
import type { WesternReader } from "../texts/reader";
import { canonicalPair, toneOf } from "./inter-aspects";
import { type DisplayNames, hasBoth } from "./names";
import { telling } from "./telling";
import { themeOf } from "./themes";

/**
 * The texts of the aspects between two people, in their order: the pair's own text, by conjunction, ease, strain or
 * minor; where the same two bodies make such an aspect the other way round as well, the second says so, by its theme.
 * No two of one answer have the same sentence.
 */
export function contactTexts(
  aspects: readonly ChartAspect[],
  names: DisplayNames,
  texts: WesternReader,
): readonly (string | undefined)[] {
  const told = new Set<string>();
  return aspects.map((found) => {
    const tone = toneOf(found.aspect) ?? "minor";
    const pair = `${canonicalPair(found).join(".")}.${tone}`;
    if (told.has(pair)) {
      const theme = themeOf(found);
      return tone === "minor"
        ? toldBy("minor", `${theme}.${found.aspect}`, found, { names, texts })
        : toldBy("mutual", `${theme}.${tone}`, found, { names, texts });
    }
    told.add(pair);
    return texts.lookup(`synastry.pairs.${pair}`);
  });
}

export interface Saying {
  readonly names: DisplayNames;
  readonly texts: WesternReader;
}

function toldBy(
  family: "minor" | "mutual",
  key: string,
  found: ChartAspect,
  { names, texts }: Saying,
): string | undefined {
  const values = ownersOf(found, names, texts);
  return telling.teller(texts, 0).find(family, key, { section: "contact", values })?.text;
}

/** The two bodies with their owners, as sentences take them and as sentences begin with them. */
export function ownersOf(
  found: ChartAspect,
  names: DisplayNames,
  texts: WesternReader,
): Readonly<Record<string, string>> {
  const first = ownerOf(found.first, { name: names.person1, place: "first", named: hasBoth(names) }, texts);
  const second = ownerOf(found.second, { name: names.person2, place: "second", named: hasBoth(names) }, texts);
  return { first, First: capitalized(first, texts.speaks), second, Second: capitalized(second, texts.speaks) };
}

interface Owner {
  readonly name: string | undefined;
  readonly place: "first" | "second";
  /** Whether people are called by their names: only where both have one. */
  readonly named: boolean;
}

function ownerOf(body: BodyId, { name = "", place, named }: Owner, texts: WesternReader): string {
  const values = { name: name.trim(), body: bareInProse(bodyTerms[body], texts.speaks) };
  return texts.text(`synastry.owner.${named ? "named" : place}`, values) ?? "";
}

/** A contact under a name, and under that name with a capital where it begins a sentence: `{ contact, Contact }`. */
export function contactValues<Name extends string>(
  name: Name,
  found: ChartAspect | undefined,
  { names, texts }: Saying,
): Readonly<Record<string, string>> {
  if (found === undefined) return {};
  const contact = texts.text(`synastry.between.${found.aspect}`, ownersOf(found, names, texts)) ?? "";
  return { [name]: contact, [capitalized(name)]: capitalized(contact, texts.speaks) };
}
