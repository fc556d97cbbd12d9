import type { Words } from "@almagest/operation";
import {
  narrowingSummary,
  presentBirthTimeOf,
  presentClaims,
  presentEvidence,
  presentNarrowingConventions,
  presentRanking,
  presentSecondOf,
} from "@almagest/sky";
import { chineseReader } from "../texts/reader";
import { claimMembers } from "../vocabulary/claim-members";
import { claimValueNames } from "./claims";
import type { BaziEvent, BaziNarrowedTimeFacts } from "./compute";
import { categoryOfEvent } from "./rules";
import type { BaziNarrowedTimeAnswer, UncertainBaziNarrowedTimeAnswer } from "./schema";

type EventAnswer = BaziNarrowedTimeAnswer["events"][number];

export function presentBaziNarrowedTime(facts: BaziNarrowedTimeFacts, words: Words): BaziNarrowedTimeAnswer {
  return { at: presentSecondOf(facts), ...presentShared(facts, words) };
}

/** The members that both answers have. */
function presentShared(facts: BaziNarrowedTimeFacts, words: Words): Omit<BaziNarrowedTimeAnswer, "at"> {
  const { input, narrowing } = facts;
  const texts = chineseReader(words);
  return {
    ...presentClaims(facts, narrowing),
    events: (input.events ?? []).map((event, index0) => presentEvent(event, index0, facts)),
    ...presentRanking(narrowing),
    summary: narrowingSummary(facts, narrowing, {
      text: (key, variables) => texts.text(`narrowing.${key}`, variables),
      speaks: texts.speaks,
      members: claimMembers,
      values: claimValueNames,
    }),
    conventions: {
      dayBoundary: input.dayBoundary,
      yearBoundary: input.yearBoundary,
      hourClock: input.hourClock,
      claims: "each to the second, as the four pillars of that second have it",
      eventHour: "the event's date by the clock of the birth",
      timing: "the luck pillar of ten years that runs on that date, by the birth's exact way to its minor term",
      for: "its stem and the principal stem of its branch are both gods of the matter",
      against: "neither of the two is",
      rules: "own convention after the common school of the ten gods: star of the spouse, of children, office, seal",
      ...presentNarrowingConventions(facts),
    },
  };
}

export function presentUncertainBaziNarrowedTime(
  facts: BaziNarrowedTimeFacts,
  words: Words,
): UncertainBaziNarrowedTimeAnswer {
  return { birthTime: presentBirthTimeOf(facts), ...presentShared(facts, words) };
}

function presentEvent(
  { date, kind, label }: BaziEvent,
  index0: number,
  { input, narrowing, span }: BaziNarrowedTimeFacts,
): EventAnswer {
  return {
    date,
    kind,
    label,
    rule: { category: categoryOfEvent(kind, input.gender ?? "female") },
    ...presentEvidence(narrowing.evidence[index0] ?? [], span, ({ fits, ...fact }) => ({ ...fact, fits: [...fits] })),
  };
}
