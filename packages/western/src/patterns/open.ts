import type { Ephemeris } from "@almagest/ephemeris";
import { bodies as bodyTerms } from "@almagest/i18n/astrology";
import type { UncertainRequest, Words } from "@almagest/operation";
import { presentBodyConventions } from "@almagest/sky";
import { joinedChanges } from "../birth-time/joined";
import { clockOf, type OpenBirth, openBirth, presentOpenConventions, presentOpenTime } from "../birth-time/open-birth";
import { type OpenChartBodies, openChartBodies } from "../birth-time/open-bodies";
import { isThere, type OpenPattern, openPatterns, patternChanges } from "../birth-time/open-patterns";
import { presentPassingPatterns } from "../birth-time/present-pattern";
import { presentOpenPoint } from "../birth-time/present-point";
import { westernReader } from "../texts/reader";
import { type ChosenPatterns, chosenPatterns, type PatternsInput } from "./compute";
import { presentPatterns, presentRules } from "./present";
import type { UncertainAspectPatternsAnswer } from "./schema";

type OpenPatternsInput = UncertainRequest<PatternsInput, "time">;

export interface OpenPatternsFacts extends OpenBirth<OpenPatternsInput>, OpenChartBodies {
  readonly chosen: ChosenPatterns;
  readonly patterns: readonly OpenPattern[];
}

/** The figures of every birth within a span, and those of a part of it with their seconds. */
export function computeOpenAspectPatterns(
  input: OpenPatternsInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenPatternsFacts {
  const { birth, sky } = openBirth(ephemeris, input);
  const chosen = chosenPatterns(input);
  const patterns = openPatterns(sky, { nodeType: input.nodeType, bodies: chosen.ids, orbs: chosen.orbs });
  const { bodies, changes } = openChartBodies(birth, sky, chosen.ids);
  return { ...birth, chosen, patterns, bodies, changes: joinedChanges(patternChanges(patterns), changes) };
}

export function presentOpenAspectPatterns(facts: OpenPatternsFacts, words: Words): UncertainAspectPatternsAnswer {
  const texts = westernReader(words);
  const { input, chosen, bodies } = facts;
  const always = facts.patterns.filter(isThere).map(({ pattern }) => pattern);
  return {
    birthTime: presentOpenTime(facts, facts.changes),
    patterns: presentPatterns(always, texts),
    passingPatterns: presentPassingPatterns(facts.patterns, texts, clockOf(facts)),
    total: always.length,
    planets: bodies.map((body) => ({ name: bodyTerms[body.id].en, ...presentOpenPoint(body) })),
    options: { strictOrbs: chosen.strictOrbs, include: [...chosen.include] },
    conventions: {
      ...presentOpenConventions(facts, presentBodyConventions),
      ...presentRules({ nodeType: input.nodeType, orbs: chosen.orbs }),
    },
  };
}
