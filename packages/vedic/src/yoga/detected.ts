import { capitalized, named } from "@almagest/i18n";
import { type DraftOf, prose } from "@almagest/operation";
import * as z from "zod";
import { paragraphs } from "../standing/told";
import type { VedicReader } from "../texts/reader";
import { yogaQualities } from "../vocabulary/yoga-qualities";
import { YOGA_QUALITIES, yogaEntryOf } from "./catalogue";
import type { DetectedYoga } from "./detect";
import { factTold } from "./fact-told";
import { yogaNames } from "./names";
import { chained, familyTold, lackTold, meansTold, type YogaSetting } from "./result";
import { YOGA_FAMILIES } from "./rows";

/** A yoga looked for in a chart, as every answer of this domain tells it. */
export const detectedYogaSchema = z
  .object({
    id: z.string(),
    ...named("name", z.string(), yogaNames),
    family: z.enum(YOGA_FAMILIES),
    ...named("quality", z.enum(YOGA_QUALITIES), yogaQualities),
    present: z.boolean(),
    suppressedBy: z
      .enum(YOGA_FAMILIES)
      .exactOptional()
      .meta({ description: "Its rule is met and another family's yoga stands in its place" }),
    evidence: prose.meta({ description: "The placements that make or break it" }),
    conditions: z
      .array(z.object({ met: z.boolean(), found: prose }))
      .meta({ description: "What it asks for, one by one, and what the chart has" }),
    matchedRules: z
      .array(z.string())
      .exactOptional()
      .meta({ description: "Ids of the catalogue whose rules are met, where several rules make the yoga" }),
    description: prose.meta({ weight: "repeated", description: "What makes it" }),
    result: prose.meta({
      description:
        "Of a present yoga what it is said to bring, how strongly and when; of an absent one what is missing",
    }),
  })
  .meta({ name: "DetectedYoga" });

/** All yogas of a chart on the wire, in their order. */
export function presentYogas(
  yogas: readonly DetectedYoga[],
  texts: VedicReader,
  setting?: YogaSetting,
): DraftOf<typeof detectedYogaSchema>[] {
  return yogas.map((yoga) => {
    const { id, name, quality } = yogaEntryOf(yoga.id);
    const { description, result } = textsOf(yoga, texts);
    const found = yoga.conditions.map((one) => factTold(one.found, texts));
    return {
      id,
      name,
      family: yoga.family,
      quality,
      present: yoga.isPresent,
      suppressedBy: yoga.suppressedBy,
      evidence: evidenceOf(yoga, found, texts),
      conditions: yoga.conditions.map(({ isMet }, index0) => ({ met: isMet, found: found[index0] || undefined })),
      matchedRules: yoga.matched && [...yoga.matched],
      description,
      result: result && resultOf(yoga, result, texts, setting),
    };
  });
}

/** The entry is told of a yoga that is there; of one that is not, what is missing. */
function resultOf(yoga: DetectedYoga, entry: string, texts: VedicReader, setting?: YogaSetting): string | undefined {
  if (!yoga.isPresent) return lackTold(yoga, texts);
  return setting === undefined ? entry : paragraphs([entry, meansTold(yoga, setting, texts)]);
}

interface YogaTexts {
  readonly description: string | undefined;
  readonly result: string | undefined;
}

/** By the id of each yoga that has its own text, for as long as their reader lives: the texts themselves are shared. */
const keptTexts = new WeakMap<VedicReader, Map<string, YogaTexts>>();

function textsOf(yoga: DetectedYoga, texts: VedicReader): YogaTexts {
  if (yoga.matched !== undefined && yoga.matched.length > 0) return readTexts(yoga, texts);
  let kept = keptTexts.get(texts);
  if (kept === undefined) {
    kept = new Map();
    keptTexts.set(texts, kept);
  }
  const own = kept.get(yoga.id) ?? readTexts(yoga, texts);
  kept.set(yoga.id, own);
  return own;
}

function readTexts(yoga: DetectedYoga, texts: VedicReader): YogaTexts {
  return { description: textOf(yoga, "description", texts), result: textOf(yoga, "result", texts) };
}

/** The yoga's own text; where rules of the catalogue made it, the texts of those rules, a paragraph each. */
function textOf(
  { id, matched = [] }: DetectedYoga,
  part: "description" | "result",
  texts: VedicReader,
): string | undefined {
  const read = matched.length === 0 ? [id] : matched;
  const paragraphs = read.flatMap((one) => texts.text(`yogas.${one}.${part}`) ?? []);
  return paragraphs.length === 0 ? undefined : paragraphs.join("\n\n");
}

/** The facts that make a present yoga, or break an absent one: of its conditions in words, and its notes. */
function evidenceOf(
  { conditions, isPresent, suppressedBy, notes = [] }: DetectedYoga,
  found: readonly string[],
  texts: VedicReader,
): string | undefined {
  if (suppressedBy !== undefined) {
    const family = familyTold(suppressedBy, texts);
    return evidenceTold([...found, texts.text("judgment.yogaFact.takesPlace", { family }) ?? ""], texts);
  }
  const telling = found.filter((_, index0) => conditions[index0]?.isMet === isPresent);
  return evidenceTold(isPresent ? [...telling, ...notes.map((one) => factTold(one, texts))] : telling, texts);
}

function evidenceTold(clauses: readonly string[], texts: VedicReader): string | undefined {
  const text = capitalized(chained(clauses, "next", texts), texts.speaks);
  return texts.text("judgment.yogaFact.evidence", { clauses: text });
}
