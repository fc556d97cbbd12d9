import { type BodyId, bodyOf, isPlanet, type Sect, type SignId, signOf } from "@almagest/sky";
import type { ChartAspect } from "../chart/aspects";
import { tiedIn } from "../chart/balance";
import type { Dignity } from "../tables/bodies";
import { type ClassicalPlanet, ELEMENTS, type Element, SIGNS } from "../tables/zodiac";
import type { NatalBody, NatalChartFacts } from "./compute";
import { type Convergence, convergenceOf } from "./convergence";

export type AspectKind = "joined" | "soft" | "square" | "opposition";

/** The features of a birth chart as a whole. */
export interface ChartFeatures {
  readonly rising: SignId;
  readonly ruler: NatalBody & { readonly id: ClassicalPlanet };
  readonly sun: NatalBody;
  readonly moon: NatalBody;
  readonly sect: Sect;
  /** The benefic and the malefic that the hour of birth makes the helper and the harder task. */
  readonly helper: NatalBody;
  readonly burden: NatalBody;
  /** The closest major aspect of a personal planet, if there is any. */
  readonly closest: readonly (ChartAspect & { readonly kind: AspectKind })[];
  /** The house that holds four planets or more. */
  readonly crowd: { readonly house: number; readonly bodies: readonly BodyId[] } | undefined;
  /** The element, or the two alike, that stand out by two planets; none where nothing does. */
  readonly elements: readonly Element[];
  readonly convergence: Convergence;
}

const PERSONAL: readonly BodyId[] = ["sun", "moon", "mercury", "venus", "mars"];
const SLOW: readonly BodyId[] = ["uranus", "neptune", "pluto"];
const CROWD = 4;
const CLOSEST = 2;

export function featuresOf(chart: NatalChartFacts): ChartFeatures {
  const { bodies, sect } = chart;
  const rising = signOf(chart.houses.ascendantDeg);
  const rulerId = SIGNS[rising].ruler;
  const planets = bodies.filter(({ id }) => isPlanet(id));
  return {
    rising,
    ruler: { ...bodyOf(bodies, rulerId), id: rulerId },
    sun: bodyOf(bodies, "sun"),
    moon: bodyOf(bodies, "moon"),
    sect,
    helper: bodyOf(bodies, sect === "day" ? "jupiter" : "venus"),
    burden: bodyOf(bodies, sect === "day" ? "mars" : "saturn"),
    closest: closestPersonal(chart.aspects),
    crowd: crowdOf(planets),
    elements: emphasized(ELEMENTS, chart.balance.elements),
    convergence: convergenceOf(chart),
  };
}

/** An emphasis is claimed where it stands out by so many planets. */
const EMPHASIS_MARGIN = 2;

/** Those that count most, one or two, where the next is at least two planets behind. */
function emphasized<Id extends string>(ids: readonly Id[], counts: Readonly<Record<Id, number>>): readonly Id[] {
  const most = tiedIn(ids, counts);
  const [first] = most;
  if (first === undefined || most.length > 2) return [];
  const next = Math.max(0, ...ids.filter((id) => !most.includes(id)).map((id) => counts[id]));
  return counts[first] - next >= EMPHASIS_MARGIN ? most : [];
}

export function isStrong(dignity: Dignity | undefined): boolean {
  return dignity === "domicile" || dignity === "exaltation";
}

export function isWeak(dignity: Dignity | undefined): boolean {
  return dignity === "detriment" || dignity === "fall";
}

const KINDS: Readonly<Partial<Record<ChartAspect["aspect"], AspectKind>>> = {
  conjunction: "joined",
  sextile: "soft",
  trine: "soft",
  square: "square",
  opposition: "opposition",
};

/** The kinds that a reading tells apart among the five major aspects; undefined for the minor ones. */
export function kindOf(aspect: ChartAspect["aspect"]): AspectKind | undefined {
  return KINDS[aspect];
}

/** At most two major aspects, the closest personal ones first; none among the slow planets alone. */
export function closestOf(aspects: readonly ChartAspect[]): ChartFeatures["closest"] {
  const personal = aspects.filter(
    ({ first, second, aspect }) =>
      kindOf(aspect) !== undefined && isPlanet(first) && isPlanet(second) && !SLOW.includes(first),
  );
  const nearest = personal.sort((one, other) => rankOf(one) - rankOf(other)).slice(0, CLOSEST);
  return nearest.flatMap((aspect) => {
    const kind = kindOf(aspect.aspect);
    return kind === undefined ? [] : [{ ...aspect, kind }];
  });
}

/** An aspect of Jupiter or Saturn to a slow planet lasts for months: it has to be three times as close to be as personal. */
export function rankOf({ first, orbDeg }: ChartAspect): number {
  return first === "jupiter" || first === "saturn" ? orbDeg * 3 : orbDeg;
}

/** The major aspect of a personal planet with the smallest orb, if there is any. */
function closestPersonal(aspects: readonly ChartAspect[]): ChartFeatures["closest"] {
  let best: ChartFeatures["closest"][number] | undefined;
  for (const aspect of aspects) {
    const kind = kindOf(aspect.aspect);
    if (kind === undefined || !PERSONAL.includes(aspect.first) || !isPlanet(aspect.second)) continue;
    if (best === undefined || aspect.orbDeg < best.orbDeg) best = { ...aspect, kind };
  }
  return best === undefined ? [] : [best];
}

function crowdOf(planets: readonly NatalBody[]): ChartFeatures["crowd"] {
  const counts = new Array<number>(13).fill(0);
  for (const { house } of planets) counts[house] = (counts[house] ?? 0) + 1;
  const house = counts.findIndex((count) => count >= CROWD);
  return house < 0 ? undefined : { house, bodies: planets.filter((body) => body.house === house).map(({ id }) => id) };
}
