import type { Ephemeris } from "@almagest/ephemeris";
import type { NodeType, UncertainRequest } from "@almagest/operation";
import {
  BODY_IDS,
  type BodyId,
  bodyOf,
  type Changes,
  type ChartBody,
  changesOf,
  chartBodies,
  houseOf,
  isPlanet,
  type Member,
  PLANET_IDS,
} from "@almagest/sky";
import { type OpenBirth, type OpenBirthInput, openBirth } from "../../birth-time/open-birth";
import { heldHouse, type OpenPoint, openPoint } from "../../birth-time/open-point";
import { houseMember, type NamedPoint, pointMembers } from "../../birth-time/points";
import { natalReaches } from "../../birth-time/reach";
import { askedAt, housesIn, type NatalSearch, type NatalSetting, natalSearch } from "../../birth-time/search";
import { isNode } from "../../chart/aspects";
import { type NatalMomentInput, paddedDate, paddedTime } from "../natal";
import { type OpenTransit, openTransits, transitMember } from "./find";
import { type OpenLeader, openLeading } from "./leading";

export type OpenNatalInput = UncertainRequest<NatalMomentInput, "time">;

/** A body with the house that holds it all through: 1 to 12, only of a range. */
export interface OpenNatalBody extends OpenPoint<ChartBody> {
  readonly id: BodyId;
  readonly house: number | undefined;
}

/** A chart of birth without an exact time, and the transits to it that every hour of it has. */
export interface OpenTransitsToNatal extends OpenBirth {
  readonly changes: Changes;
  readonly bodies: readonly OpenNatalBody[];
  readonly transits: readonly OpenTransit[];
  readonly leading: readonly OpenLeader[];
  /** Of each transiting body, in their order. */
  readonly transitHouses: readonly (number | undefined)[];
}

export interface OpenTransitsAsked {
  readonly nodeType: NodeType;
  /** Of the houses of a range; undefined of an answer without houses. */
  readonly houseSystem?: NatalSetting["houseSystem"];
  /** In TT, of the transits. */
  readonly jdTt: number;
  readonly movers: readonly ChartBody[];
  /** Paths of the answer's natal bodies, moving ones and transits. */
  readonly paths: { readonly natal: string; readonly movers: string; readonly transits: string };
  readonly isWanted: (transit: Pick<OpenTransit, "transiting" | "aspect" | "strength">) => boolean;
}

/** The slower a mover, the longer its transit: Pluto's to the Moon are named first. */
const SLOWEST_FIRST: readonly BodyId[] = [...PLANET_IDS.toReversed(), ...BODY_IDS.filter((id) => !isPlanet(id))];
const MOON_FIRST: readonly BodyId[] = ["moon", ...BODY_IDS.filter((id) => id !== "moon")];

/**
 * The transits of a moment to all births within a span.
 * @throws DomainError `unprocessable_entity` for a span that leaves the ephemeris' range.
 */
export function openTransitsToNatal(
  ephemeris: Ephemeris,
  natal: OpenNatalInput,
  asked: OpenTransitsAsked,
): OpenTransitsToNatal {
  const { nodeType, movers, paths, houseSystem } = asked;
  const { birth, sky } = openBirth(ephemeris, paddedBirth(natal));
  const search = natalSearch(sky, { ...birth.input, nodeType, houseSystem: houseSystem ?? "placidus" });
  const reaches = natalReaches(sky, BODY_IDS, nodeType);
  const { throughout, passing } = openTransits(movers, reaches);
  const divided = (isMoon: boolean): readonly Member[] =>
    passing
      .filter((pair) => (pair.natal === "moon") === isMoon)
      .toSorted((one, other) => SLOWEST_FIRST.indexOf(one.mover.id) - SLOWEST_FIRST.indexOf(other.mover.id))
      .map((pair) => transitMember(search, pair.mover, pair.natal, paths.transits));
  const named = MOON_FIRST.map((id): NamedPoint => ({ point: id, path: `${paths.natal}.${id}` }));
  const isHoused = birth.span.state === "range" && houseSystem !== undefined;
  const changes = changesOf(sky, [
    ...divided(true),
    ...pointMembers(search, named),
    ...divided(false),
    ...(isHoused ? named.map((point) => houseMember(search, point)) : []),
    ...(isHoused ? movers.map((mover) => moverHouse(search, mover, paths.movers)) : []),
  ]);
  const transits = throughout.filter(asked.isWanted);
  return {
    ...birth,
    changes,
    bodies: bodiesOf(sky.ephemeris, { birth, changes, nodeType, path: paths.natal }),
    transits,
    leading: openLeading(transits, reaches, { ephemeris, jdTt: asked.jdTt }),
    transitHouses: movers.map(({ id }) => heldHouse(changes, `${paths.movers}.${id}`)),
  };
}

interface Around {
  readonly birth: OpenBirth;
  readonly changes: Changes;
  readonly nodeType: NodeType;
  readonly path: string;
}

function bodiesOf(ephemeris: Ephemeris, { birth, changes, nodeType, path }: Around): readonly OpenNatalBody[] {
  const [from, to] = [birth.from, birth.to].map(({ jdTt }) => chartBodies(ephemeris, jdTt, nodeType));
  if (from === undefined || to === undefined) return [];
  return BODY_IDS.map((id) => {
    const own = `${path}.${id}`;
    const ends = { from: bodyOf(from, id), to: bodyOf(to, id) };
    const point = openPoint(ends, own, { changes, fromEpochMs: birth.span.fromEpochMs });
    return {
      ...point,
      id,
      isRetrograde: isNode(id) ? undefined : point.isRetrograde,
      house: heldHouse(changes, own),
    };
  });
}

/** The natal house of a body in the sky, which is fixed while the cusps turn. */
function moverHouse(search: NatalSearch, { id, longitudeDeg }: ChartBody, path: string): Member {
  return {
    member: `${path}.${id}.house`,
    borders: search.placed.houses(search.houseSystem, () => longitudeDeg),
    valueAt: (sky, epochMs) => {
      const { cuspsDeg } = housesIn(askedAt(sky, epochMs), search, search.houseSystem);
      return houseOf(longitudeDeg, cuspsDeg);
    },
  };
}

function paddedBirth(natal: OpenNatalInput): OpenBirthInput {
  const { date, time } = natal;
  const isTime = typeof time === "string" && /^\d/.test(time);
  return { ...natal, date: paddedDate(date), ...(isTime && { time: paddedTime(time) }) };
}
