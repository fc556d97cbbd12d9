import { createContext } from "@almagest/operation";
import * as fc from "fast-check";
import { type CheckedText, type Claim, claimedText } from "../../telling/test/claims";
import { careerSpread, celticCross, loveSpread, threeCardSpread } from "../src/index";
import { en } from "../src/texts/en";
import type { ThreeCardSpread } from "../src/types";
import { figures } from "./figures";

const context = createContext({
  now: Date.UTC(2026, 10, 22),
  random: (count: number) => new Uint8Array(count),
  texts: [en],
});

type Spread = Pick<ThreeCardSpread, "positions">;
type Card = Spread["positions"][number]["card"];

const NUMBERS = "no one two three four five six seven eight nine ten".split(" ");
const NUMBER = `(${NUMBERS.join("|")})`;
const numberOf = (word = ""): number => NUMBERS.indexOf(word.toLowerCase());
const CARDS = ["positions.*.card.name", "positions.*.card.reversed"];

const cardsOf = ({ positions }: Spread): readonly Card[] => positions.map(({ card }) => card);

/** So many cards of a kind among all that were laid, in the words of a sentence. */
function counted(says: string, has: (card: Card) => boolean): Claim<Spread> {
  const order = says.indexOf("COUNT") < says.indexOf("TOTAL") || !says.includes("TOTAL");
  return {
    says: new RegExp(says.replace("COUNT", NUMBER).replace("TOTAL", NUMBER), "i"),
    restsOn: CARDS,
    holds: (answer, [, one, other]) => {
      const cards = cardsOf(answer);
      const own = cards.filter(has);
      const [count, total] = order ? [one, other] : [other, one];
      return own.length === numberOf(count) && (total === undefined || cards.length === numberOf(total));
    },
  };
}

const suit =
  (name: string) =>
  ({ suit: own }: Card): boolean =>
    own === name;
const isTrump = ({ arcana }: Card): boolean => arcana === "major";
const COURT = /^(?:Page|Knight|Queen|King) of /;

const RANKS = "Aces Twos Threes Fours Fives Sixes Sevens Eights Nines Tens Pages Knights Queens Kings".split(" ");
const RANK = `(${RANKS.join("|")})`;

/** A card's number or court, as several of them are called; undefined for a trump. */
function rankOf({ name }: Card): string | undefined {
  const [rank, suitName] = name.split(" of ");
  if (suitName === undefined) return undefined;
  return rank === "Six" ? "Sixes" : `${rank}s`;
}

/** So many of one number or court among the cards. */
const ranked = (says: string): Claim<Spread> => ({
  says: new RegExp(says.replace("COUNT", NUMBER).replace("RANK", RANK), "i"),
  restsOn: CARDS,
  holds: (answer, [, ...told]) => {
    const rank = told.find((word) => RANKS.includes(word));
    const count = told.find((word) => word !== rank);
    return cardsOf(answer).filter((card) => rankOf(card) === rank).length === numberOf(count);
  },
});

const ranks = [ranked("\\bCOUNT RANK\\b"), ranked("^RANK (?:stand here|return|show|stand|fall) COUNT")];

const suits: readonly Claim<Spread>[] = [
  counted("^Cups have COUNT of TOTAL places", suit("cups")),
  counted("^There are COUNT Cups among the TOTAL cards", suit("cups")),
  counted("^With COUNT Cups in TOTAL cards", suit("cups")),
  counted("^Cups take COUNT of the TOTAL seats", suit("cups")),
  counted("Wands hold COUNT of TOTAL", suit("wands")),
  counted("^Wands, COUNT of TOTAL, burn", suit("wands")),
  counted("^There are COUNT Wands among TOTAL", suit("wands")),
  counted("^So many Wands, COUNT in TOTAL", suit("wands")),
  counted("^Swords have taken COUNT places of TOTAL", suit("swords")),
  counted("^Of the TOTAL cards COUNT are Swords", suit("swords")),
  counted("^Among TOTAL cards there are COUNT Swords", suit("swords")),
  counted("^COUNT Swords in TOTAL cards", suit("swords")),
  counted("^Pentacles make up COUNT of the TOTAL cards", suit("pentacles")),
  counted("^On COUNT of TOTAL places there are Pentacles", suit("pentacles")),
  counted("^The spread counts COUNT Pentacles in TOTAL", suit("pentacles")),
  counted("^With COUNT Pentacles among the TOTAL cards", suit("pentacles")),
];

const isReversed = ({ reversed }: Card): boolean => reversed;
const isCourt = ({ name }: Card): boolean => COURT.test(name);

