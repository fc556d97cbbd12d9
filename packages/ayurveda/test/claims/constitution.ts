import { type CheckedText, type Claim, claimedText } from "../../../telling/test/claims";
import { ayurvedicConstitution } from "../../src/index";
import { DOSHA_IDS } from "../../src/tables/doshas";
import { en } from "../../src/texts/en";
import type { AyurvedicConstitution } from "../../src/types";
import { births, context } from "./asked";

type Dosha = (typeof DOSHA_IDS)[number];
const NAME = "(vata|pitta|kapha)";

const doshaIn = (name: string | undefined): Dosha => {
  const found = DOSHA_IDS.find((id) => id === name?.toLowerCase());
  if (found === undefined) throw new Error(`no dosha is called ${name}`);
  return found;
};
const shareOf = ({ composite }: AyurvedicConstitution, name: string | undefined): number => composite[doshaIn(name)];

/** Rising sign, sign of the Moon, strongest grahas: + names a dosha alone, / with one other, = all three, - not at all. */
const namedBy = ({ factors }: AyurvedicConstitution, name: string | undefined): string =>
  factors.map(({ doshas }) => (doshas.includes(doshaIn(name)) ? (["+", "/"][doshas.length - 1] ?? "=") : "-")).join("");

/** One graha is told as one. */
const isNumbered = ({ strengthRanking }: AyurvedicConstitution, told: string): boolean =>
  !/\bgrahas?\b/.test(told) || /\bgrahas\b/.test(told) === strengthRanking.filter(({ strong }) => strong).length > 1;

/** A dosha that comes next: behind the dominant one and before the third, with its figure. */
const isSecond = (answer: AyurvedicConstitution, [, name, figure]: readonly string[]): boolean => {
  const second = doshaIn(name);
  const { dominant } = answer.composite;
  const third = DOSHA_IDS.find((id) => id !== dominant && id !== second) ?? dominant;
  const share = answer.composite[second];
  return share === Number(figure) && share < answer.composite[dominant] && share > answer.composite[third];
};

const SHARES = ["composite.vata", "composite.pitta", "composite.kapha", "composite.dominant"];

/** A single dosha named by some of the factors alone. */
const carried = (says: RegExp, factors: RegExp): Claim<AyurvedicConstitution> => ({
  says,
  restsOn: ["factors.*.doshas", "strengthRanking.*.strong"],
  holds: (answer, [told = "", name]) => factors.test(namedBy(answer, name)) && isNumbered(answer, told),
});

/** A factor that does not name the leading dosha. */
const against = (says: RegExp, factor0: number): Claim<AyurvedicConstitution> => ({
  says,
  restsOn: ["factors.*.doshas", "composite.dominant"],
  holds: (answer) => namedBy(answer, answer.composite.dominant)[factor0] === "-",
});

