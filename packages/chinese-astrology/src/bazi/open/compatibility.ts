import type { Ephemeris } from "@almagest/ephemeris";
import { animals, phases } from "@almagest/i18n/chinese";
import { at, count, type DraftOf, prose, type Words } from "@almagest/operation";
import {
  birthTimesSchema,
  type OneOfBirths,
  presentBirthTimes,
  type SharedChanges,
  sharedChanges,
  valueNames,
} from "@almagest/sky";
import { type Piece, readingOf } from "@almagest/telling";
import * as z from "zod";
import {
  changesAmong,
  type HourMember,
  heldBy,
  type OpenBazi,
  type OpenBaziInput,
  openBazi,
  PILLAR_MEMBERS,
  presentOpenConventions,
  reachOf,
} from "../../birth-time/open-birth";
import { openBaziConventions, scoreReach } from "../../birth-time/schema";
import { CATEGORIES } from "../../cycle/phases";
import { telling } from "../../texts/families";
import { type ChineseReader, chineseReader } from "../../texts/reader";
import { type BaziCompatibilityFacts, coupleOf, homesRelation, phaseOf, scoreTone } from "../couple";
import type { Interaction } from "../interactions";
import { BETWEEN, presentInteractions } from "../meanings";
import { presentDayMaster } from "../present";
import { dayMasterSchema, interactionSchema } from "../schema";
import { VERDICTS } from "../strength";
import { presentHeldPillars } from "./present";
import { openPillarSchema } from "./schema";

const HELD = "Only where it is the same for every pair of times";

const personSchema = z
  .object({
    pillars: z
      .array(openPillarSchema)
      .max(4)
      .meta({ description: "Those that hold; birthTime.changes has the others" }),
    dayMaster: dayMasterSchema.exactOptional().meta({ description: "Where it is the same all through" }),
    strength: z
      .enum(VERDICTS)
      .meta({ name: "StrengthVerdict" })
      .exactOptional()
      .meta({ description: "Where it is the same all through" }),
    conventions: openBaziConventions,
  })
  .meta({ name: "UncertainBaziPerson" });

export const uncertainBaziCompatibilityOutput = z.object({
  birthTime: birthTimesSchema("BaziCouple", valueNames(animals, phases)),
  personA: personSchema,
  personB: personSchema,
  dayMasterRelation: z.enum(CATEGORIES).exactOptional().meta({ description: HELD }),
  interactions: z
    .array(interactionSchema)
    .meta({ description: "Ties that every pair of times has; one pillar of each, no trines" }),
  possibleInteractions: z.array(interactionSchema).meta({ description: "Ties that some pairs of times have" }),
  score: scoreReach,
  harmoniousCount: scoreReach,
  challengingCount: scoreReach,
  pairs: count.meta({ description: "Pairs of charts that the two births allow" }),
  summary: prose,
});

type Answer = DraftOf<typeof uncertainBaziCompatibilityOutput>;

interface OpenCoupleInput {
  readonly personA: OpenBaziInput;
  readonly personB: OpenBaziInput;
}

export interface OpenBaziCompatibilityFacts {
  readonly personA: OpenBazi;
  readonly personB: OpenBazi;
  readonly births: readonly OneOfBirths[];
  readonly shared: SharedChanges;
  /** Every pair of charts, in order of the first birth's time, then of the second's. */
  readonly couples: readonly BaziCompatibilityFacts[];
}

