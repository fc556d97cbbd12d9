import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import * as fc from "fast-check";
import { date, time, where } from "../../telling/test/asked";
import { type CheckedText, type Claim, claimedText } from "../../telling/test/claims";
import { vedicBirthChart } from "../src/index";
import { en } from "../src/texts/en";
import { messages } from "../src/texts/en-messages";
import type { UncertainVedicBirthChart } from "../src/types";
import { figures } from "./figures";
import { openFigures } from "./open-figures";
import { GRAHA, HOUSES, LORD_SENTENCES, LORDS, ORDINAL, ORDINALS, SIGN, SIGNS } from "./sentences";

type OpenClaim = Claim<UncertainVedicBirthChart>;
type Holds = OpenClaim["holds"];
type Graha = UncertainVedicBirthChart["grahas"][number];
type Place = NonNullable<Graha["possible"]>[number];

const context = createContext({ ephemeris: swissEphemeris(), texts: [en] });

const CLOCK = String.raw`(\d\d:\d\d)`;
const NAME = "([A-Z][a-z]+)";
const STAR = "([A-Z][a-z]+(?: [A-Z][a-z]+)?)";
const SEVEN = ["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"];
const EXALTED = ["Aries", "Taurus", "Capricorn", "Virgo", "Cancer", "Pisces", "Libra"];
const YEARS: Readonly<Record<string, number>> = {
  ...{ Ketu: 7, Venus: 20, Sun: 6, Moon: 10, Mars: 7, Rahu: 18, Jupiter: 16, Saturn: 19, Mercury: 17 },
};

const graha = ({ grahas }: UncertainVedicBirthChart, name = ""): Graha => {
  const found = grahas.find((one) => one.graha === name);
  if (found === undefined) throw new Error(`no graha is called ${name}`);
  return found;
};
const minute = (local = ""): string => local.slice(11, 16);

/** Places of a graha in order, one for each value of a member. */
const stays = ({ possible = [] }: Graha, member: "rashi" | "nakshatra"): readonly Place[] =>
  possible.filter((place, index0) => place[member] !== possible[index0 - 1]?.[member]);
const signsOf = (one: Graha): readonly string[] =>
  one.rashi === undefined ? stays(one, "rashi").map(({ rashi }) => rashi) : [one.rashi];
const starsOf = (answer: UncertainVedicBirthChart): readonly Place[] => stays(graha(answer, "Moon"), "nakshatra");
const fromSign = (sign: string, other: string): number => ((SIGNS.indexOf(other) - SIGNS.indexOf(sign) + 12) % 12) + 1;
const lordOf = (sign = ""): string => LORDS[SIGNS.indexOf(sign)] ?? "none";
const moonLord = (answer: UncertainVedicBirthChart): Graha => graha(answer, lordOf(graha(answer, "Moon").rashi));

const SIGN_MEMBERS = ["grahas.*.rashi", "grahas.*.possible.*.rashi"];
const claim = (says: string | RegExp, restsOn: readonly string[], holds: Holds): OpenClaim => ({
  says: new RegExp(says),
  restsOn,
  holds,
});

const isWithin = ({ birthTime }: UncertainVedicBirthChart, from = "", to = ""): boolean =>
  minute(birthTime.from) === from && minute(birthTime.to) === to;
const openings: readonly OpenClaim[] = [
  claim("this chart is read from the Moon: her sign is taken as the first house", ["charts.*.countedFrom"], (answer) =>
    answer.charts.every(({ countedFrom }) => countedFrom === "Moon"),
  ),
  claim(
    "and on your day the Moon had two signs",
    SIGN_MEMBERS,
    (answer) => signsOf(graha(answer, "Moon")).length === 2,
  ),
  claim(
    `^From ${CLOCK} to ${CLOCK}, the time within which you were born, one Lagna was rising`,
    ["birthTime.from", "birthTime.to", "lagna.rashi"],
    (answer, [, from, to]) => isWithin(answer, from, to) && answer.lagna !== undefined,
  ),
  claim(
    `^Between ${CLOCK} and ${CLOCK}, when you were born, the Lagna changed`,
    ["birthTime.from", "birthTime.to"],
    (answer, [, from, to]) => isWithin(answer, from, to) && answer.lagna === undefined,
  ),
];

