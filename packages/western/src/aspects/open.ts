import type { Ephemeris } from "@almagest/ephemeris";
import { bodies as bodyTerms } from "@almagest/i18n/astrology";
import type { UncertainRequest, Words } from "@almagest/operation";
import { BODY_IDS, type Changes, PLANET_IDS, presentBodyConventions } from "@almagest/sky";
import { joinedChanges } from "../birth-time/joined";
import { aspectChanges, isThroughout, type OpenAspect, openAspects } from "../birth-time/open-aspects";
import { clockOf, type OpenBirth, openBirth, presentOpenConventions, presentOpenTime } from "../birth-time/open-birth";
import { isThere, type OpenPattern, openPatterns, patternChanges } from "../birth-time/open-patterns";
import { presentOpenAspect } from "../birth-time/present-aspect";
import { presentPassingPatterns } from "../birth-time/present-pattern";
import { countNatures, countTypes } from "../chart/aspects";
import { ASPECT_ORBS } from "../chart/present";
import { presentPatterns } from "../patterns/present";
import { westernReader } from "../texts/reader";
import type { AspectsInput } from "./compute";
import { meaningOf } from "./meaning";
import type { UncertainAspectsAnswer } from "./open-schema";
import { ASPECTS } from "./table";

type OpenAspectsInput = UncertainRequest<AspectsInput, "time">;

export interface OpenAspectsFacts extends OpenBirth<OpenAspectsInput> {
  readonly changes: Changes;
  /** Those of every second, and those of a part of the span. */
  readonly aspects: readonly OpenAspect[];
  readonly passingAspects: readonly OpenAspect[];
  readonly patterns: readonly OpenPattern[];
}

/**
 * The aspects of every birth within a span, filtered, and those of a part of it with their seconds; the figures are those
 * of the unfiltered charts.
 */
export function computeOpenAspects(
  input: OpenAspectsInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenAspectsFacts {
  const { birth, sky } = openBirth(ephemeris, input);
  const { planets, aspectTypes, nodeType } = input;
  const wanted = BODY_IDS.filter((id) => planets === undefined || planets.includes(bodyTerms[id].en));
  const found = openAspects(sky, nodeType, wanted).filter(
    ({ aspect }) => aspectTypes === undefined || aspectTypes.some((code) => code === ASPECTS[aspect].code),
  );
  const patterns = openPatterns(sky, { nodeType, bodies: PLANET_IDS });
  return {
    ...birth,
    changes: joinedChanges(aspectChanges(found), patternChanges(patterns)),
    aspects: found.filter(isThroughout),
    passingAspects: found.filter((aspect) => !isThroughout(aspect)),
    patterns,
  };
}

export function presentOpenAspects(facts: OpenAspectsFacts, words: Words): UncertainAspectsAnswer {
  const texts = westernReader(words);
  const clock = clockOf(facts);
  const { input, aspects, passingAspects, patterns } = facts;
  const told = (found: OpenAspect): UncertainAspectsAnswer["passingAspects"][number] => ({
    ...presentOpenAspect(found, clock),
    meaning: meaningOf(found, texts),
  });
  return {
    birthTime: presentOpenTime(facts, facts.changes),
    date: input.date,
    timezone: facts.from.civil.offsetHours,
    nodeType: input.nodeType,
    aspectsFound: aspects.length,
    aspects: aspects.map(told),
    passingAspects: passingAspects.map(told),
    patterns: presentPatterns(
      patterns.filter(isThere).map(({ pattern }) => pattern),
      texts,
    ),
    passingPatterns: presentPassingPatterns(patterns, texts, clock),
    summary: { totalAspects: aspects.length, ...countNatures(aspects), byType: countTypes(aspects) },
    conventions: { ...presentOpenConventions(facts, presentBodyConventions), orbs: ASPECT_ORBS },
  };
}
