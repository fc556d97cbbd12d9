import type { GrahaId } from "../grahas";
import { type Sentence, say, type Values } from "../standing/told";
import { MEANS, ROLES } from "../standing/weigh";
import { grahaNamed, monthNamed } from "../standing/words";
import { type LivedPeriod, livedPeriods } from "./birth";
import { isBeyondLife } from "./life";
import { subPeriods } from "./periods";
import { lordOfPeriod, offsetMsOf, type Told } from "./telling";
import { toneOf } from "./tone";

/** The places of a lord's promise, means and tone in their scales: 0 is the best. */
type Ranks = readonly [number, number, number];

/**
 * The sub-period of another lord that promises most, and the one that asks for the most patience, each only where no
 * other has a better (or worse) promise, means or tone. Those over at the instant of the answer are left out, and
 * nothing is said where one of them begins after the age of 100.
 */
export function partsTold(period: LivedPeriod, told: Told): Sentence {
  const { facts, texts, readingEpochMs } = told;
  const id = lordOfPeriod(period);
  const others = livedPeriods(subPeriods(period), facts.cycle.birthEpochMs).filter((part) => lordOfPeriod(part) !== id);
  if (others.some((part) => isBeyondLife(facts.cycle.birthEpochMs, part))) return undefined;
  const left = others.filter(({ endEpochMs }) => readingEpochMs === undefined || endEpochMs > readingEpochMs);
  if (left.length < 3) return undefined;
  const ranked = left.map((part) => ({ part, ranks: ranksOf(lordOfPeriod(part), id, told) }));
  const wordsOf = (key: string, values: Values = {}): string =>
    texts.lookup(`judgment.period.parts.${key}`, values) ?? "";
  const [best, worst] = [outermost(ranked, 1), outermost(ranked, -1)];
  const ranks = [
    ...(best === undefined ? [] : [wordsOf("best", { best: partNamed(best, told) })]),
    ...(worst === undefined ? [] : [wordsOf("worst", { worst: partNamed(worst, told) })]),
  ];
  if (ranks.length === 0) return undefined;
  const all = wordsOf("all");
  return say(texts, "period.parts.told", {
    among: left.length < others.length ? wordsOf("left", { all }) : all,
    ranks: ranks.length < 2 ? ranks.join("") : wordsOf("both", { first: ranks[0] ?? "", second: ranks[1] ?? "" }),
  });
}

function ranksOf(id: GrahaId, upper: GrahaId, { facts: { read } }: Told): Ranks {
  const { role, means } = read.standings[id];
  return [ROLES.indexOf(role), MEANS.indexOf(means), ROLES.indexOf(toneOf(id, upper, read))];
}

/**
 * The one part that no other passes in any rank or equals in promise and means, counted from the best (1) or from the
 * worst (-1); none whose promise or tone says the opposite.
 */
function outermost(
  ranked: readonly { readonly part: LivedPeriod; readonly ranks: Ranks }[],
  direction: 1 | -1,
): LivedPeriod | undefined {
  const found = ranked.find(({ part, ranks }) =>
    ranked.every(
      (other) =>
        other.part === part ||
        (ranks.every((rank, index0) => direction * (rank - (other.ranks[index0] ?? 0)) <= 0) &&
          ranks.some((rank, index0) => index0 < 2 && rank !== other.ranks[index0])),
    ),
  );
  const opposite = direction === 1 ? 2 : 0;
  return found === undefined || found.ranks[0] === opposite || found.ranks[2] === opposite ? undefined : found.part;
}

function partNamed(part: LivedPeriod, { facts, texts }: Told): string {
  const month = (epochMs: number): string => monthNamed(epochMs, offsetMsOf(facts), texts.speaks);
  const values = {
    lord: grahaNamed(lordOfPeriod(part), texts.speaks),
    from: month(part.livedStartEpochMs),
    until: month(part.endEpochMs),
  };
  return texts.lookup("judgment.period.parts.named", values) ?? "";
}
