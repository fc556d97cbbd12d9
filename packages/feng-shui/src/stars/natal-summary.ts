import { joined, listOf, withArticle } from "@almagest/i18n";
import type { FengShuiReader } from "../texts/reader";
import type { NatalStars } from "./natal";
import {
  heavyPalaces,
  kindestPalaces,
  ninePalaces,
  type RankedPalace,
  servedBy,
  wantsCare,
  weakestPalaces,
} from "./palace-rank";

/**
 * A house of its period with the star of the present age, its front and back, the type of its chart, its kindest and its
 * heavy sides, where to begin, and what to do where its bearing lies near a border.
 */
export function summaryOf(stars: NatalStars, straddling: boolean, texts: FengShuiReader): string | undefined {
  const yielding = yieldingOf(stars);
  return paragraphs([
    joined([texts.text(`houses.${stars.period}`), nineOf(stars, texts)]),
    joined([facingOf(stars, yielding, texts), texts.text(`house.types.${stars.structure}`)]),
    joined([bestOf(stars, texts), ...heavyOf(stars, texts)]),
    yielding.length === 0
      ? texts.text(`house.steps.${stars.structure}`, sidesTold(weakestPalaces(stars), texts))
      : texts.text("house.steps.yielding", sidesTold(yielding, texts)),
    ...(straddling ? [texts.text("straddling")] : []),
  ]);
}

/** Paragraphs after one another; undefined where one is missing. */
export function paragraphs(parts: readonly (string | undefined)[]): string | undefined {
  return parts.includes(undefined) ? undefined : parts.join("\n\n");
}

/** The type of the chart, with the use of front and back where no heavy star sits at either. */
export function structureMeaning(stars: NatalStars, texts: FengShuiReader): string | undefined {
  const bank = yieldingOf(stars).length === 0 ? "structures" : "structuresInCare";
  return texts.text(`${bank}.${stars.structure}`, sidesTold(yieldingOf(stars), texts));
}

type Side = RankedPalace["palace"];

function yieldingOf(stars: NatalStars): readonly Side[] {
  return [stars.facing.direction, stars.sitting.direction].filter((palace) => wantsCare(stars, palace));
}

/** In a house of the ninth period the nine is the house's own star, of which the type speaks. */
function nineOf(stars: NatalStars, texts: FengShuiReader): string | undefined {
  if (stars.period === 9) return "";
  const { good, fair, all } = ninePalaces(stars);
  if (good.length > 0) return texts.text("house.nine.good", sidesTold(good, texts));
  if (fair.length > 0) return texts.text("house.nine.fair", sidesTold(fair, texts));
  return texts.text("house.nine.poor", sidesTold(all, texts));
}

/** The house by its face, and the use of front and back that suits such a face, unless the stars there want care. */
function facingOf({ facing }: NatalStars, yielding: readonly Side[], texts: FengShuiReader): string | undefined {
  const use =
    yielding.length === 0
      ? texts.text(`facings.use.${facing.direction}`)
      : texts.text("house.yielding", { ...sidesTold(yielding, texts), end: endOf(facing.direction, yielding) });
  return joined([texts.text(`facings.face.${facing.direction}`), use]);
}

/** Which end of the house wants care, so that a good back is not warned of because of its front. */
function endOf(front: Side, yielding: readonly Side[]): "front" | "back" | "both" {
  if (yielding.length > 1) return "both";
  return yielding.includes(front) ? "front" : "back";
}

function bestOf(stars: NatalStars, texts: FengShuiReader): string | undefined {
  const kindest = kindestPalaces(stars);
  const [best] = kindest;
  if (best === undefined) return texts.text("house.best.none");
  if (kindest.length > 1) {
    const palaces = kindest.map(({ palace }) => palace);
    return texts.text("house.best.several", sidesTold(palaces, texts));
  }
  return texts.text(`house.best.${servedBy(best)}`, namesOf(best, texts));
}

function heavyOf(stars: NatalStars, texts: FengShuiReader): (string | undefined)[] {
  const { fiveTwo, five, two } = heavyPalaces(stars);
  const kinds = [
    [fiveTwo.length > 1 ? "five-two-several" : "five-two", fiveTwo],
    ["five", five],
    ["two", two],
  ] as const;
  return kinds.flatMap(([kind, sides]) => {
    if (sides.length === 0) return [];
    const told = sidesTold(sides, texts);
    return [texts.text(`house.worst.${kind}`, { ...told, palace: told.palaces })];
  });
}

function sidesTold(sides: readonly Side[], texts: FengShuiReader): { palaces: string; count: number } {
  return { palaces: listed(sides, texts), count: sides.length };
}

function listed(palaces: readonly Side[], texts: FengShuiReader): string {
  return listOf(
    palaces.map((palace) => texts.text(`house.palaces.${palace}`) ?? ""),
    texts.speaks,
  );
}

function namesOf({ palace, mountain, water }: RankedPalace, texts: FengShuiReader) {
  return {
    palace: texts.text(`house.palaces.${palace}`) ?? "",
    mountain: withArticle(mountain, texts.speaks),
    water: withArticle(water, texts.speaks),
  };
}
