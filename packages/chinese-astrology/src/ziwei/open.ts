import type { Ephemeris } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { at, type DraftOf, type UncertainRequest } from "@almagest/operation";
import type { Changes } from "@almagest/sky";
import * as z from "zod";
import type { BaziInput } from "../bazi/birth";
import { LUCK_DIRECTIONS } from "../bazi/luck";
import { gender } from "../bazi/luck-schema";
import {
  changesOfTurns,
  clockOf,
  heldBy,
  type OpenBazi,
  openBazi,
  presentOpenConventions,
  presentOpenTime,
  presentUntimedBirth,
} from "../birth-time/open-birth";
import { baziBirthTime, localTime, openBaziConventions, untimedBaziBirth } from "../birth-time/schema";
import { monthNotice } from "../calendar/printed";
import { presentCalendarConventions } from "../present";
import { branchId } from "../schema";
import { palaceNames } from "../vocabulary/zi-wei";
import { branchOf, palaceOfStar, type ZiWeiChart, ziWeiBirth, ziWeiChart } from "./chart";
import { requireLived, type ZiWeiAsked } from "./compute";
import { presentBureau, presentDate, presentStar, presentStarName, presentTransformation } from "./present";
import {
  bureauSchema,
  dateShape,
  hourBranch,
  palaceId,
  palaceSchema,
  rulesUsedShape,
  starNameSchema,
  transformationSchema,
} from "./schema";
import { type RuleSet, rulesOf, type ZiWeiRules } from "./schools";
import { STAR_IDS } from "./stars";

const holds = "Only where it is the same all through";

const possibleSchema = z
  .object({
    from: localTime.meta({ description: "The first second of it" }),
    to: localTime.meta({ description: "The last second" }),
    hour: hourBranch,
    lunarDay: z.int().min(1).max(30),
    lifePalace: branchId.meta({ description: "Its branch" }),
    ...named("bodyPalace", palaceId.meta({ description: "The palace that is the body palace" }), palaceNames),
    bureau: bureauSchema,
    lifeLord: starNameSchema,
    lifeStars: palaceSchema.shape.stars.meta({ description: "In the life palace" }),
  })
  .meta({ name: "PossibleZiWeiChart", description: "A chart that the birth may have" });

const knownStarSchema = z
  .object({ ...starNameSchema.shape, branch: branchId })
  .meta({ name: "ZiWeiStarAtBranch", description: "A star with its branch, whose palace the hour would decide" });

const knownTransformationSchema = transformationSchema
  .omit({ palace: true, palaceLocalized: true })
  .meta({ name: "ZiWeiTransformedStar" });

const { lunar, month, yearPillar, yearPillarChinese, zodiacAnimal, zodiacAnimalLocalized } = dateShape;

export const uncertainZiWeiOutput = z.object({
  birthTime: baziBirthTime,
  birthData: untimedBaziBirth,
  conventions: z
    .object({ ...openBaziConventions.omit({ lunarYear: true }).shape, ...rulesUsedShape })
    .meta({ name: "UncertainZiWeiConventions" }),
  gender,
  lunar: lunar.exactOptional().meta({ description: holds }),
  month: month.exactOptional().meta({ description: holds }),
  yearPillar: yearPillar.exactOptional().meta({ description: holds }),
  yearPillarChinese: yearPillarChinese.exactOptional(),
  zodiacAnimal: zodiacAnimal.exactOptional().meta({ description: holds }),
  zodiacAnimalLocalized: zodiacAnimalLocalized.exactOptional(),
  direction: z.enum(LUCK_DIRECTIONS).exactOptional().meta({ description: holds }),
  bodyLord: starNameSchema.exactOptional().meta({ description: holds }),
  transformations: z
    .array(knownTransformationSchema)
    .exactOptional()
    .meta({ description: "Stars that the year of birth transforms, where the year is certain; no palaces" }),
  stars: z.array(knownStarSchema).meta({ description: "Stars that are at one branch all through" }),
  charts: z.array(possibleSchema).min(1).meta({ description: "In order of time" }),
});

export type OpenZiWeiInput = UncertainRequest<BaziInput, "time"> &
  Pick<BaziInput, "dayBoundary" | "yearBoundary" | "hourClock"> &
  ZiWeiAsked;

