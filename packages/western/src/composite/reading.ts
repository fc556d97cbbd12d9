import { bodies as bodyTerms, signs } from "@almagest/i18n/astrology";
import { type BodyId, bodyOf, houseKeyOf, isPlanet, type SignId, signOf } from "@almagest/sky";
import { type Piece, readingOf } from "@almagest/telling";
import { type ChartAspect, countNatures, dominantNature, type NatureCounts } from "../chart/aspects";
import { canonicalPair, toneOf } from "../people/inter-aspects";
import { telling } from "../people/telling";
import { aspectValue } from "../people/value";
import { SIGNS } from "../tables/zodiac";
import { bareInProse } from "../texts/names";
import { copyOf, type WesternReader } from "../texts/reader";
import type { CompositeBody, CompositeChartFacts } from "./compute";
import type { CompositeAnswer } from "./schema";

type PlanetReading = CompositeAnswer["compositePlanets"][number]["compositeInterpretation"];

/** The body's message about the pair: how (its sign) and where in shared life (its house). */
export function compositeReading(body: CompositeBody, texts: WesternReader): PlanetReading {
  const sign = signOf(body.longitudeDeg);
  const house = houseKeyOf(body.house);
  const own = `composite.bodies.${body.id}` as const;
  const summary =
    texts.text(`${own}.sign.${sign}.summary`) ??
    texts.text(`composite.general.${body.id}.summary`, { sign: bareInProse(signs[sign], texts.speaks) });
  const relationshipMeaning =
    texts.text(`${own}.house.${house}.text`) ?? texts.text(`composite.general.${body.id}.meaning`);
  if (summary === undefined || relationshipMeaning === undefined) return undefined;
  const keywords = [
    ...(texts.list(`${own}.sign.${sign}.keywords`) ?? []),
    ...(texts.list(`${own}.house.${house}.keywords`) ?? []),
  ];
  const general = copyOf(texts.list(`composite.general.${body.id}.keywords`)) ?? [];
  return { summary, relationshipMeaning, keywords: keywords.length > 0 ? [...new Set(keywords)] : general };
}

/** The body's manner in a sign alone, where its house is not known. */
export function signReading(
  id: BodyId,
  sign: SignId,
  texts: WesternReader,
): { summary: string; keywords: string[] } | undefined {
  const own = `composite.bodies.${id}` as const;
  const summary =
    texts.text(`${own}.sign.${sign}.summary`) ??
    texts.text(`composite.general.${id}.summary`, { sign: bareInProse(signs[sign], texts.speaks) });
  const keywords = texts.list(`${own}.sign.${sign}.keywords`) ?? texts.list(`composite.general.${id}.keywords`) ?? [];
  return summary === undefined ? undefined : { summary, keywords: [...keywords] };
}

/**
 * The chart as a whole: how its lights get on, the face it shows, its fullest house, and the consequence of the balance
 * of its aspects.
 */
export function compositePieces(chart: CompositeChartFacts, texts: WesternReader): readonly (Piece | undefined)[] {
  const sun = signOf(bodyOf(chart.bodies, "sun").longitudeDeg);
  const moon = signOf(bodyOf(chart.bodies, "moon").longitudeDeg);
  const rising = signOf(chart.houses.ascendantDeg);
  const counts = countNatures(chart.aspects);
  const fullest = fullestHouse(chart.bodies);
  const teller = telling.teller(texts, 0);
  const section = "summary";
  return [
    teller.tell("lights", `${SIGNS[sun].element}.${SIGNS[moon].element}`, {
      section,
      values: { sun: bareInProse(signs[sun], texts.speaks), moon: bareInProse(signs[moon], texts.speaks) },
    }),
    teller.tell("rising", rising, { section, values: { sign: bareInProse(signs[rising], texts.speaks) } }),
    ...(fullest === undefined ? [] : [teller.tell("fullest", houseKeyOf(fullest), { section })]),
    teller.tell("balances", isEven(counts) ? "balanced" : dominantNature(counts), { section, values: counts }),
  ];
}

/** A difference that counts for nothing: there are more kinds of strain than of ease, and a few more of them in most charts. */
const EVEN_PART = 0.1;

function isEven({ harmonious, challenging }: NatureCounts): boolean {
  return Math.abs(harmonious - challenging) <= EVEN_PART * (harmonious + challenging);
}

export function compositeSummary(chart: CompositeChartFacts, texts: WesternReader): string | undefined {
  return readingOf(compositePieces(chart, texts));
}

/** The house that holds most of Sun to Pluto; none where two hold as many, for the texts say that it is the fullest. */
export function fullestHouse(bodies: readonly CompositeBody[]): number | undefined {
  const held = new Map<number, number>();
  for (const { id, house } of bodies) if (isPlanet(id)) held.set(house, (held.get(house) ?? 0) + 1);
  const most = Math.max(...held.values());
  const fullest = [...held].filter(([, count]) => count === most);
  return fullest.length === 1 ? fullest[0]?.[0] : undefined;
}

/** One of the relationship's strengths or challenges: which aspect, and what it does. */
export function compositeLine(found: ChartAspect, texts: WesternReader): string | undefined {
  const [low, high] = canonicalPair(found);
  const tone = toneOf(found.aspect) ?? (aspectValue(found) > 0 ? "flowing" : "tense");
  const text =
    texts.lookup(`composite.pairs.${low}.${high}.${tone}`) ??
    texts.text(`composite.line.${aspectValue(found) > 0 ? "strength" : "challenge"}`);
  const contact = texts.text(`synastry.between.${found.aspect}`, {
    first: bareInProse(bodyTerms[found.first], texts.speaks),
    second: bareInProse(bodyTerms[found.second], texts.speaks),
  });
  return contact && text && texts.text("composite.line.told", { contact, text });
}
