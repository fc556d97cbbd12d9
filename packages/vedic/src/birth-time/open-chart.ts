import type { Ephemeris } from "@almagest/ephemeris";
import type { NodeType } from "@almagest/operation";
import { type Changes, changesOf, isShort, type Member, type SearchedSky } from "@almagest/sky";
import { baladiOf } from "../avasthas/states";
import { GRAHA_IDS, type GrahaId, isNode } from "../grahas";
import { type Graha, grahaOf } from "../sky/positions";
import { houseFrom, signIndex0 } from "../zodiac/circle";
import { nakshatraOf } from "../zodiac/nakshatras";
import { combustionMembers, directedPlanets, directionMembers, isCombust, placeMembers } from "./graha-members";
import { lagnaSign, lagnaStar } from "./members";
import { type OpenVedicBirth, type OpenVedicInput, openVedicBirth } from "./open-birth";
import { chartOfSecond, type VedicSearch, vedicSearch } from "./search";
import { sameThrough, staysThrough, type Turn, turnsOf } from "./turns";

/** A birth at a place, with whatever is known of its time. */
export interface OpenChartInput extends OpenVedicInput {
  readonly latitude: number;
  readonly longitude: number;
}

/** A graha over the time that a birth may have been at; what changes is undefined. */
export interface OpenGraha {
  readonly id: GrahaId;
  /** At the earliest and at the latest second. */
  readonly from: Graha;
  readonly to: Graha;
  /** Zero-based. */
  readonly sign0: number | undefined;
  readonly nakshatra: number | undefined;
  readonly pada: number | undefined;
  readonly isRetrograde: boolean | undefined;
  readonly isCombust: boolean | undefined;
  readonly age: ReturnType<typeof baladiOf> | undefined;
  /** 1 to 12, counted from the Moon's sign. */
  readonly houseFromMoon: number | undefined;
  /** Counted from the Lagna's. */
  readonly house: number | undefined;
  /** Its signs and stars in order of time, each with a longitude in it. */
  readonly stays: readonly { readonly value: number; readonly fromEpochMs: number }[];
}

/** Signs of all grahas for as long as none changes, with houses counted from the Moon, or from the Lagna where it holds. */
export interface OpenRashiChart {
  readonly countedFrom: "Lagna" | "Moon";
  readonly fromEpochMs: number;
  readonly toEpochMs: number;
  readonly firstSign0: number;
  readonly signs0: ReadonlyMap<GrahaId, number>;
}

/** A birth without an exact time as a sidereal chart reads it. */
export interface OpenVedicChart<Input extends OpenChartInput = OpenChartInput> extends OpenVedicBirth<Input> {
  readonly nodeType: NodeType;
  readonly sky: SearchedSky;
  readonly search: VedicSearch;
  readonly changes: Changes;
  /** Between two listed changes. */
  readonly turns: readonly Turn[];
}

/** The chart of a span, cut where any of the members that it is asked for changes. */
export function openVedicChart<Input extends OpenChartInput>(
  ephemeris: Ephemeris,
  input: Input,
  membersOf: (search: VedicSearch) => readonly Member[],
): OpenVedicChart<Input> {
  const nodeType = "mean";
  const { birth, sky } = openVedicBirth(ephemeris, input);
  const search = vedicSearch(sky, { ...input, nodeType });
  const changes = changesOf(sky, membersOf(search));
  return { ...birth, nodeType, sky, search, changes, turns: turnsOf(sky, search.setting, changes) };
}

/** Members that cut a chart of places; ages are the caller's to add. */
export function chartMembers(search: VedicSearch, ages: readonly Member[] = []): readonly Member[] {
  return [
    lagnaSign(search),
    ...placeMembers(search),
    ...directionMembers(search),
    ...combustionMembers(search),
    ...ages,
    ...lagnaStar(search).map((member) => ({ ...member, isCounted: !isShort(search.sky.span) })),
  ];
}

type Chart = Pick<OpenVedicChart, "sky" | "search" | "turns" | "span">;

export function openGrahas({ sky, search, turns, span }: Chart): readonly OpenGraha[] {
  const [first, last] = [span.fromEpochMs, span.toEpochMs].map(
    (epochMs) => chartOfSecond(sky.ephemeris, epochMs, search.setting).grahas,
  );
  const directed = directedPlanets(search);
  return GRAHA_IDS.map((id) => {
    const degIn = ({ grahas }: Turn): number => grahaOf(grahas, id).longitudeDeg;
    const isSteady = isNode(id) || id === "sun" || id === "moon";
    const retrograde = sameThrough(turns, ({ grahas }) => grahaOf(grahas, id).isRetrograde);
    return {
      id,
      from: grahaOf(first ?? [], id),
      to: grahaOf(last ?? [], id),
      sign0: sameThrough(turns, (turn) => signIndex0(degIn(turn))),
      nakshatra: sameThrough(turns, (turn) => nakshatraOf(degIn(turn)).number),
      pada: sameThrough(turns, (turn) => 10 * nakshatraOf(degIn(turn)).number + nakshatraOf(degIn(turn)).pada),
      isRetrograde: isSteady || directed.includes(id) ? retrograde : undefined,
      isCombust: sameThrough(turns, ({ grahas }) => isCombust(id, grahas)),
      age: sameThrough(turns, (turn) => baladiOf(degIn(turn))),
      houseFromMoon: sameThrough(turns, (turn) => houseIn(turn, signOf(turn, "moon"), id)),
      house: sameThrough(turns, (turn) => houseIn(turn, signIndex0(turn.lagnaDeg), id)),
      stays: staysThrough(turns, degIn, (deg) => `${signIndex0(deg)} ${nakshatraOf(deg).number}`),
    };
  });
}

function signOf({ grahas }: Turn, id: GrahaId): number {
  return signIndex0(grahaOf(grahas, id).longitudeDeg);
}

function houseIn(turn: Turn, firstSign0: number, id: GrahaId): number {
  return houseFrom(firstSign0, signOf(turn, id));
}

/** The charts of the span, one for each set of signs, in order of time. */
export function openRashiCharts({ turns }: Pick<Chart, "turns">): readonly OpenRashiChart[] {
  const lagna0 = sameThrough(turns, ({ lagnaDeg }) => signIndex0(lagnaDeg));
  return staysThrough(
    turns,
    (turn) => new Map(GRAHA_IDS.map((id) => [id, signOf(turn, id)])),
    (signs0) => [...signs0.values()].join(),
  ).map(({ value: signs0, fromEpochMs, toEpochMs }) => ({
    countedFrom: lagna0 === undefined ? "Moon" : "Lagna",
    fromEpochMs,
    toEpochMs,
    firstSign0: lagna0 ?? signs0.get("moon") ?? 0,
    signs0,
  }));
}
