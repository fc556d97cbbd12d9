import { capitalized } from "@almagest/i18n";
import { at } from "@almagest/operation";
import { SIGN_IDS, signOf } from "@almagest/sky";
import type { Piece } from "@almagest/telling";
import { type ClassicalPlanet, ELEMENTS, SIGNS } from "../tables/zodiac";
import { chartNames } from "../texts/chart-names";
import { keptByReader } from "../texts/kept";
import type { WesternReader } from "../texts/reader";
import { ofGrowth, ofLove, ofWork } from "./chapters";
import type { NatalBody, NatalChartFacts } from "./compute";
import { closestOfBody } from "./convergence";
import { ofContradiction, ofDignified, ofFigure, ofLead } from "./convergence-reading";
import { telling } from "./families";
import { featuresOf, isStrong, isWeak } from "./features";
import { type Chapter, furtherAspects, mainAspects } from "./further";
import { aspectPart, NOTHING, type Part, partOf, section, type Told, together } from "./parts";

type Pieces = readonly (Piece | undefined)[];

/** Of the whole in characters, inserted phrases apart: some 640 and 800 words. */
const LEAST_LENGTH = 3300;
const MOST_LENGTH = 4000;
/** Degrees within which the ruler of the Ascendant is read with another planet. */
const RULER_ORB_DEG = 6;
/** The parts in the order in which they are told, each with its weight: the lightest give way first. */
const PARTS: readonly { readonly of: (told: Told) => Part; readonly weight: number; readonly chapter?: Chapter }[] = [
  { of: ofLead, weight: 10 },
  { of: ofContradiction, weight: 9.5 },
  { of: ofAscendant, weight: 9 },
  { of: ofLights, weight: 8 },
  { of: ofSect, weight: 4 },
  { of: ofFigure, weight: 7 },
  { of: ofAspects, weight: 6, chapter: "character" },
  { of: ofDignified, weight: 3.2 },
  { of: ofCrowd, weight: 5.5 },
  { of: ofElements, weight: 3 },
  { of: ofLove, weight: 9.4, chapter: "love" },
  { of: ofWork, weight: 9.3, chapter: "work" },
  { of: ofGrowth, weight: 9.2 },
];
const BY_WEIGHT: readonly number[] = PARTS.map((_, index0) => index0).sort(
  (one, other) => at(PARTS, other).weight - at(PARTS, one).weight,
);

/**
 * The chart as a whole: the planet in which its lines meet, and what has to be reconciled with it; the Ascendant, the
 * lights, the sect, figures and emphasis; then love, work and growth by the same planets. The lightest parts give way
 * where the whole would pass 800 words, and further aspects are told where it would have less than 600. Nothing where
 * no texts are at hand.
 */
export function synthesisPieces(facts: NatalChartFacts, texts: WesternReader): Pieces {
  if (texts.isEmpty) return [];
  const chart = featuresOf(facts);
  const told: Told = {
    facts,
    chart,
    rulerAspect: closestOfBody(chart.ruler.id, facts.aspects, RULER_ORB_DEG),
    counts: facts.balance,
    texts,
    teller: telling.teller(texts, 0),
    names: chartNames(texts),
  };
  const parts = PARTS.map(({ of }) => of(told));
  const chosen: Part[] = [];
  let length = 0;
  for (const index0 of BY_WEIGHT) {
    const part = at(parts, index0);
    if (length + part.length > MOST_LENGTH) continue;
    chosen[index0] = part;
    length += part.length;
  }
  const further = furtherAspects(told, LEAST_LENGTH - length);
  return PARTS.flatMap(({ chapter }, index0) => [
    ...(chosen[index0]?.pieces ?? []),
    ...further.filter((one) => one.chapter === chapter).flatMap(({ part }) => part.pieces),
  ]);
}

// Parts that few facts decide are put together and counted once for a reader: all that can be are some 700.
const keptRising = keptByReader<Part>();
const keptRulerHouse = keptByReader<Part>();
const keptLights = keptByReader<Part>();
const keptSect = keptByReader<Part>();
const keptElements = keptByReader<Part>();

function ofAscendant(told: Told): Part {
  const { texts, teller, names } = told;
  const { rising, ruler } = told.chart;
  const { id, house } = ruler;
  const motion = ruler.speedDegPerDay < 0 ? "retrograde" : "direct";
  const values = { ruler: names.opening(id), sign: names.sign(signOf(ruler.longitudeDeg)), house: names.house(house) };
  return together([
    keptRising(texts, SIGN_IDS.indexOf(rising), () => partOf(teller.tell("rising", rising, { section }))),
    partOf(teller.tell("rulerPlace", motion, { section, values })),
    keptRulerHouse(texts, house, () => partOf(teller.find("rulerHouse", String(house), { section }))),
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

/** Nothing where a sign weakens the helper or strengthens the burden: a planet is judged once. */
function ofSect({ chart: { sect, helper, burden }, texts, teller, names }: Told): Part {
  if (isWeak(helper.dignity) || isStrong(burden.dignity)) return NOTHING;
  const key = (helper.house * 13 + burden.house) * 2 + Number(sect === "day");
  return keptSect(texts, key, () => {
    const matterOf = ({ house }: NatalBody): string => texts.lookup(`natal.matter.${house}`) ?? "";
    const values = {
      sect,
      helper: names.body(helper.id),
      Helper: names.opening(helper.id),
      burden: names.body(burden.id),
      good: names.house(helper.house),
      bad: names.house(burden.house),
      same: helper.house === burden.house ? "yes" : "no",
      goodMatter: matterOf(helper),
      badMatter: matterOf(burden),
    };
    return partOf(teller.tell("sect", "chart", { section, values }));
  });
}

function ofAspects(told: Told): Part {
  return together(mainAspects(told).map((aspect) => aspectPart(told, aspect)));
}

/** Some of a list as one number, a bit for each. */
function setOf<Item>(some: readonly Item[], all: readonly Item[]): number {
  let set = 0;
  for (const item of some) set |= 1 << all.indexOf(item);
  return set;
}

function ofCrowd({ chart: { crowd }, texts, teller, names }: Told): Part {
  if (crowd === undefined) return NOTHING;
  const values = { bodies: capitalized(names.bodies(crowd.bodies), texts.speaks) };
  return partOf(teller.find("crowd", String(crowd.house), { section, values }));
}

function ofElements({ chart: { elements }, counts, texts, teller, names }: Told): Part {
  const [first, second] = elements;
  if (first === undefined) return NOTHING;
  const count = counts.elements[first];
  return keptElements(texts, setOf(elements, ELEMENTS) * 16 + count, () => {
    const values = { count, elements: capitalized(names.elements(elements), texts.speaks) };
    const key = second === undefined ? first : `${first}${capitalized(second)}`;
    return partOf(teller.find("elements", key, { section, values }));
  });
}
