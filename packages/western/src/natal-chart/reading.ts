import { capitalized, sentences } from "@almagest/i18n";
import { piece } from "@almagest/operation";
import { BODY_IDS, type BodyId, houseKeyOf, SIGN_IDS, type SignId } from "@almagest/sky";
import { ASPECT_IDS } from "../aspects/table";
import type { ChartAspect } from "../chart/aspects";
import type { Dignity } from "../tables/bodies";
import { chartNames } from "../texts/chart-names";
import { keptByReader } from "../texts/kept";
import type { WesternReader } from "../texts/reader";

export interface BodyReading {
  summary: string;
  detailed: string;
  keywords: string[];
}

export interface Placement {
  readonly body: BodyId;
  readonly sign: SignId;
  readonly house: number;
  /** Undefined for bodies that have none. */
  readonly dignity?: Dignity | undefined;
  /** Never of a node: that it runs backward is its rule. */
  readonly isRetrograde?: boolean;
}

/** At most 4,032, placements of fourteen bodies in twelve signs and houses, direct and retrograde: some 4 MB. */
const keptBodies = keptByReader<Readonly<BodyReading> | undefined>();

/** The reading of a body; its texts are put together once for a reader. */
export function bodyReading(placement: Placement, texts: WesternReader): Readonly<BodyReading> | undefined {
  if (texts.isEmpty) return undefined;
  return keptBodies(texts, keyOfPlacement(placement), () => readingOfBody(placement, texts));
}

const CONDITIONS: readonly (Dignity | undefined)[] = [
  ...(["domicile", "exaltation", "detriment", "fall", "peregrine"] as const),
  undefined,
];

function keyOfPlacement({ body, sign, house, dignity, isRetrograde }: Placement): number {
  const place = (BODY_IDS.indexOf(body) * SIGN_IDS.length + SIGN_IDS.indexOf(sign)) * 12 + house - 1;
  return (place * CONDITIONS.length + CONDITIONS.indexOf(dignity)) * 2 + Number(isRetrograde === true);
}

/**
 * The reading of a body: its place in one plain sentence, then how (its sign, dignity and motion) and in what (its
 * house). Undefined where no texts are at hand.
 */
function readingOfBody(placement: Placement, texts: WesternReader): Readonly<BodyReading> | undefined {
  const { body, sign } = placement;
  const house = houseKeyOf(placement.house);
  const signSummary = texts.text(`bodyInSign.${body}.${sign}.summary`);
  const signText = texts.text(`bodyInSign.${body}.${sign}.text`);
  const houseSummary = texts.text(`bodyInHouse.${body}.${house}.summary`);
  const houseText = texts.text(`bodyInHouse.${body}.${house}.text`);
  if (!signSummary || !signText || !houseSummary || !houseText) return undefined;
  const keywords = [
    ...(texts.list(`bodyInSign.${body}.${sign}.keywords`) ?? []),
    ...(texts.list(`bodyInHouse.${body}.${house}.keywords`) ?? []),
  ];
  const detailed = [signText, ...conditionOf(placement, texts), houseText];
  return piece({
    summary: sentences([placementText(placement, texts), signSummary, houseSummary]),
    detailed: sentences(detailed),
    keywords: [...new Set(keywords)],
  });
}

/** `Venus is retrograde in Virgo, the sign of its fall, in the fifth house.` */
function placementText({ body, sign, house, dignity, isRetrograde }: Placement, texts: WesternReader): string {
  const names = chartNames(texts);
  const values = { body: names.opening(body), sign: names.sign(sign), house: names.house(house) };
  const kind = dignity === undefined || dignity === "peregrine" ? "plain" : dignity;
  return texts.text(`chartNames.${isRetrograde ? "placementRetrograde" : "placement"}.${kind}`, values) ?? "";
}

export function conditionOf(
  { body, dignity, isRetrograde }: Pick<Placement, "body" | "dignity" | "isRetrograde">,
  texts: WesternReader,
): readonly string[] {
  return [
    dignity && texts.lookup(`natal.bodies.dignity.${body}.${dignity}`),
    isRetrograde ? texts.lookup(`natal.bodies.retrograde.${body}`) : undefined,
  ].filter((text) => text !== undefined);
}

export interface AspectReading {
  summary: string;
  keywords: string[];
}

/** At most 819, pairs of fourteen bodies in nine aspects. */
const keptAspects = keptByReader<Readonly<AspectReading> | undefined>();

/** The reading of an aspect; its texts are put together once for a reader. */
export function aspectReading(found: ChartAspect, texts: WesternReader): Readonly<AspectReading> | undefined {
  if (texts.isEmpty) return undefined;
  return keptAspects(texts, keyOfAspect(found), () => readingOfAspect(found, texts));
}

function keyOfAspect({ first, second, aspect }: ChartAspect): number {
  const pair = BODY_IDS.indexOf(first) * BODY_IDS.length + BODY_IDS.indexOf(second);
  return pair * ASPECT_IDS.length + ASPECT_IDS.indexOf(aspect);
}

/**
 * The reading of an aspect: the pair's own text, of its type for one that the sky hardly allows. Undefined where no
 * texts are at hand.
 */
function readingOfAspect(found: ChartAspect, texts: WesternReader): Readonly<AspectReading> | undefined {
  const names = chartNames(texts);
  const values = { first: names.body(found.first), second: names.body(found.second) };
  const summary =
    texts.lookup(`pairs.${found.first}.${found.second}.${found.aspect}`) ??
    texts.text(`aspects.${found.aspect}.summary`, values);
  if (summary === undefined) return undefined;
  return piece({
    summary: capitalized(summary, texts.speaks),
    keywords: [...(texts.list(`aspects.${found.aspect}.keywords`) ?? [])],
  });
}
