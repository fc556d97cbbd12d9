import { signs } from "@almagest/i18n/astrology";
import { grahas as grahaTerms } from "@almagest/i18n/vedic";
import type { Words } from "@almagest/operation";
import {
  type LifeEvent,
  narrowingSummary,
  presentBirthTimeOf,
  presentClaims,
  presentEvidence,
  presentNarrowingConventions,
  presentRanking,
  presentSecondOf,
} from "@almagest/sky";
import { vedicReader } from "../texts/reader";
import { claimMembers } from "../vocabulary/claim-members";
import { claimValueNames } from "./claims";
import type { VedicNarrowedTimeFacts } from "./compute";
import type { LordFact } from "./evidence";
import { EVENT_HOUSES } from "./rules";
import type { UncertainVedicNarrowedTimeAnswer, VedicNarrowedTimeAnswer } from "./schema";

type EventAnswer = VedicNarrowedTimeAnswer["events"][number];
type FactAnswer = EventAnswer["intervals"][number]["facts"][number];

export function presentVedicNarrowedTime(facts: VedicNarrowedTimeFacts, words: Words): VedicNarrowedTimeAnswer {
  return { at: presentSecondOf(facts), ...presentShared(facts, words) };
}

/** The members that both answers have. */
function presentShared(facts: VedicNarrowedTimeFacts, words: Words): Omit<VedicNarrowedTimeAnswer, "at"> {
  const { input, narrowing } = facts;
  const texts = vedicReader(words);
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
      ayanamsa: input.ayanamsa,
      ayanamsaEpoch: input.ayanamsaEpoch,
      nodeType: "mean",
      houseSystem: "whole-sign",
      claims: "each to the second, as a chart of that second has it",
      eventHour: "noon of the event's date by the clock of the birth",
      timing: "Vimshottari in years of 365.25 days: the lords of the mahadasha and of the antardasha",
      for: "both lords rule or occupy a house of the event; a node rules by its sign's lord",
      against: "neither lord rules or occupies one",
      rules:
        "house groups of the Krishnamurti Paddhati in whole signs; parents by marakas from the ninth and the fourth: a convention",
      ...presentNarrowingConventions(facts),
    },
  };
}

export function presentUncertainVedicNarrowedTime(
  facts: VedicNarrowedTimeFacts,
  words: Words,
): UncertainVedicNarrowedTimeAnswer {
  return { birthTime: presentBirthTimeOf(facts), ...presentShared(facts, words) };
}

function presentEvent({ date, kind, label }: LifeEvent, index0: number, facts: VedicNarrowedTimeFacts): EventAnswer {
  const { narrowing, span } = facts;
  const { houses, school } = EVENT_HOUSES[kind];
  return {
    date,
    kind,
    label,
    rule: { houses: [...houses], school },
    ...presentEvidence(narrowing.evidence[index0] ?? [], span, presentFact),
  };
}

function presentFact({ level, lord, lagna, rules, occupies, brings }: LordFact): FactAnswer {
  return {
    level,
    lord: grahaTerms[lord].en,
    lagna: signs[lagna].en,
    rules: [...rules],
    occupies,
    brings: [...brings],
  };
}
