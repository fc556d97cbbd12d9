import { type Piece, ranked, wordsOf } from "@almagest/telling";
import { naYinOf } from "../cycle/na-yin";
import { telling } from "../texts/families";
import type { ChineseReader } from "../texts/reader";
import { leadingCategory, type PhaseCount } from "./balance";
import { branchTenGod } from "./present";
import { type Speech, speechOf } from "./speech";
import { type PhaseRole, phaseRole } from "./useful-god";
import { climateAnswer, climateValues, usefulValues } from "./useful-telling";
import type { DayMasterFacts } from "./weighing";

const section = { section: "chart" } as const;

const MOST_WORDS = 480;

/**
 * The day master in its month and its company, how the climate's wish is met, the useful god and where to find it, its
 * trade, what leads, what is missing, the year's tone. The tone is left out where the rest is long.
 */
export function chartPieces(facts: DayMasterFacts, texts: ChineseReader): readonly (Piece | undefined)[] {
  const teller = telling.teller(texts, 0);
  const speech = speechOf(texts);
  const { birth, counts, strength, useful } = facts;
  const { dayMaster, pillars } = birth;
  const { side, verdict } = strength;
  const climate = climateAnswer(facts);
  const missing = missingPhase(facts);
  const leading = leadingCategory(birth, counts);
  const whole = [
    teller.tell("month", `${dayMaster}.${pillars.month.branch}`, section),
    teller.tell("strength", `${dayMaster}.${verdict}`, section),
    teller.tell("useful", useful.reason, { ...section, values: usefulValues(facts, texts) }),
    ...(climate === undefined
      ? []
      : [teller.tell("climate", climate, { ...section, values: climateValues(facts, texts) })]),
    teller.tell("favor", useful.phase, section),
    teller.tell("structure", `${branchTenGod(dayMaster, pillars.month.branch)}.${side}`, section),
    teller.tell("counted", "counted", { ...section, values: { list: countsTold(facts, speech) } }),
    ...(leading === undefined ? [] : [teller.tell("leading", `${leading}.${side}`, section)]),
    ...(missing === undefined ? [] : [teller.tell("missing", missing, section)]),
  ];
  const tone = teller.tell("naYin", naYinOf(pillars.year).id, section);
  const length = [...whole, tone].reduce((sum, piece) => sum + wordsOf(piece), 0);
  return length > MOST_WORDS ? whole : [...whole, tone];
}

/** `four are earth, two fire, two wood and none metal or water`. */
function countsTold({ counts }: Pick<DayMasterFacts, "counts">, speech: Speech): string {
  const found = ranked(
    counts.filter(({ count }) => count > 0),
    ({ count }) => count,
  );
  const missing = counts.filter(({ count }) => count === 0).map(({ phase }) => phase);
  return speech.counts(
    found.map(({ phase, count }) => ({ of: phase, count })),
    missing,
  );
}

/** The phase that the chart lacks and could use, besides the useful god, which is told already. */
function missingPhase(facts: DayMasterFacts): PhaseCount["phase"] | undefined {
  const welcome: readonly PhaseRole[] = ["feeds", "helps"];
  return facts.counts.find(({ phase, count }) => count === 0 && welcome.includes(phaseRole(phase, facts)))?.phase;
}
