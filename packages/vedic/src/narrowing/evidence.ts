import { signs } from "@almagest/i18n/astrology";
import { grahas as grahaTerms } from "@almagest/i18n/vedic";
import { at } from "@almagest/operation";
import {
  type Evidence,
  type LifeEventKind,
  type Member,
  type SearchedSky,
  SIGN_IDS,
  type SignId,
  type Stance,
  type Stay,
  staysOf,
} from "@almagest/sky";
import { dashaEventMembers } from "../birth-time/events";
import { signMembers } from "../birth-time/members";
import type { VedicSearch } from "../birth-time/search";
import { GRAHA_IDS, type GrahaId, type PointId } from "../grahas";
import { lordOfSign, signsOwnedBy } from "../zodiac/rashis";
import { EVENT_HOUSES } from "./rules";

const SECOND_MS = 1000;

export const EVENT_LEVELS = ["mahadasha", "antardasha"] as const;

/** A lord that runs at an event, and the houses that it stands for in the charts of a stretch. */
export interface LordFact {
  readonly level: (typeof EVENT_LEVELS)[number];
  readonly lord: GrahaId;
  readonly lagna: SignId;
  /** Of a node those of its sign's lord. */
  readonly rules: readonly number[];
  readonly occupies: number;
  /** Of both, those that bring the event. */
  readonly brings: readonly number[];
}

/**
 * The evidence of events by the two lords that run at them: for an event where both rule or occupy one of its houses,
 * against it where none does, neither where one of the two does. The whole span in order.
 */
export function eventPieces(
  sky: SearchedSky,
  search: VedicSearch,
  events: readonly { readonly kind: LifeEventKind; readonly eventMs: number }[],
): readonly (readonly Evidence<LordFact>[])[] {
  const dashas = dashaEventMembers(
    sky,
    search.setting,
    events.map(({ eventMs }) => eventMs),
  );
  const ofSigns = signMembers(search);
  const known = new Map<PointId, readonly Stay[]>();
  const staysOfSign = (id: PointId): readonly Stay[] => {
    const stays = known.get(id) ?? staysOf(sky, ofSigns[id]);
    known.set(id, stays);
    return stays;
  };
  return events.map(({ kind }, index0) => piecesOf(sky, kind, { dasha: at(dashas, index0), staysOfSign }));
}

interface Read {
  readonly dasha: Member;
  readonly staysOfSign: (id: PointId) => readonly Stay[];
}

function piecesOf(sky: SearchedSky, kind: LifeEventKind, { dasha, staysOfSign }: Read): readonly Evidence<LordFact>[] {
  const running = staysOf(sky, dasha);
  const lords = new Set(running.flatMap(({ value }) => lordsIn(value)));
  // a node has the houses of its sign's lord, which may be any
  const moving: readonly PointId[] = lords.has("rahu") || lords.has("ketu") ? GRAHA_IDS : [...lords];
  const all = [running, staysOfSign("lagna"), ...moving.map(staysOfSign)];
  const starts = [...new Set(all.flatMap((stays) => stays.map(({ fromEpochMs }) => fromEpochMs)))].sort(
    (a, b) => a - b,
  );
  return starts.map((fromEpochMs, index0) => {
    const sign0Of = (id: PointId): number => sign0Named(valueAt(staysOfSign(id), fromEpochMs));
    const facts = lordsIn(valueAt(running, fromEpochMs)).map((lord, level0) =>
      lordFact({ lord, level: at(EVENT_LEVELS, level0) }, kind, sign0Of),
    );
    const toEpochMs = (starts[index0 + 1] ?? sky.span.toEpochMs + SECOND_MS) - SECOND_MS;
    return { fromEpochMs, toEpochMs, stance: stanceOf(facts), facts };
  });
}

/** None where no period of the cycle runs. */
function stanceOf(facts: readonly LordFact[]): Stance {
  const bringing = facts.filter(({ brings }) => brings.length > 0).length;
  if (facts.length === 0 || bringing === 1) return "neither";
  return bringing === 0 ? "against" : "for";
}

function lordFact(
  own: Pick<LordFact, "lord" | "level">,
  kind: LifeEventKind,
  sign0Of: (id: PointId) => number,
): LordFact {
  const lagna0 = sign0Of("lagna");
  const houseOf = (sign0: number): number => ((sign0 - lagna0 + 12) % 12) + 1;
  const { lord } = own;
  const ruler = lord === "rahu" || lord === "ketu" ? lordOfSign(sign0Of(lord)) : lord;
  const rules = signsOwnedBy(ruler)
    .map(houseOf)
    .sort((a, b) => a - b);
  const occupies = houseOf(sign0Of(lord));
  const { houses } = EVENT_HOUSES[kind];
  const brings = [...new Set([...rules, occupies])].filter((house) => houses.includes(house)).sort((a, b) => a - b);
  return { ...own, lagna: at(SIGN_IDS, lagna0), rules, occupies, brings };
}

function valueAt(stays: readonly Stay[], epochMs: number): Stay["value"] {
  return stays.findLast(({ fromEpochMs }) => fromEpochMs <= epochMs)?.value ?? "";
}

/** `Saturn-Venus`, or none. */
function lordsIn(value: Stay["value"]): readonly GrahaId[] {
  return String(value)
    .split("-")
    .flatMap((name) => GRAHA_IDS.find((id) => grahaTerms[id].en === name) ?? []);
}

function sign0Named(value: Stay["value"]): number {
  return SIGN_IDS.findIndex((id) => signs[id].en === value);
}
