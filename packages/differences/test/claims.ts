import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import * as fc from "fast-check";
import { births } from "../../telling/test/asked";
import { type CheckedText, type Claim, claimedText } from "../../telling/test/claims";
import { differences } from "../src/index";
import { en } from "../src/texts/en";
import type { Differences, DifferencesRequest } from "../src/types";
import { drawnBirth, drawnSetting, drawnValues, randomFrom } from "./draw";
import { OWN, sourceOf } from "./judged";

const ephemeris = swissEphemeris();
const context = createContext({ ephemeris, texts: [en] });

/** A birth, and what a program with other settings prints of it. */
function printedElsewhere(seed: number): DifferencesRequest {
  const random = randomFrom(seed);
  const birth = drawnBirth(random);
  const values = drawnValues(random, sourceOf(ephemeris), drawnSetting(random, birth, OWN));
  return { ...birth, values: values.filter(({ what }) => what !== "kootas") };
}

const fitting = ({ explanations: [first] }: Differences): number => first?.explained ?? -1;
const agreeing = ({ values, unexplained }: Differences): number => values.length - unexplained.length;

const told: readonly Claim<Differences>[] = [
  {
    says: /^This is the likeliest reason\.$/,
    restsOn: ["explanations.*.rank"],
    holds: ({ explanations }) => explanations[0]?.rank === 1,
  },
  {
    says: /^.+: with that, (?:the value comes|all (\d+) values come) out as shown\.$/,
    restsOn: ["explanations.*.explained", "explanations.*.changes", "values.*.number"],
    holds: (answer, [, all]) => fitting(answer) === Number(all ?? 1) && answer.values.length === fitting(answer),
  },
  {
    says: /^.+: with that, (\d+) of (\d+) values come out as shown; .* (?:does|do) not\.$/,
    restsOn: ["explanations.*.explained", "values.*.number"],
    holds: (answer, [, some, all]) => fitting(answer) === Number(some) && answer.values.length === Number(all),
  },
  {
    says: /^(?:One of them is|(\d+) of them are) only close, within minutes of arc\.$/,
    restsOn: ["explanations.*.values.*.fit"],
    holds: ({ explanations }, [, count]) =>
      explanations[0]?.values.filter(({ fit }) => fit === "close").length === Number(count ?? 1),
  },
  {
    says: /^It is tied with (?:one other explanation|(\d+) other explanations), which the values cannot tell from it\.$/,
    restsOn: ["explanations.*.rank", "furtherTied"],
    holds: ({ explanations, furtherTied }, [, count]) =>
      explanations.filter(({ rank }) => rank === 1).length - 1 + furtherTied === Number(count ?? 1),
  },
  {
    says: /^Instead of (\S+) it may be (.+?)(?: \(or one of (\d+) more\))?: the values are the same\.$/,
    restsOn: ["explanations.*.changes.*.orEqually"],
    holds: ({ explanations }, [, value = "", named = "", more = "0"]) =>
      explanations[0]?.changes.some(
        (change) =>
          change.value === value &&
          named.split(/, | or /).every((one) => change.orEqually.includes(one)) &&
          change.orEqually.length === named.split(/, | or /).length + Number(more),
      ) === true,
  },
  {
    says: /^No setting that was tried gives the rest: .+\.$/,
    restsOn: ["unexplained", "explanations"],
    holds: ({ explanations, unexplained }) => explanations.length === 0 && unexplained.length > 0,
  },
  {
    says: /^(?:The value agrees|All (\d+) values agree) with your own chart\.$/,
    restsOn: ["values.*.agrees"],
    holds: ({ values }, [, all]) => values.length === Number(all ?? 1),
  },
  {
    says: /^Nothing that was tried explains them: your own chart has (\d+) of (\d+)\.$/,
    restsOn: ["unexplained", "values.*.number"],
    holds: (answer, [, some, all]) => agreeing(answer) === Number(some) && answer.values.length === Number(all),
  },
  {
    says: /^(\d+) of (\d+) are in your own chart as shown\.$/,
    restsOn: ["unexplained", "values.*.number"],
    holds: (answer, [, some, all]) => agreeing(answer) === Number(some) && answer.values.length === Number(all),
  },
];

const SIGNS = ["Aries", "Gemini", "Leo", "Libra", "Capricorn"] as const;

/** Births, with signs at random. */
const withSigns = births.chain(({ date, time, latitude, longitude, timezone }) =>
  fc.record({ moon: fc.constantFrom(...SIGNS), sun: fc.constantFrom(...SIGNS), isSeveral: fc.boolean() }).map(
    ({ moon, sun, isSeveral }): DifferencesRequest => ({
      ...{ date, time, latitude, longitude, timezone },
      text: isSeveral ? `Moon ${moon}, Sun ${sun}, weekday Monday` : `Moon ${moon}`,
    }),
  ),
);

/** The facts behind the sentences of the summary. */
export const claims: readonly CheckedText[] = [
  claimedText({
    operation: differences,
    member: "summary",
    told: ({ summary }) => summary,
    requests: fc.oneof({ arbitrary: withSigns, weight: 5 }, fc.nat(100_000).map(printedElsewhere)),
    answerTo: (request) => differences(request, context),
    claims: told,
    bank: { catalogue: en, keys: /^sentences/ },
    figures: [],
  }),
];
