import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import * as fc from "fast-check";
import { births } from "../../telling/test/asked";
import { type CheckedText, type Claim, claimedText } from "../../telling/test/claims";
import { differences } from "../src/index";
import { en } from "../src/texts/en";
import type { Differences } from "../src/types";

const context = createContext({ ephemeris: swissEphemeris(), texts: [en] });

const fitting = ({ explanations: [first] }: Differences): number => first?.explained ?? -1;
const agreeing = ({ values, unexplained }: Differences): number => values.length - unexplained.length;

const told: readonly Claim<Differences>[] = [
  {
    says: /^This is the likeliest reason\.$/,
    restsOn: ["explanations.*.rank"],
    holds: ({ explanations }) => explanations[0]?.rank === 1,
  },
  {
    says: /with that, (?:the value comes|all (\d+) values come) out as shown\.$/,
    restsOn: ["explanations.*.explained", "values.*.number"],
    holds: (answer, [, all]) => fitting(answer) === Number(all ?? 1) && answer.values.length === fitting(answer),
  },
  {
    says: /with that, (\d+) of (\d+) values come out as shown; .* (?:does|do) not\.$/,
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

/** The facts behind the sentences of the summary. */
export const claims: readonly CheckedText[] = [
  claimedText({
    operation: differences,
    member: "summary",
    told: ({ summary }) => summary,
    requests: births.chain(({ date, time, latitude, longitude, timezone }) =>
      fc
        .record({
          moon: fc.constantFrom(...SIGNS),
          sun: fc.constantFrom(...SIGNS),
          isSeveral: fc.boolean(),
        })
        .map(({ moon, sun, isSeveral }) => ({
          ...{ date, time, latitude, longitude, timezone },
          text: isSeveral ? `Moon ${moon}, Sun ${sun}, weekday Monday` : `Moon ${moon}`,
        })),
    ),
    answerTo: (request) => differences(request, context),
    claims: told,
    bank: { catalogue: en, keys: /^sentences/ },
    figures: [],
  }),
];