const moonChange = (says: string): OpenClaim =>
  claim(says, ["grahas.*.possible.*.from"], (answer, [, at]) => {
    const moments = stays(graha(answer, "Moon"), "rashi");
    return moments.length === 2 && minute(moments[1]?.from) === at;
  });

/** The Moon's sign, star and phase, and the lord of her sign. */
const moons: readonly OpenClaim[] = [
  claim(`^(?:The Moon in|With the Moon in|An?) ${NAME}(?: Moon|,| )`, SIGN_MEMBERS, (answer, [, sign = ""]) =>
    signsOf(graha(answer, "Moon")).includes(sign),
  ),
  moonChange(`^Born before ${CLOCK}, you have the first of the two`),
  moonChange(`^Born at ${CLOCK} or later, you have the second`),
  claim(
    `^Her nakshatra, the lunar mansion, passed from ${STAR} into ${STAR} at ${CLOCK}`,
    ["grahas.*.possible.*.nakshatra"],
    (answer, [, before, after, at]) =>
      starsOf(answer).some(
        ({ nakshatra, from }, index0, all) =>
          nakshatra === after && minute(from) === at && all[index0 - 1]?.nakshatra === before,
      ),
  ),
  claim("^She was (growing|waning)", ["grahas.*.from.longitude", "grahas.*.to.longitude"], (answer, [, way]) => {
    const [moon, sun] = [graha(answer, "Moon"), graha(answer, "Sun")];
    const isWaxing = (end: "from" | "to"): boolean => (moon[end].longitude - sun[end].longitude + 360) % 360 < 180;
    return [isWaxing("from"), isWaxing("to")].every((one) => one === (way === "growing"));
  }),
  claim(
    `^Her sign belongs to ${GRAHA}, (?:in the ${ORDINAL} house from her|who keeps her company)`,
    ["grahas.*.houseFromMoon"],
    (answer, [, lord, house = "first"]) =>
      moonLord(answer).graha === lord && ORDINALS[(moonLord(answer).houseFromMoon ?? 0) - 1] === house,
  ),
  claim("^Her sign is her own", SIGN_MEMBERS, (answer) => moonLord(answer).graha === "Moon"),
];

/** Jupiter or Saturn so many signs from a sign of the Moon. */
const counted = (name: string, says: RegExp): OpenClaim =>
  claim(says, SIGN_MEMBERS, (answer, [, house = "first"]) => {
    const [own] = signsOf(graha(answer, name));
    const houses = signsOf(graha(answer, "Moon")).map((sign) => fromSign(sign, own ?? "none"));
    return houses.some((one) => ORDINALS[one - 1] === house.toLowerCase());
  });
const COUNTED = `(${ORDINALS.join("|")}|Second)`;
const fromMoon: readonly OpenClaim[] = [
  counted("Jupiter", /^Jupiter stands with the Moon herself/),
  counted(
    "Jupiter",
    new RegExp(`^(?:In the |At the hearth, )?${COUNTED} from the Moon,(?: a house he loves,)? Jupiter`),
  ),
  counted("Jupiter", new RegExp(`^(?:With |Where |Since )?Jupiter(?: is|,)? ${COUNTED} from the Moon`)),
  counted(
    "Jupiter",
    new RegExp(`^Jupiter (?:looks straight at the Moon from|has gone behind the Moon, to) the ${COUNTED}`),
  ),
  counted("Saturn", /^Saturn sits beside her/),
  counted("Saturn", new RegExp(`^Saturn, ${COUNTED} from her,`)),
];

