import { joined, withArticle } from "@almagest/i18n";
import type { FengShuiReader } from "../texts/reader";
import type { NatalStars } from "./natal";
import { burdenOf, extremePalaces, fiveTwoPalaces, type RankedPalace, servedBy, wantsCare } from "./palace-rank";

/**
 * A house of its period, its front and back, the type of its chart, its kindest and its weakest side, where to begin, and
 * what to do where its bearing lies near a border.
 */
export function summaryOf(stars: NatalStars, straddling: boolean, texts: FengShuiReader): string | undefined {
  const { best, worst } = extremePalaces(stars);
  const yielding = [...new Set([stars.facing.direction, stars.sitting.direction])].filter(
    (palace) => palace === worst.palace || wantsCare(stars, palace),
  );
  return paragraphs([
    texts.text(`houses.${stars.period}`),
    joined([facingOf(stars, yielding, texts), texts.text(`house.types.${stars.structure}`)]),
    joined([texts.text(`house.best.${servedBy(best)}`, namesOf(best, texts)), worstOf(stars, worst, texts)]),
    stepsOf(stars, yielding, texts),
    ...(straddling ? [texts.text("straddling")] : []),
  ]);
}

/** Paragraphs after one another; undefined where one is missing. */
export function paragraphs(parts: readonly (string | undefined)[]): string | undefined {
  return parts.includes(undefined) ? undefined : parts.join("\n\n");
}

type Side = RankedPalace["palace"];

/** The house by its face, and the use of front and back that suits such a face, unless the stars there want care. */
function facingOf({ facing }: NatalStars, yielding: readonly Side[], texts: FengShuiReader): string | undefined {
  const use =
    yielding.length === 0
      ? texts.text(`facings.use.${facing.direction}`)
      : texts.text("house.yielding", { palaces: listed(yielding, texts), count: yielding.length });
  return joined([texts.text(`facings.face.${facing.direction}`), use]);
}

/** The weakest side; the heaviest pair may sit on several. */
function worstOf(stars: NatalStars, worst: RankedPalace, texts: FengShuiReader): string | undefined {
  const burden = burdenOf(worst);
  const heavy = fiveTwoPalaces(stars);
  return burden === "five-two" && heavy.length > 1
    ? texts.text("house.worst.five-two-several", { palaces: listed(heavy, texts) })
    : texts.text(`house.worst.${burden}`, namesOf(worst, texts));
}

function stepsOf({ structure }: NatalStars, yielding: readonly Side[], texts: FengShuiReader): string | undefined {
  return structure === "double-sitting" && yielding.length > 0
    ? texts.text("house.steps.double-sitting-yielding")
    : texts.text(`house.steps.${structure}`);
}

function listed(palaces: readonly Side[], texts: FengShuiReader): string {
  const names = palaces.map((palace) => texts.text(`house.palaces.${palace}`) ?? "");
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}

function namesOf({ palace, mountain, water }: RankedPalace, texts: FengShuiReader): Record<string, string | number> {
  return {
    palace: texts.text(`house.palaces.${palace}`) ?? "",
    mountain: withArticle(mountain),
    water: withArticle(water),
  };
}
