import { capitalized } from "@almagest/i18n";
import { bodyOf, houseKeyOf, type PlanetId, signOf } from "@almagest/sky";
import { type Piece, readingOf } from "@almagest/telling";
import { type ChartNames, chartNames } from "../texts/chart-names";
import type { WesternReader } from "../texts/reader";
import { themesOf } from "../texts/themes";
import type { InstantChart } from "./chart";
import type { ReturningPlanet } from "./cycles";
import { telling } from "./families";
import { conditionOf, featuresOfReturn, type ReturnFeatures } from "./features";
import type { ReturnFacts, ReturnInput } from "./return";
import { touchPieces } from "./touched";
import type { Touch } from "./touches";

export interface ReturnReading {
  summary: string | undefined;
  purpose: string | undefined;
  keyThemes: string[] | undefined;
}

type Pieces = readonly (Piece | undefined)[];
type Section = "solar" | "lunar" | "planet";

interface Told {
  readonly chart: InstantChart;
  readonly touches: readonly Touch[];
  readonly texts: WesternReader;
  readonly features: ReturnFeatures;
  readonly teller: ReturnType<typeof telling.teller>;
  readonly names: ChartNames;
  readonly section: Section;
  readonly returning: PlanetId;
}

/** A return's chart and what it touches of the birth chart. */
type Returned = Pick<ReturnFacts<ReturnInput>, "chart" | "touches">;

function toldOf({ chart, touches }: Returned, texts: WesternReader, section: Section, returning: PlanetId): Told {
  const features = featuresOfReturn(chart, returning);
  return {
    chart,
    // The returning body is in its birth place, so what meets this place is told as a contact or by the angle.
    touches: touches.filter(
      ({ by, natal }) =>
        natal !== returning ||
        ((by === "ascendant" || by === "midheaven") && !features.angular.some(({ id }) => id === returning)),
    ),
    texts,
    features,
    teller: telling.teller(texts, 0),
    names: chartNames(texts),
    section,
    returning,
  };
}

/**
 * The year: the Ascendant and its ruler, the Moon; then the Sun's house, the bodies at the angles, and the sum of it.
 */
export function solarReading(returned: Returned, texts: WesternReader): ReturnReading {
  const { summary, purpose } = solarPieces(returned, texts);
  const { chart } = returned;
  const { rising, sun } = { ...featuresOfReturn(chart, "sun"), sun: houseKeyOf(bodyOf(chart.bodies, "sun").house) };
  return {
    summary: readingOf(summary),
    purpose: readingOf(purpose),
    keyThemes: themesOf([
      texts.list(`returns.solar.ascendant.${rising}.themes`),
      texts.list(`returns.solar.sun.${sun}.themes`),
    ]),
  };
}

export function solarPieces(returned: Returned, texts: WesternReader): { summary: Pieces; purpose: Pieces } {
  const { chart } = returned;
  const told = toldOf(returned, texts, "solar", "sun");
  const { teller, features } = told;
  const section = "solar";
  const house = (id: PlanetId): ReturnType<typeof houseKeyOf> => houseKeyOf(bodyOf(chart.bodies, id).house);
  return {
    summary: [
      lineOf(told, "solarRising", "solar"),
      teller.tell("solarRising", `${features.rising}.text`, { section }),
      ...ofRuler(told),
      ...touchPieces(told.touches, told),
      ...(isAngular(told, "moon") ? [] : [teller.tell("solarMoon", house("moon"), { section })]),
    ],
    purpose: [
      lineOf(told, isOwnRuler(told) ? "solarSunRules" : "solarSun", "solar"),
      teller.tell("solarSun", `${house("sun")}.text`, { section }),
      ...ofOwnRuler(told),
      ...ofContacts(told),
      ...ofAngles(told),
      ...(isAngular(told, "jupiter") ? [] : [teller.tell("solarJupiter", house("jupiter"), { section })]),
      ...(isAngular(told, "saturn") ? [] : [teller.tell("solarSaturn", house("saturn"), { section })]),
      ...ofBusy(told),
      ...closingOf(told, "solarClosing"),
    ],
  };
}

/** The month: the rising sign and its ruler; then the Moon's house, Mars and Venus, the angles, and the conclusion. */
export function lunarReading(returned: Returned, texts: WesternReader): ReturnReading {
  const { summary, purpose } = lunarPieces(returned, texts);
  const { chart } = returned;
  const rising = signOf(chart.houses.ascendantDeg);
  const moon = houseKeyOf(bodyOf(chart.bodies, "moon").house);
  return {
    summary: readingOf(summary),
    purpose: readingOf(purpose),
    keyThemes: themesOf([
      texts.list(`returns.lunar.ascendant.${rising}.themes`),
      texts.list(`returns.lunar.moon.${moon}.themes`),
    ]),
  };
}

