import { signs } from "@almagest/i18n/astrology";
import type { DraftOf, Words } from "@almagest/operation";
import { SIGN_IDS } from "@almagest/sky";
import { presentFrame } from "../../birth/present";
import type { Focus } from "../../birth/schema";
import { clockOf, heldValue, presentOpenConventions, presentOpenTime } from "../../birth-time/open-birth";
import { vedicReader } from "../../texts/reader";
import { lordOfSign } from "../../zodiac/rashis";
import { presentHouseThemes } from "../house-themes";
import { nameOf, presentKpPlace } from "../present";
import type { OpenKpChart, OpenKpCusps, OpenKpFacts, OpenKpPlanets, OpenKpPoint } from "./compute";
import type { openKpChartOutput, openKpConventions, openKpCuspsOutput, openKpPlanetsOutput } from "./schema";

type PlanetsAnswer = DraftOf<typeof openKpPlanetsOutput>;
type ChartAnswer = DraftOf<typeof openKpChartOutput>;

export function presentOpenKpPlanets(facts: OpenKpPlanets): PlanetsAnswer {
  return {
    birthTime: presentOpenTime(facts, facts.changes),
    ayanamsa: facts.frame.ayanamsaDeg,
    planets: facts.planets.map((planet) => presentPlanet(planet, facts)),
    conventions: presentOpenKpConventions(facts, "none"),
  };
}

export function presentOpenKpCusps(
  facts: OpenKpCusps & { readonly focus: Focus },
  words: Words,
): DraftOf<typeof openKpCuspsOutput> {
  return {
    birthTime: presentOpenTime(facts, facts.changes),
    ayanamsa: facts.frame.ayanamsaDeg,
    houseSystem: "placidus",
    cusps: presentCusps(facts),
    ...presentHouseThemes(vedicReader(words), facts.focus),
    conventions: presentOpenKpConventions(facts, "placidus"),
  };
}

export function presentOpenKpChart(facts: OpenKpChart): ChartAnswer {
  const isHoused = facts.cusps.length > 0;
  return {
    birthTime: presentOpenTime(facts, facts.changes),
    ayanamsa: facts.frame.ayanamsaDeg,
    ayanamsaType: facts.frame.ayanamsa,
    cusps: isHoused ? presentCusps(facts) : undefined,
    planets: facts.planets.map((planet) => {
      const house = heldValue(facts.changes, `${planet.id}.house`);
      return { ...presentPlanet(planet, facts), house: typeof house === "number" ? house : undefined };
    }),
    conventions: presentOpenKpConventions(facts, isHoused ? "placidus" : "none"),
  };
}

function presentCusps(facts: OpenKpCusps): DraftOf<typeof openKpCuspsOutput>["cusps"] {
  return facts.cusps.map((cusp, index0) => ({
    house: index0 + 1,
    ...presentOpenPlace(cusp, `cusps.${index0 + 1}`, facts),
  }));
}

function presentPlanet(planet: OpenKpPlanets["planets"][number], facts: OpenKpFacts): PlanetsAnswer["planets"][number] {
  const clock = clockOf(facts);
  const subs = facts.changes.changes.filter(({ member }) => member === `${planet.id}.subLord`);
  const [first] = subs;
  return {
    planet: nameOf(planet.id),
    ...presentOpenPlace(planet, planet.id, facts),
    retrograde: planet.isRetrograde,
    possible: first && [
      { subLord: String(first.before), from: clock(facts.span.fromEpochMs) },
      ...subs.map(({ after, epochMs }) => ({ subLord: String(after), from: clock(epochMs) })),
    ],
  };
}

/** The divisions that hold; of finer ones that a long span only counts, those that both ends and no change have. */
function presentOpenPlace({ from, to }: OpenKpPoint, path: string, { changes }: Pick<OpenKpFacts, "changes">) {
  const sign = heldValue(changes, `${path}.sign`);
  const pada = heldValue(changes, `${path}.pada`);
  const holds = (division: string): boolean =>
    heldValue(changes, `${path}.${division}`) !== undefined || isUnchanged(changes, `${path}.${division}`);
  const sign0 = SIGN_IDS.findIndex((id) => signs[id].en === sign);
  const isStarHeld = holds("nakshatra");
  const ends = { from: presentKpPlace(from), to: presentKpPlace(to) };
  return {
    sign: typeof sign === "string" ? sign : undefined,
    signLord: sign0 === -1 ? undefined : nameOf(lordOfSign(sign0)),
    nakshatra: isStarHeld ? ends.from.nakshatra : undefined,
    starLord: isStarHeld ? ends.from.starLord : undefined,
    pada: typeof pada === "number" ? pada : undefined,
    subLord: holds("subLord") ? ends.from.subLord : undefined,
    subSubLord: holds("subSubLord") ? ends.from.subSubLord : undefined,
    ...ends,
  };
}

/** A counted member is neither held nor listed: it holds where no change of it was counted. */
function isUnchanged({ changes, counted }: OpenKpFacts["changes"], member: string): boolean {
  return ![...changes, ...counted].some((one) => one.member === member);
}

export function presentOpenKpConventions(
  facts: Pick<OpenKpFacts, "input" | "engine" | "span" | "from" | "to" | "frame">,
  houseSystem: string,
): DraftOf<typeof openKpConventions> {
  return {
    ...presentOpenConventions(facts, facts.input.nodeType),
    houseSystem,
    frame: presentFrame(facts.frame),
    ayanamsaReadAt: `${facts.from.given.date}T00:00:00Z`,
  };
}
