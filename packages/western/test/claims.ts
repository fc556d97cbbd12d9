import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { births } from "../../telling/test/asked";
import { type CheckedText, type Claim, claimedText } from "../../telling/test/claims";
import { natalChart } from "../src/index";
import { en } from "../src/texts/en";
import type { NatalChart } from "../src/types";
import { figures } from "./figures";
import { narrowed } from "./narrowed-claims";
import { openNatal } from "./open-claims";

const context = createContext({ ephemeris: swissEphemeris(), now: Date.UTC(2026, 10, 22), texts: [en] });

const TEN = "Sun Moon Mercury Venus Mars Jupiter Saturn Uranus Neptune Pluto".split(" ");
const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");
const ORDINAL = `(${ORDINALS.join("|")})`;
const BODY = `(?:[Tt]he )?(${TEN.join("|")})`;
const SIGN = "([A-Z][a-z]+)";

const planet = ({ planets }: NatalChart, name: string | undefined): NatalChart["planets"][number] => {
  const found = planets.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no planet is called ${name}`);
  return found;
};
const houseOf = (answer: NatalChart, name: string | undefined): string =>
  ORDINALS[planet(answer, name).house - 1] ?? "none";
const namesIn = (list = ""): readonly string[] => TEN.filter((name) => new RegExp(`\\b${name}\\b`).test(list));
const same = (one: readonly string[], other: readonly string[]): boolean =>
  [...one].sort().join() === [...other].sort().join();

const PLACES = ["planets.*.name", "planets.*.sign", "planets.*.house"];

/** Each planet of a sentence in the sign and the house that it says, in turn. */
const placed = (says: RegExp): Claim<NatalChart> => ({
  says,
  restsOn: PLACES,
  holds: (answer, [, ...told]) => {
    for (let index0 = 0; index0 < told.length; index0 += 3) {
      const [name, sign, house] = told.slice(index0, index0 + 3);
      if (planet(answer, name).sign !== sign || houseOf(answer, name) !== house) return false;
    }
    return true;
  },
});

/** A light with its place, beside the sign of one that was placed before. */
const beside = (says: RegExp): Claim<NatalChart> => ({
  says,
  restsOn: PLACES,
  holds: (answer, [, before, beforeSign, name, sign, house]) =>
    planet(answer, before).sign === beforeSign && planet(answer, name).sign === sign && houseOf(answer, name) === house,
});

/** The ruler of the Ascendant, or a light that was named before it: its sign, its house, its motion. */
const rulers = (says: RegExp, isRetrograde: boolean): Claim<NatalChart> => ({
  says,
  restsOn: [...PLACES, "planets.*.isRetrograde"],
  holds: (answer, [, name, sign, house]) => {
    const { sign: own, isRetrograde: turned } = planet(answer, name);
    return own === sign && houseOf(answer, name) === house && turned === isRetrograde;
  },
});

const TYPES = "(conjunction|sextile|square|trine|opposition)";

const RULERS: Readonly<Record<string, string>> = {
  ...{
    Aries: "Mars",
    Taurus: "Venus",
    Gemini: "Mercury",
    Cancer: "Moon",
    Leo: "Sun",
    Virgo: "Mercury",
    Libra: "Venus",
  },
  ...{ Scorpio: "Mars", Sagittarius: "Jupiter", Capricorn: "Saturn", Aquarius: "Saturn", Pisces: "Jupiter" },
};

/** A major aspect of two planets, with its orb. */
const aspect = (says: RegExp): Claim<NatalChart> => ({
  says,
  restsOn: ["aspects.*.orb", "aspects.*.type", "aspects.*.planet1", "aspects.*.planet2"],
  holds: (answer, [, first, second, type, orb]) =>
    answer.aspects.some(
      (one) =>
        one.type.toLowerCase() === type &&
        same([one.planet1, one.planet2], [first ?? "", second ?? ""]) &&
        one.orb.toFixed(1) === orb,
    ),
});

/** The planet that rules the sign a number of houses from the Ascendant or of the Midheaven, in the house told. */
const rulerOf = (says: RegExp, signOf: (answer: NatalChart) => string): Claim<NatalChart> => ({
  says,
  restsOn: [...PLACES, "ascendant.sign", "midheaven.sign"],
  holds: (answer, [, name, house]) => RULERS[signOf(answer)] === name && houseOf(answer, name) === house,
});

const SIGN_NAMES = Object.keys(RULERS);
const opposite = (sign: string): string => SIGN_NAMES[(SIGN_NAMES.indexOf(sign) + 6) % 12] ?? "none";

/** A dignity by sign, and the houses whose cusps the planet rules. */
const dignified: Claim<NatalChart> = {
  says: new RegExp(
    `^${BODY} is in ${SIGN}, the sign of its (\\w+), which (?:strengthens|weakens) it and the matters of your (.+) houses?, which`,
  ),
  restsOn: ["planets.*.dignity", "houses.*.sign"],
  holds: (answer, [, name = "", sign, dignity, list = ""]) => {
    const ruled = answer.houses.flatMap(({ sign: cusp }, house0) => (RULERS[cusp] === name ? [ORDINALS[house0]] : []));
    const own = planet(answer, name);
    return own.sign === sign && own.dignity === dignity && ruled.join() === list.split(/, | and /).join();
  },
};

const ELEMENT = "(Fire|Earth|Air|Water)";
const elements = (says: RegExp): Claim<NatalChart> => ({
  says,
  restsOn: ["summary.elementDistribution.*", "summary.dominantElement"],
  holds: ({ summary: { elementDistribution } }, [list = ""]) => {
    const told = ["Fire", "Earth", "Air", "Water"].filter((name) => new RegExp(`\\b${name}\\b`, "i").test(list));
    const most = Math.max(...Object.values(elementDistribution));
    const leading = Object.keys(elementDistribution).filter((name) => elementDistribution[name] === most);
    return Number(list.match(/\d+/)?.[0]) === most && same(told, leading);
  },
});

/** A helper and a burden by the sect, in the houses that the sentence gives them, the helper's first. */
const sect = (answer: NatalChart): { readonly helper: string; readonly burden: string } => {
  const isDay = planet(answer, "Sun").house > 6;
  return isDay ? { helper: "Jupiter", burden: "Mars" } : { helper: "Venus", burden: "Saturn" };
};

const sectClaim: Claim<NatalChart> = {
  says: /^In a chart of the (day|night) like yours, (\w+) is the helper and (\w+) the harder task/,
  restsOn: PLACES,
  holds: (answer, [, part, helper, burden]) => {
    const own = sect(answer);
    return own.helper === helper && own.burden === burden && (part === "day") === (own.helper === "Jupiter");
  },
};

const helpers: Claim<NatalChart> = {
  says: new RegExp(`^(Jupiter|Venus), in the ${ORDINAL} house, helps with .+; (Mars|Saturn), in the ${ORDINAL},`),
  restsOn: PLACES,
  holds: (answer, [, helper, good, burden, bad]) => houseOf(answer, helper) === good && houseOf(answer, burden) === bad,
};

const together: Claim<NatalChart> = {
  says: new RegExp(`^Both are in the ${ORDINAL} house, so help and effort meet`),
  restsOn: PLACES,
  holds: (answer, [, house]) => {
    const { helper, burden } = sect(answer);
    return houseOf(answer, helper) === house && houseOf(answer, burden) === house;
  },
};

const natalClaims: readonly Claim<NatalChart>[] = [
  placed(new RegExp(`^${BODY} is in ${SIGN} in the ${ORDINAL} house, the ${BODY} in ${SIGN} in the ${ORDINAL}`)),
  beside(new RegExp(`^Beside the (Sun) in ${SIGN}, the (Moon) of this chart is in ${SIGN} in the ${ORDINAL} house`)),
  beside(new RegExp(`^Beside the (Moon) in ${SIGN}, your (Sun) is in ${SIGN}, in the ${ORDINAL} house`)),
  rulers(new RegExp(`^${BODY}, the ruler of your Ascendant, is in ${SIGN} in the ${ORDINAL} house`), false),
  rulers(
    new RegExp(
      `^${BODY}, the ruler of your Ascendant, is retrograde \\(moving backward\\) in ${SIGN} in the ${ORDINAL} house`,
    ),
    true,
  ),
  aspect(new RegExp(`^${BODY} and ${BODY} form an? ${TYPES} at ([\\d.]+)°`)),
  elements(new RegExp(`^${ELEMENT} leads, with (\\d+) of ten planets`)),
  elements(/^[A-Z][a-z]+(?:, [a-z]+)* and [a-z]+ tie, with \d+ of ten planets each/),
  {
    says: new RegExp(
      `^(.+) (?:crowd|are gathered in|share|stand in|meet in|are in|are together in|gather in|have withdrawn into) your ${ORDINAL} house`,
    ),
    restsOn: PLACES,
    holds: (answer, [, list, house]) => {
      const own = TEN.filter((name) => houseOf(answer, name) === house);
      return own.length > 3 ? same(own, namesIn(list)) : namesIn(list).every((name) => own.includes(name));
    },
  },
  dignified,
  {
    says: /^An? (\w+) at ([\d.]+)° (?:joins the two planets|makes the two planets listen|keeps the quarrel)/,
    restsOn: ["aspects.*.orb", "aspects.*.type"],
    holds: ({ aspects }, [, type, orb]) =>
      aspects.some(
        (one) =>
          TEN.includes(one.planet1) &&
          TEN.includes(one.planet2) &&
          one.type.toLowerCase() === type &&
          one.orb.toFixed(1) === orb,
      ),
  },
  rulerOf(new RegExp(`^The ruler of your seventh house, (?:the )?(\\w+), is in the ${ORDINAL}`), ({ ascendant }) =>
    opposite(ascendant.sign),
  ),
  rulerOf(
    new RegExp(`^The Midheaven's ruler, (?:the )?(\\w+), is in the ${ORDINAL}`),
    ({ midheaven }) => midheaven.sign,
  ),
  rulerOf(
    new RegExp(`^The Midheaven's ruler, (?:the )?(\\w+), which rules your Ascendant too, is in the ${ORDINAL} house`),
    ({ midheaven }) => midheaven.sign,
  ),
  sectClaim,
  helpers,
  together,
];

const natal: CheckedText = claimedText({
  operation: natalChart,
  member: "summary.interpretation",
  told: ({ summary }) => summary.interpretation,
  requests: births,
  answerTo: (request) => natalChart(request, context),
  claims: natalClaims,
  bank: { catalogue: en, keys: /^natal\.(?!bodies|openTime)/ },
  figures,
});

/** The facts behind the sentences of the composed texts. */
export const claims: readonly CheckedText[] = [natal, openNatal, narrowed];
