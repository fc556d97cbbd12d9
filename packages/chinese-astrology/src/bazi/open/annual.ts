import { named } from "@almagest/i18n";
import { animals } from "@almagest/i18n/chinese";
import { at, type DraftOf, optionalProse, prose, type Words } from "@almagest/operation";
import { readingOf } from "@almagest/telling";
import * as z from "zod";
import { heldBy, presentOpenConventions, presentOpenTime, presentUntimedBirth } from "../../birth-time/open-birth";
import { baziBirthTime, openBaziConventions, untimedBaziBirth } from "../../birth-time/schema";
import { BRANCH_ROWS } from "../../cycle/branches";
import { tenGodOf } from "../../cycle/ten-gods";
import { presentBranch, presentStem } from "../../present";
import { animalId } from "../../schema";
import { type ChineseReader, chineseReader } from "../../texts/reader";
import type { TimeUnit } from "../../texts/shape";
import { interactionsWithYear, YEAR_RELATIONS, yearMeetings } from "../annual-facts";
import { annualLuckSchema } from "../annual-luck";
import { annualPillarSchema, presentAnnualPillar } from "../annual-schema";
import { relationKey } from "../annual-telling";
import type { PlacedPillar } from "../interactions";
import type { LuckPillar } from "../luck";
import { ANNUAL, presentInteractions } from "../meanings";
import { presentMeetings } from "../meetings";
import { momentReading, timedPillarSchema } from "../moment";
import { presentTenGod } from "../present";
import { interactionSchema, meetingSchema, roleSchema, tenGodSchema } from "../schema";
import { rolesOf } from "../useful-god";
import type { OpenAnnual } from "./annual-facts";
import { openAnnualLuckPieces, openAnnualPieces } from "./annual-telling";
import { heldAmong, heldMeetings } from "./held";
import { presentHours, presentOpenUseful } from "./present";
import { dateReach, datesIn, hoursMember, openUsefulShape } from "./schema";

const holds = "Only where it is the same all through";
const openTenGod = tenGodSchema
  .exactOptional()
  .meta({ description: "Only where the day master is the same all through" });
const openRole = roleSchema.exactOptional().meta({ description: holds });

const openLuckSchema = z
  .object({
    ...annualLuckSchema.pick({ index: true, id: true, number: true, stem: true, branch: true }).shape,
    tenGod: openTenGod,
    stemRole: openRole,
    branchRole: openRole,
    startDate: dateReach,
    endDate: dateReach,
    reading: optionalProse,
  })
  .meta({
    name: "UncertainLuckPillarOfYear",
    description: "The one in force as the year ends; only where gender was sent and every time of birth has it",
  });

const openTimedSchema = z
  .object({
    ...timedPillarSchema.pick({ id: true, number: true, stem: true, branch: true, meetings: true }).shape,
    tenGod: openTenGod,
    stemRole: openRole,
    branchRole: openRole,
    reading: optionalProse,
  })
  .meta({ name: "UncertainTimedPillar" });

export const uncertainAnnualReadingOutput = z.object({
  birthTime: baziBirthTime,
  birthData: untimedBaziBirth,
  conventions: openBaziConventions,
  year: z.int(),
  annualPillar: annualPillarSchema,
  ...named("animal", animalId, animals),
  tenGod: openTenGod,
  branchTenGod: openTenGod,
  yearBranchRelation: z.enum(YEAR_RELATIONS).exactOptional().meta({ description: holds }),
  benMingNian: z.boolean().exactOptional().meta({ description: "Whether the year has the animal of birth" }),
  yearBranchRelationMeaning: optionalProse,
  stemRole: openRole,
  branchRole: openRole,
  ...openUsefulShape,
  interactions: z.array(interactionSchema).meta({ description: "The year's pillar with the natal ones that hold" }),
  meetings: z.array(meetingSchema).meta({
    description:
      "Half trines and directions of the year with natal pillars that hold, and with a luck pillar that does",
  }),
  luckPillar: openLuckSchema.exactOptional(),
  moment: z
    .object({ month: openTimedSchema, day: openTimedSchema, hour: openTimedSchema })
    .meta({ name: "UncertainMomentPillars", description: "Only where moment was sent" })
    .exactOptional(),
  hours: hoursMember,
  summary: prose,
});

type Answer = DraftOf<typeof uncertainAnnualReadingOutput>;

interface Said {
  readonly words: Words;
  readonly texts: ChineseReader;
  readonly told: Set<string>;
}

