import { capitalized } from "@almagest/i18n";
import { at } from "@almagest/operation";
import { BODY_IDS, SIGN_IDS, signOf } from "@almagest/sky";
import type { Piece } from "@almagest/telling";
import { type ClassicalPlanet, ELEMENTS, SIGNS } from "../tables/zodiac";
import { chartNames } from "../texts/chart-names";
import { keptByReader } from "../texts/kept";
import type { WesternReader } from "../texts/reader";
import { ofGrowth, ofLove, ofWork } from "./chapters";
import type { NatalBody, NatalChartFacts } from "./compute";
import { closestOfBody, isAtAngle } from "./convergence";
import { ofContradiction, ofDignified, ofFigure, ofLead } from "./convergence-reading";
import { telling } from "./families";
import { ANGULARITIES, angularityOf, featuresOf } from "./features";
import { aspectPart, NOTHING, type Part, partOf, section, type Told, together } from "./parts";

type Pieces = readonly (Piece | undefined)[];

/** Of the whole in characters, inserted phrases apart: some 900 words. */
const MOST_LENGTH = 4500;
/** Degrees within which the ruler of the Ascendant is read with another planet. */
const RULER_ORB_DEG = 6;
/** The parts in the order in which they are told, each with its weight: the lightest give way first. */
const PARTS: readonly { readonly of: (told: Told) => Part; readonly weight: number }[] = [
  { of: ofLead, weight: 10 },
  { of: ofContradiction, weight: 9.5 },
  { of: ofAscendant, weight: 9 },
  { of: ofLights, weight: 8 },
  { of: ofSectLight, weight: 5 },
  { of: ofSect, weight: 4 },
  { of: ofFigure, weight: 7 },
  { of: ofAspect, weight: 6 },
  { of: ofDignified, weight: 3.2 },
  { of: ofCrowd, weight: 5.5 },
  { of: ofQuarter, weight: 2 },
  { of: ofElements, weight: 3 },
  { of: ofRetrograde, weight: 2.5 },
  { of: ofLove, weight: 9.4 },
  { of: ofWork, weight: 9.3 },
  { of: ofGrowth, weight: 9.2 },
];
const BY_WEIGHT: readonly number[] = PARTS.map((_, index0) => index0).sort(
  (one, other) => at(PARTS, other).weight - at(PARTS, one).weight,
);

/**
 * The chart as a whole: the planet in which its lines meet, and what has to be reconciled with it; the Ascendant, the
 * lights, the sect, figures and emphasis; then love, work and growth by the same planets. The lightest parts give way
 * where the whole would pass 900 words. Nothing where no texts are at hand.
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
  return chosen.flatMap(({ pieces }) => pieces);
}

// Parts that few facts decide are put together and counted once for a reader: all that can be are some 3,500, or 2 MB.
const keptRising = keptByReader<Part>();
const keptRulerHouse = keptByReader<Part>();
const keptRulerCondition = keptByReader<Part>();
const keptLights = keptByReader<Part>();
const keptSectLight = keptByReader<Part>();
const keptSect = keptByReader<Part>();
const keptElements = keptByReader<Part>();
const keptRetrograde = keptByReader<Part>();

function ofAscendant(told: Told): Part {
  const { texts, teller, names } = told;
  const { rising, ruler } = told.chart;
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
    ofRulerAspect(told),
  ]);
}

function ofRulerAspect(told: Told): Part {
  const { rulerAspect: found } = told;
  if (found === undefined) return partOf(told.teller.tell("alone", "rulerAlone", { section }));
  return aspectPart(told, found, "ruler");
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

function ofSectLight({ facts, chart: { sect, sun, moon }, texts, teller }: Told): Part {
  const [light, body] = sect === "day" ? (["sun", sun] as const) : (["moon", moon] as const);
  const place = isAtAngle(body.longitudeDeg, facts.houses) ? "angular" : angularityOf(body.house);
  const key = ANGULARITIES.indexOf(place) * 2 + Number(sect === "day");
  return keptSectLight(texts, key, () => partOf(teller.tell("sectLight", `${light}.${place}`, { section })));
}

/** Nothing where a planet is at an angle from the far side of the cusp: its house would then call it quiet. */
function ofSect({ facts, chart: { sect, helper, burden }, texts, teller, names }: Told): Part {
  const isBeyond = ({ house, longitudeDeg }: NatalBody): boolean =>
    angularityOf(house) !== "angular" && isAtAngle(longitudeDeg, facts.houses);
  if (isBeyond(helper) || isBeyond(burden)) return NOTHING;
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

/** The closest major aspect of a personal planet, where it is not the one that the ruler was told by. */
function ofAspect(told: Told): Part {
  const [found] = told.chart.closest;
  const { rulerAspect: ruler } = told;
  if (found === undefined || (found.first === ruler?.first && found.second === ruler.second)) return NOTHING;
  return aspectPart(told, found, "personal");
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

function ofQuarter({ chart: { empty }, teller }: Told): Part {
  return empty === undefined ? NOTHING : partOf(teller.tell("quarters", empty, { section }));
}

function ofElements({ chart: { elements, lacking }, counts, texts, teller, names }: Told): Part {
  const [first, second] = elements;
  if (first === undefined) return NOTHING;
  const count = counts.elements[first];
  const sets = setOf(elements, ELEMENTS) * 16 + setOf(lacking, ELEMENTS);
  return keptElements(texts, sets * 16 + count, () => {
    const values = { count, elements: capitalized(names.elements(elements), texts.speaks) };
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
