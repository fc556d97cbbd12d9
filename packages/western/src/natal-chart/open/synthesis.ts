import { capitalized, numberIn } from "@almagest/i18n";
import { at } from "@almagest/operation";
import type { BodyId } from "@almagest/sky";
import { type Piece, wordsOf } from "@almagest/telling";
import { SIGNS } from "../../tables/zodiac";
import { type ChartNames, chartNames } from "../../texts/chart-names";
import type { WesternReader } from "../../texts/reader";
import type { OpenNatalFacts } from "./compute";
import { telling } from "./families";
import { type OpenFeatures, openFeaturesOf } from "./features";

type Pieces = readonly (Piece | undefined)[];

interface Told {
  readonly chart: OpenFeatures;
  readonly texts: WesternReader;
  readonly teller: ReturnType<typeof telling.teller>;
  readonly names: ChartNames;
}

const MOST_WORDS = 450;
const section = "synthesis";

/** The parts in the order in which they are told, each with its weight: the lightest give way first. */
const PARTS: readonly { readonly of: (told: Told) => Pieces; readonly weight: number }[] = [
  { of: ofOpening, weight: 12 },
  { of: ofRising, weight: 11 },
  { of: ofSun, weight: 10 },
  { of: ofMoon, weight: 9 },
  { of: ofPhase, weight: 6 },
  { of: ofVenusMars, weight: 7 },
  { of: (told) => ofAspect(told, 0), weight: 8 },
  { of: (told) => ofAspect(told, 1), weight: 2 },
  { of: ofDignities, weight: 5 },
  { of: ofElements, weight: 4 },
  { of: ofRetrograde, weight: 3 },
  { of: ofWhole, weight: 9.5 },
];
const BY_WEIGHT: readonly number[] = PARTS.map((_, index0) => index0).sort(
  (one, other) => at(PARTS, other).weight - at(PARTS, one).weight,
);

/**
 * The chart as a whole where the time of birth is open: nothing in it rests on a house, an angle or a degree that the
 * time would decide. The second sentence says what a time would add. Nothing where no texts are at hand.
 */
export function openSynthesis(facts: OpenNatalFacts, texts: WesternReader): Pieces {
  if (texts.isEmpty) return [];
  const chart = openFeaturesOf(facts, (sign) => SIGNS[sign].ruler);
  const told: Told = { chart, texts, teller: telling.teller(texts, 0), names: chartNames(texts) };
  const parts = PARTS.map(({ of }) => of(told));
  const chosen: Pieces[] = [];
  let words = 0;
  for (const index0 of BY_WEIGHT) {
    const part = at(parts, index0);
    const count = part.reduce((sum, piece) => sum + wordsOf(piece), 0);
    if (words + count > MOST_WORDS) continue;
    chosen[index0] = part;
    words += count;
  }
  return chosen.flat();
}

function ofOpening({ chart: { state, from, to, moon, rising, mayRise }, teller, names }: Told): Pieces {
  if (state === "unknown") {
    return [teller.tell("opening", moon.sign === undefined ? "dayDivided" : "day", { section })];
  }
  if (rising !== undefined || mayRise.length === 0)
    return [teller.tell("opening", "range", { section, values: { from, to } })];
  const values = { from, to, rising: names.either(mayRise.map(names.sign)) };
  return [teller.tell("opening", "rangeDivided", { section, values })];
}

function ofRising({ chart: { rising }, teller, names }: Told): Pieces {
  if (rising === undefined) return [];
  const { sign, ruler } = rising;
  const told = teller.tell("rising", sign, { section });
  if (ruler.sign === undefined) return [told];
  const house = ruler.house === undefined ? "none" : names.house(ruler.house);
  const values = { ruler: names.body(ruler.id), sign: names.sign(ruler.sign), house };
  return [
    told,
    teller.tell("lines", "ruler", { section, values }),
    teller.find("rulerCondition", `${ruler.id}.${ruler.dignity ?? "peregrine"}`, { section }),
  ];
}

function ofSun({ chart: { sun, clock }, teller, names }: Told): Pieces {
  if (sun.sign !== undefined) return [teller.tell("sun", sun.sign, { section })];
  return [teller.tell("sunDivided", "sunDivided", { section, values: changeOf(sun, clock, names) })];
}

/** The first change of sign in the words of a line. */
function changeOf({ stays }: OpenFeatures["sun"], clock: OpenFeatures["clock"], names: ChartNames) {
  const [before, after] = [at(stays, 0), at(stays, 1)];
  return { before: names.sign(before.sign), after: names.sign(after.sign), at: clock(after.fromEpochMs) };
}

