import { bodies as bodyTerms } from "@almagest/i18n/astrology";
import { type Piece, readingOf } from "@almagest/telling";
import { type ChartAspect, countNatures } from "../chart/aspects";
import { bareInProse } from "../texts/names";
import type { WesternReader } from "../texts/reader";
import { contactValues, type Saying } from "./contacts";
import { canonicalPair } from "./inter-aspects";
import type { DisplayNames } from "./names";
import { bandOf } from "./score";
import { telling } from "./telling";
import { type ContactTheme, contactThemes } from "./themes";
import { aspectValue } from "./value";

/** The number of themes that a reading tells. */
const THEME_LIMIT = 5;

/** The sum of a synastry: the parts of its score, the weightiest themes, and a place to begin. */
export function overallPieces(
  aspects: readonly ChartAspect[],
  { score, names }: { readonly score: number; readonly names: DisplayNames },
  texts: WesternReader,
): readonly (Piece | undefined)[] {
  const teller = telling.teller(texts, 0);
  const section = "overall";
  const themes = contactThemes(aspects).slice(0, THEME_LIMIT);
  const worst = hardest(themes);
  return [
    teller.tell("bands", bandOf(score), { section, values: { score, ...countNatures(aspects) } }),
    ...themes.map((own) =>
      teller.tell("themes", `${own.theme}.${own.tone}`, { section, values: themeValues(own, { names, texts }) }),
    ),
    teller.tell("beginnings", worst?.theme ?? "none", {
      section,
      ...(worst ? { values: themeValues(worst, { names, texts }) } : {}),
    }),
  ];
}

export function overallText(
  aspects: readonly ChartAspect[],
  whole: { readonly score: number; readonly names: DisplayNames },
  texts: WesternReader,
): string | undefined {
  return readingOf(overallPieces(aspects, whole, texts));
}

/** One theme in words. */
export function themeText(own: ContactTheme, saying: Saying): string | undefined {
  const values = themeValues(own, saying);
  return telling.teller(saying.texts, 0).find("themes", `${own.theme}.${own.tone}`, { section: "overall", values })
    ?.text;
}

function themeValues({ leading, help, strain }: ContactTheme, saying: Saying): Readonly<Record<string, string>> {
  return {
    ...contactValues("contact", leading, saying),
    ...contactValues("help", help, saying),
    ...contactValues("strain", strain, saying),
  };
}

/** The theme that resists most of those that resist at all. */
function hardest(themes: readonly ContactTheme[]): ContactTheme | undefined {
  return themes
    .filter(({ score }) => score < 0)
    .reduce<ContactTheme | undefined>(
      (worst, theme) =>
        worst === undefined || theme.score * theme.weight < worst.score * worst.weight ? theme : worst,
      undefined,
    );
}

/** One line of strengths or challenges: which body of whom makes which aspect, and what it is good or hard for. */
export function highlightText(found: ChartAspect, names: DisplayNames, texts: WesternReader): string | undefined {
  const [low, high] = canonicalPair(found);
  const side = aspectValue(found) > 0 ? "strength" : "challenge";
  const bodies = {
    first: bareInProse(bodyTerms[found.first], texts.speaks),
    second: bareInProse(bodyTerms[found.second], texts.speaks),
  };
  const text = texts.lookup(`synastry.pairs.${low}.${high}.${side}`) ?? texts.text(`synastry.line.${side}`, bodies);
  if (text === undefined) return undefined;
  return texts.text("synastry.line.told", { ...contactValues("contact", found, { names, texts }), text });
}

/** The texts that are there, in order; undefined where no texts are at hand. */
export function linesOf(lines: readonly (string | undefined)[], texts: WesternReader): string[] | undefined {
  if (texts.text("synastry.line.strength", { first: "", second: "" }) === undefined) return undefined;
  return lines.filter((line) => line !== undefined);
}
