import { capitalized } from "@almagest/i18n";
import { signOf } from "@almagest/sky";
import { type Piece, wordCount } from "@almagest/telling";
import { type ClassicalPlanet, SIGNS } from "../tables/zodiac";
import { type ChartNames, chartNames } from "../texts/chart-names";
import type { WesternReader } from "../texts/reader";
import type { NatalChartFacts } from "./compute";
import { telling } from "./families";
import { angularityOf, type ChartFeatures, featuresOf } from "./features";

type Pieces = readonly (Piece | undefined)[];
type SynthesisTeller = ReturnType<typeof telling.teller>;
interface Told {
  readonly chart: ChartFeatures;
  readonly counts: NatalChartFacts["balance"];
  readonly teller: SynthesisTeller;
  readonly names: ChartNames;
}

const MOST_WORDS = 400;
const section = "synthesis";

/**
 * The chart as a whole, in the order in which a practitioner would tell it: the Ascendant and its ruler, the lights,
 * the sect, the closest aspects, dignity, crowded and empty areas, elements, retrogradation, the consequence. The last
 * of these give way where the whole would pass 400 words.
 */
export function synthesisPieces(facts: NatalChartFacts, texts: WesternReader): Pieces {
  const told: Told = {
    chart: featuresOf(facts),
    counts: facts.balance,
    teller: telling.teller(texts, 0),
    names: chartNames(texts),
  };
  const spoken: readonly { readonly pieces: Pieces; readonly weight: number }[] = [
    { pieces: ofAscendant(told), weight: 9 },
    { pieces: ofLights(told), weight: 8 },
    { pieces: ofSect(told), weight: 7 },
    { pieces: ofAspect(told, 0), weight: 6 },
    { pieces: ofAspect(told, 1), weight: 2 },
    { pieces: ofDignities(told), weight: 5.5 },
    { pieces: ofCrowd(told), weight: 5 },
    { pieces: ofQuarter(told), weight: 3 },
    { pieces: ofElements(told), weight: 4 },
    { pieces: ofRetrograde(told), weight: 3.5 },
    { pieces: ofWhole(told), weight: 8.5 },
  ];
  const chosen = new Set<(typeof spoken)[number]>();
  let words = 0;
  for (const part of [...spoken].sort((one, other) => other.weight - one.weight)) {
    const more = part.pieces.reduce((sum, piece) => sum + wordCount(piece?.text ?? ""), 0);
    if (words + more > MOST_WORDS) continue;
    chosen.add(part);
    words += more;
  }
  return spoken.filter((part) => chosen.has(part)).flatMap(({ pieces }) => pieces);
}

function ofAscendant({ chart: { rising, ruler }, teller, names }: Told): Pieces {
  const motion = ruler.speedDegPerDay < 0 ? "retrograde" : "direct";
  const values = {
    ruler: names.opening(ruler.id),
    sign: names.sign(signOf(ruler.longitudeDeg)),
    house: names.house(ruler.house),
  };
  return [
    teller.tell("rising", rising, { section }),
    teller.tell("rulerPlace", motion, { section, values }),
    teller.find("rulerHouse", String(ruler.house), { section }),
    teller.find("rulerCondition", `${ruler.id}.${ruler.dignity ?? "peregrine"}`, { section }),
  ];
}

/** A light that rules the Ascendant has been placed already. */
const LIGHT_LINES: Readonly<Partial<Record<ClassicalPlanet, "lights.besideSun" | "lights.besideMoon">>> = {
  sun: "lights.besideSun",
  moon: "lights.besideMoon",
};

function ofLights({ chart: { sun, moon, ruler }, teller, names }: Told): Pieces {
  const [sunSign, moonSign] = [signOf(sun.longitudeDeg), signOf(moon.longitudeDeg)];
  const values = {
    sunSign: names.sign(sunSign),
    sunHouse: names.house(sun.house),
    moonSign: names.sign(moonSign),
    moonHouse: names.house(moon.house),
  };
  return [
    teller.tell("lines", LIGHT_LINES[ruler.id] ?? "lights.place", { section, values }),
    teller.tell("lights", `${SIGNS[sunSign].element}.${SIGNS[moonSign].element}`, { section }),
  ];
}

