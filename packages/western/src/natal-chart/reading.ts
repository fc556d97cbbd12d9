import { capitalized } from "@almagest/i18n";
import { type BodyId, houseKeyOf, type SignId } from "@almagest/sky";
import type { ChartAspect } from "../chart/aspects";
import type { Dignity } from "../tables/bodies";
import { chartNames } from "../texts/chart-names";
import { keptByReader } from "../texts/kept";
import type { WesternReader } from "../texts/reader";
import type { ToldBy } from "./minor-aspects";

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

/** As many as there are placements of fourteen bodies in twelve signs and houses, direct and retrograde: some 4 MB. */
const keptBodies = keptByReader<Readonly<BodyReading>>(4032);

/** The reading of a body, fresh in its list; its texts are put together once for a reader. */
export function bodyReading(placement: Placement, texts: WesternReader): BodyReading | undefined {
  const { body, sign, house, dignity, isRetrograde } = placement;
  const key = `${body} ${sign} ${house} ${dignity} ${isRetrograde}`;
  const reading = keptBodies(texts, key, () => readingOfBody(placement, texts));
  return reading && { summary: reading.summary, detailed: reading.detailed, keywords: [...reading.keywords] };
}

/**
 * The reading of a body: its place in one plain sentence, then how (its sign, dignity and motion) and in what (its
 * house). Undefined where no texts are at hand.
 */
function readingOfBody(placement: Placement, texts: WesternReader): BodyReading | undefined {
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
  return {
    summary: [placementText(placement, texts), signSummary, houseSummary].join(" "),
    detailed: detailed.join(" "),
    keywords: [...new Set(keywords)],
  };
}

/** `Venus is retrograde in Virgo, the sign of its fall, in the fifth house.` */
function placementText({ body, sign, house, dignity, isRetrograde }: Placement, texts: WesternReader): string {
  const names = chartNames(texts);
  const values = { body: names.opening(body), sign: names.sign(sign), house: names.house(house) };
  const kind = dignity === undefined || dignity === "peregrine" ? "plain" : dignity;
  return texts.text(`chartNames.${isRetrograde ? "placementRetrograde" : "placement"}.${kind}`, values) ?? "";
}

function conditionOf({ body, dignity, isRetrograde }: Placement, texts: WesternReader): readonly string[] {
  return [
    dignity && texts.lookup(`natal.bodies.dignity.${body}.${dignity}`),
    isRetrograde ? texts.lookup(`natal.bodies.retrograde.${body}`) : undefined,
  ].filter((text) => text !== undefined);
}

export interface AspectReading {
  summary: string;
  keywords: string[];
}

/** As many as there are pairs of fourteen bodies in nine aspects, the four minor ones told by either body or by none. */
const keptAspects = keptByReader<Readonly<AspectReading>>(1547);

/** The reading of an aspect, fresh in its list; its texts are put together once for a reader. */
export function aspectReading(
  found: ChartAspect,
  texts: WesternReader,
  toldBy?: ToldBy | undefined,
): AspectReading | undefined {
  const key = `${found.first} ${found.aspect} ${found.second} ${toldBy?.body}`;
  const reading = keptAspects(texts, key, () => readingOfAspect(found, texts, toldBy));
  return reading && { summary: reading.summary, keywords: [...reading.keywords] };
}

/**
 * The reading of an aspect: the pair's own text for the five majors, for a minor the text of the body it is told by, or
 * of its type. Undefined where no texts are at hand.
 */
function readingOfAspect(
  found: ChartAspect,
  texts: WesternReader,
  toldBy: ToldBy | undefined,
): AspectReading | undefined {
  const names = chartNames(texts);
  const values = { first: names.body(found.first), second: names.body(found.second) };
  const summary =
    texts.lookup(`pairs.${found.first}.${found.second}.${found.aspect}`) ??
    (toldBy && minorText(toldBy, texts)) ??
    texts.text(`aspects.${found.aspect}.summary`, values);
  if (summary === undefined) return undefined;
  return { summary: capitalized(summary), keywords: [...(texts.list(`aspects.${found.aspect}.keywords`) ?? [])] };
}

function minorText({ aspect, body, other }: ToldBy, texts: WesternReader): string | undefined {
  const name = chartNames(texts).body(other);
  return texts.text(`natal.minor.${aspect}.${body}`, { other: name, Other: capitalized(name) });
}
