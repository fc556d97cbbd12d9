import type { Ephemeris } from "@almagest/ephemeris";
import { at, type DraftOf, type Words } from "@almagest/operation";
import { CYCLE_YEARS, lordsFrom } from "../../kp/division";
import { nameOf } from "../../kp/present";
import { vedicReader } from "../../texts/reader";
import { majorPeriods } from "../periods";
import { type OpenPeriod, openPeriod } from "./candidates";
import { type OpenDashaBirth, type OpenDashaInput, openDashaBirth } from "./compute";
import { presentCandidate, presentOpenDashaConventions, presentOpenHead, presentOpenPeriod } from "./present";
import type { openMajorOutput } from "./schema";
import { openMajorTold, openToldOf } from "./told";

export interface OpenMajorDashas extends OpenDashaBirth {
  /** Nine for each candidate. */
  readonly periods: readonly (readonly OpenPeriod[])[];
}

/** The nine major periods of each cycle that an open time of birth allows. */
export function computeOpenMajorDashas(input: OpenDashaInput, sky: { readonly ephemeris: Ephemeris }): OpenMajorDashas {
  const { facts } = openDashaBirth(input, sky);
  const periods = facts.candidates.map((candidate) =>
    Array.from({ length: 9 }, (_, index0) => openPeriod(candidate, (cycle) => at(majorPeriods(cycle), index0))).filter(
      (period) => period !== undefined,
    ),
  );
  return { ...facts, periods };
}

export function presentOpenMajorDashas(facts: OpenMajorDashas, words: Words): DraftOf<typeof openMajorOutput> {
  const texts = vedicReader(words);
  const told = openToldOf(facts, texts);
  return {
    ...presentOpenHead(facts, texts),
    totalYears: CYCLE_YEARS,
    candidates: facts.candidates.map((candidate, index0) => ({
      ...presentCandidate(facts, candidate),
      mahadashas: at(facts.periods, index0).map((period) => presentOpenPeriod(facts, period)),
    })),
    readings: lordsFrom(at(facts.candidates, 0).lord).map((lord) => ({
      planet: nameOf(lord),
      interpretation: openMajorTold(
        lord,
        facts.periods.flat().filter(({ lords }) => lords[0] === lord),
        told,
      ),
    })),
    conventions: presentOpenDashaConventions(facts),
  };
}
