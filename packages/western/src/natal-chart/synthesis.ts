import { capitalized } from "@almagest/i18n";
import { at } from "@almagest/operation";
import { BODY_IDS, SIGN_IDS, signOf } from "@almagest/sky";
import { type Piece, wordCount } from "@almagest/telling";
import { ASPECT_IDS } from "../aspects/table";
import { type ClassicalPlanet, ELEMENTS, MODALITIES, SIGNS } from "../tables/zodiac";
import { type ChartNames, chartNames } from "../texts/chart-names";
import { keptByReader } from "../texts/kept";
import type { WesternReader } from "../texts/reader";
import type { NatalChartFacts } from "./compute";
import { telling } from "./families";
import { angularityOf, type ChartFeatures, featuresOf } from "./features";

type Pieces = readonly (Piece | undefined)[];
type SynthesisTeller = ReturnType<typeof telling.teller>;
interface Told {
  readonly chart: ChartFeatures;
  readonly counts: NatalChartFacts["balance"];
  readonly texts: WesternReader;
  readonly teller: SynthesisTeller;
  readonly names: ChartNames;
}

/** Pieces that come or give way together, and how many words they have. */
interface Part {
  readonly pieces: Pieces;
  readonly words: number;
}

const MOST_WORDS = 400;
const section = "synthesis";

/** The parts in the order in which they are told, each with its weight: the lightest give way first. */
const PARTS: readonly { readonly of: (told: Told) => Part; readonly weight: number }[] = [
  { of: ofAscendant, weight: 9 },
  { of: ofLights, weight: 8 },
  { of: ofSect, weight: 7 },
  { of: (told) => ofAspect(told, 0), weight: 6 },
  { of: (told) => ofAspect(told, 1), weight: 2 },
  { of: ofDignities, weight: 5.5 },
  { of: ofCrowd, weight: 5 },
  { of: ofQuarter, weight: 3 },
  { of: ofElements, weight: 4 },
  { of: ofRetrograde, weight: 3.5 },
  { of: ofWhole, weight: 8.5 },
];
const BY_WEIGHT: readonly number[] = PARTS.map((_, index0) => index0).sort(
  (one, other) => at(PARTS, other).weight - at(PARTS, one).weight,
);

/**
 * The chart as a whole, in the order in which a practitioner would tell it: the Ascendant and its ruler, the lights,
 * the sect, the closest aspects, dignity, crowded and empty areas, elements, retrogradation, the consequence. The last
 * of these give way where the whole would pass 400 words. Nothing where no texts are at hand.
 */
export function synthesisPieces(facts: NatalChartFacts, texts: WesternReader): Pieces {
  if (texts.isEmpty) return [];
  const told: Told = {
    chart: featuresOf(facts),
    counts: facts.balance,
    texts,
    teller: telling.teller(texts, 0),
    names: chartNames(texts),
  };
  const parts = PARTS.map(({ of }) => of(told));
  const chosen: Part[] = [];
  let words = 0;
  for (const index0 of BY_WEIGHT) {
    const part = at(parts, index0);
    if (words + part.words > MOST_WORDS) continue;
    chosen[index0] = part;
    words += part.words;
  }
  return chosen.flatMap(({ pieces }) => pieces);
}

const NOTHING: Part = { pieces: [], words: 0 };

function partOf(piece: Piece | undefined): Part {
  return { pieces: [piece], words: wordCount(piece?.text ?? "") };
}

function together(parts: readonly Part[]): Part {
  return { pieces: parts.flatMap(({ pieces }) => pieces), words: parts.reduce((sum, { words }) => sum + words, 0) };
}

// Parts that few facts decide are put together and counted once for a reader: all that can be are some 3,500, or 2 MB.
const keptRising = keptByReader<Part>();
const keptRulerHouse = keptByReader<Part>();
const keptRulerCondition = keptByReader<Part>();
const keptLights = keptByReader<Part>();
const keptSect = keptByReader<Part>();
const keptAspect = keptByReader<Part>();
const keptDignities = keptByReader<Part>();
const keptElements = keptByReader<Part>();
const keptRetrograde = keptByReader<Part>();
const keptWhole = keptByReader<Part>();

