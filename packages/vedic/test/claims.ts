import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { births } from "../../telling/test/asked";
import { type CheckedText, type Claim, claimedText } from "../../telling/test/claims";
import { majorDashas, shadbala, vedicBirthChart } from "../src/index";
import { en } from "../src/texts/en";
import { messages } from "../src/texts/en-messages";
import type { MajorDashas, Shadbala, VedicBirthChart } from "../src/types";
import { figures } from "./figures";
import { kpReading } from "./kp-claims";
import { narrowed } from "./narrowed-claims";
import { openBirth } from "./open-claims";
import { GRAHA, LORD_SENTENCES, LORDS, ORDINAL, ORDINALS, SIGN, SIGNS } from "./sentences";

const NOW = Date.UTC(2026, 10, 22);
const context = createContext({ ephemeris: swissEphemeris(), now: NOW, texts: [en] });

/** A chart, and what the operations on strength and on periods say of the same birth. */
interface Weighed {
  readonly chart: VedicBirthChart;
  readonly strength: Shadbala;
  readonly periods: MajorDashas;
}

const MONTH = "([A-Z][a-z]+ \\d{4})";

type Name = keyof VedicBirthChart["meta"];
const isName = (name: string, { meta }: VedicBirthChart): name is Name => Object.hasOwn(meta, name);

function pointOf({ chart }: Weighed, name = ""): VedicBirthChart["meta"]["Moon"] {
  if (!isName(name, chart)) throw new Error(`no graha is called ${name}`);
  return chart.meta[name];
}

const sign0Of = (answer: Weighed, name: string): number => Math.floor(pointOf(answer, name).longitude / 30);
const lordOf = (answer: Weighed): string => LORDS[sign0Of(answer, "Lagna")] ?? "none";
const houseOf = (answer: Weighed, name: string): number =>
  ((sign0Of(answer, name) - sign0Of(answer, "Lagna") + 12) % 12) + 1;

const LAGNA = ["chart.meta.Lagna.longitude", "chart.meta.*.longitude"];

/** The lord of the Lagna in a house and a sign. */
const lord = (house: number, says: RegExp): Claim<Weighed> => ({
  says,
  restsOn: LAGNA,
  holds: (answer, [, name = "", sign]) =>
    lordOf(answer) === name &&
    houseOf(answer, name) === house &&
    (sign === undefined || SIGNS[sign0Of(answer, name)] === sign),
});

const ranked = ({ strength }: Weighed): Shadbala["planets"] =>
  strength.planets.toSorted((one, other) => one.relativeRank - other.relativeRank);
const percent = (ratio: number): number => Math.round(100 * ratio);

/** A graha at the head or the end of the order, with its part of what is asked of it. */
const rank = (says: RegExp, place: 0 | -1, holds: (ratio: number) => boolean): Claim<Weighed> => ({
  says,
  restsOn: ["strength.planets.*.relativeRank", "strength.planets.*.strengthRatio"],
  holds: (answer, [, name, figure]) => {
    const row = ranked(answer).at(place);
    const isTold = row?.planet === name && Math.abs(percent(row?.strengthRatio ?? 0) - Number(figure)) <= 1;
    return isTold && holds(row?.strengthRatio ?? 0);
  },
});

/** The graha whose great period the text tells. */
const majorIn = ({ chart }: Weighed): string =>
  new RegExp(`mahadasha \\(major period\\) of ${GRAHA}`).exec(chart.summary?.interpretation ?? "")?.[1] ?? "Lagna";

const DAY_MS = 86_400_000;
const MONTHS = new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" });

/** A time by the clock of the birth as if it were UTC: months are told by that clock. */
const clock = (local = ""): number => Date.parse(`${local}Z`);

/** The great period that runs now, or at a birth that is still to come, till the month in which the next begins. */
const major: Claim<Weighed> = {
  says: new RegExp(
    `^(As of ${MONTH}|At birth) the mahadasha \\(major period\\) of ${GRAHA}(?:, the \\w+ node,)? runs until ${MONTH}`,
  ),
  restsOn: ["periods.mahadashas.*.planet", "periods.mahadashas.*.endDate"],
  holds: ({ periods: { mahadashas } }, [, when, , name, until]) => {
    // The list ends with the last of the nine lords; a later round has its months too.
    if (when !== "At birth" && clock(mahadashas.at(-1)?.endDate) < NOW) return true;
    return mahadashas.some(({ planet, startDate, endDate }, index0) => {
      const isNow = clock(startDate) <= NOW + DAY_MS && clock(endDate) >= NOW - DAY_MS;
      const isRunning = when === "At birth" ? index0 === 0 : isNow;
      return isRunning && planet === name && MONTHS.format(clock(endDate)) === until;
    });
  },
};

/** Each yoga's own text, which is told only where the list of the answer has it present. */
const yogas = Object.entries(messages.synthesis.yoga).map(
  ([id, text]): Claim<Weighed> => ({
    says: new RegExp(`^${text.slice(0, text.search(/[.:]/)).replace(/[()]/g, "\\$&")}`),
    restsOn: ["chart.yogas.*.id", "chart.yogas.*.present"],
    holds: ({ chart }) => chart.yogas.some((yoga) => yoga.id === id && yoga.present),
  }),
);

