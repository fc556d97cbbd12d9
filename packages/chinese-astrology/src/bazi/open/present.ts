import type { DraftOf, Words } from "@almagest/operation";
import { at } from "@almagest/operation";
import { clockOf, heldBy, heldPillar, type OpenBazi, type OpenHour, reachOf } from "../../birth-time/open-birth";
import { BRANCH_ROWS } from "../../cycle/branches";
import { categoryOf, PHASES } from "../../cycle/phases";
import { STEM_ROWS } from "../../cycle/stems";
import { tenGodOf } from "../../cycle/ten-gods";
import { phaseNamed, pillarChinese } from "../../present";
import { type ChineseReader, chineseReader } from "../../texts/reader";
import { PILLAR_POSITIONS, type PillarPosition } from "../positions";
import { phaseManner, pillarReading, presentPillar, presentTenGod } from "../present";
import { speechOf } from "../speech";
import type {
  hourRowSchema,
  openPhaseCountSchema,
  openPillarSchema,
  openUsefulShape,
  possiblePillarSchema,
} from "./schema";
import { joinedStretches } from "./telling";
import { openUseful } from "./useful";

type OpenPillar = DraftOf<typeof openPillarSchema>;
type PossiblePillar = DraftOf<typeof possiblePillarSchema>;
type HourRow = DraftOf<typeof hourRowSchema>;

/** The pillars that hold. */
export function presentHeldPillars(birth: OpenBazi, words: Words): OpenPillar[] {
  return PILLAR_POSITIONS.flatMap((position) =>
    heldPillar(birth, position) === undefined ? [] : [presentOpenPillar(birth, at(birth.hours, 0), position, words)],
  );
}

/** Each pillar of a year, month or day that changes, with the second at which it begins. */
export function presentPossiblePillars(birth: OpenBazi, words: Words): PossiblePillar[] | undefined {
  const clock = clockOf(birth);
  const found = PILLAR_POSITIONS.filter((position) => position !== "hour").flatMap((position) => {
    if (heldPillar(birth, position) !== undefined) return [];
    const turns = birth.hours.filter((hour, index0) => {
      return index0 === 0 || hour.birth.pillars[position] !== at(birth.hours, index0 - 1).birth.pillars[position];
    });
    return turns.map((hour) => ({
      ...presentOpenPillar(birth, hour, position, words),
      from: clock(hour.fromEpochMs),
    }));
  });
  return found.length === 0 ? undefined : found;
}

/** A pillar without its ten gods where the day master changes; the reading of the day needs none. */
function presentOpenPillar({ hours }: OpenBazi, hour: OpenHour, position: PillarPosition, words: Words): OpenPillar {
  const { tenGod, hiddenStems, ...pillar } = presentPillar(hour.birth, position, words);
  const isHeld = heldBy(hours, ({ birth }) => birth.dayMaster) !== undefined;
  const reading = pillarReading(hour.birth, position, chineseReader(words));
  return {
    ...pillar,
    tenGod: isHeld ? tenGod : undefined,
    hiddenStems: hiddenStems.map((hidden) => ({ ...hidden, tenGod: isHeld ? hidden.tenGod : undefined })),
    reading: isHeld || position === "day" ? reading : undefined,
  };
}

export function presentOpenCounts({ hours }: OpenBazi, words: Words): DraftOf<typeof openPhaseCountSchema>[] {
  const texts = chineseReader(words);
  return PHASES.map((phase, index0) => {
    const countIn = (hour: OpenHour) => at(hour.counts, index0);
    const manner = heldBy(hours, (hour) => phaseManner(countIn(hour), hour.strength));
    return {
      element: phaseNamed(phase),
      ...reachOf(hours, (hour) => countIn(hour).count),
      level: heldBy(hours, (hour) => countIn(hour).level),
      reading: manner && texts.text(`phases.${phase}.${manner}`),
    };
  });
}

type Useful = { readonly [K in keyof typeof openUsefulShape]: DraftOf<(typeof openUsefulShape)[K]> | undefined };

export function presentOpenUseful(birth: OpenBazi): Useful {
  const { held, candidates, decider } = openUseful(birth.hours);
  const clock = clockOf(birth);
  if (held === undefined) {
    return {
      usefulGod: undefined,
      usefulGods: candidates.map(({ phase, hours }) => ({
        element: phaseNamed(phase),
        hours: joinedStretches(hours).map((one) => ({ from: clock(one.fromEpochMs), to: clock(one.toEpochMs) })),
      })),
      usefulGodDecidedBy: decider,
    };
  }
  const { phase, category, method, presence, first, second } = held;
  const isWished = first !== undefined && second !== undefined;
  return {
    usefulGod: {
      element: phaseNamed(phase),
      category,
      method,
      presence,
      climate: isWished ? [phaseNamed(first), phaseNamed(second)] : undefined,
    },
    usefulGods: undefined,
    usefulGodDecidedBy: undefined,
  };
}

/** Every chart of the span by its hour pillar; the line on one is told where it comes first. */
export function presentHours(birth: OpenBazi, words: Words): HourRow[] {
  const texts = chineseReader(words);
  const told = new Set<string>();
  return birth.hours.map((hour) => {
    const line = effectOf(hour, texts);
    const isFresh = line !== undefined && !told.has(line);
    if (isFresh) told.add(line);
    return { ...presentHour(hour, birth, words), effect: isFresh ? line : undefined };
  });
}

function presentHour(hour: OpenHour, birth: OpenBazi, words: Words): Omit<HourRow, "effect"> {
  const clock = clockOf(birth);
  const { pillars, dayMaster } = hour.birth;
  const { id, number, stem, branch } = pillars.hour;
  const changing = (position: PillarPosition) =>
    heldPillar(birth, position) === undefined ? pillars[position].id : undefined;
  return {
    from: clock(hour.fromEpochMs),
    to: clock(hour.toEpochMs),
    id,
    number,
    chinese: pillarChinese(pillars.hour),
    animal: BRANCH_ROWS[branch].animal,
    tenGod: presentTenGod(tenGodOf(dayMaster, stem), words),
    year: changing("year"),
    month: changing("month"),
    day: changing("day"),
    verdict: hour.strength.verdict,
    score: hour.strength.score,
    usefulGod: phaseNamed(hour.useful.phase),
    method: hour.useful.method,
  };
}

function effectOf({ birth: { dayMaster, pillars }, strength, useful }: OpenHour, texts: ChineseReader) {
  const speech = speechOf(texts);
  const family = categoryOf(STEM_ROWS[dayMaster].phase, STEM_ROWS[pillars.hour.stem].phase);
  return texts.text(`openTime.hours.${family}`, {
    animal: speech.branch(pillars.hour.branch),
    stem: speech.stem(dayMaster),
    verdict: speech.verdict(strength.verdict),
    god: speech.phase(useful.phase),
  });
}