function ofAscendant({ chart: { rising, ruler }, texts, teller, names }: Told): Part {
  const { id, house, dignity } = ruler;
  const sign = signOf(ruler.longitudeDeg);
  const motion = ruler.speedDegPerDay < 0 ? "retrograde" : "direct";
  const values = { ruler: names.opening(id), sign: names.sign(sign), house: names.house(house) };
  return together([
    keptRising(texts, SIGN_IDS.indexOf(rising), () => partOf(teller.tell("rising", rising, { section }))),
    partOf(teller.tell("rulerPlace", motion, { section, values })),
    keptRulerHouse(texts, house, () => partOf(teller.find("rulerHouse", String(house), { section }))),
    keptRulerCondition(texts, BODY_IDS.indexOf(id) * SIGN_IDS.length + SIGN_IDS.indexOf(sign), () =>
      partOf(teller.find("rulerCondition", `${id}.${dignity ?? "peregrine"}`, { section })),
    ),
  ]);
}

/** A light that rules the Ascendant has been placed already. */
const LIGHT_LINES: Readonly<Partial<Record<ClassicalPlanet, "lights.besideSun" | "lights.besideMoon">>> = {
  sun: "lights.besideSun",
  moon: "lights.besideMoon",
};

/** The line that places the lights is told anew: it is short, and their places together are 20,736. */
function ofLights({ chart: { sun, moon, ruler }, texts, teller, names }: Told): Part {
  const [sunSign, moonSign] = [signOf(sun.longitudeDeg), signOf(moon.longitudeDeg)];
  const [sunElement, moonElement] = [SIGNS[sunSign].element, SIGNS[moonSign].element];
  const values = {
    sunSign: names.sign(sunSign),
    sunHouse: names.house(sun.house),
    moonSign: names.sign(moonSign),
    moonHouse: names.house(moon.house),
  };
  const key = ELEMENTS.indexOf(sunElement) * ELEMENTS.length + ELEMENTS.indexOf(moonElement);
  return together([
    partOf(teller.tell("lines", LIGHT_LINES[ruler.id] ?? "lights.place", { section, values })),
    keptLights(texts, key, () => partOf(teller.tell("lights", `${sunElement}.${moonElement}`, { section }))),
  ]);
}

function ofSect({ chart: { sect, helper, burden }, texts, teller, names }: Told): Part {
  const key = (helper.house * 13 + burden.house) * 2 + Number(sect === "day");
  return keptSect(texts, key, () => {
    const values = {
      good: names.house(helper.house),
      bad: names.house(burden.house),
      same: helper.house === burden.house ? "yes" : "no",
    };
    const places = `${angularityOf(helper.house)}.${angularityOf(burden.house)}` as const;
    return partOf(teller.tell("sect", `${sect}.${places}`, { section, values }));
  });
}

/** The line that names the aspect is told anew, with its orb. */
function ofAspect({ chart: { closest }, texts, teller, names }: Told, index0: 0 | 1): Part {
  const found = closest[index0];
  if (found === undefined) return NOTHING;
  const { first, second, aspect, orbDeg, kind } = found;
  const values = {
    first: names.body(first),
    second: names.body(second),
    aspect: names.aspect(aspect),
    orb: orbDeg.toFixed(1),
  };
  const pair = BODY_IDS.indexOf(first) * BODY_IDS.length + BODY_IDS.indexOf(second);
  return together([
    partOf(teller.find("lines", index0 === 0 ? "aspectFirst" : "aspectSecond", { section, values })),
    keptAspect(texts, pair * ASPECT_IDS.length + ASPECT_IDS.indexOf(aspect), () =>
      partOf(teller.find("closest", `${first}.${second}.${kind}`, { section })),
    ),
  ]);
}