function ofMoon({ chart: { sun, moon, clock }, teller, names }: Told): Pieces {
  if (moon.sign === undefined) {
    const line = teller.tell("lightLines", "divided", { section, values: changeOf(moon, clock, names) });
    return [line, teller.tell("moon", at(moon.stays, 1).sign, { section })];
  }
  // A line alone leads nowhere: which Sun goes with the Moon is not known.
  if (sun.sign === undefined) return [];
  const values = { moonSign: names.sign(moon.sign) };
  return [
    teller.tell("lightLines", "whole", { section, values }),
    teller.tell("lights", `${SIGNS[sun.sign].element}.${SIGNS[moon.sign].element}`, { section }),
  ];
}

function ofPhase({ chart: { phase }, teller }: Told): Pieces {
  return phase === undefined ? [] : [teller.tell("phase", phase, { section })];
}

function ofVenusMars({ chart: { venus, mars }, teller }: Told): Pieces {
  if (venus === undefined || mars === undefined) return [];
  return [teller.tell("venusMars", `${SIGNS[venus].element}.${SIGNS[mars].element}`, { section })];
}

function ofAspect({ chart: { closest }, texts, teller, names }: Told, index0: 0 | 1): Pieces {
  const found = closest[index0];
  if (found === undefined) return [];
  const { first, second, aspect, orbDeg, kind } = found;
  const orb = numberIn(Math.ceil(orbDeg * 10) / 10, texts.speaks, 1);
  const values = { first: names.body(first), second: names.body(second), aspect: names.aspect(aspect), orb };
  return [
    teller.tell("lines", index0 === 0 ? "aspectFirst" : "aspectSecond", { section, values }),
    teller.find("closest", `${first}.${second}.${kind}`, { section }),
  ];
}

function ofDignities({ chart: { dignities }, texts, teller, names }: Told): Pieces {
  if (dignities === undefined) return [];
  const { strong, weak } = dignities;
  const tone =
    strong.length > 0 && weak.length > 0 ? "mixed" : strong.length > 0 ? "bright" : weak.length > 0 ? "hard" : "plain";
  const values = {
    // the bright text opens with them
    strong: tone === "bright" ? capitalized(names.bodies(strong), texts.speaks) : names.bodies(strong),
    strongCount: strong.length,
    weak: names.bodies(weak),
    weakCount: weak.length,
  };
  return [teller.tell("dignities", tone, { section, values })];
}

function ofElements({ chart: { elements }, texts, teller, names }: Told): Pieces {
  const [first, second] = elements.leading ?? [];
  if (first === undefined || elements.leading === undefined) return [];
  const { least = 0, most = 0 } = elements.reach.get(first) ?? {};
  const lacking = (elements.lacking ?? []).map((element) => teller.tell("lacking", element, { section }));
  if (elements.leading.length > 2 || (least < most && second !== undefined)) return lacking;
  if (least < most) return [teller.tell("elementsReach", first, { section, values: { least, most } }), ...lacking];
  const values = { count: least, elements: capitalized(names.elements(elements.leading), texts.speaks) };
  const key = second === undefined ? first : `${first}${capitalized(second)}`;
  return [teller.find("elements", key, { section, values }), ...lacking];
}

const MANY_RETROGRADE = 5;
const PERSONAL = ["mercury", "venus", "mars"] as const;

function ofRetrograde({ chart: { retrograde }, teller, names }: Told): Pieces {
  if (retrograde === undefined) return [];
  const tell = (key: "none" | "many" | "social" | "outer" | (typeof PERSONAL)[number], ids: readonly BodyId[]) =>
    teller.tell("retrograde", key, { section, values: { bodies: names.bodies(ids), count: ids.length } });
  if (retrograde.length === 0) return [tell("none", retrograde)];
  if (retrograde.length >= MANY_RETROGRADE) return [tell("many", retrograde)];
  const personal = PERSONAL.filter((id) => retrograde.includes(id));
  if (personal.length > 0) return personal.map((id) => tell(id, retrograde));
  const social = retrograde.filter((id) => id === "jupiter" || id === "saturn");
  return [social.length > 0 ? tell("social", social) : tell("outer", retrograde)];
}

const OPEN_CLOSINGS = {
  harmonious: "closingHarmonious",
  challenging: "closingChallenging",
  balanced: "closing",
} as const;

function ofWhole({ chart: { dominant, modalities }, teller }: Told): Pieces {
  const [only, ...others] = modalities ?? [];
  if (only === undefined || others.length > 0)
    return [teller.tell("openClosing", OPEN_CLOSINGS[dominant], { section })];
  return [teller.tell("closing", `${dominant}.${only}`, { section })];
}
