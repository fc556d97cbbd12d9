import { aspects as aspectTerms, bodies as bodyTerms } from "@almagest/i18n/astrology";
import type { ChartAspect } from "../chart/aspects";
import type { WesternReader } from "../texts/reader";
import { canonicalPair, toneOf } from "./inter-aspects";
import { aspectValue } from "./value";

/** What an aspect between two people says: the pair's own text for the majors, the type's for the rest. */
export function contactText(found: ChartAspect, texts: WesternReader): string | undefined {
  const [low, high] = canonicalPair(found);
  const tone = toneOf(found.aspect);
  const own = tone && texts.lookup(`synastry.pairs.${low}.${high}.${tone}`);
  return own ?? texts.text(`synastry.aspects.${found.aspect}.context`, bodyNames(found, texts));
}

export interface DisplayNames {
  readonly person1?: string | undefined;
  readonly person2?: string | undefined;
}

/**
 * One line of strengths or challenges: which body of whom makes which aspect, and what it is good or hard for. Names
 * appear only where both people have one.
 */
export function highlightText(found: ChartAspect, names: DisplayNames, texts: WesternReader): string | undefined {
  const [low, high] = canonicalPair(found);
  const side = aspectValue(found) > 0 ? "strength" : "challenge";
  const text =
    texts.lookup(`synastry.pairs.${low}.${high}.${side}`) ??
    texts.text(`synastry.line.${side}`, bodyNames(found, texts));
  if (text === undefined) return undefined;
  return texts.text(`synastry.line.${hasBoth(names) ? "named" : "plain"}`, {
    ...contactNames(found, names, texts),
    text,
  });
}

/** The contact by its names, as sentences take it: `body1`, `aspect`, `body2`, `name1`, `name2`. */
export function contactNames(
  found: ChartAspect,
  names: DisplayNames,
  texts: WesternReader,
): Readonly<Record<string, string>> {
  return {
    body1: bodyTerms[found.first][texts.lang],
    aspect: aspectTerms[found.aspect][texts.lang],
    body2: bodyTerms[found.second][texts.lang],
    name1: names.person1?.trim() ?? "",
    name2: names.person2?.trim() ?? "",
  };
}

export function hasBoth(names: DisplayNames): boolean {
  return Boolean(names.person1?.trim() && names.person2?.trim());
}

function bodyNames(found: ChartAspect, texts: WesternReader): Readonly<Record<string, string>> {
  return { first: bodyTerms[found.first][texts.lang], second: bodyTerms[found.second][texts.lang] };
}

/** The texts that are there, in order; undefined where no texts are at hand. */
export function linesOf(lines: readonly (string | undefined)[], texts: WesternReader): string[] | undefined {
  if (texts.text("synastry.line.strength", { first: "", second: "" }) === undefined) return undefined;
  return lines.filter((line) => line !== undefined);
}
