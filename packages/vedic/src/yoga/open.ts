import type { Ephemeris } from "@almagest/ephemeris";
import { signs } from "@almagest/i18n/astrology";
import { at } from "@almagest/operation";
import { type Changes, changesOf, isShort, type Member, type SearchedSky, SIGN_IDS, staysOf } from "@almagest/sky";
import {
  combustionMembers,
  directedPlanets,
  directionMembers,
  MOON_FIRST,
  waxingMember,
} from "../birth-time/graha-members";
import { grahaSign, lagnaSign, lagnaVarga } from "../birth-time/members";
import { type OpenVedicBirth, openVedicBirth } from "../birth-time/open-birth";
import type { OpenChartInput } from "../birth-time/open-chart";
import { type VedicSearch, vedicSearch } from "../birth-time/search";
import { staysThrough, type Turn, turnsOf } from "../birth-time/turns";
import { type DetectedYoga, detectIn } from "./detect";
import { type YogaScene, yogaSceneOf } from "./scene";
import { daridra } from "./wealth";

/** A yoga of which every birth of the span says the same: it is there, or it is not. */
export interface HeldYoga {
  readonly yoga: DetectedYoga;
  /** Whether its conditions are met by the same placements all through. */
  readonly isSameThroughout: boolean;
}

/** A yoga that some births of the span have and others do not. */
export interface UndecidedYoga {
  readonly yoga: DetectedYoga;
  /** Of births that differ in the Lagna alone some have it; else it is a graha's sign that decides. */
  readonly decidedBy: "lagna" | "grahas";
  /** When it is there; UTC epoch milliseconds of the first and the last second. */
  readonly present: readonly { readonly fromEpochMs: number; readonly toEpochMs: number }[];
}

export interface OpenYogas {
  readonly changes: Changes;
  readonly held: readonly HeldYoga[];
  readonly undecided: readonly UndecidedYoga[];
  /** Of those that are present, at least and at most. */
  readonly total: { readonly least: number; readonly most: number };
}

/** The yogas of each time between two changes, with the times at which only a rule by the navamsa Lagna may differ. */
export function openYogas(sky: SearchedSky, search: VedicSearch): OpenYogas {
  const changes = changesOf(sky, yogaMembers(search));
  const directed = directedPlanets(search);
  const seen = turnsOf(sky, search.setting, changes).flatMap((turn) =>
    scenesOf(turn, directed.includes("jupiter")).map((scene) => ({ turn, scene, yogas: detectIn(scene) })),
  );
  const [first] = seen;
  const found = (first?.yogas ?? []).map(({ id }, index0) => {
    const states = seen.flatMap(({ turn, scene, yogas }) => {
      const yoga = yogas[index0];
      return yoga === undefined ? [] : [{ turn, scene, yoga, isPresent: yoga.isPresent }];
    });
    return id === "daridra" ? finer(states, sky, search) : states;
  });
  const held = found.filter(isHeld);
  const counts = seen.map(({ yogas }) => yogas.filter(({ id, isPresent }) => isPresent && id !== "daridra").length);
  const poor = found.flatMap((states) => states.filter(({ yoga }) => yoga.id === "daridra"));
  return {
    changes,
    held: held.map(heldYoga),
    undecided: found.filter((states) => !isHeld(states)).map(undecidedYoga),
    total: {
      least: Math.min(...counts) + (poor.every(({ isPresent }) => isPresent) ? 1 : 0),
      most: Math.max(...counts) + (poor.some(({ isPresent }) => isPresent) ? 1 : 0),
    },
  };
}

interface State {
  readonly turn: Turn;
  readonly scene: YogaScene;
  readonly yoga: DetectedYoga;
  readonly isPresent: boolean;
}

/** Behind the Sun's disc nothing is known of Jupiter's direction, which one yoga asks for: both are looked at. */
function scenesOf(turn: Turn, isDirected: boolean): readonly YogaScene[] {
  const scene = yogaSceneOf(turn);
  if (isDirected) return [scene];
  return [true, false].map((jupiter) => ({ ...scene, isRetrograde: { ...scene.isRetrograde, jupiter } }));
}

function isHeld(states: readonly State[]): boolean {
  return states.every(({ isPresent }) => isPresent === states[0]?.isPresent);
}

function heldYoga(states: readonly State[]): HeldYoga {
  const told = states.map(({ yoga }) => JSON.stringify([yoga.conditions, yoga.notes, yoga.matched, yoga.suppressedBy]));
  return { yoga: at(states, 0).yoga, isSameThroughout: new Set(told).size === 1 };
}

function undecidedYoga(states: readonly State[]): UndecidedYoga {
  const skies = new Set(states.map(({ scene }) => skyKey(scene)));
  const stays = staysThrough(
    states.map(({ turn }) => turn),
    (turn) => states.some((state) => state.turn === turn && state.isPresent),
    String,
  );
  return {
    yoga: at(states, 0).yoga,
    decidedBy: [...skies].some((sky) => !isHeld(states.filter(({ scene }) => skyKey(scene) === sky)))
      ? "lagna"
      : "grahas",
    present: stays.filter(({ value }) => value),
  };
}

function skyKey({ sign0, combust, isWaxing, isRetrograde }: YogaScene): string {
  return [Object.values(sign0), combust, isWaxing, isRetrograde.jupiter].join();
}

/** One rule of want asks for the Lagna's navamsa: its times are cut by those too. */
function finer(states: readonly State[], sky: SearchedSky, search: VedicSearch): readonly State[] {
  const stays = staysOf(sky, lagnaVarga(search, 9));
  return states.flatMap((state) => {
    const { fromEpochMs, toEpochMs } = state.turn;
    const within = stays.filter(
      (stay, index0) =>
        stay.fromEpochMs <= toEpochMs && (stays[index0 + 1]?.fromEpochMs ?? Number.POSITIVE_INFINITY) > fromEpochMs,
    );
    return within.map(({ value, fromEpochMs: firstMs }, index0) => {
      const navamsaLagnaSign0 = SIGN_IDS.findIndex((id) => signs[id].en === value);
      const found = daridra({ ...state.scene, navamsaLagnaSign0 });
      const next = within[index0 + 1];
      const turn = {
        ...state.turn,
        fromEpochMs: Math.max(firstMs, fromEpochMs),
        toEpochMs: next === undefined ? toEpochMs : next.fromEpochMs - SECOND_MS,
      };
      return { ...state, turn, yoga: { ...state.yoga, ...found }, isPresent: found.isPresent };
    });
  });
}

const SECOND_MS = 1000;

function yogaMembers(search: VedicSearch): readonly Member[] {
  return [
    lagnaSign(search),
    ...MOON_FIRST.map((id) => grahaSign(search, id)),
    ...directionMembers(search).filter(({ member }) => member === "jupiter.isRetrograde"),
    ...combustionMembers(search),
    waxingMember(search),
    { ...lagnaVarga(search, 9), isCounted: !isShort(search.sky.span) },
  ];
}

export interface OpenDetectedYogas extends OpenYogas {
  readonly birth: OpenVedicBirth<OpenChartInput>;
}

export function computeOpenYogas(
  input: OpenChartInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenDetectedYogas {
  const { birth, sky } = openVedicBirth(ephemeris, input);
  return { birth, ...openYogas(sky, vedicSearch(sky, { ...input, nodeType: "mean" })) };
}