const isStrong = (name: string, sign: string): boolean =>
  lordOf(sign) === name || EXALTED[SEVEN.indexOf(name)] === sign;
const isWeak = (name: string, sign: string): boolean => fromSign(EXALTED[SEVEN.indexOf(name)] ?? "none", sign) === 7;
const always = (answer: UncertainVedicBirthChart, isSo: typeof isStrong): string =>
  SEVEN.filter((name) => signsOf(graha(answer, name)).every((sign) => isSo(name, sign)))
    .sort()
    .join();
const namesIn = (list = ""): string =>
  SEVEN.filter((name) => list.includes(name))
    .sort()
    .join();
const dignity = (says: RegExp, holds: (strong: string, weak: string, said: readonly string[]) => boolean): OpenClaim =>
  claim(says, SIGN_MEMBERS, (answer, said) => holds(always(answer, isStrong), always(answer, isWeak), said));
const dignities: readonly OpenClaim[] = [
  dignity(
    /^Exalted or at home in (?:its sign|their signs), whatever the hour was: (.+)\./,
    (strong, weak, [, list]) => strong === namesIn(list) && weak === "",
  ),
  dignity(
    /^Debilitated by sign, at every hour of it: (.+)\./,
    (strong, weak, [, list]) => weak === namesIn(list) && strong === "",
  ),
  dignity(
    /^There is strength by sign at any hour in (.+), and debility in (.+)\./,
    (strong, weak, [, up, down]) => strong === namesIn(up) && weak === namesIn(down),
  ),
  dignity(/^Of the seven grahas none is exalted, at home or debilitated/, (strong, weak) => strong + weak === ""),
];

const STAR_LORD = ["grahas.*.nakshatra.lord"];
const dashas: readonly OpenClaim[] = [
  claim(
    `^The Vimshottari cycle opens with ${GRAHA}, lord of her star`,
    STAR_LORD,
    (answer, [, lord]) => graha(answer, "Moon").nakshatra?.lord === lord,
  ),
  claim(
    String.raw`^How many of its (\d+) years`,
    STAR_LORD,
    (answer, [, years]) => YEARS[graha(answer, "Moon").nakshatra?.lord ?? "none"] === Number(years),
  ),
  claim(
    `^The Vimshottari cycle opens with ${GRAHA} or, of a birth at ${CLOCK} or later, with ${GRAHA}`,
    ["grahas.*.possible.*.nakshatraLord"],
    (answer, [, before, at, after]) => {
      const [one, other, third] = starsOf(answer);
      const isTold = one?.nakshatraLord === before && other?.nakshatraLord === after;
      return isTold && minute(other?.from) === at && third === undefined;
    },
  ),
];

const yogas = Object.entries(messages.synthesis.yoga).map(([id, text]) =>
  claim(
    `^${text.slice(0, text.search(/[.:]/)).replace(/[()]/g, "\\$&")}`,
    ["yogas.*.id", "yogas.*.present"],
    (answer) => answer.yogas.some((yoga) => yoga.id === id && yoga.present),
  ),
);

/** The signs of the seven at an end of the time. */
const taken = (answer: UncertainVedicBirthChart, end: "from" | "to"): ReadonlySet<string> =>
  new Set(SEVEN.map((name) => graha(answer, name)[end].rashi));
const ENDS = ["grahas.*.from.rashi", "grahas.*.to.rashi"];
const KINDS = ["movable", "fixed", "dual"];
const COUNTS = ["one", "two", "three", "four", "five", "six", "seven"];
const spread: readonly OpenClaim[] = [
  claim(
    `(${COUNTS.join("|")}) signs? hold (?:all seven|the seven|every graha)|all seven grahas crowd one sign`,
    ENDS,
    (answer, [, count = "one"]) =>
      (["from", "to"] as const).every((end) => taken(answer, end).size === COUNTS.indexOf(count) + 1),
  ),
  claim(`all seven in (${KINDS.join("|")}) signs`, ENDS, (answer, [, kind = ""]) =>
    [...taken(answer, "from"), ...taken(answer, "to")].every((sign) => SIGNS.indexOf(sign) % 3 === KINDS.indexOf(kind)),
  ),
];

