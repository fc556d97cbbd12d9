import type { DraftOf, Words } from "@almagest/operation";
import { presentFrame } from "../../birth/present";
import type { Focus } from "../../birth/schema";
import type { KP_DIVISIONS } from "../../birth-time/kp";
import { clockOf, heldValue, presentOpenConventions, presentOpenTime } from "../../birth-time/open-birth";
import { vedicReader } from "../../texts/reader";
import type { KpPoint } from "../cusps";
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
    ...presentOpenCusp(cusp, facts),
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

type Division = (typeof KP_DIVISIONS)[number];

/** The divisions of a graha that hold; of finer ones that a long span only counts, those of which no change was counted. */
function presentOpenPlace(point: OpenKpPoint, path: string, { changes }: Pick<OpenKpFacts, "changes">) {
  const changing = new Set([...changes.changes, ...changes.counted].map(({ member }) => member));
  return presentHeld(point, (division) => !changing.has(`${path}.${division}`));
}

/** Those of a cusp, which moves one way: it is in one division all through where both ends are in it, and no turn lies between. */
function presentOpenCusp({ from, to }: OpenKpPoint, { span }: Pick<OpenKpFacts, "span">) {
  const isTurn = span.toEpochMs - span.fromEpochMs > HALF_DAY_MS;
  const same = (read: (point: KpPoint) => readonly unknown[]): boolean =>
    !isTurn && read(from).join() === read(to).join();
  const held: Readonly<Record<Division, boolean>> = {
    sign: same(({ signIndex0 }) => [signIndex0]),
    nakshatra: same(({ nakshatraIndex0 }) => [nakshatraIndex0]),
    pada: same(({ nakshatraIndex0, pada }) => [nakshatraIndex0, pada]),
    subLord: same(({ nakshatraIndex0, subLord }) => [nakshatraIndex0, subLord]),
    subSubLord: same(({ nakshatraIndex0, subLord, subSubLord }) => [nakshatraIndex0, subLord, subSubLord]),
  };
  return presentHeld({ from, to }, (division) => held[division]);
}

const HALF_DAY_MS = 43_200_000;

function presentHeld({ from, to }: OpenKpPoint, holds: (division: Division) => boolean) {
  const ends = { from: presentKpPlace(from), to: presentKpPlace(to) };
  const { sign, signLord, nakshatra, starLord, pada, subLord, subSubLord } = ends.from;
  const isStarHeld = holds("nakshatra");
  const isSignHeld = holds("sign");
  return {
    sign: isSignHeld ? sign : undefined,
    signLord: isSignHeld ? signLord : undefined,
    nakshatra: isStarHeld ? nakshatra : undefined,
    starLord: isStarHeld ? starLord : undefined,
    pada: holds("pada") ? pada : undefined,
    subLord: holds("subLord") ? subLord : undefined,
    subSubLord: holds("subSubLord") ? subSubLord : undefined,
    ...ends,
  };
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
