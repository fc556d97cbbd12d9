import { type Ephemeris, normalizeDeg } from "@almagest/ephemeris";
import { DomainError, type NodeType, type UncertainRequest } from "@almagest/operation";
import { type BirthSpan, type Changes, changesOf, isShort, type Member, type SearchedSky } from "@almagest/sky";
import { directionMembers, MOON_FIRST } from "../../birth-time/graha-members";
import {
  KP_DIVISIONS,
  type KpNodeSetting,
  kpCuspMembers,
  kpFrameOfSecond,
  kpGrahaMember,
  kpHouseMember,
} from "../../birth-time/kp";
import { type OpenVedicBirth, type OpenVedicInput, openVedicBirth } from "../../birth-time/open-birth";
import { vedicSearch } from "../../birth-time/search";
import { GRAHA_IDS, isNode } from "../../grahas";
import { grahasAt } from "../../sky/positions";
import { degreesOfTicks } from "../../zodiac/circle";
import { type KpBirthInput, type KpNodeBirthInput, type KpPlanet, kpPlanet } from "../chart";
import { type KpPoint, kpPoint, placidusCuspsDeg } from "../cusps";
import { KP_PARTS } from "../division";

/** A place at the earliest and at the latest second. */
export interface OpenKpPoint {
  readonly from: KpPoint;
  readonly to: KpPoint;
}

export interface OpenKpFacts extends OpenVedicBirth<OpenVedicInput & KpNodeSetting> {
  readonly sky: SearchedSky;
  readonly changes: Changes;
}

export interface OpenKpPlanets extends OpenKpFacts {
  readonly planets: readonly (OpenKpPoint & {
    readonly id: KpPlanet["id"];
    readonly isRetrograde: boolean | undefined;
  })[];
}

export interface OpenKpCusps extends OpenKpFacts {
  /** Twelve; none of a whole day. */
  readonly cusps: readonly OpenKpPoint[];
}

/** The input with a frame that counts the node, where cusps alone are asked for. */
type OpenKpInput = UncertainRequest<KpBirthInput, "time"> & { readonly nodeType?: NodeType | undefined };

function openKpBirth(ephemeris: Ephemeris, input: OpenKpInput) {
  const withNode = { ...input, nodeType: input.nodeType ?? ("mean" as const) };
  const { birth, sky } = openVedicBirth(ephemeris, withNode);
  const { timezone } = birth.span;
  const frame = kpFrameOfSecond(ephemeris, birth.span.fromEpochMs, { setting: input, timezone });
  return { birth: { ...birth, frame }, sky };
}

function grahaMembers(sky: SearchedSky, setting: KpNodeSetting): readonly Member[] {
  return [
    ...MOON_FIRST.flatMap((id) => KP_DIVISIONS.map((division) => kpGrahaMember(sky, setting, { id, division }))),
    ...directionMembers(vedicSearch(sky, setting)),
  ];
}

