import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import * as fc from "fast-check";
import { date, time, where } from "../../telling/test/asked";
import { type CheckedText, type Claim, claimedText } from "../../telling/test/claims";
import { natalChart } from "../src/index";
import { en } from "../src/texts/en";
import type { UncertainNatalChart } from "../src/types";
import { figures } from "./figures";
import { openFigures } from "./open-figures";

type OpenClaim = Claim<UncertainNatalChart>;
type Planet = UncertainNatalChart["planets"][number];
type Aspect = UncertainNatalChart["aspects"][number];

const context = createContext({ ephemeris: swissEphemeris(), texts: [en] });

const TEN = "Sun Moon Mercury Venus Mars Jupiter Saturn Uranus Neptune Pluto".split(" ");
const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");
const BODY = `(?:[Tt]he )?(${TEN.join("|")})`;
const SIGN = "([A-Z][a-z]+)";
const TYPES = "(conjunction|sextile|square|trine|opposition)";
const CLOCK = String.raw`(\d\d:\d\d)`;

const planet = ({ planets }: UncertainNatalChart, name: string | undefined): Planet => {
  const found = planets.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no planet is called ${name}`);
  return found;
};
const namesIn = (list = ""): readonly string[] => TEN.filter((name) => new RegExp(`\\b${name}\\b`).test(list));
const same = (one: readonly string[], other: readonly string[]): boolean =>
  [...one].sort().join() === [...other].sort().join();

const SIGNS = ["planets.*.name", "planets.*.sign"];

const inSign = (says: RegExp, name: string): OpenClaim => ({
  says,
  restsOn: SIGNS,
  holds: (answer, [, sign]) => planet(answer, name).sign === sign,
});

/** A change of sign, with both signs and its time. */
const divided = (says: RegExp, name: string): OpenClaim => ({
  says,
  restsOn: ["planets.*.possibleSigns.*.from"],
  holds: (answer, [, before, after, at]) => {
    const [first, second] = planet(answer, name).possibleSigns ?? [];
    return first?.sign === before && second?.sign === after && second?.from.slice(11, 16) === at;
  },
});

const widest = ({ orb }: Aspect): number => Math.max(orb.from, orb.to);
/** An aspect of Jupiter or Saturn to a slow planet lasts for months: it has to be three times as close. */
const rankOf = (aspect: Aspect): number =>
  ["Jupiter", "Saturn"].includes(aspect.planet1) ? 3 * widest(aspect) : widest(aspect);

/** Of the planets but the slow three among themselves, the most personal first. */
const closest = ({ aspects }: UncertainNatalChart): readonly Aspect[] =>
  aspects
    .filter(({ planet1, planet2 }) => TEN.indexOf(planet1) >= 0 && TEN.indexOf(planet1) < 7 && TEN.includes(planet2))
    .filter(({ type }) => new RegExp(`^${TYPES}$`, "i").test(type))
    .toSorted((one, other) => rankOf(one) - rankOf(other));

const aspect = (says: RegExp, place0: number): OpenClaim => ({
  says,
  restsOn: ["aspects.*.orb", "aspects.*.type", "aspects.*.planet1"],
  holds: (answer, [, type, first, second, orb]) => {
    const named = closest(answer)[place0];
    if (named === undefined || named.type.toLowerCase() !== type) return false;
    const isWithin = widest(named) <= Number(orb) + 1e-6 && widest(named) > Number(orb) - 0.1 - 1e-6;
    return isWithin && same([named.planet1, named.planet2], [first ?? "", second ?? ""]);
  },
});

const REACH = ["summary.elementDistribution.*", "summary.dominantElement"];

const retrograde = ({ summary }: UncertainNatalChart): readonly string[] =>
  summary.retrogradePlanets.filter((name) => TEN.includes(name));
const turned = (says: RegExp, holds: OpenClaim["holds"]): OpenClaim => ({
  says,
  restsOn: ["summary.retrogradePlanets"],
  holds,
});

const STRONG = ["domicile", "exaltation"];
const WEAK = ["detriment", "fall"];
const having = (answer: UncertainNatalChart, kinds: readonly string[]): readonly string[] =>
  TEN.slice(0, 7).filter((name) => kinds.includes(planet(answer, name).dignity ?? "none"));
const dignity = (says: RegExp, kinds: readonly (readonly string[])[]): OpenClaim => ({
  says,
  restsOn: ["planets.*.dignity"],
  holds: (answer, [, ...lists]) => {
    const others = [STRONG, WEAK].filter((one) => !kinds.includes(one));
    return (
      kinds.every((one, index0) => same(having(answer, one), namesIn(lists[index0]))) &&
      others.every((one) => having(answer, one).length === 0)
    );
  },
});

const tone = (says: RegExp, dominant: UncertainNatalChart["aspectsInterpretation"]["dominant"]): OpenClaim => ({
  says,
  restsOn: ["aspectsInterpretation.dominant", "aspectsInterpretation.harmonious", "aspectsInterpretation.challenging"],
  holds: ({ aspectsInterpretation: { dominant: own, harmonious, challenging } }) =>
    own === dominant &&
    Math.sign(harmonious - challenging) === (own === "harmonious" ? 1 : own === "challenging" ? -1 : 0),
});

const SPAN = ["birthTime.from", "birthTime.to"];
const span = (says: RegExp): OpenClaim => ({
  says,
  restsOn: SPAN,
  holds: ({ birthTime }, [, from, to]) => birthTime.from.slice(11, 16) === from && birthTime.to.slice(11, 16) === to,
});

const risingSigns = ({ birthTime }: UncertainNatalChart): readonly string[] => [
  ...new Set(
    birthTime.changes
      .filter(({ member }) => member === "ascendant.sign")
      .flatMap(({ before, after }) => [String(before), String(after)]),
  ),
];

const claims: readonly OpenClaim[] = [
  inSign(
    new RegExp(
      `^(?:The surest thing in this chart is a Sun in|At the center is the Sun in|Your Sun is in|With the Sun in|The Sun in|Your Sun stands in) ${SIGN}`,
    ),
    "Sun",
  ),
  inSign(new RegExp(`^(?:A|With a) ${SIGN} Sun`), "Sun"),
  inSign(new RegExp(`^Beside that Sun the Moon kept to ${SIGN} all the while`), "Moon"),
  divided(new RegExp(`^.+the Sun itself changed sign, from ${SIGN} to ${SIGN} at ${CLOCK}`), "Sun"),
  divided(new RegExp(`^The Moon went from ${SIGN} into ${SIGN} at ${CLOCK}`), "Moon"),
  {
    says: /^A time would first of all settle the Moon, which changed sign that day/,
    restsOn: ["planets.*.possibleSigns.*.from"],
    holds: (answer) => (planet(answer, "Moon").possibleSigns ?? []).length > 1,
  },
  span(new RegExp(`^You were born between ${CLOCK} and ${CLOCK}`)),
  span(new RegExp(`^Somewhere from ${CLOCK} to ${CLOCK} you were born`)),
  {
    says: /^A minute would say which sign was rising, (.+), and so which planet/,
    restsOn: ["birthTime.changes.*.member"],
    holds: (answer, [, list = ""]) => same(risingSigns(answer), list.split(/, | or /)),
  },
  {
    says: new RegExp(`^Its ruler is ${BODY}, in ${SIGN}(?:, which does not leave the (\\w+) house in that time)?`),
    restsOn: [...SIGNS, "planets.*.house", "ascendant.sign"],
    holds: (answer, [, name, sign, house]) => {
      const ruler = planet(answer, name);
      const told = ruler.house === undefined ? undefined : ORDINALS[ruler.house - 1];
      return answer.ascendant !== undefined && ruler.sign === sign && told === house;
    },
  },
  aspect(
    new RegExp(
      `^One contact does not depend on the clock and outweighs the rest: an? ${TYPES} of ${BODY} and ${BODY}, within ([\\d.]+)°`,
    ),
    0,
  ),
  aspect(new RegExp(`^Beside it counts an? ${TYPES} of ${BODY} and ${BODY}, never wider than ([\\d.]+)°`), 1),
  {
    says: /^(Fire|Earth|Air|Water) (?:leads at any hour|prevails from beginning to end|keeps the upper hand throughout|stays uppermost all the while), (?:with|by|holding|in) (\d+) to (\d+)/,
    restsOn: REACH,
    holds: ({ summary }, [, element = "", least, most]) => {
      const { least: low, most: high } = summary.elementDistribution[element] ?? {};
      return summary.dominantElement === element && low === Number(least) && high === Number(most);
    },
  },
  {
    says: /^((?:Fire|Earth|Air|Water)[a-z, ]*) (?:leads?|tie), with (\d+) of ten planets/,
    restsOn: REACH,
    holds: ({ summary: { elementDistribution } }, [, list = "", count]) => {
      const isTold = (name: string): boolean => new RegExp(`\\b${name}\\b`, "i").test(list);
      return Object.entries(elementDistribution).every(([name, { least, most }]) =>
        isTold(name) ? least === Number(count) && most === least : most < Number(count),
      );
    },
  },
  turned(
    /^An unusual number of planets were moving backward, (\d+) of them: (.+)\.$/,
    (answer, [, count, list]) => Number(count) === retrograde(answer).length && same(retrograde(answer), namesIn(list)),
  ),
  turned(/^You were born with (.+) in backward motion/, (answer, [, list]) =>
    same(
      retrograde(answer).filter((name) => name === "Jupiter" || name === "Saturn"),
      namesIn(list),
    ),
  ),
  turned(/^Of the planets, only the slow (.+) (?:was|were) moving backward/, (answer, [, list]) =>
    same(retrograde(answer), namesIn(list)),
  ),
  turned(/^No planet was retrograde \(moving backward\) at your birth/, (answer) => retrograde(answer).length === 0),
  dignity(/^None of the seven old planets is at home or in exile by sign/, []),
  dignity(/^(.+) (?:is|are) at home or exalted by sign, and no old planet is out of place/, [STRONG]),
  dignity(/^By sign, (.+) works? against the grain, in detriment or fall/, [WEAK]),
  dignity(/^By sign, (.+) (?:has|have) dignity while (.+) (?:is|are) in detriment or fall/, [STRONG, WEAK]),
  tone(
    /^In sum, the planets help you more than they test|^In sum, the planets support|^In sum, the aspects favor|^On balance the planets make it easy for you/,
    "harmonious",
  ),
  tone(
    /^In sum, the aspects put you under pressure|^In sum, there is tension|^On balance the planets make you work/,
    "challenging",
  ),
  tone(
    /^In sum, (?:help and strain|help and hindrance|support and strain)|^Taken together, help and hindrance come out level/,
    "balanced",
  ),
];

/** A birth on a day, or within some minutes of a time. */
const births = fc.record({
  date,
  ...where,
  about: fc.option(fc.record({ time, minutes: fc.integer({ min: 1, max: 90 }) })),
});

export const openNatal: CheckedText = claimedText({
  operation: natalChart,
  member: "summary.interpretation of an open time",
  told: ({ summary }: UncertainNatalChart) => summary.interpretation,
  requests: births,
  answerTo: ({ about, ...day }) =>
    about === null
      ? natalChart(day, context)
      : natalChart({ ...day, time: about.time, timeAccuracyMinutes: about.minutes }, context),
  claims,
  bank: {
    catalogue: en,
    keys: /^natal\.openTime\.(?!placement)/,
  },
  figures: [...figures, ...openFigures],
});
