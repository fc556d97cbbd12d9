import type { Variables } from "@almagest/i18n";
import { listOf } from "@almagest/i18n";
import { type Piece, ranked, readingOf } from "@almagest/telling";
import { telling } from "../texts/families";
import type { HumanDesignReader } from "../texts/reader";
import type { Gate } from "../wheel/order";
import type { Penta, PentaChannelFacts, PentaMember } from "./penta-compute";

/** The most gaps in a reading; the rest are in the list of gates. */
const MOST_GAPS = 3;
/** The closed channels of an end in words. */
/** From how many of the six a group has most of its channels. */
const MANY = 3;

const SECTION = { section: "group" } as const;

/** The strengths and gaps of a group, in prose; undefined where the caller brought no texts. */
export function pentaReading(facts: Penta, texts: HumanDesignReader): string | undefined {
  return readingOf(pentaPieces(facts, texts));
}

/** The closed channels of the two ends in words. */
export function balanceValues(
  { upper, lower }: { readonly upper: number; readonly lower: number },
  texts: HumanDesignReader,
): Variables {
  const told = (count: number): string => texts.text("group.closed", { count }) ?? "";
  return { upperTold: told(upper), lowerTold: told(lower) };
}

/** The share of it that is closed, the stronger half, the gates that nobody brings, and the member it leans on. */
export function pentaPieces(facts: Penta<PentaMember>, texts: HumanDesignReader): readonly (Piece | undefined)[] {
  const teller = telling.teller(texts, 0);
  const { upper, lower, count, isCoreClosed } = closedOf(facts);
  const amount = count === facts.channels.length ? "full" : count >= MANY ? "many" : "few";
  const balance = upper === lower ? "even" : upper > lower ? "upper" : "lower";
  return [
    teller.find("openings", `${isCoreClosed ? "closed" : "open"}.${amount}`, { ...SECTION, values: { count } }),
    ...(count === 0
      ? []
      : [teller.tell("balances", balance, { ...SECTION, values: balanceValues({ upper, lower }, texts) })]),
    ...gapsToTell(facts).map((gate) => teller.find("gaps", String(gate), SECTION)),
    ...spreadPieces(facts, texts),
  ];
}

function closedOf({ channels }: Pick<Penta, "channels">): {
  upper: number;
  lower: number;
  count: number;
  isCoreClosed: boolean;
} {
  const closed = channels.filter(({ isDefined }) => isDefined).map(({ place }) => place);
  const upper = closed.filter(({ position }) => position === "upper").length;
  return {
    upper,
    lower: closed.length - upper,
    count: closed.length,
    isCoreClosed: closed.some(({ isCore }) => isCore),
  };
}

/** The gates whose lack is felt first: of the core, then those whose other half is there. */
export function gapsToTell({ channels }: Pick<Penta, "channels">): readonly Gate[] {
  const weightOf = ({ place, held }: PentaChannelFacts): number =>
    (place.isCore ? 2 : 0) + (held.some(({ heldBy }) => heldBy.length > 0) ? 1 : 0);
  return ranked(channels, weightOf)
    .flatMap(({ held }) => held.filter(({ heldBy }) => heldBy.length === 0).map(({ gate }) => gate))
    .slice(0, MOST_GAPS);
}

function spreadPieces(
  { members, gates }: Penta<PentaMember>,
  texts: HumanDesignReader,
): readonly (Piece | undefined)[] {
  const teller = telling.teller(texts, 0);
  const alone = members.map((_, member) => ({
    member,
    gates: gates.filter(({ heldBy }) => heldBy.length === 1 && heldBy[0] === member).map(({ gate }) => gate),
  }));
  const [most, next] = ranked(alone, (one) => one.gates.length);
  if (most && most.gates.length > 0 && most.gates.length === next?.gates.length) {
    return [teller.tell("spread", "spread", SECTION)];
  }
  if (most && most.gates.length > 0) {
    const values = {
      member: most.member,
      count: most.gates.length,
      gates: listOf(most.gates.map(String), texts.speaks),
    };
    return [teller.tell("spread", "leaning", { ...SECTION, values })];
  }
  return gates.some(({ heldBy }) => heldBy.length > 0) ? [teller.tell("spread", "shared", SECTION)] : [];
}
