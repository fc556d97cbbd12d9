import { joined } from "@almagest/i18n";
import { at } from "@almagest/operation";
import { SIGN_IDS, type SignId } from "@almagest/sky";
import type { ChartAspect } from "../chart/aspects";
import { type Balance, tiedIn } from "../chart/balance";
import { contactValues } from "../people/contacts";
import { bandOf, EVEN_SCORE } from "../people/score";
import { aspectValue } from "../people/value";
import { ELEMENTS, SIGNS } from "../tables/zodiac";
import { chartNames } from "../texts/chart-names";
import type { WesternReader } from "../texts/reader";
import { CATEGORY_IDS, type CategoryId, lowCategory, topCategory } from "./categories";
import type { Compatibility } from "./compute";

export const COMPARED_BODIES = ["sun", "moon", "venus", "mars"] as const;
export type ComparedBody = (typeof COMPARED_BODIES)[number];

const DISTANCES = ["0", "1", "2", "3", "4", "5", "6"] as const;

/** The relation of two signs of one body: each sign's way, then their common ruler or the distance between them. */
export function signPairText(
  body: ComparedBody,
  pair: { readonly sign1: SignId; readonly sign2: SignId },
  texts: WesternReader,
): string | undefined {
  const { sign1, sign2 } = pair;
  const steps = Math.abs(SIGN_IDS.indexOf(sign1) - SIGN_IDS.indexOf(sign2));
  const distance = at(DISTANCES, Math.min(steps, 12 - steps));
  const ways = [...new Set([sign1, sign2])].map((sign) => texts.text(`compatibility.way.${body}.${sign}`));
  const names = chartNames(texts);
  const values = { sign1: names.sign(sign1), sign2: names.sign(sign2) };
  const ruler = SIGNS[sign1].ruler;
  const between =
    sign1 !== sign2 && SIGNS[sign2].ruler === ruler
      ? texts.lookup(`compatibility.sameRuler.${body}.${ruler}`, values)
      : texts.text(`compatibility.distance.${body}.${distance}`, values);
  const parts = [...ways, between].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : joined(parts);
}

/** The relation of the two dominant elements; where a chart has none, the difference or the sum of both charts. */
export function elementText({ person1, person2 }: Compatibility, texts: WesternReader): string | undefined {
  const [first, second] = [person1, person2].map(({ balance }) => tiedIn(ELEMENTS, balance.elements));
  if (first === undefined || second === undefined) return undefined;
  if (first.length === 1 && second.length === 1) {
    const [low, high] = [...first, ...second].sort((a, b) => ELEMENTS.indexOf(a) - ELEMENTS.indexOf(b));
    return texts.lookup(`compatibility.element.${low}.${high}`);
  }
  return mixedText(person1.balance, person2.balance, texts);
}

/** From so many planets on, a difference in one element is told. */
const APART = 3;

/** From so many of both charts' twenty on, an element is told as theirs; five would be its even share. */
const TOGETHER = 8;

/** Of charts that no single element leads: where they differ most, or what they have most of together. */
function mixedText(first: Balance, second: Balance, texts: WesternReader): string | undefined {
  const differing = ELEMENTS.map((element) => ({
    element,
    more: Math.max(first.elements[element], second.elements[element]),
    fewer: Math.min(first.elements[element], second.elements[element]),
  })).reduce((best, next) => (next.more - next.fewer > best.more - best.fewer ? next : best));
  const { element, more, fewer } = differing;
  if (more - fewer >= APART) return texts.text(`compatibility.elementApart.${element}`, { more, fewer });
  const together = ELEMENTS.map((id) => ({ id, sum: first.elements[id] + second.elements[id] })).reduce((best, next) =>
    next.sum > best.sum ? next : best,
  );
  if (together.sum < TOGETHER) return texts.text("compatibility.elementEven", { sum: together.sum });
  return texts.text(`compatibility.elementTogether.${together.id}`, { sum: together.sum });
}

export function summaryText({ overall, counts }: Compatibility, texts: WesternReader): string | undefined {
  return texts.text(`compatibility.summary.${bandOf(overall)}`, { score: overall, ...counts });
}

/** From so far above or below the middle on, a category is told as leading or trailing. */
const MARGIN = 5;

/**
 * The highest category where it is well above the middle and the lowest where it is well below, each with the contact
 * that counts most in it. A category without an aspect has its 50 from nothing, so it is neither.
 */
export function interpretationText(facts: Compatibility, texts: WesternReader): string | undefined {
  const { scores, categoryAspects } = facts;
  const spoken = CATEGORY_IDS.filter((id) => categoryAspects[id].length > 0);
  const high = spoken.filter((id) => scores[id] >= EVEN_SCORE + MARGIN);
  const low = spoken.filter((id) => scores[id] <= EVEN_SCORE - MARGIN);
  const parts = [
    ...(high.length > 0 ? fieldTexts(facts, topCategory(scores, high), "high", texts) : []),
    ...(low.length > 0 ? fieldTexts(facts, lowCategory(scores, low), "low", texts) : []),
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? texts.text("compatibility.level") : joined(parts);
}

function fieldTexts(
  facts: Compatibility,
  id: CategoryId,
  end: "high" | "low",
  texts: WesternReader,
): readonly (string | undefined)[] {
  const told = texts.text(`compatibility.category.${id}.${end}`, { score: facts.scores[id] });
  return [told, contactText(facts, id, end === "high" ? 1 : -1, texts)];
}

/** The contact that counts most for a category (1) or against it (-1). */
function contactText(facts: Compatibility, id: CategoryId, side: 1 | -1, texts: WesternReader): string | undefined {
  const share = (found: ChartAspect): number => side * found.strength * aspectValue(found);
  const found = facts.categoryAspects[id].reduce<ChartAspect | undefined>(
    (best, next) => (best === undefined || share(next) > share(best) ? next : best),
    undefined,
  );
  if (found === undefined || share(found) <= 0) return undefined;
  const values = contactValues("contact", found, { names: {}, texts });
  return texts.text(`compatibility.${side > 0 ? "carried" : "pressed"}`, values);
}

/** The archetype's text, which says of balancers whether romance leads. */
export function archetypeText({ archetype, scores }: Compatibility, texts: WesternReader): string | undefined {
  return texts.text(`compatibility.archetype.${archetype}`, { top: topCategory(scores) });
}