function ofSect({ chart: { sect, helper, burden }, teller, names }: Told): Pieces {
  const values = {
    good: names.house(helper.house),
    bad: names.house(burden.house),
    same: helper.house === burden.house ? "yes" : "no",
  };
  return [
    teller.tell("sect", `${sect}.${angularityOf(helper.house)}.${angularityOf(burden.house)}`, { section, values }),
  ];
}

function ofAspect({ chart: { closest }, teller, names }: Told, index0: 0 | 1): Pieces {
  const found = closest[index0];
  if (found === undefined) return [];
  const { first, second, aspect, orbDeg, kind } = found;
  const values = {
    first: names.body(first),
    second: names.body(second),
    aspect: names.aspect(aspect),
    orb: orbDeg.toFixed(1),
  };
  return [
    teller.find("lines", index0 === 0 ? "aspectFirst" : "aspectSecond", { section, values }),
    teller.find("closest", `${first}.${second}.${kind}`, { section }),
  ];
}

function ofDignities({ chart: { strong, weak }, teller, names }: Told): Pieces {
  const values = {
    strong: names.bodies(strong),
    strongCount: strong.length,
    weak: names.bodies(weak),
    weakCount: weak.length,
  };
  return [teller.tell("dignities", toneOfDignities(strong.length, weak.length), { section, values })];
}

function toneOfDignities(strongCount: number, weakCount: number): "mixed" | "bright" | "hard" | "plain" {
  if (strongCount > 0 && weakCount > 0) return "mixed";
  if (strongCount > 0) return "bright";
  return weakCount > 0 ? "hard" : "plain";
}

function ofCrowd({ chart: { crowd }, teller, names }: Told): Pieces {
  if (crowd === undefined) return [];
  const values = { bodies: capitalized(names.bodies(crowd.bodies)) };
  return [teller.find("crowd", String(crowd.house), { section, values })];
}

function ofQuarter({ chart: { empty }, teller }: Told): Pieces {
  return empty === undefined ? [] : [teller.tell("quarters", empty, { section })];
}

function ofElements({ chart: { elements, lacking }, counts, teller, names }: Told): Pieces {
  const [first, second] = elements;
  if (first === undefined) return [];
  const values = { count: counts.elements[first], elements: capitalized(names.elements(elements)) };
  const key = elements.length > 2 ? "even" : second === undefined ? first : `${first}${capitalized(second)}`;
  return [
    teller.find("elements", key, { section, values }),
    ...lacking.map((element) => teller.tell("lacking", element, { section })),
  ];
}

const MANY_RETROGRADE = 5;
const PERSONAL = ["mercury", "venus", "mars"] as const;

function ofRetrograde({ chart: { retrograde }, teller, names }: Told): Pieces {
  const tell = (
    key: "none" | "many" | "social" | "outer" | (typeof PERSONAL)[number],
    ids = retrograde,
  ): Piece | undefined =>
    teller.tell("retrograde", key, { section, values: { bodies: names.bodies(ids), count: ids.length } });
  if (retrograde.length === 0) return [tell("none")];
  if (retrograde.length >= MANY_RETROGRADE) return [tell("many")];
  const personal = PERSONAL.filter((id) => retrograde.includes(id));
  if (personal.length > 0) return personal.map((id) => tell(id));
  const social = retrograde.filter((id) => id === "jupiter" || id === "saturn");
  return [social.length > 0 ? tell("social", social) : tell("outer")];
}

function ofWhole({ chart: { dominant, modalities }, teller }: Told): Pieces {
  const [only, ...others] = modalities;
  const way = only === undefined || others.length > 0 ? "tie" : only;
  return [teller.tell("closing", `${dominant}.${way}`, { section })];
}