const none = (says: RegExp, has: (card: Card) => boolean): Claim<Spread> => ({
  says,
  restsOn: CARDS,
  holds: (answer) => !cardsOf(answer).some(has),
});

const wholes: readonly Claim<Spread>[] = [
  counted("^There are COUNT trumps in TOTAL cards, .*the matter is large, and it presses", isTrump),
  counted("^It is a table of trumps, COUNT in TOTAL", isTrump),
  counted("^COUNT of the TOTAL cards are trumps, .*above their share of the deck", isTrump),
  counted("^The trumps have come in force, COUNT among TOTAL", isTrump),
  none(
    /^No trump has fallen|^Not one trump lies here: .* as most things do|^Without a single trump|^The good in this comes without any/,
    isTrump,
  ),
  counted("^Court cards take COUNT of the TOTAL places", isCourt),
  counted("^The faces of COUNT court cards in TOTAL", isCourt),
  counted("wherever you look: COUNT court cards in TOTAL", isCourt),
  counted("^Among the TOTAL cards COUNT are court cards", isCourt),
  counted("^Reversed cards count COUNT of TOTAL", isReversed),
  counted("^Of TOTAL cards COUNT are reversed", isReversed),
  counted("^There are COUNT reversed cards among TOTAL", isReversed),
  counted("^Reversed cards number COUNT of TOTAL", isReversed),
  {
    says: /^Every one of the cards is reversed|^All the cards are reversed|^Not one card is upright|^Each card is reversed/,
    restsOn: CARDS,
    holds: (answer) => cardsOf(answer).every(isReversed),
  },
  none(
    /^Every card stands upright|^All the cards stand upright|^Not one card is reversed|^All of them stand upright/,
    isReversed,
  ),
];

const NAME = "(?:the )?([A-Z][A-Za-z ]+?)";

/** The card that was laid last, by its name, where a sentence calls it the last or the end. */
const last = (says: string): Claim<Spread> => ({
  says: new RegExp(says.replace("CARD", NAME)),
  restsOn: CARDS,
  holds: (answer, [, told = ""]) => {
    const card = cardsOf(answer).at(-1);
    return (
      told.replace(/ reversed$/, "") === card?.name.replace(/^The /, "") && told.endsWith(" reversed") === card.reversed
    );
  },
});

const endings: readonly Claim<Spread>[] = [
  last("down to its last card, CARD\\.$"),
  last("^With CARD for its last card a hard"),
  last("but the last card is CARD\\.$"),
  last("and the last word is CARD\\.$"),
  last("^The cards are well disposed, and CARD leaves you the last move"),
];

const shared = { claims: [...suits, ...wholes, ...ranks, ...endings], figures } as const;
const seeds = fc.record({ seed: fc.string({ minLength: 1, maxLength: 12 }) });

const SAMPLES = {
  ...{ count: "two", Count: "Two", total: "three" },
  ...{
    card: "the Fool",
    outcome: "the Fool",
    first: "the Sun",
    First: "The Sun",
    second: "the Moon",
    Second: "The Moon",
    one: "the Sun",
    One: "The Sun",
    other: "the Moon",
    Other: "The Moon",
    cards: "the Sun and the Moon",
  },
} as const;

const bankFor = (spread: string) => ({
  catalogue: en,
  keys: new RegExp(`^(?:pairs\\.${spread}|conclusions\\.${spread}|meetings|sequences|features)\\.`),
  samples: SAMPLES,
});

/** The facts behind the sentences of the composed texts. */
export const claims: readonly CheckedText[] = [
  claimedText<{ seed: string }, Spread & { readonly summary?: string }>({
    operation: threeCardSpread,
    member: "summary",
    told: ({ summary }) => summary,
    requests: seeds,
    answerTo: (request) => threeCardSpread(request, context),
    bank: bankFor("three-card"),
    ...shared,
  }),
  claimedText<{ seed: string }, Spread & { readonly summary?: string }>({
    operation: celticCross,
    member: "summary",
    told: ({ summary }) => summary,
    requests: seeds,
    answerTo: (request) => celticCross(request, context),
    bank: bankFor("celtic-cross"),
    ...shared,
  }),
  claimedText<{ seed: string }, Spread & { readonly summary?: string }>({
    operation: loveSpread,
    member: "summary",
    told: ({ summary }) => summary,
    requests: seeds,
    answerTo: (request) => loveSpread(request, context),
    bank: bankFor("love"),
    ...shared,
  }),
  claimedText<{ seed: string }, Spread & { readonly summary?: string }>({
    operation: careerSpread,
    member: "summary",
    told: ({ summary }) => summary,
    requests: seeds,
    answerTo: (request) => careerSpread(request, context),
    bank: bankFor("career"),
    ...shared,
  }),
];