function ofDignities({ chart: { strong, weak }, texts, teller, names }: Told): Part {
  return keptDignities(texts, setOf(strong, BODY_IDS) * BODY_SETS + setOf(weak, BODY_IDS), () => {
    const values = {
      strong: names.bodies(strong),
      strongCount: strong.length,
      weak: names.bodies(weak),
      weakCount: weak.length,
    };
    return partOf(teller.tell("dignities", toneOfDignities(strong.length, weak.length), { section, values }));
  });
}

/** Some of a list as one number, a bit for each. */
function setOf<Item>(some: readonly Item[], all: readonly Item[]): number {
  let set = 0;
  for (const item of some) set |= 1 << all.indexOf(item);
  return set;
}

const BODY_SETS = 1 << BODY_IDS.length;

function toneOfDignities(strongCount: number, weakCount: number): "mixed" | "bright" | "hard" | "plain" {
  if (strongCount > 0 && weakCount > 0) return "mixed";
  if (strongCount > 0) return "bright";
  return weakCount > 0 ? "hard" : "plain";
}

function ofCrowd({ chart: { crowd }, teller, names }: Told): Part {
  if (crowd === undefined) return NOTHING;
  const values = { bodies: capitalized(names.bodies(crowd.bodies)) };
  return partOf(teller.find("crowd", String(crowd.house), { section, values }));
}

function ofQuarter({ chart: { empty }, teller }: Told): Part {
  return empty === undefined ? NOTHING : partOf(teller.tell("quarters", empty, { section }));
}

function ofElements({ chart: { elements, lacking }, counts, texts, teller, names }: Told): Part {
  const [first, second] = elements;
  if (first === undefined) return NOTHING;
  const count = counts.elements[first];
  const sets = setOf(elements, ELEMENTS) * 16 + setOf(lacking, ELEMENTS);
  return keptElements(texts, sets * 16 + count, () => {
    const values = { count, elements: capitalized(names.elements(elements)) };
    const key = elements.length > 2 ? "even" : second === undefined ? first : `${first}${capitalized(second)}`;
    return together([
      partOf(teller.find("elements", key, { section, values })),
      ...lacking.map((element) => partOf(teller.tell("lacking", element, { section }))),
    ]);
  });
}

const MANY_RETROGRADE = 5;
const PERSONAL = ["mercury", "venus", "mars"] as const;

function ofRetrograde(told: Told): Part {
  const { retrograde } = told.chart;
  return keptRetrograde(told.texts, setOf(retrograde, BODY_IDS), () => together(retrogradeParts(told)));
}

function retrogradeParts({ chart: { retrograde }, teller, names }: Told): readonly Part[] {
  const tell = (key: "none" | "many" | "social" | "outer" | (typeof PERSONAL)[number], ids = retrograde): Part =>
    partOf(teller.tell("retrograde", key, { section, values: { bodies: names.bodies(ids), count: ids.length } }));
  if (retrograde.length === 0) return [tell("none")];
  if (retrograde.length >= MANY_RETROGRADE) return [tell("many")];
  const personal = PERSONAL.filter((id) => retrograde.includes(id));
  if (personal.length > 0) return personal.map((id) => tell(id));
  const social = retrograde.filter((id) => id === "jupiter" || id === "saturn");
  return [social.length > 0 ? tell("social", social) : tell("outer")];
}

function ofWhole({ chart: { dominant, modalities }, texts, teller }: Told): Part {
  return keptWhole(texts, setOf(modalities, MODALITIES) * NATURES.length + NATURES.indexOf(dominant), () => {
    const [only, ...others] = modalities;
    const way = only === undefined || others.length > 0 ? "tie" : only;
    return partOf(teller.tell("closing", `${dominant}.${way}`, { section }));
  });
}

const NATURES: readonly ChartFeatures["dominant"][] = ["harmonious", "challenging", "balanced"];
