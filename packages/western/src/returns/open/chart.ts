import { type Ephemeris, normalizeDeg, separationDeg } from "@almagest/ephemeris";
import { signs } from "@almagest/i18n/astrology";
import type { HouseSystem } from "@almagest/operation";
import {
  BODY_IDS,
  type BodyId,
  bodyOf,
  type Changes,
  type ChartBody,
  changesOf,
  chartBodies,
  type Engine,
  engineOf,
  housesOf,
  type Member,
  PLANET_IDS,
  type Place,
  type SignId,
  signOf,
} from "@almagest/sky";
import { isThroughout, type OpenAspect, openAspects } from "../../birth-time/open-aspects";
import { heldHouse, heldValue, type OpenPoint, openPoint, signNamed } from "../../birth-time/open-point";
import { houseMember, type NamedPoint, pointMembers } from "../../birth-time/points";
import { natalReaches } from "../../birth-time/reach";
import { askedAt, housesIn, type NatalSearch, natalSearch } from "../../birth-time/search";
import { isNode } from "../../chart/aspects";
import type { Touch } from "../touches";
import { memberByBirth, type OpenReturnFound, type OpenReturnInput, type OpenReturnSought, openReturn } from "./find";

export interface OpenReturnBody extends OpenPoint<ChartBody> {
  readonly id: BodyId;
  /** Only of a range, where it holds. */
  readonly house: number | undefined;
}

export interface OpenReturnAngle {
  readonly sign: SignId;
  /** At the earliest and at the latest return. */
  readonly fromDeg: number;
  readonly toDeg: number;
}

/** A return of every birth of a span, with what its charts have in common. */
export interface OpenReturnFacts<Input extends OpenReturnInput> extends OpenReturnFound {
  readonly input: Input;
  readonly engine: Engine;
  readonly changes: Changes;
  readonly bodies: readonly OpenReturnBody[];
  /** Undefined where the return is spread over more than a day and a half. */
  readonly aspects: readonly OpenAspect[] | undefined;
  readonly ascendant: OpenReturnAngle | undefined;
  readonly midheaven: OpenReturnAngle | undefined;
  /** Planets of every such chart on, or opposite, those of every birth. */
  readonly touches: readonly Touch[];
}

/** Aspects are followed through that much; angles turn through more of it too often to be told by the second. */
const MOST_DAYS = 1.5;

/** The paths of the chart's members, the Moon first. */
const NAMED: readonly NamedPoint[] = ["moon" as const, ...BODY_IDS.filter((id) => id !== "moon")].map((id) => ({
  point: id,
  path: `chart.planets.${id}`,
}));

export function computeOpenReturn<Input extends OpenReturnInput>(
  ephemeris: Ephemeris,
  input: Input,
  sought: OpenReturnSought,
): OpenReturnFacts<Input> {
  const found = openReturn(ephemeris, input, sought);
  const { nodeType = "true" } = input;
  const { returned, natal, birth, fromJdTt, toJdTt } = found;
  const isDay = toJdTt - fromJdTt <= MOST_DAYS;
  const setting = { ...placeOf(input), nodeType, houseSystem: input.houseSystem };
  const search = natalSearch(returned, setting);
  const isHoused = isDay && birth.span.state === "range";
  const members = [
    ...(isDay ? [angleSign(search, "ascendant")] : []),
    ...pointMembers(search, NAMED),
    ...(isDay ? [angleSign(search, "midheaven")] : []),
    ...(isHoused ? NAMED.map((point) => houseMember(search, point)) : []),
  ];
  const changes = changesOf(
    natal,
    members.map((member) => memberByBirth(found, member)),
  );
  const angle = (name: "ascendant" | "midheaven") =>
    isHoused ? heldAngle(found, { name, changes, place: setting, houseSystem: setting.houseSystem }) : undefined;
  const aspects = isDay ? openAspects(returned, nodeType) : undefined;
  return {
    ...found,
    input,
    engine: engineOf(ephemeris),
    changes,
    bodies: bodiesOf(found, changes),
    aspects: aspects?.filter(isThroughout),
    ascendant: angle("ascendant"),
    midheaven: angle("midheaven"),
    touches: touchesThrough(found),
  };
}

export function placeOf({ latitude, longitude }: Place): Place {
  return { latitude, longitude };
}

function angleSign(search: NatalSearch, angle: "ascendant" | "midheaven"): Member {
  return {
    member: `chart.${angle}.sign`,
    borders: search.placed[angle](30),
    valueAt: (sky, epochMs) => signs[signOf(housesIn(askedAt(sky, epochMs), search, "whole-sign")[`${angle}Deg`])].en,
  };
}

interface HeldAngle {
  readonly name: "ascendant" | "midheaven";
  readonly changes: Changes;
  readonly place: Place;
  readonly houseSystem: HouseSystem;
}

function heldAngle(
  { returned: { ephemeris }, fromJdTt, toJdTt }: OpenReturnFound,
  { name, changes, place, houseSystem }: HeldAngle,
): OpenReturnAngle | undefined {
  const sign = heldValue(changes, `chart.${name}.sign`);
  const [from, to] = [fromJdTt, toJdTt].map((jdTt) => {
    const moment = ephemeris.timeScales(ephemeris.epochMillisecondsOf(jdTt));
    return housesOf(ephemeris, { input: place, moment }, houseSystem)[`${name}Deg`];
  });
  if (sign === undefined || from === undefined || to === undefined) return undefined;
  return { sign: signNamed(sign), fromDeg: from, toDeg: to };
}

function bodiesOf(
  { returned: { ephemeris }, fromJdTt, toJdTt, birth }: OpenReturnFound,
  changes: Changes,
): readonly OpenReturnBody[] {
  const first = chartBodies(ephemeris, fromJdTt, "true");
  const last = chartBodies(ephemeris, toJdTt, "true");
  return BODY_IDS.map((id) => {
    const path = `chart.planets.${id}`;
    const ends = { from: bodyOf(first, id), to: bodyOf(last, id) };
    const point = openPoint(ends, path, { changes, fromEpochMs: birth.span.fromEpochMs });
    return {
      ...point,
      id,
      isRetrograde: isNode(id) ? undefined : point.isRetrograde,
      house: heldHouse(changes, path),
    };
  });
}

const BODY_ORB_DEG = 2;
const MOST_TOUCHES = 3;

/** As `touchesOf` finds them, with the widest orb of any birth and its return; of planets alone. */
function touchesThrough({ natal, returned }: OpenReturnFound): readonly Touch[] {
  const [born, later] = [natal, returned].map((sky) => natalReaches(sky, PLANET_IDS, "true"));
  if (born === undefined || later === undefined) return [];
  return born
    .flatMap((place) =>
      later.flatMap((body): readonly Touch[] => {
        if (body.id === place.id) return [];
        const ends = [place.lowDeg, place.lowDeg + place.widthDeg].flatMap((one) =>
          [body.lowDeg, body.lowDeg + body.widthDeg].map((other) =>
            separationDeg(normalizeDeg(one), normalizeDeg(other)),
          ),
        );
        const where = Math.max(...ends) <= 90 ? "on" : "opposite";
        const orbDeg = where === "on" ? Math.max(...ends) : 180 - Math.min(...ends);
        return orbDeg <= BODY_ORB_DEG ? [{ by: body.id, natal: place.id, where, orbDeg }] : [];
      }),
    )
    .toSorted((one, other) => one.orbDeg - other.orbDeg)
    .slice(0, MOST_TOUCHES);
}