const SEVEN = ["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"];
const COUNTS = ["one", "two", "three", "four", "five", "six", "seven"];

/** The number of signs with any of the seven grahas, and the kind that all of these are. */
const spread: readonly Claim<Weighed>[] = [
  {
    says: /(one|two|three|four|five|six|seven) signs? hold (?:all seven|the seven|every graha)|all seven grahas crowd one sign/,
    restsOn: LAGNA,
    holds: (answer, [, count = "one"]) =>
      new Set(SEVEN.map((name) => sign0Of(answer, name))).size === COUNTS.indexOf(count) + 1,
  },
  {
    says: /all seven in (movable|fixed|dual) signs/,
    restsOn: LAGNA,
    holds: (answer, [, kind = ""]) =>
      SEVEN.every((name) => sign0Of(answer, name) % 3 === ["movable", "fixed", "dual"].indexOf(kind)),
  },
];

const MEANS: Readonly<Record<string, string>> = {
  "strong on the whole": "strong",
  "of ordinary strength": "fair",
  "of ordinary strength on the whole": "fair",
  "weak on the whole": "short",
};

/** Whether the evidence of a house that a graha rules has the state that is told of the graha. */
const isJudged = ({ chart }: Weighed, name = "", state = ""): boolean =>
  chart.houses.some(({ judgment }) => judgment?.evidence.join().includes(`lord ${name}: ${MEANS[state]}`));

const STATE = `(${Object.keys(MEANS).sort().reverse().join("|")})`;
const EVIDENCE = "chart.houses.*.judgment.evidence";

const lordMeans: Claim<Weighed> = {
  says: new RegExp(`^${GRAHA}, (?:lord of|who rules) the Lagna, is ${STATE}`),
  restsOn: [...LAGNA, EVIDENCE],
  holds: (answer, [, name, state]) => lordOf(answer) === name && isJudged(answer, name, state),
};

const CARRIED = /the (\w+) house \(judged (\w+)\)/g;

/** The houses of the lord of the great period, or the one that a node is in, with their verdicts. */
const carried: readonly Claim<Weighed>[] = [
  {
    says: new RegExp(`^${GRAHA}, ${STATE}, rules (the \\w+ house \\(judged.+)\\.`),
    restsOn: [EVIDENCE, "chart.houses.*.judgment.verdict", "chart.houses.*.lord"],
    holds: (answer, [, name, state, told = ""]) => {
      const ruled = answer.chart.houses.filter((house) => house.lord === name);
      const verdicts = ruled.map(({ number, judgment }) => `${ORDINALS[number - 1]} ${judgment?.verdict}`);
      const isTold = [...told.matchAll(CARRIED)].map(([, house, verdict]) => `${house} ${verdict}`).join();
      return majorIn(answer) === name && isJudged(answer, name, state) && verdicts.join() === isTold;
    },
  },
  {
    says: new RegExp(`^${GRAHA}, ${STATE}, rules no house and is in the ${ORDINAL} house \\(judged (\\w+)\\)`),
    restsOn: [...LAGNA, "chart.houses.*.judgment.verdict"],
    holds: (answer, [, name = "", , house = "", verdict]) =>
      houseOf(answer, name) === ORDINALS.indexOf(house) + 1 &&
      answer.chart.houses[ORDINALS.indexOf(house)]?.judgment?.verdict === verdict,
  },
];

const scoresOf = ({ chart }: Weighed): readonly number[] =>
  chart.houses.map(({ judgment }) => judgment?.score ?? Number.NaN);
const LEAST_STEP = 0.011;
/** The house or houses with the highest or the lowest score. */
const judged = (says: RegExp, endOf: (...scores: readonly number[]) => number): Claim<Weighed> => ({
  says,
  restsOn: ["chart.houses.*.judgment.score"],
  holds: (answer, [, houses = ""]) => {
    const scores = scoresOf(answer);
    const told = houses.split(/, | and /).map((house) => scores[ORDINALS.indexOf(house)] ?? Number.NaN);
    return told.every((score) => Math.abs(score - endOf(...scores)) < LEAST_STEP);
  },
});

const FACTORS: Readonly<Record<string, string>> = {
  "its lord": "lord",
  "the influence of other grahas": "guests",
  "its karaka (natural significator)": "karaka",
  "its count of ashtakavarga points": "bindus",
};

/** The house of a contradiction has the two factors that are named. */
const torn = (says: RegExp): Claim<Weighed> => ({
  says,
  restsOn: ["chart.houses.*.judgment.contradiction.helps", "chart.houses.*.judgment.contradiction.hurts"],
  holds: ({ chart }, [, house = "", helps = "", hurts = ""]) => {
    const told = [helps, hurts].map((factor) => FACTORS[factor] ?? "varga");
    const { helps: up, hurts: down } = chart.houses[ORDINALS.indexOf(house)]?.judgment?.contradiction ?? {};
    return [up, down].join() === told.join();
  },
});

