import type { Ephemeris } from "@almagest/ephemeris";
import { at, DomainError, type Words } from "@almagest/operation";
import type { GrahaId } from "../../grahas";
import { nameOf } from "../../kp/present";
import { vedicReader } from "../../texts/reader";
import { notLived } from "../birth";
import { lengthNamed, YEAR_MS } from "../life";
import { periodOfPath } from "../periods";
import { type DashaCandidate, type OpenPeriod, openParts, openPeriod } from "./candidates";
import { type OpenDashaBirth, type OpenDashaInput, openDashaBirth } from "./compute";
import { presentCandidate, presentOpenDashaConventions, presentOpenHead, presentOpenPeriod } from "./present";
import { isForGrown, openSubTold, openToldOf, spreadMsOf } from "./told";

export interface OpenSubDashas extends OpenDashaBirth {
  /** The path: one to four lords. */
  readonly lords: readonly GrahaId[];
  /** Of each candidate with births that live any of it: the period of the path, and its parts. */
  readonly divided: readonly {
    readonly candidate: DashaCandidate;
    readonly parent: OpenPeriod;
    readonly parts: readonly OpenPeriod[];
  }[];
}

/**
 * The parts of the period that a path of lords names, for each cycle that an open time of birth allows.
 * @throws DomainError `unprocessable_entity` for a period that is over at birth, and for parts of the fourth and fifth
 * level where these births put them further apart than they last.
 */
export function computeOpenSubDashas(
  input: OpenDashaInput,
  lords: readonly GrahaId[],
  sky: { readonly ephemeris: Ephemeris },
): OpenSubDashas {
  const { facts } = openDashaBirth(input, sky);
  const divided = facts.candidates.flatMap((candidate) => {
    const parent = openPeriod(candidate, (cycle) => periodOfPath(cycle, lords));
    if (parent === undefined) return [];
    return [{ candidate, parent, parts: openParts(candidate, (cycle) => periodOfPath(cycle, lords)) }];
  });
  if (divided.length === 0) throw notLived(lords.map(nameOf).join(" / "));
  if (lords.length >= FINE_LEVEL) for (const { candidate, parent } of divided) requireNarrow(candidate, parent);
  return { ...facts, lords, divided };
}

/** Sookshma dashas are parts of three lords' periods. */
const FINE_LEVEL = 3;
/** Venus rules 20 years of 120: the longest part of any period. */
const LONGEST_PART = 20 / 120;

/** Parts may be told apart where their dates move by less than the longest of them lasts. */
function requireNarrow(candidate: DashaCandidate, { years, lords }: OpenPeriod): void {
  const spreadMs = spreadMsOf(candidate);
  const longestMs = years * YEAR_MS * LONGEST_PART;
  if (spreadMs <= longestMs) return;
  const level = lords.length === FINE_LEVEL ? "sookshma" : "prana";
  const seconds = Math.floor(((candidate.toEpochMs - candidate.fromEpochMs) / 1000) * (longestMs / spreadMs));
  throw new DomainError(
    "unprocessable_entity",
    `These births put the ${level} dashas up to ${lengthNamed(spreadMs)} apart, and the longest of the nine lasts ${lengthNamed(longestMs)}. ${rangeNeeded(seconds)}`,
    { needed: ["time", "timeAccuracyMinutes", "timeFrom", "timeTo"], mostSeconds: seconds },
  );
}

const MINUTE = 60;

function rangeNeeded(seconds: number): string {
  const minutes = Math.floor(seconds / MINUTE);
  if (minutes < 2) return `Send time, or timeFrom and timeTo at most ${seconds} seconds apart.`;
  const accuracy = Math.floor(minutes / 2);
  return `Send time, with timeAccuracyMinutes of at most ${accuracy} where it is not exact, or timeFrom and timeTo at most ${minutes} minutes apart.`;
}

/** The members of all four answers; `candidate` puts the path's period and its parts under the names of a level. */
export function presentOpenSub<Own extends object>(
  facts: OpenSubDashas,
  words: Words,
  own: (parent: ReturnType<typeof presentOpenPeriod>, parts: ReturnType<typeof presentOpenPeriod>[]) => Own,
) {
  const texts = vedicReader(words);
  const told = openToldOf(facts, texts);
  const lordsTold = new Map(facts.divided.flatMap(({ parts }) => parts.map(({ lords }) => [lords.at(-1), lords])));
  return {
    head: presentOpenHead(facts, texts),
    tail: {
      candidates: facts.divided.map(({ candidate, parent, parts }) => ({
        ...presentCandidate(facts, candidate),
        ...own(
          presentOpenPeriod(facts, parent),
          parts.map((part) => presentOpenPeriod(facts, part)),
        ),
      })),
      readings: [...lordsTold.values()].map((lords) => ({
        planet: nameOf(at(lords, lords.length - 1)),
        interpretation: openSubTold(lords, told, isForGrown(partsOf(facts, lords))),
      })),
      conventions: presentOpenDashaConventions(facts),
    },
    lord: (index0: number) => nameOf(at(facts.lords, index0)),
  };
}

function partsOf({ divided }: OpenSubDashas, lords: readonly GrahaId[]): readonly OpenPeriod[] {
  return divided.flatMap(({ parts }) => parts.filter((part) => part.lords.at(-1) === lords.at(-1)));
}