const claims: readonly Claim<AyurvedicConstitution>[] = [
  {
    says: new RegExp(`^${NAME} leads, the one of the three`, "i"),
    restsOn: SHARES,
    holds: (answer, [, name]) =>
      DOSHA_IDS.every((id) => id === doshaIn(name) || answer.composite[id] + 10 <= shareOf(answer, name)),
  },
  { says: new RegExp(`^Beside it stands ${NAME} with (\\d+) percent`), restsOn: SHARES, holds: isSecond },
  { says: new RegExp(`^(?:Second comes|Next is) ${NAME}(?:,| with) (\\d+) percent`), restsOn: SHARES, holds: isSecond },
  {
    says: new RegExp(
      `^(?:Behind it )?${NAME} and ${NAME} (?:share the second place, (?=.*between them; .* is named first)|weigh the same, (?=.*only custom)|come next with equal weight, )(\\d+) percent(?: between them; \\w+ is named first)?`,
      "i",
    ),
    restsOn: [...SHARES, "composite.secondary"],
    holds: ({ composite }, [, one, other, figure]) => {
      const shares = [composite[doshaIn(one)], composite[doshaIn(other)]] as const;
      const isShared = composite.dominant !== doshaIn(one) && composite.dominant !== doshaIn(other);
      const isEqual = Math.abs(shares[0] - shares[1]) <= 1 && shares[0] + shares[1] === Number(figure);
      return isShared && isEqual && composite.secondary === doshaIn(one);
    },
  },
  {
    says: /, and the odd percent is rounding/,
    restsOn: SHARES,
    holds: ({ composite }) => (100 - composite[composite.dominant]) % 2 === 1,
  },
  {
    says: new RegExp(
      `^${NAME} and ${NAME} (?:weigh the same, and neither outranks|balance to the point, and the name puts vata first|stand level)`,
      "i",
    ),
    restsOn: SHARES,
    holds: (answer, [, one, other]) => Math.abs(shareOf(answer, one) - shareOf(answer, other)) <= 1,
  },
  {
    says: /^The three stand within ten points of one another|^None of the three factors outvotes the others/,
    restsOn: SHARES,
    holds: ({ composite }) => {
      const shares = DOSHA_IDS.map((id) => composite[id]);
      return Math.max(...shares) - Math.min(...shares) < 10;
    },
  },
  {
    says: /^The figures are vata (\d+), pitta (\d+) and kapha (\d+) percent/,
    restsOn: SHARES,
    holds: ({ composite }, [, ...figures]) =>
      figures.map(Number).join() === [composite.vata, composite.pitta, composite.kapha].join(),
  },
  {
    says: /^Nothing much stands beside it: the two others together have little to say/,
    restsOn: SHARES,
    holds: ({ composite }) => composite[composite.dominant] >= 80 && composite[composite.secondary] < 10,
  },
  carried(new RegExp(`^All three factors name ${NAME} and nothing else: .* the strongest grahas?`), /^\+\+\+$/),
  carried(
    new RegExp(
      `^${NAME} comes from the rising sign and from the strongest grahas?, the two factors that weigh most`,
      "i",
    ),
    /^\+[^+]\+$/,
  ),
  carried(new RegExp(`^Both signs say ${NAME}`), /^\+\+[^+]$/),
  carried(new RegExp(`^The Moon's sign and the strongest grahas? carry ${NAME}`), /^[^+]\+\+$/),
  carried(new RegExp(`^It is the rising sign that brings ${NAME}`), /^\+[^+][^+]$/),
  carried(
    new RegExp(`^The sign of the Moon is the one factor that names ${NAME} alone, and it is the lightest`),
    /^[^+]\+[^+]$/,
  ),
  carried(new RegExp(`^${NAME} comes above all from the strongest grahas?`, "i"), /^[^+][^+]\+$/),
  carried(new RegExp(`^No factor names ${NAME} alone`), /^[^+][^+][^+]$/),
  against(/^The rising sign says \w+(?: and \w+)?: a stranger/, 0),
  against(/^The Moon's sign votes for .* when you are by yourself/, 1),
  against(/^By strength the vote goes to .* that shows under load/, 2),
  {
    says: new RegExp(`^One factor names both ${NAME} and ${NAME}; another has only one of them`),
    restsOn: ["factors.*.doshas"],
    holds: ({ factors }, [, one, other]) => {
      const tilting = factors.filter(({ doshas }) => doshas.length < 3);
      const held = tilting.map(({ doshas }) => [one, other].filter((name) => doshas.includes(doshaIn(name))).length);
      return held.filter((count) => count === 2).length === 1 && held.includes(1);
    },
  },
  {
    says: new RegExp(
      `^${NAME} and ${NAME} come from different factors of the chart, and no single one names both`,
      "i",
    ),
    restsOn: ["factors.*.doshas"],
    holds: ({ factors }, [, one, other]) =>
      factors.every(
        ({ doshas }) => doshas.length === 3 || !(doshas.includes(doshaIn(one)) && doshas.includes(doshaIn(other))),
      ),
  },
];

/** Habits of a type of people, which no member has. */
const figures = [
  ...[
    "a second sweater",
    "the warmest task",
    "have often thrown",
    "with most weight",
    "pitta signs first",
    "there is only one",
  ],
  ...["most of them have lost", "in the third year", "Wind comes first here", "good at first days"],
  ...["Sutrasthana 1.10", "Sutrasthana 1.11", "one of them is brilliant", "a second invitation", "last month"],
  ...["half of what was planned", "It rarely shows", "to meet vata first"],
  ...["to meet pitta first", "to meet kapha first", "It leads because more of them", "you once", "seldom met"],
];

export const constitution: CheckedText = claimedText({
  operation: ayurvedicConstitution,
  member: "summary",
  told: ({ summary }) => summary,
  requests: births,
  answerTo: (request) => ayurvedicConstitution(request, context),
  claims,
  bank: { catalogue: en, keys: /^blends\./ },
  figures,
});