/** The middle of many charts: a weak graha with no other fault is below it, and has all that is asked. */
const MIDDLE_RATIO = 1.15;
const belowMost: Claim<Weighed> = {
  says: new RegExp(`(?<=^${GRAHA}.* weak on the whole) because of a shadbala below that of most charts`),
  restsOn: ["strength.planets.*.strengthRatio"],
  holds: ({ strength }, [, graha]) => {
    const ratio = strength.planets.find(({ planet }) => planet === graha)?.strengthRatio ?? Number.NaN;
    return ratio >= 0.994 && ratio <= MIDDLE_RATIO + 0.005;
  },
};

/** The verdict of the house that is set against a yoga. */
const against = (says: RegExp, verdicts: readonly string[]): Claim<Weighed> => ({
  says,
  restsOn: ["chart.houses.*.judgment.verdict"],
  holds: ({ chart }, [, house = ""]) =>
    verdicts.includes(chart.houses[ORDINALS.indexOf(house)]?.judgment?.verdict ?? "none"),
});

const vedicClaims: readonly Claim<Weighed>[] = [
  ...LORD_SENTENCES.map((says, house0) => lord(house0 + 1, says)),
  {
    says: new RegExp(`^The Moon, who is the mind, stands in ${SIGN}, in your ${ORDINAL} house`),
    restsOn: LAGNA,
    holds: (answer, [, sign, house]) =>
      SIGNS[sign0Of(answer, "Moon")] === sign && ORDINALS[houseOf(answer, "Moon") - 1] === house,
  },
  rank(
    new RegExp(`^By shadbala, the sixfold strength, ${GRAHA} leads with (\\d+) percent of the (?:due )?measure`),
    0,
    () => true,
  ),
  rank(
    new RegExp(`^By the same measure ${GRAHA} brings least, (\\d+) percent of what is asked`),
    -1,
    (ratio) => ratio < 1.005,
  ),
  rank(
    new RegExp(
      `^By the same measure none of the seven grahas \\(planets\\) from the Sun to Saturn falls short: the lowest, ${GRAHA}, has (\\d+) percent`,
    ),
    -1,
    (ratio) => ratio > 0.994,
  ),
  lordMeans,
  belowMost,
  ...carried,
  major,
  {
    says: new RegExp(`^From your ${ORDINAL} house (?:he|she)`),
    restsOn: LAGNA,
    holds: (answer, [, house]) => ORDINALS[houseOf(answer, majorIn(answer)) - 1] === house,
  },
  {
    says: new RegExp(`^In the ${ORDINAL} house the Moon`),
    restsOn: LAGNA,
    holds: (answer, [, house]) => ORDINALS[houseOf(answer, "Moon") - 1] === house,
  },
  {
    says: new RegExp(`^Within this mahadasha the antardasha \\(sub-period\\) of ${GRAHA} lasts until ${MONTH}`),
    restsOn: ["periods.mahadashas.*.planet"],
    holds: ({ chart }, [, , until = ""]) => {
      const told = new RegExp(`^(?:.|\\n)*\\(major period\\)[^.]* runs until ${MONTH}`).exec(
        chart.summary?.interpretation ?? "",
      );
      return Date.parse(`1 ${until} UTC`) <= Date.parse(`1 ${told?.[1]} UTC`);
    },
  },
  judged(new RegExp(`^Of the twelve houses the ${ORDINAL}, of .+, is judged strongest`), Math.max),
  judged(new RegExp(`^Weakest of the twelve houses is the ${ORDINAL}, of`), Math.min),
  judged(/^With equal scores the (.+) houses are judged strongest/, Math.max),
  judged(/^With equal scores the (.+) houses are judged weakest/, Math.min),
  torn(
    new RegExp(
      `^No house has a sharper contradiction than the ${ORDINAL}: (.+) speaks for it, and (.+) speaks against it`,
    ),
  ),
  against(new RegExp(`^The ${ORDINAL} house is judged weak, so this yoga`), ["weak"]),
  against(new RegExp(`^The ${ORDINAL} house is well judged in spite of that`), ["strong", "good"]),
  ...spread,
  ...yogas,
];

const birth: CheckedText = claimedText({
  operation: vedicBirthChart,
  member: "summary.interpretation",
  told: ({ chart: { summary } }) => summary?.interpretation,
  requests: births,
  // Where the Sun does not rise shadbala is refused: such a birth makes room for another.
  answerTo: (request): Weighed => ({
    strength: shadbala(request, context),
    chart: vedicBirthChart(request, context),
    periods: majorDashas(request, context),
  }),
  claims: vedicClaims,
  bank: { catalogue: en, keys: /^synthesis\.(?!ordinal|openTime|closing|judged\.place)/ },
  figures,
});

/** The facts behind the sentences of the composed texts. */
export const claims: readonly CheckedText[] = [birth, openBirth, narrowed, kpReading];
