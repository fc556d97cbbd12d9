import type { Ephemeris } from "@almagest/ephemeris";
import type { HouseSystem, NodeType, UncertainRequest } from "@almagest/operation";
import { type Changes, chartBodies, isPlanet, PLANET_IDS, type SearchedSky, type SignId } from "@almagest/sky";
import { natalChanges, natalChangesAndHouses } from "../../birth-time/members";
import { isThroughout, type OpenAspect, openAspects } from "../../birth-time/open-aspects";
import { type OpenBirth, openBirth } from "../../birth-time/open-birth";
import { isThere, openPatterns } from "../../birth-time/open-patterns";
import { heldValue, signNamed } from "../../birth-time/open-point";
import { axisOnce, type ChartAspect, countNatures, type NatureCounts } from "../../chart/aspects";
import type { Pattern } from "../../patterns/model";
import type { NatalInput } from "../compute";
import { type OpenBalance, openBalance } from "./balance";
import { type OpenBody, openBodies, signsInTurn } from "./bodies";

export type OpenNatalInput = UncertainRequest<NatalInput, "time"> & {
  readonly houseSystem: HouseSystem;
  readonly nodeType: NodeType;
};

/** An angle that is in one sign all through: its longitude at the earliest and at the latest second. */
export interface OpenAngle {
  readonly sign: SignId;
  readonly fromDeg: number;
  readonly toDeg: number;
}

/** All that a natal chart says of a birth without an exact time, before rounding and words. */
export interface OpenNatalFacts extends OpenBirth<OpenNatalInput> {
  readonly changes: Changes;
  readonly bodies: readonly OpenBody[];
  /** Those of every second, and those of a part of the span. */
  readonly aspects: readonly OpenAspect[];
  readonly passingAspects: readonly OpenAspect[];
  readonly natures: NatureCounts;
  readonly patterns: readonly Pattern[];
  readonly balance: OpenBalance;
  /** Only of a range: a whole day has every sign at its angles. */
  readonly ascendant: OpenAngle | undefined;
  readonly midheaven: OpenAngle | undefined;
  /** The sign that may rise, in order of time; those of a whole day are left out. */
  readonly rising: readonly SignId[];
}

/**
 * The natal chart of a place and a span of time: all that holds at every second of it, what changes at which, and no
 * value that the time of birth would have to decide.
 * @throws DomainError `unprocessable_entity` for a span that leaves the ephemeris' range.
 */
export function computeOpenNatalChart(
  input: OpenNatalInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenNatalFacts {
  const { birth, sky } = openBirth(ephemeris, input);
  const { span, from, to } = birth;
  const found =
    span.state === "range" ? natalChangesAndHouses(sky, input) : { ...natalChanges(sky, input), houses: [] };
  const { houses, ...changes } = found;
  const ends = {
    from: chartBodies(sky.ephemeris, from.jdTt, input.nodeType),
    to: chartBodies(sky.ephemeris, to.jdTt, input.nodeType),
  };
  const bodies = openBodies(ends, { changes, houses }, span.fromEpochMs);
  const allAspects = openAspects(sky, input.nodeType);
  const aspects = allAspects.filter(isThroughout);
  const turns = signsInTurn(bodies.filter(({ id }) => isPlanet(id)));
  return {
    ...birth,
    changes,
    bodies,
    aspects,
    passingAspects: allAspects.filter((aspect) => !isThroughout(aspect)),
    natures: countNatures(axisOnce(aspects.map(asAspect))),
    patterns: openPatterns(sky, { nodeType: input.nodeType, bodies: PLANET_IDS })
      .filter(isThere)
      .map(({ pattern }) => pattern),
    balance: openBalance(turns),
    ...anglesOf(sky, { ...birth, changes }),
  };
}

/** An aspect that holds all through as one of a chart, at its wider end. */
export function asAspect({ first, second, aspect, orbFromDeg, orbToDeg, ...open }: OpenAspect): ChartAspect {
  const orbDeg = Math.max(orbFromDeg, orbToDeg);
  return { first, second, aspect, orbDeg, strength: open.strength, applying: open.isApplying ?? false };
}

type Angles = Pick<OpenNatalFacts, "input" | "from" | "to" | "changes" | "span">;

function anglesOf(
  { ephemeris }: SearchedSky,
  { input, from, to, changes, span }: Angles,
): Pick<OpenNatalFacts, "ascendant" | "midheaven" | "rising"> {
  if (span.state === "unknown") return { ascendant: undefined, midheaven: undefined, rising: [] };
  const [first, last] = [from, to].map(({ jdUt1 }) =>
    ephemeris.houses({ jdUt1, latitudeDeg: input.latitude, longitudeDeg: input.longitude, system: "whole-sign" }),
  );
  const angle = (name: "ascendant" | "midheaven"): OpenAngle | undefined => {
    const sign = heldValue(changes, `${name}.sign`);
    if (sign === undefined || first === undefined || last === undefined) return undefined;
    return { sign: signNamed(sign), fromDeg: first[`${name}Deg`], toDeg: last[`${name}Deg`] };
  };
  const moves = changes.changes.filter(({ member }) => member === "ascendant.sign");
  const rising = moves
    .flatMap(({ before, after }, index0) => (index0 === 0 ? [before, after] : [after]))
    .map(signNamed);
  return { ascendant: angle("ascendant"), midheaven: angle("midheaven"), rising };
}
