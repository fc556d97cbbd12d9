import { bodies, points } from "@almagest/i18n/astrology";
import type { Words } from "@almagest/operation";
import {
  angle,
  type LifeEvent,
  localDateTimeOf,
  narrowingSummary,
  presentBirthTimeOf,
  presentClaims,
  presentEvidence,
  presentNarrowingConventions,
  presentRanking,
  presentSecondOf,
} from "@almagest/sky";
import { CONTACT_ORB_DEG } from "../progressions/contacts";
import { westernReader } from "../texts/reader";
import { claimMembers } from "../vocabulary/claim-members";
import { claimValueNames } from "./claims";
import type { NarrowedTimeFacts } from "./compute";
import type { ContactFact } from "./evidence";
import { EVENT_RULES } from "./rules";
import type { NarrowedTimeAnswer, UncertainNarrowedTimeAnswer } from "./schema";

type EventAnswer = NarrowedTimeAnswer["events"][number];
type FactAnswer = EventAnswer["intervals"][number]["facts"][number];

export function presentNarrowedTime(facts: NarrowedTimeFacts, words: Words): NarrowedTimeAnswer {
  return { at: presentSecondOf(facts), ...presentShared(facts, words) };
}

/** The members that both answers have. */
function presentShared(facts: NarrowedTimeFacts, words: Words): Omit<NarrowedTimeAnswer, "at"> {
  const { input, narrowing } = facts;
  const texts = westernReader(words);
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
      zodiac: "tropical",
      houseSystem: input.houseSystem,
      claims: "each to the second, as a chart of that second has it",
      eventHour: "noon of the event's date by the clock of the birth",
      timing:
        "true solar arc of the axis to a planet and of a planet to the axis; transits of Jupiter to Pluto to the axis",
      orb: CONTACT_ORB_DEG,
      against: "the axis of the event is touched by no planet",
      rules: "own convention: axes and planets after their common natures; schools differ",
      ...presentNarrowingConventions(facts),
    },
  };
}

export function presentUncertainNarrowedTime(facts: NarrowedTimeFacts, words: Words): UncertainNarrowedTimeAnswer {
  return { birthTime: presentBirthTimeOf(facts), ...presentShared(facts, words) };
}

function presentEvent({ date, kind, label }: LifeEvent, index0: number, facts: NarrowedTimeFacts): EventAnswer {
  const { narrowing, span } = facts;
  const rule = EVENT_RULES[kind];
  return {
    date,
    kind,
    label,
    rule: { angle: points[rule.angle].en, planets: rule.planets.map((id) => bodies[id].en) },
    ...presentEvidence(narrowing.evidence[index0] ?? [], span, (fact) => presentFact(fact, facts)),
  };
}

function presentFact(fact: ContactFact, { span }: NarrowedTimeFacts): FactAnswer {
  const { timing, planet, aspect, exactEpochMs, arcDeg } = fact;
  return {
    timing,
    angle: points[fact.angle].en,
    planet: bodies[planet].en,
    type: CODES[aspect],
    orbFrom: angle(fact.orbFromDeg),
    orbTo: angle(fact.orbToDeg),
    exactAt: exactEpochMs === undefined ? undefined : localDateTimeOf(exactEpochMs, span.timezone),
    arc: arcDeg === undefined ? undefined : angle(arcDeg),
  };
}

const CODES = { conjunction: "CONJUNCTION", square: "SQUARE", opposition: "OPPOSITION" } as const;