export function lunarPieces(returned: Returned, texts: WesternReader): { summary: Pieces; purpose: Pieces } {
  const { chart } = returned;
  const told = toldOf(returned, texts, "lunar", "moon");
  const { teller, features } = told;
  const section = "lunar";
  const house = (id: PlanetId): ReturnType<typeof houseKeyOf> => houseKeyOf(bodyOf(chart.bodies, id).house);
  return {
    summary: [
      lineOf(told, "lunarRising", "lunar"),
      teller.tell("lunarRising", `${features.rising}.text`, { section }),
      ...ofRuler(told),
      ...touchPieces(told.touches, told),
    ],
    purpose: [
      lineOf(told, isOwnRuler(told) ? "lunarMoonRules" : "lunarMoon", "lunar"),
      teller.tell("lunarMoon", `${house("moon")}.text`, { section }),
      ...ofOwnRuler(told),
      ...ofRuled(told),
      ...ofContacts(told),
      ...ofAngles(told),
      ...(isAngular(told, "mars") ? [] : [teller.tell("lunarMars", house("mars"), { section })]),
      ...(isAngular(told, "venus") ? [] : [teller.tell("lunarVenus", house("venus"), { section })]),
      ...ofBusy(told),
      ...closingOf(told, "lunarClosing"),
    ],
  };
}

/**
 * The round of a planet: its house and condition, the rising sign at its return and that sign's ruler, angles, aspects.
 */
export function planetPieces(
  returned: Returned,
  { planet, passes }: { readonly planet: ReturningPlanet; readonly passes: number },
  texts: WesternReader,
): Pieces {
  const { chart } = returned;
  const told = toldOf(returned, texts, "planet", planet);
  const { teller, features } = told;
  const section = "planet";
  const body = bodyOf(chart.bodies, planet);
  return [
    teller.tell("planets", `${planet}.text`, { section }),
    teller.tell("planets", `${planet}.house.${houseKeyOf(body.house)}`, { section }),
    teller.tell("condition", `${planet}.${conditionOf(planet, body.longitudeDeg)}`, { section }),
    ...ofRuled(told),
    ...ofContacts(told),
    teller.tell("opening", features.rising, { section }),
    ...ofRuler(told),
    ...touchPieces(told.touches, told),
    ...ofAngles(told),
    ...ofBusy(told),
    ...(passes > 1 ? [teller.tell("passes", "passes", { section, values: { count: passes } })] : []),
    ...closingOf(told, "planetClosing"),
  ];
}

/** The sum of a chart that leans to one side; one of which both is true has none. */
function closingOf(
  { teller, features, section }: Told,
  family: "solarClosing" | "lunarClosing" | "planetClosing",
): Pieces {
  const { tone } = features.balance;
  return tone === "mixed" ? [] : [teller.tell(family, tone, { section })];
}

function lineOf(
  { chart, features, teller, names, returning }: Told,
  key: "solarRising" | "solarSun" | "solarSunRules" | "lunarRising" | "lunarMoon" | "lunarMoonRules",
  section: "solar" | "lunar",
): Piece | undefined {
  const values = { sign: names.sign(features.rising), house: names.house(bodyOf(chart.bodies, returning).house) };
  return teller.tell("lines", key, { section, values });
}

/** The returning light rules the Ascendant: its house is told once, as that of both. */
function isOwnRuler({ features, section, returning }: Told): boolean {
  return section !== "planet" && features.ruler.id === returning;
}

function ofOwnRuler(told: Told): Pieces {
  const { teller, features, section } = told;
  return isOwnRuler(told) ? [teller.tell("condition", `${features.ruler.id}.${features.condition}`, { section })] : [];
}

/** The place and state of the Ascendant's ruler; the returning planet itself is told already. */
function ofRuler(told: Told): Pieces {
  if (isOwnRuler(told)) return [];
  const { features, teller, names, section, returning } = told;
  const { ruler, condition } = features;
  const values = { ruler: names.opening(ruler.id), sign: names.sign(signOf(ruler.longitudeDeg)) };
  const placed = teller.tell("ruler", houseKeyOf(ruler.house), { section, values });
  const isTold = section === "planet" && ruler.id === returning;
  const retrograde = ruler.speedDegPerDay < 0 ? [teller.find("retrograde", ruler.id, { section })] : [];
  return [
    placed,
    ...(isTold ? [] : [teller.tell("condition", `${ruler.id}.${condition}`, { section })]),
    ...retrograde,
  ];
}

function ofContacts({ features: { contacts }, teller, names, section, returning }: Told): Pieces {
  const values = { subject: names.body(returning) };
  return contacts.map(({ id, kind }) => teller.tell("contact", `${id}.${kind}`, { section, values }));
}

function ofRuled({ features: { rules }, teller, names, section, returning }: Told): Pieces {
  if (rules === undefined || section === "solar") return [];
  return [teller.tell("rules", houseKeyOf(rules), { section, values: { subject: names.opening(returning) } })];
}

function ofAngles({ features: { angular }, teller, section }: Told): Pieces {
  return angular.map(({ id, angle }) => teller.tell("angular", `${id}.${angle}`, { section }));
}

/** A body at an angle is told there, and not by its house again. */
function isAngular({ features: { angular } }: Told, body: PlanetId): boolean {
  return angular.some(({ id }) => id === body);
}

function ofBusy({ features: { busy }, texts, teller, names, section }: Told): Pieces {
  if (busy === undefined) return [];
  const values = { bodies: capitalized(names.bodies(busy.bodies), texts.speaks) };
  return [teller.tell("busy", houseKeyOf(busy.house), { section, values })];
}