interface OpenZiWei {
  readonly birth: OpenBazi;
  readonly ruleSet: RuleSet;
  readonly rules: ZiWeiRules;
  /** One for each stretch of the birth. */
  readonly charts: readonly ZiWeiChart[];
  readonly changes: Changes;
}

/** Every chart that a birth may have, and what they share. @throws ValidationError for a year before that of the birth. */
export function computeOpenZiWei(input: OpenZiWeiInput, { ephemeris }: { readonly ephemeris: Ephemeris }): OpenZiWei {
  const { birth } = openBazi(ephemeris, input);
  const rules = rulesOf(input.ruleSet, input);
  const charts = birth.hours.map((hour) => ziWeiChart(ziWeiBirth(hour.birth, rules.leapMonth), input.gender, rules));
  if (input.year !== undefined) requireLived(input.year, at(charts, 0).birth.year);
  const turns = (valueIn: (chart: ZiWeiChart) => string | number) =>
    birth.hours.map(({ fromEpochMs }, index0) => ({ epochMs: fromEpochMs, value: valueIn(at(charts, index0)) }));
  const changes = changesOfTurns([
    { member: "palaces.life", turns: turns(({ palaces }) => at(palaces, 0).pillar.branch) },
    { member: "bodyPalace", turns: turns(({ body }) => body) },
    { member: "bureau.number", turns: turns(({ bureau }) => bureau.number) },
    { member: "lunar.day", turns: turns((chart) => chart.birth.lunar.day) },
    { member: "yearPillar", turns: turns((chart) => chart.birth.yearPillar.id) },
  ]);
  return { birth, ruleSet: input.ruleSet, rules, charts, changes };
}

export function presentOpenZiWei({
  birth,
  ruleSet,
  rules,
  charts,
  changes,
}: OpenZiWei): DraftOf<typeof uncertainZiWeiOutput> {
  const first = at(charts, 0);
  const year = heldBy(charts, (chart) => chart.birth.yearPillar.id);
  const held = <Value>(valueIn: (chart: ZiWeiChart) => Value): Value | undefined => heldBy(charts, valueIn);
  const date = presentDate(first.birth);
  const bodyLord = held((chart) => chart.bodyLord);
  const { lunarYear: _, ...conventions } = presentOpenConventions(birth);
  const { meridian, notice } = presentCalendarConventions(birth.engine, monthNotice(first.birth.lunar));
  return {
    birthTime: presentOpenTime(birth, changes),
    birthData: presentUntimedBirth(birth),
    conventions: { ...conventions, ruleSet, ...rules, meridian, calendarNotice: notice },
    gender: first.gender,
    lunar: held(({ birth: { lunar: day } }) => day) && date.lunar,
    month: held((chart) => chart.birth.month),
    yearPillar: year,
    yearPillarChinese: year === undefined ? undefined : date.yearPillarChinese,
    zodiacAnimal: year === undefined ? undefined : date.zodiacAnimal,
    direction: held(({ direction }) => direction),
    bodyLord: bodyLord && presentStarName(bodyLord),
    transformations:
      year === undefined
        ? undefined
        : first.transformations.map((one) => {
            const { palace: __, ...known } = presentTransformation(one);
            return known;
          }),
    stars: STAR_IDS.flatMap((star) => {
      const branch = held((chart) => palaceOfStar(chart, star)?.pillar.branch);
      return branch === undefined ? [] : [{ ...presentStarName(star), branch }];
    }),
    charts: charts.map((chart, index0) => presentPossible(chart, birth, index0)),
  };
}

function presentPossible(
  { birth: { hour0, lunar: day }, palaces, body, bureau, lifeLord }: ZiWeiChart,
  birth: OpenBazi,
  index0: number,
): DraftOf<typeof possibleSchema> {
  const { fromEpochMs, toEpochMs } = at(birth.hours, index0);
  const clock = clockOf(birth);
  const life = at(palaces, 0);
  return {
    from: clock(fromEpochMs),
    to: clock(toEpochMs),
    hour: branchOf(hour0),
    lunarDay: day.day,
    lifePalace: life.pillar.branch,
    bodyPalace: body,
    bureau: presentBureau(bureau),
    lifeLord: presentStarName(lifeLord),
    lifeStars: life.stars.map(presentStar),
  };
}