/** A chart that has its Lagna all through the range. */
const lagnaLord = (answer: UncertainVedicBirthChart): Graha => graha(answer, lordOf(answer.lagna?.rashi));
const LAGNA = ["lagna.rashi", "grahas.*.house"];
const lagnas: readonly OpenClaim[] = [
  ...LORD_SENTENCES.map((says, house0) =>
    claim(says, LAGNA, (answer, [, name, sign]) => {
      const { graha: own, house, rashi } = lagnaLord(answer);
      return own === name && house === house0 + 1 && (sign === undefined || rashi === sign);
    }),
  ),
  claim(`^The Moon, who is the mind, stands in ${SIGN}, in your ${ORDINAL} house`, LAGNA, (answer, [, sign, house]) => {
    const moon = graha(answer, "Moon");
    return moon.rashi === sign && ORDINALS[(moon.house ?? 0) - 1] === house;
  }),
  claim(
    `^In the ${ORDINAL} house the Moon`,
    LAGNA,
    (answer, [, house]) => ORDINALS[(graha(answer, "Moon").house ?? 0) - 1] === house,
  ),
];

const isIn = (kind: keyof typeof HOUSES, house: number | undefined): boolean =>
  HOUSES[kind].some((one) => one === house);
const ofLagna = (kind: keyof typeof HOUSES, says: RegExp): OpenClaim =>
  claim(says, LAGNA, (answer) => isIn(kind, lagnaLord(answer).house));
const ofMoon = (kind: keyof typeof HOUSES, says: RegExp): OpenClaim =>
  claim(says, ["grahas.*.houseFromMoon"], (answer) => isIn(kind, moonLord(answer).houseFromMoon));
const closings: readonly OpenClaim[] = [
  ofLagna("kendra", /^Taken together: the lord of the Lagna stands on one of the four pillars/),
  ofLagna("trikona", /^Taken together: the lord of the Lagna stands in a house of fortune/),
  ofLagna("upachaya", /^Taken together: the lord of the Lagna has a house of gradual growth/),
  ofLagna("dusthana", /^Taken together: the lord of the Lagna sits among the houses of trouble/),
  ofMoon("kendra", /^All in all the lord of the Moon's sign has a pillar to stand on/),
  ofMoon("trikona", /^So the heart of this chart has its guardian in a house of merit/),
  ofMoon("upachaya", /^As a whole the chart improves with use/),
  ofMoon("dusthana", /^In sum, the Moon's lord is set to hard ground/),
  claim("^The last word is the Moon's", SIGN_MEMBERS, (answer) => moonLord(answer).graha === "Moon"),
  claim("^Both Moons share the grahas", SIGN_MEMBERS, (answer) => signsOf(graha(answer, "Moon")).length === 2),
];

/** A birth on a day, or within some minutes of a time. */
const births = fc.record({
  date,
  ...where,
  about: fc.option(fc.record({ time, minutes: fc.integer({ min: 1, max: 90 }) })),
});

export const openBirth: CheckedText = claimedText({
  operation: vedicBirthChart,
  member: "summary.interpretation of an open time",
  told: ({ summary }: UncertainVedicBirthChart) => summary?.interpretation,
  requests: births,
  answerTo: ({ about, ...day }) =>
    about === null
      ? vedicBirthChart({ ...day, time: "unknown" }, context)
      : vedicBirthChart({ ...day, time: about.time, timeAccuracyMinutes: about.minutes }, context),
  claims: [...openings, ...moons, ...fromMoon, ...dignities, ...dashas, ...spread, ...yogas, ...lagnas, ...closings],
  bank: { catalogue: en, keys: /^synthesis\.(?:openTime|closing)\./ },
  figures: [...figures, ...openFigures],
});
