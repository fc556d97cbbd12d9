import type { Words } from "@almagest/operation";
import {
  narrowingSummary,
  presentBirthTimeOf,
  presentClaims,
  presentNarrowingConventions,
  presentSecondOf,
} from "@almagest/sky";
import { humanDesignReader } from "../texts/reader";
import { claimMembers } from "../vocabulary/claim-members";
import { claimValueNames } from "./claims";
import type { DesignNarrowedTimeFacts } from "./compute";
import type { DesignNarrowedTimeAnswer, UncertainDesignNarrowedTimeAnswer } from "./schema";

export function presentDesignNarrowedTime(facts: DesignNarrowedTimeFacts, words: Words): DesignNarrowedTimeAnswer {
  return { at: presentSecondOf(facts), ...presentShared(facts, words) };
}

/** The members that both answers have. */
function presentShared(facts: DesignNarrowedTimeFacts, words: Words): Omit<DesignNarrowedTimeAnswer, "at"> {
  const { narrowing, nodeType } = facts;
  const texts = humanDesignReader(words);
  return {
    ...presentClaims(facts, narrowing),
    summary: narrowingSummary(facts, narrowing, {
      text: (key, variables) => texts.lookup(`narrowing.${key}`, variables),
      speaks: texts.speaks,
      members: claimMembers,
      values: claimValueNames,
    }),
    conventions: {
      designArcDeg: 88,
      nodeType,
      claims: "each to the second, as a design of that second has it",
      events: "the system times no event by the hour of birth, so that a dated event is evidence for none",
      ...presentNarrowingConventions(facts),
    },
  };
}

export function presentUncertainDesignNarrowedTime(
  facts: DesignNarrowedTimeFacts,
  words: Words,
): UncertainDesignNarrowedTimeAnswer {
  return { birthTime: presentBirthTimeOf(facts), ...presentShared(facts, words) };
}
