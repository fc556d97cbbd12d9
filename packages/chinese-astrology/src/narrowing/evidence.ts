import { InvariantError } from "@almagest/operation";
import { type Evidence, type Member, type SearchedSky, type Stance, type Stay, staysOf } from "@almagest/sky";
import type { Gender } from "../bazi/luck";
import type { BaziSetting } from "../birth-time/borders";
import { luckEventMembers } from "../birth-time/events";
import { baziMembers } from "../birth-time/members";
import { BRANCH_ROWS } from "../cycle/branches";
import { type Category, categoryOf } from "../cycle/phases";
import { PILLARS } from "../cycle/pillars";
import { STEM_ROWS, STEMS, type Stem } from "../cycle/stems";
import { type TenGod, tenGodOf } from "../cycle/ten-gods";
import { type BaziEventKind, categoryOfEvent } from "./rules";

const SECOND_MS = 1000;

/** The luck pillar that runs at an event, as gods of the day master of a stretch. */
export interface LuckFact {
  readonly luckPillar: string;
  readonly dayMaster: Stem;
  readonly stemGod: TenGod;
  /** Of the branch's principal hidden stem. */
  readonly branchGod: TenGod;
  readonly fits: readonly ("stem" | "branch")[];
}

export interface BaziEvents {
  readonly gender: Gender;
  readonly events: readonly { readonly kind: BaziEventKind; readonly eventMs: number }[];
}

/**
 * The evidence of events by the luck pillar that runs at them: for an event where stem and branch are both gods of its
 * matter, against it where neither is, neither where one is or no pillar has begun. The whole span in order.
 */
export function eventPieces(
  sky: SearchedSky,
  setting: BaziSetting,
  { gender, events }: BaziEvents,
): readonly (readonly Evidence<LuckFact>[])[] {
  if (events.length === 0) return [];
  const eventEpochsMs = events.map(({ eventMs }) => eventMs);
  const running = luckEventMembers(sky, setting, { gender, eventEpochsMs }).map((member) => staysOf(sky, member));
  const masters = staysOf(sky, dayMasterIn(baziMembers(sky, setting)));
  return events.map(({ kind }, index0) =>
    piecesOf(sky, categoryOfEvent(kind, gender), { pillars: running[index0] ?? [], masters }),
  );
}

function dayMasterIn(members: readonly Member[]): Member {
  const [found] = members.filter(({ member }) => member === "dayMaster");
  if (found === undefined) throw new InvariantError("pillars without a day master");
  return found;
}

interface Read {
  readonly pillars: readonly Stay[];
  readonly masters: readonly Stay[];
}

function piecesOf(sky: SearchedSky, category: Category, { pillars, masters }: Read): readonly Evidence<LuckFact>[] {
  const all = [...pillars, ...masters].map(({ fromEpochMs }) => fromEpochMs);
  const starts = [...new Set(all)].sort((a, b) => a - b);
  return starts.map((fromEpochMs, index0) => {
    const facts = luckFacts(valueAt(pillars, fromEpochMs), valueAt(masters, fromEpochMs), category);
    const toEpochMs = (starts[index0 + 1] ?? sky.span.toEpochMs + SECOND_MS) - SECOND_MS;
    return { fromEpochMs, toEpochMs, stance: stanceOf(facts), facts };
  });
}

function stanceOf([fact]: readonly LuckFact[]): Stance {
  if (fact === undefined || fact.fits.length === 1) return "neither";
  return fact.fits.length === 0 ? "against" : "for";
}

/** None before the first pillar. */
function luckFacts(pillarId: Stay["value"], master: Stay["value"], category: Category): readonly LuckFact[] {
  const pillar = PILLARS.find(({ id }) => id === pillarId);
  const dayMaster = STEMS.find((stem) => stem === master);
  if (pillar === undefined || dayMaster === undefined) return [];
  const [principal] = BRANCH_ROWS[pillar.branch].hiddenStems;
  const isFitting = (stem: Stem): boolean => categoryOf(STEM_ROWS[dayMaster].phase, STEM_ROWS[stem].phase) === category;
  return [
    {
      luckPillar: pillar.id,
      dayMaster,
      stemGod: tenGodOf(dayMaster, pillar.stem),
      branchGod: tenGodOf(dayMaster, principal),
      fits: [
        ...(isFitting(pillar.stem) ? (["stem"] as const) : []),
        ...(isFitting(principal) ? (["branch"] as const) : []),
      ],
    },
  ];
}

function valueAt(stays: readonly Stay[], epochMs: number): Stay["value"] {
  return stays.findLast(({ fromEpochMs }) => fromEpochMs <= epochMs)?.value ?? "";
}
