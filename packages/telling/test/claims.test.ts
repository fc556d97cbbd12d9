import { DomainError } from "@almagest/operation";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Claim, type ClaimReport, claimedText } from "./claims";
import { rankingWords } from "./lexicon";

interface Weighed {
  readonly first: string;
  readonly shares: Readonly<Record<string, number>>;
  readonly summary: string;
}

const shares = fc.record({ vata: fc.constantFrom(10, 20), pitta: fc.constantFrom(10, 20) });

const leads: Claim<Weighed> = {
  says: /^(\w+) comes first, by (\d+) percent/i,
  restsOn: ["first", "shares.*"],
  holds: (answer, [, name = "", figure]) =>
    answer.first === name.toLowerCase() && answer.shares[answer.first] === Number(figure),
};

const none: readonly string[] = [];
const noTails: Readonly<Record<string, string>> = {};

/** A text with a tail, told of whichever dosha is the first; a wrong one names it although the other weighs more. */
function reported(
  { tail = "", isWrong = false, figures = none, tails = noTails },
  claims: readonly Claim<Weighed>[] = [leads],
): ClaimReport {
  const text = claimedText({
    operation: { id: "weigh" },
    member: "summary",
    told: ({ summary }) => summary,
    requests: shares,
    answerTo: (asked): Weighed => {
      if (asked.vata === 20 && asked.pitta === 20) throw new DomainError("unprocessable_entity", "refused", {});
      const first = asked.pitta > asked.vata ? "pitta" : "vata";
      const told = isWrong ? "vata" : first;
      return { first, shares: asked, summary: `${told} comes first, by ${asked[first]} percent. ${tail}` };
    },
    claims,
    bank: {
      catalogue: { namespace: "demo", lang: "en", messages: { tails, others: ["Never first."] } },
      keys: /^tails\./,
    },
    figures,
  });
  return text.check(50, 4);
}

describe("a text whose sentences rest on members of the answer", () => {
  test("is read in so many answers, of requests that are not refused, and none is wrong", () => {
    expect(reported({})).toMatchObject({ answers: 50, undeclared: [], broken: [], stale: [] });
  });

  test("fails for a sentence that its member contradicts, by the member and the request", () => {
    const { broken } = reported({ isWrong: true });
    expect(broken).toEqual([expect.stringMatching(/^vata comes first.*\[first, shares\.\*\] \{.*"pitta":20/)]);
  });

  test("fails for a sentence that ranks, counts, dates or judges and rests on nothing", () => {
    const { undeclared } = reported({ tail: "The long nights are at their longest." });
    expect(undeclared).toEqual(["The long nights are at their longest. [longest]"]);
  });

  test("lets a figure of speech pass, and no other word of its sentence", () => {
    const tail = "Rise at first light on the shortest day.";
    expect(reported({ tail, figures: ["first light"] }).undeclared).toEqual([`${tail} [shortest]`]);
  });

  test("fails for a sentence of its bank that no answer happened to have, but for one with placeholders", () => {
    const tails = { rare: "The best is yet to come.", filled: "The best is {name}." };
    expect(reported({ tails }).undeclared).toEqual(["The best is yet to come. [best]"]);
    expect(reported({ tails, figures: ["The best is yet"] })).toMatchObject({ undeclared: [], stale: [] });
  });

  test("names members, claims and figures that no answer has", () => {
    const gone: Claim<Weighed> = { says: /comes last/, restsOn: ["last"], holds: () => true };
    expect(reported({ figures: ["at last"] }, [leads, gone]).stale).toEqual(["last", "/comes last/", "at last"]);
  });
});

describe("words that rank, count, date or judge", () => {
  test.each([
    ["The longest of them is the kindest, and a strong one.", ["longest", "kindest"]],
    ["Three of the four palaces are auspicious.", ["Three of the", "auspicious"]],
    ["It falls on 2026-11-22, in November.", ["2026-11-22,", "November"]],
    ["Neither of them is the first.", ["Neither of", "first"]],
    ["An honest guest rests in the forest to the west.", []],
  ] as const)("of %j are %j", (sentence, words) => {
    expect([...rankingWords(sentence)].sort()).toEqual([...words].sort());
  });
});