export function presentOpenAnnual(annual: OpenAnnual, words: Words): Answer {
  const { birth, years } = annual;
  const texts = chineseReader(words);
  const said = { words, texts, told: new Set<string>() };
  const { pillar, year } = at(years, 0);
  const [stemGod, branchGod] = [heldBy(years, (one) => one.stemGod), heldBy(years, (one) => one.branchGod)];
  const relation = heldBy(years, (one) => one.relation);
  const relationText = heldBy(years, (one) => `annualRelations.${one.relation}.${relationKey(one)}`);
  return {
    birthTime: presentOpenTime(birth, annual.changes),
    birthData: presentUntimedBirth(birth),
    conventions: presentOpenConventions(birth),
    year,
    annualPillar: presentAnnualPillar(pillar),
    animal: BRANCH_ROWS[pillar.branch].animal,
    tenGod: stemGod && presentTenGod(stemGod, words),
    branchTenGod: branchGod && presentTenGod(branchGod, words),
    yearBranchRelation: relation,
    benMingNian: relation === undefined ? heldBy(years, (one) => one.relation === "same") : relation === "same",
    yearBranchRelationMeaning: relationText && texts.lookup(relationText),
    stemRole: heldBy(years, (one) => rolesOf(pillar, one).stemRole),
    branchRole: heldBy(years, (one) => rolesOf(pillar, one).branchRole),
    ...presentOpenUseful(birth),
    interactions: presentInteractions(
      heldAmong(birth, (placed) =>
        interactionsWithYear(
          placed.map((one) => ({ ...one, position: `natal.${one.position}` })),
          pillar,
        ),
      ),
      texts,
      ANNUAL,
    ),
    meetings: presentMeetings(
      yearMeetings(heldMeetings(birth, { position: "annual", pillar }, heldLuck(annual))),
      texts,
      said.told,
    ),
    luckPillar: presentOpenLuck(annual, said),
    moment: annual.moment && {
      month: presentTimed({ position: "month", pillar: annual.moment.month }, annual, said),
      day: presentTimed({ position: "day", pillar: annual.moment.day }, annual, said),
      hour: presentTimed({ position: "hour", pillar: annual.moment.hour }, annual, said),
    },
    hours: presentHours(birth, words),
    summary: readingOf(openAnnualPieces(annual, texts)),
  };
}

/** The luck pillar where every time of birth has it. */
function luckPillarsOf({ luck }: OpenAnnual): readonly LuckPillar[] {
  const isHeld = luck.length > 0 && heldBy(luck, (one) => one && [one.index, one.pillar.id]) !== undefined;
  return isHeld ? luck.flatMap((one) => one ?? []) : [];
}

function heldLuck(annual: OpenAnnual) {
  return luckPillarsOf(annual)
    .slice(0, 1)
    .map(({ pillar }) => ({ position: "luck", pillar }));
}

function presentOpenLuck(annual: OpenAnnual, { words, texts }: Said): Answer["luckPillar"] {
  const all = luckPillarsOf(annual);
  const [first] = all;
  if (first === undefined) return undefined;
  const { pillar, index } = first;
  const god = heldBy(annual.years, ({ birth }) => tenGodOf(birth.dayMaster, pillar.stem));
  const pieces = openAnnualLuckPieces(annual, all, texts);
  return {
    index,
    id: pillar.id,
    number: pillar.number,
    stem: presentStem(pillar.stem),
    branch: presentBranch(pillar.branch),
    tenGod: god && presentTenGod(god, words),
    stemRole: heldBy(annual.years, (one) => rolesOf(pillar, one).stemRole),
    branchRole: heldBy(annual.years, (one) => rolesOf(pillar, one).branchRole),
    startDate: datesIn(all.map(({ startDate }) => startDate)),
    endDate: datesIn(all.map(({ endDate }) => endDate)),
    reading: pieces.length === 0 ? undefined : readingOf(pieces),
  };
}

function presentTimed(
  time: PlacedPillar<TimeUnit>,
  annual: OpenAnnual,
  { words, texts, told }: Said,
): DraftOf<typeof openTimedSchema> {
  const { birth, years } = annual;
  const { position: unit, pillar } = time;
  const god = heldBy(years, (one) => tenGodOf(one.birth.dayMaster, pillar.stem));
  return {
    id: pillar.id,
    number: pillar.number,
    stem: presentStem(pillar.stem),
    branch: presentBranch(pillar.branch),
    tenGod: god && presentTenGod(god, words),
    stemRole: heldBy(years, (one) => rolesOf(pillar, one).stemRole),
    branchRole: heldBy(years, (one) => rolesOf(pillar, one).branchRole),
    meetings: presentMeetings(heldMeetings(birth, time, heldLuck(annual)), texts, told),
    reading: heldBy(years, (one) => momentReading(unit, pillar, one, texts)),
  };
}
