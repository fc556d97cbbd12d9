import { type Ephemeris, normalizeDeg } from "@almagest/ephemeris";
import { at, type NodeType, type UncertainRequest } from "@almagest/operation";
import {
  type BirthInput,
  type Changes,
  changesOf,
  evenBorders,
  type Member,
  type Place,
  type SearchedSky,
  skyBodyOf,
} from "@almagest/sky";
import { curveBorders } from "../birth-time/curve";
import { type OpenBirth, openBirth } from "../birth-time/open-birth";
import { heldValue } from "../birth-time/open-point";
import { checkNarrow, needsATime } from "../birth-time/refusal";
import { type Asked, askedAt } from "../birth-time/search";
import { type BodyLines, linesAt } from "./astrocartography-compute";
import type { MappedId } from "./bodies";
import { type LocalBody, localBodies, NODE_TYPE } from "./local-space-compute";
import { horizonPlace } from "./sphere";
import { WINDS, type Wind, windOf } from "./winds";

type OpenMapInput = UncertainRequest<
  BirthInput & { readonly nodeType: NodeType; readonly include?: string | undefined },
  "time"
>;
type OpenLocalInput = UncertainRequest<BirthInput & { readonly include?: string | undefined }, "time">;

/** The lines of a body at the earliest and at the latest second. */
export interface OpenAstrocartography extends OpenBirth<OpenMapInput> {
  readonly lines: readonly { readonly from: BodyLines; readonly to: BodyLines }[];
}

/**
 * The lines of every birth within a range, by those of its two ends.
 * @throws DomainError `unprocessable_entity` for an unknown time: in a day each line goes round the Earth.
 */
export function computeOpenAstrocartography(
  input: OpenMapInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenAstrocartography {
  const { birth } = openBirth(ephemeris, input);
  if (birth.span.state === "unknown") {
    throw needsATime(
      "Every line moves west by a degree in four minutes and goes round the Earth in a day, so without a time of birth it is everywhere.",
    );
  }
  const { include, nodeType } = input;
  const [first, last] = [birth.from, birth.to].map((moment) => linesAt(ephemeris, moment, { include, nodeType }));
  return { ...birth, lines: (first ?? []).map((from, index0) => ({ from, to: at(last ?? [], index0) })) };
}

/** A body in the sky of the birthplace at the earliest and at the latest second. */
export interface OpenLocalBody {
  readonly from: LocalBody;
  readonly to: LocalBody;
  /** Undefined where they change. */
  readonly wind: Wind | undefined;
  readonly isAbove: boolean | undefined;
}

export interface OpenLocalSpace extends OpenBirth<OpenLocalInput> {
  readonly changes: Changes;
  readonly bodies: readonly OpenLocalBody[];
}

/**
 * The directions of every birth within a range, with the seconds at which a body comes into another or to the horizon.
 * @throws DomainError `unprocessable_entity` for an unknown time: in a day each body goes round the horizon.
 */
export function computeOpenLocalSpace(
  input: OpenLocalInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenLocalSpace {
  const { birth, sky } = openBirth(ephemeris, input);
  if (birth.span.state === "unknown") {
    throw needsATime(
      "In a day every body goes round the horizon and is above it and below it, so without a time of birth it has no direction.",
    );
  }
  checkNarrow(birth.span, "In so long a time a body may go half round the horizon.");
  const [first = [], last = []] = [birth.from, birth.to].map((moment) => localBodies(ephemeris, moment, input));
  const siderealAt = remembered(
    (jdTt) => sky.near.siderealTimeDeg(sky.near.timeScales(sky.near.epochMillisecondsOf(jdTt)).jdUt1) + input.longitude,
  );
  const changes = changesOf(
    sky,
    first.flatMap(({ id }) => horizonMembers(sky, { place: input, siderealAt }, id)),
  );
  const bodies = first.map((from, index0): OpenLocalBody => {
    const above = heldValue(changes, `bodies.${from.id}.aboveHorizon`);
    const direction = heldValue(changes, `bodies.${from.id}.compassDirection`);
    return {
      from,
      to: at(last, index0),
      wind: WINDS.find(([abbreviation]) => abbreviation === direction),
      isAbove: typeof above === "boolean" ? above : undefined,
    };
  });
  return { ...birth, changes, bodies };
}

/** A function of instants that several curves ask for. */
function remembered<Value>(valueAt: (jdTt: number) => Value): (jdTt: number) => Value {
  const known = new Map<number, Value>();
  return (jdTt) => {
    const found = known.get(jdTt) ?? valueAt(jdTt);
    known.set(jdTt, found);
    return found;
  };
}

interface Horizon {
  readonly place: Place;
  /** Local sidereal time of the span's own sky. */
  readonly siderealAt: (jdTt: number) => number;
}

function horizonMembers(sky: SearchedSky, { place, siderealAt }: Horizon, id: MappedId): readonly Member[] {
  const { near } = sky;
  const nearAt = remembered((jdTt) =>
    horizonPlace(near.equatorial(skyBodyOf(id, NODE_TYPE), jdTt), {
      latitudeDeg: place.latitude,
      siderealTimeDeg: siderealAt(jdTt),
    }),
  );
  return [
    {
      member: `bodies.${id}.compassDirection`,
      borders: curveBorders(sky, (jdTt) => nearAt(jdTt).azimuthDeg, evenBorders(WIND_DEG, WIND_DEG / 2)),
      valueAt: (asked, epochMs) => windOf(placeOf(askedAt(asked, epochMs), place, id).azimuthDeg)[0],
    },
    {
      member: `bodies.${id}.aboveHorizon`,
      borders: curveBorders(sky, (jdTt) => normalizeDeg(nearAt(jdTt).altitudeDeg), [0]),
      valueAt: (asked, epochMs) => placeOf(askedAt(asked, epochMs), place, id).altitudeDeg > 0,
    },
  ];
}

const WIND_DEG = 22.5;

function placeOf({ sky, jdTt, jdUt1 }: Asked, { latitude, longitude }: Place, id: MappedId) {
  const siderealTimeDeg = sky.siderealTimeDeg(jdUt1) + longitude;
  const body = sky.equatorial(skyBodyOf(id, NODE_TYPE), jdTt);
  return horizonPlace(body, { latitudeDeg: latitude, siderealTimeDeg });
}