/** The nine grahas of a birth whose time is open, by their divisions. */
export function computeOpenKpPlanets(
  input: UncertainRequest<KpNodeBirthInput, "time">,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenKpPlanets {
  const { birth, sky } = openKpBirth(ephemeris, input);
  const changes = changesOf(sky, grahaMembers(sky, birth.input));
  return { ...birth, sky, changes, planets: planetsOf({ ...birth, sky, changes }) };
}

function planetsOf({ sky, span, input, changes }: OpenKpFacts): OpenKpPlanets["planets"] {
  const [from, to] = [span.fromEpochMs, span.toEpochMs].map((epochMs) => {
    const frame = kpFrameOfSecond(sky.ephemeris, epochMs, { setting: input, timezone: span.timezone });
    const { jdTt } = sky.ephemeris.timeScales(epochMs);
    return grahasAt(sky.ephemeris, { jdTt, frame, nodeType: input.nodeType }).map(kpPlanet);
  });
  return GRAHA_IDS.flatMap((id, index0) => {
    const [first, last] = [from?.[index0], to?.[index0]];
    if (first === undefined || last === undefined) return [];
    const told = changes.holds.find(({ member }) => member === `${id}.isRetrograde`)?.value;
    const isRetrograde = isNode(id)
      ? true
      : id === "sun" || id === "moon"
        ? false
        : told === undefined
          ? undefined
          : told === true;
    return [{ id, from: first, to: last, isRetrograde }];
  });
}

/**
 * The twelve cusps of a range of times.
 * @throws DomainError `unprocessable_entity` for an unknown time, and within the polar circles.
 */
export function computeOpenKpCusps(
  input: UncertainRequest<KpBirthInput, "time">,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenKpCusps {
  const { birth, sky } = openKpBirth(ephemeris, input);
  if (birth.span.state === "unknown") throw noCuspsOfADay();
  const cusps = cuspsOf({ ...birth, sky });
  const changes = changesOf(sky, cuspMembers(sky, birth.input));
  const counted = [...changes.counted, ...cuspCounts(birth.span, cusps)];
  return { ...birth, sky, cusps, changes: { ...changes, counted } };
}

/** Signs and nakshatras of cusps; sub lords one by one in a birth known to an hour. */
function cuspMembers(sky: SearchedSky, setting: KpNodeSetting): readonly Member[] {
  const divisions = isShort(sky.span) ? (["sign", "nakshatra", "subLord"] as const) : (["sign", "nakshatra"] as const);
  return divisions.flatMap((division) => kpCuspMembers(sky, setting, division));
}

/** Changes of the cusps' sub lords in a longer range: cusps move one way, so the parts between both ends are counted. */
function cuspCounts({ fromEpochMs, toEpochMs }: BirthSpan, cusps: readonly OpenKpPoint[]): Changes["counted"] {
  if (isShort({ fromEpochMs, toEpochMs, timezone: 0 })) return [];
  return cusps.map(({ from, to }, index0) => {
    const turnDeg = normalizeDeg(to.longitudeDeg - from.longitudeDeg);
    // a range ends within 24 hours, in which a cusp goes round once and a degree more
    const isRound = toEpochMs - fromEpochMs > HALF_DAY_MS && turnDeg < 180;
    const passed = KP_PARTS.filter(({ fromTicks, subFromTicks }) => {
      const startDeg = normalizeDeg(degreesOfTicks(fromTicks) - from.longitudeDeg);
      return fromTicks === subFromTicks && startDeg > 0 && startDeg <= turnDeg;
    }).length;
    return { member: `cusps.${index0 + 1}.subLord`, changes: passed + (isRound ? SUBS : 0) };
  });
}

const HALF_DAY_MS = 43_200_000;
const SUBS = 243;

function cuspsOf({ sky, span, input, from, to }: Omit<OpenKpFacts, "changes">): readonly OpenKpPoint[] {
  const [first, last] = [from, to].map((moment) => {
    const frame = kpFrameOfSecond(sky.ephemeris, moment.civil.epochMilliseconds, {
      setting: input,
      timezone: span.timezone,
    });
    return placidusCuspsDeg(sky.ephemeris, { input, moment }, frame);
  });
  return (first ?? []).map((fromDeg, index0) => ({ from: kpPoint(fromDeg), to: kpPoint(last?.[index0] ?? fromDeg) }));
}

export function noCuspsOfADay(): DomainError {
  return new DomainError(
    "unprocessable_entity",
    "In a whole day each cusp passes through the 249 parts of the zodiac, so without a time of birth there are no cusps to answer with. Send time, or what is known of it: time with timeAccuracyMinutes, or timeFrom and timeTo; sub lords need a range of minutes.",
    { needed: ["time", "timeAccuracyMinutes", "timeFrom", "timeTo"] },
  );
}

export interface OpenKpChart extends OpenKpPlanets, OpenKpCusps {}

/**
 * Grahas of a birth whose time is open; of a range with cusps, and with houses where they hold.
 * @throws DomainError `unprocessable_entity` for a range within the polar circles.
 */
export function computeOpenKpChart(
  input: UncertainRequest<KpNodeBirthInput, "time">,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenKpChart {
  const { birth, sky } = openKpBirth(ephemeris, input);
  const { input: setting } = birth;
  const isRange = birth.span.state === "range";
  const cusps = isRange ? cuspsOf({ ...birth, sky }) : [];
  const housed = isRange ? MOON_FIRST.map((id) => kpHouseMember(sky, setting, id)) : [];
  const found = changesOf(sky, [
    ...(isRange ? cuspMembers(sky, setting) : []),
    ...housed,
    ...grahaMembers(sky, setting),
  ]);
  const changes = { ...found, counted: [...found.counted, ...cuspCounts(birth.span, cusps)] };
  return { ...birth, sky, changes, cusps, planets: planetsOf({ ...birth, sky, changes }) };
}
