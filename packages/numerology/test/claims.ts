import { createContext } from "@almagest/operation";
import * as fc from "fast-check";
import { type CheckedText, type Claim, claimedText } from "../../telling/test/claims";
import { businessName, chaldeanNumbers, numerologyChart, numerologyCompatibility } from "../src/index";
import { en } from "../src/texts/en";
import type { BusinessName, ChaldeanNumbers, NumerologyChart, NumerologyCompatibility } from "../src/types";

const context = createContext({ now: Date.UTC(2026, 10, 22), texts: [en] });

/** Words with vowels and consonants, so that every number of a name can be counted. */
const word = fc
  .array(fc.tuple(fc.constantFrom(..."bcdfghjklmnpqrstvwxz"), fc.constantFrom(..."aeiouy")), {
    minLength: 1,
    maxLength: 5,
  })
  .map((syllables) => {
    const letters = syllables.flat().join("").replace(/^y/, "i");
    return `${letters.charAt(0).toUpperCase()}${letters.slice(1)}e`;
  });
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(" "));
const birth = {
  year: fc.integer({ min: 1900, max: 2020 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
};
const people = fc.record({ fullName: name, ...birth, currentYear: fc.integer({ min: 2020, max: 2100 }) });

/** `2, 6 and 8` */
const listed = (numbers: readonly number[]): string => numbers.join(", ").replace(/, (\d+)$/, " and $1");

type CoreNumbers = NumerologyChart["coreNumbers"];

/** Digits that are missing and also a core number before Maturity, a master number by its root. */
function easedIn(insights: NumerologyChart["additionalInsights"], core: CoreNumbers): readonly number[] {
  const { lifePath, expression, soulUrge, personality, birthDay } = core;
  const roots = new Map([
    [11, 2],
    [22, 4],
    [33, 6],
  ]);
  const digits = [lifePath, expression, soulUrge, personality, birthDay].map(
    ({ number }) => roots.get(number) ?? number,
  );
  return insights.karmicLessons.missingNumbers.filter((digit) => digits.includes(digit));
}

function numberNamed(core: CoreNumbers, told: string | undefined): number | undefined {
  if (told === "Life Path") return core.lifePath.number;
  return told === "Expression" ? core.expression.number : core.soulUrge.number;
}

/** A sentence of the three chief numbers, where all of them belong to one family. */
const allThree = (says: RegExp, family: readonly number[]): Claim<NumerologyChart> => ({
  says,
  restsOn: ["coreNumbers.lifePath.number", "coreNumbers.expression.number", "coreNumbers.soulUrge.number"],
  holds: ({ coreNumbers: { lifePath, expression, soulUrge } }) =>
    [lifePath, expression, soulUrge].every(({ number }) => family.includes(number)),
});

const chartClaims: readonly Claim<NumerologyChart>[] = [
  {
    says: /^(.+) walks a Life Path of (\d+) \((.+)\), and the talent for it is an Expression of (\d+) \((.+)\)/,
    restsOn: ["profile.name", "coreNumbers.lifePath.number", "coreNumbers.expression.number"],
    holds: ({ profile, coreNumbers: { lifePath, expression } }, [, ...told]) =>
      told.join("|") ===
      [profile.name, lifePath.number, lifePath.meaning.title, expression.number, expression.meaning.title].join("|"),
  },
  {
    says: /the Personality that strangers meet is an? (\d+); the Birth Day adds an? (\d+)/,
    restsOn: ["coreNumbers.personality.number", "coreNumbers.birthDay.number"],
    holds: ({ coreNumbers: { personality, birthDay } }, [, ...told]) =>
      told.join() === [personality.number, birthDay.number].join(),
  },
  {
    says: /^The Soul Urge, the private wish, is an? (\d+)/,
    restsOn: ["coreNumbers.soulUrge.number"],
    holds: ({ coreNumbers: { soulUrge } }, [, told]) => Number(told) === soulUrge.number,
  },
  {
    says: /^Between (\d+) and (\d+) the Life Path and the Expression will begin to ripen into a Maturity of (\d+)/,
    restsOn: ["maturityStatus.activationRange", "maturityStatus.isActive", "coreNumbers.maturity.number"],
    holds: ({ maturityStatus, coreNumbers: { maturity } }, [, from, to, told]) =>
      !maturityStatus.isActive &&
      maturityStatus.activationRange === `${from}-${to}` &&
      Number(told) === maturity.number,
  },
  {
    says: /^A Maturity of (\d+) is just coming in at (\d+)/,
    restsOn: ["maturityStatus.activationRange", "maturityStatus.currentAge", "coreNumbers.maturity.number"],
    holds: ({ maturityStatus, coreNumbers: { maturity } }, [, told, age]) => {
      const [from = 0, to = 0] = maturityStatus.activationRange.split("-").map(Number);
      const now = maturityStatus.currentAge;
      return Number(told) === maturity.number && Number(age) === now && from <= now && now <= to;
    },
  },
  {
    says: /^Life Path and Expression began to ripen between (\d+) and (\d+), so at (\d+) their Maturity of (\d+)/,
    restsOn: ["maturityStatus.activationRange", "maturityStatus.currentAge", "coreNumbers.maturity.number"],
    holds: ({ maturityStatus, coreNumbers: { maturity } }, [, from, to, age, told]) =>
      maturityStatus.activationRange === `${from}-${to}` &&
      maturityStatus.currentAge === Number(age) &&
      Number(age) > Number(to) &&
      Number(told) === maturity.number,
  },
  {
    says: /^Absent from the letters, and therefore to be learned on purpose: (\d[\d, and]*)\./,
    restsOn: ["additionalInsights.karmicLessons.missingNumbers"],
    holds: ({ additionalInsights, coreNumbers }, [, told]) => {
      const eased = easedIn(additionalInsights, coreNumbers);
      return told === listed(additionalInsights.karmicLessons.missingNumbers.filter((one) => !eased.includes(one)));
    },
  },
  {
    says: /^(?:The|The name skips) (\d[\d, and]*?), (?:missing from the letters, has a core number|but each is made up for)/,
    restsOn: [
      "additionalInsights.karmicLessons.missingNumbers",
      "coreNumbers.lifePath.number",
      "coreNumbers.expression.number",
      "coreNumbers.soulUrge.number",
      "coreNumbers.personality.number",
      "coreNumbers.birthDay.number",
    ],
    holds: ({ additionalInsights, coreNumbers }, [, told]) => told === listed(easedIn(additionalInsights, coreNumbers)),
  },
  {
    says: /^(Life Path|Expression|Soul Urge) (\d+)(?: \(which reduces to \d\))? and (Life Path|Expression|Soul Urge) (\d+)(?: \(which reduces to \d\))?:/,
    restsOn: ["coreNumbers.lifePath.number", "coreNumbers.expression.number", "coreNumbers.soulUrge.number"],
    holds: ({ coreNumbers }, [, first, firstNumber, second, secondNumber]) =>
      numberNamed(coreNumbers, first) === Number(firstNumber) &&
      numberNamed(coreNumbers, second) === Number(secondNumber),
  },
  allThree(/^All three want room/, [1, 5, 7]),
  allThree(/^All three pull at the same cart/, [4, 8, 22]),
  allThree(/^All three say: for others/, [2, 3, 6, 9, 11, 33]),
  {
    says: /^All nine digits occur in the name/,
    restsOn: ["additionalInsights.karmicLessons.missingNumbers"],
    holds: ({ additionalInsights }) => additionalInsights.karmicLessons.missingNumbers.length === 0,
  },
  {
    says: /^The reckoning meets (.+); in such a number/,
    restsOn: ["coreNumbers.*.karmicDebtNumber", "additionalInsights.karmicDebt.debtNumbers"],
    holds: ({ coreNumbers, additionalInsights }, [, told]) => {
      const flagged = Object.values(coreNumbers).flatMap(({ karmicDebtNumber }) => karmicDebtNumber ?? []);
      const each = [...new Set(flagged)].sort((a, b) => a - b);
      const named = [...(told ?? "").matchAll(/\d+/g)].map(Number);
      return listed(named) === listed(each) && listed(named) === listed(additionalInsights.karmicDebt.debtNumbers);
    },
  },
  {
    says: /^Your personal year in the calendar year (\d+) is an? (\d+): (.+)\.$/,
    restsOn: ["additionalInsights.personalYear.year", "additionalInsights.personalYear.personalYear"],
    holds: ({ additionalInsights: { personalYear } }, [, year, number]) =>
      Number(year) === personalYear.year && Number(number) === personalYear.personalYear,
  },
];

const chart: CheckedText = claimedText({
  operation: numerologyChart,
  member: "summary",
  told: ({ summary }) => summary,
  requests: people,
  answerTo: (request) => numerologyChart(request, context),
  claims: chartClaims,
  bank: { catalogue: en, keys: /^(?:general\.chart|together)\./ },
  figures: ["the competent half of you", "serve the other two", "hides the other two", "Tell one of them to a person"],
});

const natureOf = ({ compoundMeaning }: Pick<BusinessName, "compoundMeaning">): string =>
  compoundMeaning?.nature ?? "none";

/** Sentences about a compound, by its nature. */
const compound = (says: RegExp, nature: string): Claim<BusinessName> => ({
  says,
  restsOn: ["compound", "compoundMeaning.nature"],
  holds: (answer, [, told]) => natureOf(answer) === nature && (told === undefined || Number(told) === answer.compound),
});

const business: CheckedText = claimedText({
  operation: businessName,
  member: "summary",
  told: ({ summary }) => summary,
  requests: fc.record({ name }),
  answerTo: (request) => businessName(request, context),
  claims: [
    {
      says: /^(.+) has a Chaldean business root of (\d) \((\w+)\)/,
      restsOn: ["name", "root", "rating"],
      holds: (answer, [, ...told]) => told.join("|") === [answer.name, answer.root, answer.rating].join("|"),
    },
    compound(/^The compound behind it, (\d+), is counted among the fortunate ones as well/, "fortunate"),
    compound(/^A fortunate compound, (\d+), lifts a good root toward the best/, "fortunate"),
    compound(/the compound, (\d+), is a fortunate one/, "fortunate"),
    compound(/^Behind so good a root stands (\d+), a compound that can turn either way/, "mixed"),
    compound(/^With (\d+), a compound of two faces/, "mixed"),
    compound(/for (\d+) is counted neither good nor bad/, "mixed"),
    compound(/and (\d+), a mixed compound, offers no strong reason/, "mixed"),
    compound(
      /^The compound (\d+) behind it is read as unfortunate, and tradition lets the compound have its say first/,
      "unfortunate",
    ),
    compound(/^The compound (\d+) speaks against it: a friendly root/, "unfortunate"),
    compound(/^The compound (\d+) does not help, being read as unfortunate/, "unfortunate"),
    compound(/(\d+) being counted among the unfortunate numbers/, "unfortunate"),
    compound(/^There is no compound behind it/, "none"),
  ],
  bank: { catalogue: en, keys: /^general\.business\./ },
  figures: [
    "on which the first years pay interest",
    "in the first year",
    "enough for most founders",
    "so lucky a compound",
  ],
});

const chaldean: CheckedText = claimedText({
  operation: chaldeanNumbers,
  member: "summary",
  told: ({ summary }) => summary,
  requests: fc.record({ name }),
  answerTo: (request) => chaldeanNumbers(request, context),
  claims: [
    {
      says: /comes to (\d+) with the root (\d), under (\w+)/,
      restsOn: ["destiny.total", "destiny.root", "numberMeaning.planet"],
      holds: ({ destiny, numberMeaning }: ChaldeanNumbers, [, total, root, planet]) =>
        Number(total) === destiny.total && Number(root) === destiny.root && planet === numberMeaning.planet,
    },
    {
      says: /stands the compound (\d+), which the tradition calls (\w+)/,
      restsOn: ["destiny.compound", "destiny.compoundMeaning.nature"],
      holds: ({ destiny }: ChaldeanNumbers, [, told, nature]) =>
        Number(told) === destiny.compound && nature === destiny.compoundMeaning?.nature,
    },
    {
      says: /^Cheiro advises care with this root/,
      restsOn: ["caution"],
      holds: ({ caution }: ChaldeanNumbers) => caution,
    },
  ],
  bank: { catalogue: en, keys: /^general\.chaldean\./ },
  figures: [],
});

const PAIRS = ["lifePath", "expression", "soulUrge"] as const;

/** Advice that is about the pair of the lowest score. */
const lowest = (says: RegExp, id: (typeof PAIRS)[number]): Claim<NumerologyCompatibility> => ({
  says,
  restsOn: PAIRS.map((pair) => `${pair}.compatibility`),
  holds: (answer) => PAIRS.every((pair) => answer[id].compatibility <= answer[pair].compatibility),
});

const together: CheckedText = claimedText({
  operation: numerologyCompatibility,
  member: "advice",
  told: ({ advice }) => advice,
  requests: fc.record({
    person1: fc.record({ fullName: name, ...birth }),
    person2: fc.record({ fullName: name, ...birth }),
  }),
  answerTo: (request) => numerologyCompatibility(request, context),
  claims: [
    lowest(
      /^Little stands in your way but comfort|^Much goes well between you|^The bond carries weight as long/,
      "lifePath",
    ),
    lowest(
      /^You fit so well that you forget|^Your talents pull at different ends|^Misunderstandings start in the way/,
      "expression",
    ),
    lowest(/^What one of you calls finished/, "expression"),
    lowest(/^Days run by themselves here|^You manage the outside of life|^You like each other and long/, "soulUrge"),
    lowest(/^What feeds one of you wears the other out/, "soulUrge"),
  ],
  bank: { catalogue: en, keys: /^general\.advice\./ },
  figures: [
    "seldom in what you intend",
    "who has the last word",
    "half of it",
    "after ten of those",
    "let the other one carry it",
  ],
});

/** The members that the sentences of the composed texts rest on. */
export const claims: readonly CheckedText[] = [chart, business, chaldean, together];
