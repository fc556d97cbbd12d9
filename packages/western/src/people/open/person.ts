import type { Ephemeris } from "@almagest/ephemeris";
import type { NodeType } from "@almagest/operation";
import {
  BODY_IDS,
  type BodyId,
  bodyOf,
  type Changes,
  type ChartBody,
  changesOf,
  chartBodies,
  chartBodyAt,
  type OneOfBirths,
  type SearchedSky,
} from "@almagest/sky";
import { type OpenBirth, type OpenBirthInput, openBirth } from "../../birth-time/open-birth";
import { type OpenPoint, openPoint } from "../../birth-time/open-point";
import { pointMembers } from "../../birth-time/points";
import { pointSearch } from "../../birth-time/search";
import type { PersonInput } from "../charts";
import { type AngleAt, type DegReach, reachOver } from "./reach";

/** One of two people, with whatever is known of the time. */
export interface OpenPersonInput extends OpenBirthInput {
  readonly nodeType: NodeType;
  readonly name?: string | undefined;
}

export type PersonKey = "person1" | "person2";

/** A body over the time of a birth. */
export interface OpenPersonBody extends OpenPoint<ChartBody> {
  readonly id: BodyId;
  readonly reach: DegReach;
}

/** One of two people whose time of birth may be open. */
export interface OpenPerson extends OpenBirth<OpenPersonInput> {
  readonly which: PersonKey;
  readonly sky: SearchedSky;
  /** The fourteen, in canonical order. */
  readonly bodies: readonly OpenPersonBody[];
  /** Signs and directions; nothing of a known time. */
  readonly changes: Pick<Changes, "holds" | "changes">;
}

const NODES: readonly BodyId[] = ["north-node", "south-node"];

/** @throws DomainError `unprocessable_entity` for a span that leaves the ephemeris' range. */
export function openPerson(ephemeris: Ephemeris, which: PersonKey, input: OpenPersonInput): OpenPerson {
  const { birth, sky } = openBirth(ephemeris, input);
  const { nodeType } = input;
  const search = pointSearch(sky, { nodeType });
  const changes = changesOf(
    sky,
    pointMembers(
      search,
      BODY_IDS.map((id) => ({ point: id, path: `planets.${id}` })),
    ),
  );
  const from = chartBodies(sky.ephemeris, birth.from.jdTt, nodeType);
  const to = chartBodies(sky.ephemeris, birth.to.jdTt, nodeType);
  const bodies = BODY_IDS.map((id) => {
    const ends = { from: bodyOf(from, id), to: bodyOf(to, id) };
    const found = openPoint(ends, `planets.${id}`, { changes, fromEpochMs: birth.span.fromEpochMs });
    const isRetrograde = NODES.includes(id) ? undefined : found.isRetrograde;
    return { id, ...found, isRetrograde, reach: reachOver(sky, birth.span, bodyAngle(id, nodeType)) };
  });
  const told = birth.span.state === "known" ? { holds: [], changes: [] } : changes;
  return { ...birth, which, sky, bodies, changes: told };
}

/** The longitude of a body. */
export function bodyAngle(id: BodyId, nodeType: NodeType): AngleAt {
  return (sky, jdTt) => {
    const { longitudeDeg, speedDegPerDay } = chartBodyAt(sky, jdTt, { id, nodeType });
    return { angleDeg: longitudeDeg, speedDegPerDay };
  };
}

export function isOpen({ span }: Pick<OpenPerson, "span">): boolean {
  return span.state !== "known";
}

/** The person as one of a known time; undefined where that is open. */
export function knownInput({ input, span }: OpenPerson): PersonInput | undefined {
  const { date, time, latitude, longitude, timezone, calendar, nodeType, name } = input;
  if (span.state !== "known" || typeof time !== "string") return undefined;
  return { date, time, latitude, longitude, timezone, calendar, nodeType, name };
}

/** One of the two with what changes, and more that one open birth decides. */
export function birthOf({ which, span, changes }: OpenPerson, more: OneOfBirths["changes"]): OneOfBirths {
  return {
    which,
    span,
    changes: { holds: [...changes.holds, ...more.holds], changes: [...changes.changes, ...more.changes] },
  };
}
