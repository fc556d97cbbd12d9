import type { Ephemeris } from "@almagest/ephemeris";
import { civilMoment, type DraftOf, prose, ValidationError, type Words } from "@almagest/operation";
import { readingOf } from "@almagest/telling";
import * as z from "zod";
import { BRANCH_ROWS } from "../cycle/branches";
import type { Pillar } from "../cycle/pillars";
import { STEM_ROWS } from "../cycle/stems";
import { tenGodOf } from "../cycle/ten-gods";
import { presentBranch, presentStem } from "../present";
import { branchSchema, cycleNumber, pillarId, stemSchema } from "../schema";
import { telling } from "../texts/families";
import { type ChineseReader, chineseReader } from "../texts/reader";
import type { MomentTone, TimeUnit } from "../texts/shape";
import { type BaziInput, baziBirth } from "./birth";
import { phaseFavor } from "./favor";
import type { PlacedPillar } from "./interactions";
import { meetingsOf, presentMeetings } from "./meetings";
import { presentTenGod } from "./present";
import { meetingSchema, roleSchema, tenGodSchema } from "./schema";
import { speechOf } from "./speech";
import { type Needs, phaseRole } from "./useful-god";
import type { DayMasterFacts } from "./weighing";

export const momentBody = civilMoment
  .pick({ date: true, time: true, timezone: true })
  .meta({ name: "BaziMoment", description: "Whose month, day and hour are read too; in that year" });

export const timedPillarSchema = z
  .object({
    id: pillarId,
    number: cycleNumber,
    stem: stemSchema,
    branch: branchSchema,
    tenGod: tenGodSchema,
    stemRole: roleSchema,
    branchRole: roleSchema,
    meetings: z.array(meetingSchema).meta({ description: "With the natal pillars, and the luck pillar if asked for" }),
    reading: prose,
  })
  .meta({ name: "TimedPillar" });

export const momentSchema = z
  .object({ month: timedPillarSchema, day: timedPillarSchema, hour: timedPillarSchema })
  .meta({ name: "BaziMomentPillars", description: "Only where moment was sent" });

export type MomentPillars = Readonly<Record<TimeUnit, Pillar>>;

/**
 * The month, day and hour of a moment, by the day boundary of the birth and the civil clock.
 * @throws ValidationError for a moment of another year, which begins at Li Chun.
 */
export function momentPillars(
  ephemeris: Ephemeris,
  {
    moment,
    input,
    year,
  }: { readonly moment: z.output<typeof momentBody>; readonly input: BaziInput; readonly year: number },
): MomentPillars {
  const { pillars, solarMonth } = baziBirth(ephemeris, {
    ...moment,
    dayBoundary: input.dayBoundary,
    yearBoundary: input.yearBoundary,
    hourClock: "clock",
  });
  if (solarMonth.solarYear === year) return { month: pillars.month, day: pillars.day, hour: pillars.hour };
  const message = `moment.date is in ${solarMonth.solarYear}, counted from Li Chun, and year is ${year}. Send year ${solarMonth.solarYear}, or a moment of ${year}.`;
  throw new ValidationError([{ path: "moment.date", message, code: "custom" }]);
}

/** The three pillars with their relation to the chart; no sentence of `told` is said again. */
export function presentMoment(
  pillars: MomentPillars,
  {
    facts,
    others,
    words,
    told,
  }: {
    readonly facts: DayMasterFacts;
    readonly others: readonly PlacedPillar[];
    readonly words: Words;
    readonly told: Set<string>;
  },
): DraftOf<typeof momentSchema> {
  const texts = chineseReader(words);
  const timed = (unit: TimeUnit): DraftOf<typeof timedPillarSchema> => {
    const pillar = pillars[unit];
    const [ofStem, ofBranch] = [STEM_ROWS[pillar.stem].phase, BRANCH_ROWS[pillar.branch].phase];
    return {
      id: pillar.id,
      number: pillar.number,
      stem: presentStem(pillar.stem),
      branch: presentBranch(pillar.branch),
      tenGod: presentTenGod(tenGodOf(facts.birth.dayMaster, pillar.stem), words),
      stemRole: phaseRole(ofStem, facts),
      branchRole: phaseRole(ofBranch, facts),
      meetings: presentMeetings(meetingsOf({ position: unit, pillar }, others), texts, told),
      reading: momentReading(unit, pillar, facts, texts),
    };
  };
  return { month: timed("month"), day: timed("day"), hour: timed("hour") };
}

/** A pillar of a moment against what the chart needs. */
export function momentReading(unit: TimeUnit, pillar: Pillar, facts: Needs, texts: ChineseReader): string | undefined {
  const [stemPhase, branchPhase] = [STEM_ROWS[pillar.stem].phase, BRANCH_ROWS[pillar.branch].phase];
  const speech = speechOf(texts);
  const values = {
    pillar: speech.timePillar(pillar),
    stemPhase: speech.phase(stemPhase),
    branchPhase: speech.phase(branchPhase),
    god: speech.phase(facts.useful.phase),
  };
  const teller = telling.teller(texts, 0);
  return readingOf([teller.tell("moment", `${unit}.${momentTone(pillar, facts)}`, { section: "moment", values })]);
}

const WORTH = { favorable: 1, neutral: 0, unfavorable: -1 } as const;

/** Stem and branch together: mixed where one is for the chart and one against it. */
export function momentTone({ stem, branch }: Pillar, facts: Needs): MomentTone {
  const ofStem = WORTH[phaseFavor(STEM_ROWS[stem].phase, facts)];
  const worth = ofStem + WORTH[phaseFavor(BRANCH_ROWS[branch].phase, facts)];
  if (worth === 0) return ofStem === 0 ? "even" : "mixed";
  return worth > 0 ? "bright" : "hard";
}