/** Every pair of charts that the two births allow. */
export function computeOpenBaziCompatibility(
  input: OpenCoupleInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenBaziCompatibilityFacts {
  const { birth: personA } = openBazi(ephemeris, input.personA);
  const { birth: personB } = openBazi(ephemeris, input.personB);
  const couples = personA.hours.flatMap((one) => personB.hours.map((other) => coupleOf(one, other)));
  const width = personB.hours.length;
  const coupleAt = ([piece1 = 0, piece2 = 0]: readonly number[]): BaziCompatibilityFacts =>
    at(couples, piece1 * width + piece2);
  const shared = sharedChanges(
    [personA, personB].map(({ hours }) => hours.map(({ fromEpochMs }) => fromEpochMs)),
    [
      { member: "dayMasterRelation", valueAt: (pieces) => coupleAt(pieces).relation },
      { member: "score", valueAt: (pieces) => coupleAt(pieces).score },
    ],
  );
  return {
    personA,
    personB,
    births: [birthOf("personA", personA), birthOf("personB", personB)],
    shared,
    couples,
  };
}

const MEMBERS: readonly HourMember[] = [
  ...PILLAR_MEMBERS,
  { member: "strength", valueIn: ({ strength }) => strength.verdict },
];

function birthOf(which: string, { span, hours }: OpenBazi): OneOfBirths {
  return { which, span, changes: span.state === "known" ? { holds: [], changes: [] } : changesAmong(hours, MEMBERS) };
}

export function presentOpenBaziCompatibility(facts: OpenBaziCompatibilityFacts, words: Words): Answer {
  const texts = chineseReader(words);
  const { couples, personA, personB } = facts;
  const { held, possible } = tiesOf(couples);
  return {
    birthTime: presentBirthTimes(facts.births, facts.shared),
    personA: presentPerson(personA, words),
    personB: presentPerson(personB, words),
    dayMasterRelation: heldBy(couples, ({ relation }) => relation),
    interactions: presentInteractions(held, texts, BETWEEN),
    possibleInteractions: presentInteractions(possible, texts, BETWEEN),
    score: reachOf(couples, ({ score }) => score),
    harmoniousCount: reachOf(couples, ({ harmonious }) => harmonious),
    challengingCount: reachOf(couples, ({ challenging }) => challenging),
    pairs: couples.length,
    summary: readingOf(openCouplePieces(facts, texts)),
  };
}

function presentPerson(birth: OpenBazi, words: Words): Answer["personA"] {
  const dayMaster = heldBy(birth.hours, (hour) => hour.birth.dayMaster);
  return {
    pillars: presentHeldPillars(birth, words).map(({ reading: _, ...pillar }) => pillar),
    dayMaster: dayMaster && presentDayMaster(dayMaster, words),
    strength: heldBy(birth.hours, ({ strength }) => strength.verdict),
    conventions: presentOpenConventions(birth),
  };
}

interface Ties {
  readonly held: readonly Interaction[];
  readonly possible: readonly Interaction[];
}

/** The ties of every pair of charts, and those of some. */
function tiesOf(couples: readonly BaziCompatibilityFacts[]): Ties {
  const found = new Map<string, { readonly tie: Interaction; count: number }>();
  for (const { interactions } of couples) {
    for (const tie of interactions) {
      const key = JSON.stringify(tie);
      const known = found.get(key) ?? { tie, count: 0 };
      found.set(key, known);
      known.count += 1;
    }
  }
  const all = [...found.values()];
  const isHeld = ({ count: pairs }: { readonly count: number }): boolean => pairs === couples.length;
  return {
    held: all.filter(isHeld).map(({ tie }) => tie),
    possible: all.filter((one) => !isHeld(one)).map(({ tie }) => tie),
  };
}

const section = { section: "couple" } as const;

/** The reach of the score, what a time would add, and every part of the reading that each pair of charts has. */
function openCouplePieces(
  { couples, personA, personB }: OpenBaziCompatibilityFacts,
  texts: ChineseReader,
): readonly (Piece | undefined)[] {
  if (texts.isEmpty) return [];
  const teller = telling.teller(texts, 0);
  const { least, most } = reachOf(couples, ({ score }) => score);
  const open = [personA, personB].filter(({ span }) => span.state !== "known");
  const people = open.length > 1 ? "both" : personA.span.state === "known" ? "second" : "first";
  const phasesOf = heldBy(couples, (couple) => `${phaseOf(couple.personA)}-${phaseOf(couple.personB)}` as const);
  const sides = heldBy(couples, (couple) => `${couple.personA.strength.side}-${couple.personB.strength.side}` as const);
  const homes = heldBy(couples, ({ personA: one, personB: other }) =>
    homesRelation(one.birth.pillars.day.branch, other.birth.pillars.day.branch),
  );
  const values = {
    least,
    most,
    ties: tiesOf(couples).held.length,
    people: texts.text(`openTime.people.${people}`) ?? "",
  };
  return [
    teller.tell("openCouple", least === most ? "fixed" : "reach", { ...section, values }),
    ...(phasesOf === undefined ? [] : [teller.tell("coupleRelation", phasesOf, section)]),
    ...(sides === undefined ? [] : [teller.tell("coupleStrengths", sides, section)]),
    ...(homes === undefined ? [] : [teller.tell("coupleHomes", homes, section)]),
    scoreTone(least) === scoreTone(most)
      ? teller.tell("coupleClose", scoreTone(least), section)
      : teller.tell("openCouple", "undecided", section),
  ];
}
